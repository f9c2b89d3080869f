import type { Refusal } from '#core/kernel/refusal.ts';
import { chartRefusal } from '../chart-errors.ts';
import type { PdfItem, PdfPage } from '../pdf/pdf-page.ts';

/** The items on one base line, from left to right. */
export interface Line {
  readonly fileName: string;
  /** Counted from 1. */
  readonly page: number;
  readonly y: number;
  readonly items: readonly PdfItem[];
}

/** Smaller pieces are no text but a mark hidden in the head line, another one in every download. */
const SMALLEST = 4;
/** Base lines closer than this are one; a line of raised figures is 3.3 above its own. */
const SAME_LINE = 0.6;
/** A gap of this share of the type's height is a blank. */
const BLANK = 0.15;
/** A link beside the prize money. */
const LINK = 'Video Race Replay';

/** The lines of a page from top to bottom. */
export function linesOf({ number, items }: PdfPage, fileName: string): readonly Line[] {
  const lines: { y: number; items: PdfItem[] }[] = [];
  const pdfItems = items.filter(({ size, text }) => size >= SMALLEST && text !== LINK);
  for (const item of pdfItems.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last !== undefined && item.y - last.y <= SAME_LINE) last.items.push(item);
    else lines.push({ y: item.y, items: [item] });
  }
  return lines.map((line) => ({
    fileName,
    page: number,
    y: line.y,
    items: line.items.sort((a, b) => a.x - b.x),
  }));
}

/** Items put together as they read, a blank where there is a gap. */
export function textOf(items: readonly PdfItem[]): string {
  let text = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const isSeparate = text !== '' && item.x - right > item.size * BLANK;
    text += isSeparate ? ` ${item.text}` : item.text;
    right = item.right;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Lines put together as they read. */
export const textOfLines = (lines: readonly Line[]): string =>
  lines
    .map(({ items }) => textOf(items))
    .join(' ')
    .trim();

/** A refusal that points at a field in a line. */
export const misread = ({ fileName, page }: Line, field: string, sentence: string): Refusal =>
  chartRefusal('field', { fileName, page, field }, sentence);
