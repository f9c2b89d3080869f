/** A numeral behind a name, or initials joined by `&`. */
const inCapitals = /^(?:II|III|IV|VI|VII|VIII|IX|\p{Lu}{1,2}(?:&\p{Lu}{1,2})+)$/u;

/**
 * A name as a program prints it. Cards write in capitals: `MACLEAN'S MUSIC` becomes Maclean's Music, `O'BRIEN` O'Brien,
 * `BOOK'EM` Book'em; `TIZ THE LAW II` keeps its numeral, `LG&E` its initials. A name already in mixed case stays as it is.
 */
export function properName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .split(' ')
    .map((word) => (inCapitals.test(word) ? word : capitalized(word)))
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
