/** Control characters, also those that turn the direction of a line or have no width. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
/** Whatever could look like the mark of a block. */
const MARKS = /[<>`{}[\]]+/g;

/**
 * Text of others as one line of data: no control characters, nothing that could end a data block, at most so many
 * characters (the rest is left off, with an ellipsis).
 */
export function dataLine(text: string, most: number): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, ' ').replace(MARKS, ' ').replace(/\s+/g, ' ').trim();
  const points = [...plain];
  return points.length <= most ? plain : `${points.slice(0, most - 1).join('')}…`;
}

/** Lines of data between marks that no line can contain. Lines come from `dataLine`, or are our own figures. */
export const dataBlock = (name: string, lines: readonly string[]): string =>
  [`<data name="${name}">`, ...lines, '</data>'].join('\n');
