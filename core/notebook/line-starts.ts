import { Refusal } from '../kernel/refusal.ts';
import { type LineShare, sharedOut } from './line-shares.ts';

/** What a member's line can be started from. */
export const LINE_STARTS = ['ours', 'morning-line', 'even'] as const;
export type LineStartName = (typeof LINE_STARTS)[number];

/** A line to start from. */
export interface LineStart {
  readonly from: LineStartName;
  /** Of the whole field, nobody held; null where a horse has no such chance. */
  readonly shares: readonly LineShare[] | null;
}

/** A betting interest with the chances that a line can be started from. */
interface StartRow {
  readonly interest: string;
  /** Null where there is none. */
  readonly ours: number | null;
  readonly byMorningLine: number | null;
}

const CHANCES: Readonly<Record<LineStartName, (row: StartRow) => number | null>> = {
  ours: ({ ours }) => ours,
  'morning-line': ({ byMorningLine }) => byMorningLine,
  even: () => 1,
};

/** The lines that can be started from on these rows. */
export const lineStarts = (rows: readonly StartRow[]): readonly LineStart[] =>
  LINE_STARTS.map((from) => {
    const given = rows.flatMap((row) => {
      const chance = CHANCES[from](row);
      return chance === null ? [] : [{ interest: row.interest, chance, isFixed: false }];
    });
    return { from, shares: given.length < rows.length ? null : sharedOut(given) };
  });

const WORDS: Readonly<Record<LineStartName, string>> = {
  ours: 'our chances',
  'morning-line': 'the morning line',
  even: 'even chances',
};

/**
 * The shares to write for a line from a start, with some horses held at their chances; without a start those alone. Refuses ('conflict',
 * `notebook.no-start`) a start that lacks a horse, and ('invalid', `notebook.not-in-field`) a number that cannot be bet on.
 */
export function sharesFrom(
  from: LineStartName | null,
  typed: readonly Omit<LineShare, 'isFixed'>[],
  { race, starts }: { readonly race: { readonly number: number }; readonly starts: readonly LineStart[] },
): readonly LineShare[] {
  const held = typed.map((share) => ({ ...share, isFixed: true }));
  const field = starts.find((start) => start.from === 'even')?.shares ?? [];
  const other = held.find((share) => field.every(({ interest }) => interest !== share.interest));
  if (other !== undefined) {
    const sentence = `Race ${race.number} has no ${other.interest} to bet on: it is scratched, not in the race, or goes by the number of its entry.`;
    throw new Refusal('invalid', 'notebook.not-in-field', sentence);
  }
  if (from === null) return held;
  const shares = starts.find((start) => start.from === from)?.shares ?? null;
  if (shares === null) {
    const sentence = `A line on race ${race.number} cannot start from ${WORDS[from]}: a horse has none.`;
    throw new Refusal('conflict', 'notebook.no-start', sentence);
  }
  const isHeld = new Set(held.map(({ interest }) => interest));
  return sharedOut([...shares.filter(({ interest }) => !isHeld.has(interest)), ...held]);
}
