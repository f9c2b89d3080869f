import { sumBy } from '../kernel/numbers.ts';
import type { RaceResult } from './race-result.ts';
import type { ResultSheet } from './result-sheet.ts';

/** A race in which two sheets of one day and kind disagree. */
export interface RaceChange {
  readonly raceNumber: number;
  readonly what: 'new' | 'gone' | 'changed';
  /** Facts that differ; a starter or payout only one of them has counts once. 0 for a race only one of them has. */
  readonly facts: number;
}

/** What a sheet says otherwise than the one before it. Source and time are no facts of the day. */
export interface SheetChange {
  readonly races: readonly RaceChange[];
  /** Facts of the day itself that differ: attendance, handle, refused races. */
  readonly ofTheDay: number;
  /** All facts that differ; a race only one of them has counts once. */
  readonly facts: number;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Leaves in which two values differ; what only one of them has is one leaf. */
function differences(before: unknown, after: unknown): number {
  if (before === after) return 0;
  if (!isTree(before) || !isTree(after)) return 1;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return sumBy([...keys], (key) => differences(before[key], after[key]));
}

/**
 * Items under their names, so that one more or less is one difference; the nth of a name has the number behind it.
 */
function named<Item>(items: readonly Item[], nameOf: (item: Item) => string): Readonly<Record<string, Item>> {
  const seen = new Map<string, number>();
  const entries = items.map((item): [string, Item] => {
    const name = nameOf(item);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [`${name} ${nth}`, item];
  });
  return Object.fromEntries(entries);
}

/** Without the doubts' keys: results stored before have none, and their sentences say the same. */
const treeOf = ({ starters, payouts, doubts, ...race }: RaceResult) => ({
  ...race,
  doubts: doubts?.map(({ key: _, ...doubt }) => doubt),
  starters: named(starters, ({ programNumber, horseName }) => `${programNumber} ${horseName}`),
  payouts: named(payouts, ({ wager, winningNumbers }) => `${wager} ${winningNumbers}`),
});

/** How two results of a race differ; null when they do not. */
export function raceChange(before: RaceResult | undefined, after: RaceResult | undefined): RaceChange | null {
  const raceNumber = after?.raceNumber ?? before?.raceNumber ?? 0;
  if (before === undefined) return { raceNumber, what: 'new', facts: 0 };
  if (after === undefined) return { raceNumber, what: 'gone', facts: 0 };
  const facts = differences(treeOf(before), treeOf(after));
  return facts === 0 ? null : { raceNumber, what: 'changed', facts };
}

const byNumber = ({ races }: ResultSheet): ReadonlyMap<number, RaceResult> =>
  new Map(races.map((race) => [race.raceNumber, race]));

const ofTheDay = ({ refused, attendance, handle }: ResultSheet) => ({
  refused: Object.fromEntries(refused.map(({ raceNumber, failed }) => [raceNumber, failed])),
  attendance,
  handle,
});

/** Compares the stored sheet with the imported one; `facts` is 0 when they say the same. */
export function sheetChange(before: ResultSheet, after: ResultSheet): SheetChange {
  const [was, is] = [byNumber(before), byNumber(after)];
  const numbers = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  const races = numbers.flatMap((number) => raceChange(was.get(number), is.get(number)) ?? []);
  const day = differences(ofTheDay(before), ofTheDay(after));
  return {
    races,
    ofTheDay: day,
    facts: races.reduce((sum, { facts }) => sum + Math.max(facts, 1), day),
  };
}
