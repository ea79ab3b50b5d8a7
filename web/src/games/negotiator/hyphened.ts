// Where a long word may be broken in a narrow place, with a hyphen; and signs that never stand alone on a line.

const LONG = 6; // letters
const VOWEL = "aeiouyàâäéèêëîïôöùûüœæ";
// A syllable begins with one consonant, or with two that are spoken as one; three letters at least stay behind.
const SYLLABLE = new RegExp(`([${VOWEL}][^${VOWEL}\\W_]*?)(?=(?:[cpt]h|gn|qu|[bcdfgkptv][lr]|[^${VOWEL}\\W_])[${VOWEL}])`, "giu");

const SHY = "\u00ad";

export function hyphened(text: string): string {
  return text
    .replace(/ (?=[?!:;»])|(?<=«) /g, "\u202f")
    .replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : syllables(word)));
}

function syllables(word: string): string {
  return word.replace(SYLLABLE, (part, _, at: number) => {
    const end = at + part.length;
    return end < 2 || word.length - end < 3 ? part : part + SHY;
  });
}
