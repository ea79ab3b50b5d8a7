// What the page around a screen has to know of it.

class Frame {
  covered = $state(false); // somebody looks over the shoulder: own secrets are shown only while they are asked for
  staged = $state(false); // something that has happened is shown over everything else
  playing = $state(false); // a match fills the screen: its own bar stands in for the header of the page
}

export const frame = new Frame();
