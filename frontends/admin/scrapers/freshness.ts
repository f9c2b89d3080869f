import { count, numbered } from '#kit/kit.ts';
import type { SourcePast } from './source-care.ts';

export type PastDay = SourcePast['days'][number];

/** Sizes of the picture of one source, in its own units. */
export const picture = { column: 20, bars: 40, gap: 8, ages: 24 } as const;

/** The part of a column that one kind of run takes up, counted from the bottom. */
export interface Block {
  readonly kind: 'success' | 'partial' | 'failed';
  readonly y: number;
  readonly height: number;
}

const kinds = ['success', 'partial', 'failed'] as const;

/** The runs of a day whose numbers are known. */
export const runsOf = (day: PastDay): number =>
  kinds.reduce((sum, kind) => (Number.isFinite(day[kind]) ? sum + day[kind] : sum), 0);

/**
 * A day's runs as stacked blocks, successes at the bottom, scaled so that the busiest day fills the height. A number that is
 * not known has no block.
 */
export function blocksOf(day: PastDay, most: number): readonly Block[] {
  let foot = picture.bars;
  return kinds.flatMap((kind) => {
    const height = most === 0 ? 0 : (day[kind] / most) * picture.bars;
    if (!(height > 0)) return [];
    foot -= height;
    return [{ kind, y: foot, height }];
  });
}

/** Points of the data-age line, the oldest age at the top; a day without data breaks the line. */
export function ageLines(days: readonly PastDay[]): readonly string[] {
  const oldest = oldestOf(days);
  const top = picture.bars + picture.gap;
  const lines: string[][] = [[]];
  for (const [nth, { ageHours }] of days.entries()) {
    if (ageHours === null) lines.push([]);
    else {
      const x = (nth + 0.5) * picture.column;
      const y = top + picture.ages * (1 - (oldest === 0 ? 0 : ageHours / oldest));
      lines.at(-1)?.push(`${x.toFixed(1)},${y.toFixed(1)}`);
    }
  }
  return lines.filter((points) => points.length > 0).map((points) => points.join(' '));
}

/** The highest age of the days, in hours; 0 where none is known. */
export const oldestOf = (days: readonly PastDay[]): number =>
  Math.max(0, ...days.map(({ ageHours }) => ageHours ?? 0));

/** `40 min`, `5 h`, `3 days`. */
export function ageText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

/** A day of the picture in words. */
export function dayText({ success, partial, failed, ageHours }: PastDay): string {
  const age = ageHours === null ? 'no data' : `newest data ${ageText(ageHours)} old`;
  return `${count(success)} succeeded, ${count(partial)} partial, ${count(failed)} failed; ${age}`;
}

/** The picture in words. */
export function historyText(days: readonly PastDay[]): string {
  const sum = (kind: (typeof kinds)[number]) => days.reduce((total, day) => total + day[kind], 0);
  const runs = `${numbered(sum('success'), 'run')} succeeded, ${count(sum('partial'))} partial, ${count(sum('failed'))} failed.`;
  const now = days.at(-1)?.ageHours ?? null;
  return now === null ? `${runs} No data yet.` : `${runs} The newest data is ${ageText(now)} old.`;
}
