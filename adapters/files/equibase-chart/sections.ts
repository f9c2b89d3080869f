import { type Line, textOf } from './lines.ts';
import type { RaceLines } from './race-lines.ts';

/** The parts of a race, each with its lines. */
export interface Sections {
  /** Type, conditions, money, weather, start. */
  readonly top: readonly Line[];
  /** The running lines with their header line; empty for a cancelled race. */
  readonly table: readonly Line[];
  /** What follows, by label without colon: `Winner`, `Claimed Horse(s)`, `Payoffs`, `Footnotes`. */
  readonly blocks: ReadonlyMap<string, readonly Line[]>;
}

/** Left margin of labels. */
const MARGIN = 14;

const HEADLINES: readonly (readonly [RegExp, string])[] = [
  [/^Pgm Horse\b.*\bWager Type\b/, 'Payoffs'],
  [/^Past Performance Running Line Preview/, 'Preview'],
  [/^Footnotes/, 'Footnotes'],
  [/^Denotes a /, 'Marks'],
  [/^Copyright \d{4}/, 'Copyright'],
  [/^ISW\b/, 'ISW'],
];

const LABEL = /^(?:\d+ )?([A-Z][A-Za-z()' -]*?):/;

/** The label that opens a block, or null for a line that goes on with one. */
function labelOf(line: Line): string | null {
  const text = textOf(line.items);
  const headline = HEADLINES.find(([pattern]) => pattern.test(text));
  if (headline !== undefined) return headline[1];
  const [first] = line.items;
  if (first === undefined || !first.bold || first.x > MARGIN) return null;
  return LABEL.exec(text)?.[1] ?? null;
}

const isTableHead = ({ items }: Line): boolean => items[0]?.text.startsWith('Last Raced') === true;

/** Cuts a race into its parts. */
export function sectionsOf({ lines }: RaceLines): Sections {
  const start = lines.findIndex(isTableHead);
  const isBlock = (line: Line, index: number): boolean => index > start && labelOf(line) !== null;
  const top = start < 0 ? lines : lines.slice(0, start);
  if (start < 0) return { top, table: [], blocks: new Map() };
  const end = lines.findIndex(isBlock);
  const blocks = new Map<string, Line[]>();
  let open: Line[] = [];
  for (const line of end < 0 ? [] : lines.slice(end)) {
    const label = labelOf(line);
    if (label !== null) {
      open = blocks.get(label) ?? [];
      blocks.set(label, open);
    }
    open.push(line);
  }
  return { top, table: lines.slice(start, end < 0 ? lines.length : end), blocks };
}
