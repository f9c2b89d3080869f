import type { PdfItem } from '../pdf/pdf-page.ts';
import { yardsOf } from './distance-words.ts';
import { type Line, textOf } from './lines.ts';

/** Bold labels and the plain text after each, across lines; what precedes the first label is under ''. */
export type Labelled = ReadonlyMap<string, string>;

const DISTANCE = /^(?:About )?(.+? (?:Furlongs?|Miles?|Yards?)) On The /;

/** Older charts print the distance without a label. */
function isBareDistance(text: string): boolean {
  const words = DISTANCE.exec(text)?.[1];
  return words !== undefined && yardsOf(words) !== null;
}

/** Neighbours in one type: `bold`, or not. */
function runsOf(items: readonly PdfItem[]): readonly { readonly bold: boolean; readonly text: string }[] {
  const runs: PdfItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0]?.bold === item.bold) last.push(item);
    else runs.push([item]);
  }
  return runs.map((run) => ({ bold: run[0]?.bold === true, text: textOf(run) }));
}

/** Reads labels and values off lines. A label torn by a line break is put together. */
export function labelled(lines: readonly Line[]): Labelled {
  const found = new Map<string, string>();
  let label = '';
  let isOpen = false;
  for (const { items } of lines) {
    if (isBareDistance(textOf(items))) {
      label = 'Distance';
      isOpen = false;
    }
    for (const { bold, text } of runsOf(items)) {
      if (bold) label = isOpen ? `${label} ${text}` : text;
      else found.set(label.replace(/:$/, ''), `${found.get(label.replace(/:$/, '')) ?? ''} ${text}`.trim());
      isOpen = bold && !text.endsWith(':');
    }
  }
  return found;
}
