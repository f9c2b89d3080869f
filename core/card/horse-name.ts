/** A name of the card as running text has it: `HILL 'N' DALE'S` is Hill 'N' Dale's, `O'BRIEN` O'Brien, `BOOK'EM` Book'em, `MCPATRICK` McPatrick. */
export const horseName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s\-(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<!\p{L})Mc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(
      /(^|[\s(]|(?<!\p{L})\p{L})'(\p{L})(?=\p{L}|')/gu,
      (_, before: string, letter: string) => `${before}'${letter.toUpperCase()}`,
    );
