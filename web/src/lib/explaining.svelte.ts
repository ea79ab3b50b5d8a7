// The mode in which the next tap explains a thing instead of picking it. Whoever draws a bar may offer it as a button.

class Explaining {
  on = $state(false);

  toggle = (): void => {
    this.on = !this.on;
  };
}

export const explaining = new Explaining();
