/** A numeral behind a name, the form of a company, or initials joined by `&`. */
const inCapitals = /^(?:II|III|IV|VI|VII|VIII|IX|L{2,3}[CP]|LP|USA|\p{Lu}{1,2}(?:&\p{Lu}{1,2})+)[,.)]?$/u;
/** Two letters that cannot be said as a word are initials, but for these. */
const initials = /^(?!JR|SR|ST|MR|MS|DR|MT|FT|LT)[BCDFGHJ-NP-TV-XZ]{2}$/;

/**
 * A name as a program prints it. Cards write in capitals: `MACLEAN'S MUSIC` becomes Maclean's Music, `O'BRIEN` O'Brien,
 * `BOOK'EM` Book'em; `TIZ THE LAW II` keeps its numeral, `LG&E` and `SF` their initials, `GODOLPHIN LLC` its LLC. A name
 * already in mixed case stays as it is.
 */
export function properName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .split(' ')
    .map((word) => (inCapitals.test(word) || initials.test(word) ? word : capitalized(word)))
    .join(' ');
}

function capitalized(word: string): string {
  return word
    .toLowerCase()
    .replace(/(^|[-(.&/])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /(^|\(|(?<!\p{L})\p{L})'(\p{L})(?=\p{L}|')/gu,
      (_, before: string, letter: string) => `${before}'${letter.toUpperCase()}`,
    );
}
