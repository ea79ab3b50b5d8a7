"""`python -m openps` is the command `openps`."""

from openps.cli.main import run

if __name__ == "__main__":
    run()
