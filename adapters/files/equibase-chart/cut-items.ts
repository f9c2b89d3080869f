import type { PdfItem } from '../pdf/pdf-page.ts';

/** How far from a column's edge, estimated by the number of letters, the blank before it may be. */
const NEAR = 12;

/** The part of an item from its letter `at` on begins at `edge`. */
const parts = (item: PdfItem, index: number, edge: number): readonly PdfItem[] => [
  { ...item, text: item.text.slice(0, index).trim(), right: edge - 1 },
  { ...item, text: item.text.slice(index).trim(), x: edge },
];

function cutAt(item: PdfItem, edge: number): readonly PdfItem[] {
  if (item.x > edge - 2 || item.right < edge + 0.5) return [item];
  const perLetter = (item.right - item.x) / item.text.length;
  const distance = (index: number): number => Math.abs(item.x + index * perLetter - edge);
  const starts = [...item.text.matchAll(/\s(?=\S)/g)].map(({ index }) => index + 1);
  const [nearest] = starts.sort((a, b) => distance(a) - distance(b));
  return nearest === undefined || distance(nearest) > NEAR ? [item] : parts(item, nearest, edge);
}

/** Text that fills its column runs into the next one: cut at the left edges of columns. */
export const cutItems = (items: readonly PdfItem[], edges: readonly number[]): readonly PdfItem[] =>
  edges.reduce<readonly PdfItem[]>((cut, edge) => cut.flatMap((item) => cutAt(item, edge)), items);
