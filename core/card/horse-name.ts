/** A numeral behind a name, or initials joined by `&`: they keep their capitals. */
const KEPT = /^(?:II|III|IV|VI|VII|VIII|IX|\p{Lu}{1,2}(?:&\p{Lu}{1,2})+)$/u;

const capitalized = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<!\p{L})Mc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /(^|\(|(?<!\p{L})\p{L})'(\p{L})(?=\p{L}|')/gu,
      (_, before: string, letter: string) => `${before}'${letter.toUpperCase()}`,
    );

/**
 * A name of the card as running text has it: `HILL 'N' DALE'S` is Hill 'N' Dale's, `O'BRIEN` O'Brien, `BOOK'EM` Book'em,
 * `MCPATRICK` McPatrick, `TIZ THE LAW II` Tiz The Law II.
 */
export const horseName = (name: string): string =>
  name
    .split(/(\s+)/)
    .map((word) => (KEPT.test(word) ? word : capitalized(word)))
    .join('');
