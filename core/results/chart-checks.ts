import { sumOf } from '../kernel/numbers.ts';
import { counted, shortDollars } from '../kernel/text.ts';
import { favoriteDoubts, officialFaults, placingDoubts, tableFaults } from './chart-order-checks.ts';
import type { Doubt } from './doubt.ts';
import type { Disqualification } from './official-order.ts';
import { payoffDoubts } from './payoff-doubts.ts';
import type { Finisher, RaceResult } from './race-result.ts';

/** What a chart prints twice, and a race does not keep: it only serves to check the rest. */
export interface PrintedTwice {
  /** Prize money by rank. */
  readonly prizes: readonly number[];
  /** Differences between the clock times, seconds. */
  readonly splits: readonly number[];
  readonly disqualifications: readonly Disqualification[];
  /** Program numbers that shared a place, as listed. */
  readonly deadHeats: readonly string[];
  /** Claimed horses as counted; null where not reported. */
  readonly claims: number | null;
  /** Program numbers of other tables and lists. */
  readonly listed: readonly { readonly where: string; readonly programNumbers: readonly string[] }[];
}

/** Clock times are printed in hundredths. */
const HUNDREDTH = 0.011;
/** Lengths behind are rounded down to a quarter, and so is every margin before it. */
const QUARTER = 0.26;

function prizeDoubts({ valueOfRace }: RaceResult, { prizes }: PrintedTwice): readonly Doubt[] {
  const sum = sumOf(prizes);
  if (valueOfRace === null || prizes.length === 0 || Math.abs(sum - valueOfRace) <= prizes.length) return [];
  const sentence = `The prizes add up to ${shortDollars(sum)}, the value of the race is ${shortDollars(valueOfRace)}.`;
  return [
    { about: 'purse', sentence, fromPlace: null, wagers: [], key: ['purse', `${sum}`, `${valueOfRace}`] },
  ];
}

function clockFaults(race: RaceResult, { splits }: PrintedTwice): readonly string[] {
  const times = [...race.fractions, race.finalTimeSeconds];
  const known = times.filter((time) => time !== null);
  const falls = known.findIndex((time, index) => index > 0 && time <= (known[index - 1] ?? 0));
  if (falls > 0) return [`The clock goes back from ${known[falls - 1]} to ${known[falls]} seconds.`];
  if (known.length < times.length || splits.length !== times.length - 1) return [];
  return splits.flatMap((split, index) => {
    const [from, to] = [known[index] ?? 0, known[index + 1] ?? 0];
    if (Math.abs(to - from - split) <= HUNDREDTH) return [];
    return [`Split ${index + 1} is ${split}, the clock says ${(to - from).toFixed(2)} seconds.`];
  });
}

/** Position, margin and lengths behind of a horse at one point of the race. */
interface CallPosition {
  readonly position: number | null;
  readonly margin: number | null;
  readonly behind: number | null;
}

function positionsAt(starters: readonly Finisher[], label: string): readonly CallPosition[] {
  if (label === 'Fin')
    return starters.map(({ crossed, margin, behind }) => ({ position: crossed, margin, behind }));
  return starters.flatMap(({ calls }) => calls.filter((call) => call.label === label));
}

/**
 * Going back through the field, the margins so far are the lengths behind; horses level with each other count once.
 */
function marginFaultsAt(starters: readonly Finisher[], label: string): readonly string[] {
  const field = positionsAt(starters, label).filter(({ position }) => position !== null);
  const places = [...new Set(field.map(({ position }) => Number(position)))].sort((a, b) => a - b);
  let sum: number | null = 0;
  let count = 0;
  for (const place of places) {
    const level = field.filter(({ position }) => position === place);
    const wrong = level.find(
      ({ behind }) => sum !== null && behind !== null && Math.abs(behind - sum) > QUARTER + count * 0.06,
    );
    if (wrong !== undefined) {
      const where = label === 'Fin' ? 'the wire' : `the ${label} call`;
      return [`At ${where} place ${place} is ${wrong.behind} lengths behind, the margins add up to ${sum}.`];
    }
    const margin: number | null = level[0]?.margin ?? null;
    sum = sum === null || margin === null ? null : sum + margin;
    count += 1;
  }
  return [];
}

function marginFaults({ starters }: RaceResult): readonly string[] {
  const labels = starters[0]?.calls.map(({ label }) => label) ?? [];
  return [...labels, 'Fin'].flatMap((label) => marginFaultsAt(starters, label));
}

function listFaults({ starters }: RaceResult, { listed }: PrintedTwice): readonly string[] {
  const tableNumbers = new Set(starters.map(({ programNumber }) => programNumber));
  return listed.flatMap(({ where, programNumbers }) => {
    const strangers = programNumbers.filter((number) => !tableNumbers.has(number));
    return strangers.map((number) => `#${number} is in ${where} and not in the table.`);
  });
}

function claimDoubts({ claims }: RaceResult, { claims: count }: PrintedTwice): readonly Doubt[] {
  if (count === null || count === claims.length) return [];
  const sentence = `${counted(count, 'claimed horse')} in the count, ${claims.length} named.`;
  const key = ['claims', `${count}`, `${claims.length}`];
  return [{ about: 'claims', sentence, fromPlace: null, wagers: [], key }];
}

/** Where a result contradicts itself. */
export interface CheckedRace {
  /** Signs that it was misread, one sentence each: the race cannot be used. */
  readonly unreadable: readonly string[];
  /** One of two facts is wrong, and the rest can be used. */
  readonly doubts: readonly Doubt[];
}

/** Checks a race: the field, order, favorite, claims, prizes, clock, margins and what was paid. */
export function checkedRace(race: RaceResult, printed: PrintedTwice): CheckedRace {
  if (race.cancelled !== null) return { unreadable: [], doubts: [] };
  return {
    unreadable: [
      ...listFaults(race, printed),
      ...tableFaults(race),
      ...officialFaults(race),
      ...clockFaults(race, printed),
      ...marginFaults(race),
    ],
    doubts: [
      ...placingDoubts(race, printed),
      ...payoffDoubts(race),
      ...favoriteDoubts(race),
      ...claimDoubts(race, printed),
      ...prizeDoubts(race, printed),
    ],
  };
}

/** Every contradiction within a result, one sentence each; empty for a sound race. */
export function failedChecks(race: RaceResult, printed: PrintedTwice): readonly string[] {
  const { unreadable, doubts } = checkedRace(race, printed);
  return [...unreadable, ...doubts.map(({ sentence }) => sentence)];
}
