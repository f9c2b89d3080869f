import type { PdfItem, PdfPage } from '../pdf/pdf-page.ts';

/** A race on a page: its number, and the items of its head and of its table. */
export interface Block {
  readonly page: number;
  readonly raceNumber: number;
  /** Base line of the race number. */
  readonly y: number;
  readonly items: readonly PdfItem[];
}

/** Nothing but a race number is set so large. */
const NUMBER_SIZE = 30;
/** The head begins so far above the base line of the number. */
const ABOVE = 25;
const FOOT_OF_PAGE = 764;

/** The races of a page from its top to its bottom. */
export function blocksOn(page: PdfPage): readonly Block[] {
  const numbers = page.items
    .filter(({ text, size }) => size > NUMBER_SIZE && /^\d{1,2}$/.test(text.trim()))
    .sort((a, b) => a.y - b.y);
  return numbers.map(({ text, y }, number) => {
    const end = (numbers[number + 1]?.y ?? Infinity) - ABOVE;
    return {
      page: page.number,
      raceNumber: Number(text.trim()),
      y,
      items: page.items.filter((item) => item.y >= y - ABOVE && item.y < Math.min(end, FOOT_OF_PAGE)),
    };
  });
}

/** How far off two items may be and still be on one line. */
const SAME_LINE = 2;

/** Items line by line, each from left to right. */
export function linesOf(items: readonly PdfItem[]): readonly (readonly PdfItem[])[] {
  const lines: { readonly y: number; readonly items: PdfItem[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line !== undefined && item.y - line.y < SAME_LINE) line.items.push(item);
    else lines.push({ y: item.y, items: [item] });
  }
  return lines.map((line) => line.items.sort((a, b) => a.x - b.x));
}
