// Long words of names, with the places where they may be broken: cards are narrow, and not every browser knows where.

const LONG = 8;
const HYPHEN = "\u00ad";
const VOWELS = "aeiouyàâéèêëîïôöûùœ";
// Between a vowel and a consonant that begins a syllable, or between two consonants; never right before the end.
const SYLLABLE = new RegExp(`([${VOWELS}][^${VOWELS}\\s-]?)(?=[^h${VOWELS}\\s-][${VOWELS}][^\\s-]{1,})`, "gi");

export function broken(name: string): string {
  return name.replace(/[^\s-]+/g, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, `$1${HYPHEN}`)));
}
