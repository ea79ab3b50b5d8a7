"""Makes openps a folder of static files: the page, and Python with our package for a worker of the browser."""
