/** A piece of text as it was drawn. Points, 72 to an inch. */
export interface PdfItem {
  readonly text: string;
  /** Left edge, from the left of the page. */
  readonly x: number;
  readonly right: number;
  /** Base line, from the top of the page. */
  readonly y: number;
  /** Height of the type. */
  readonly size: number;
  readonly bold: boolean;
}

/** A page and its upright text, in the order it was drawn; blank pieces are left out. */
export interface PdfPage {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly PdfItem[];
}

/** A page as the child sends it: texts, and five numbers for each (x, right, y, size, 1 for bold). */
export interface SentPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
  readonly places: Float64Array;
}

const NUMBERS = 5;

export function pageOf({ number, width, height, texts, places }: SentPage): PdfPage {
  const items = texts.map((text, at) => {
    const [x = 0, right = 0, y = 0, size = 0, bold = 0] = places.subarray(at * NUMBERS, (at + 1) * NUMBERS);
    return { text, x, right, y, size, bold: bold === 1 };
  });
  return { number, width, height, items };
}
