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

/** Commands to a terminal, halves of letters, and signs that turn the direction of what follows: no letters of a print. */
const COMMANDS = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/gu;
const UNKNOWN = '\uFFFD';

/** A font may call its letters whatever it likes; what can neither be shown nor kept becomes the sign for that. */
const printable = (text: string): string => text.replace(COMMANDS, UNKNOWN);

export function pageOf({ number, width, height, texts, places }: SentPage): PdfPage {
  const items = texts.map((text, index) => {
    const [x = 0, right = 0, y = 0, size = 0, bold = 0] = places.subarray(
      index * NUMBERS,
      (index + 1) * NUMBERS,
    );
    return { text: printable(text), x, right, y, size, bold: bold === 1 };
  });
  return { number, width, height, items };
}
