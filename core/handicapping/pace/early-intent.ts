import type { Runner } from '../../card/runner.ts';
import { meanOrNull, sumBy } from '../../kernel/numbers.ts';
import { type EarlyCall, earlyCall } from './relevant-calls.ts';

/** Latest races with a first call that are looked at, and how many are needed to say anything. */
const LOOKED_AT = 5;
const LEAST = 2;
/** What a race counts against the next newer one. */
const FADE = 0.85;
/** Half a length off the lead is on it; two lengths off, no further back than fourth, is pressing. */
const ON_THE_LEAD = 0.5;
const PRESSING = 2;
const LAST_PRESSER = 4;
/** Before any race is seen: one start in five on the lead, counted as one race. */
const USUAL = 0.2;

/** How a starter went to the first call in its latest races. */
export interface EarlyIntent {
  readonly runner: Runner;
  /** Chance that it goes for the lead today, 0-1. */
  readonly goes: number;
  /** Races in which it was on or within half a length of the lead. */
  readonly led: number;
  readonly pressed: number;
  readonly races: number;
  /** Mean pace figure to the first call in those races; null where none has one. */
  readonly figure: number | null;
}

const isLeading = ({ behind }: EarlyCall): boolean => behind <= ON_THE_LEAD;
const isPressing = (call: EarlyCall): boolean =>
  !isLeading(call) && call.behind <= PRESSING && call.position <= LAST_PRESSER;
const shareOf = (call: EarlyCall): number => (isLeading(call) ? 1 : isPressing(call) ? 0.5 : 0);

/**
 * The share of its latest races in which a horse led, pressing counted half and newer races more, drawn to one in five.
 * Null with fewer than two first calls. Example: on the lead in each of the last two: (1 + .85 + .2) / (1 + .85 + 1) = 72%.
 */
export function earlyIntent(runner: Runner): EarlyIntent | null {
  const rows = (runner.pastPerformances ?? [])
    .flatMap((line) => {
      const call = earlyCall(line);
      return call === null ? [] : [{ call, figure: call.isSprint ? line.pace2f : line.pace4f }];
    })
    .slice(0, LOOKED_AT);
  if (rows.length < LEAST) return null;
  const weighted = rows.map(({ call }, index) => ({ share: shareOf(call), weight: FADE ** index }));
  const weight = sumBy(weighted, (row) => row.weight);
  return {
    runner,
    goes: (sumBy(weighted, (row) => row.weight * row.share) + USUAL) / (weight + 1),
    led: rows.filter(({ call }) => isLeading(call)).length,
    pressed: rows.filter(({ call }) => isPressing(call)).length,
    races: rows.length,
    figure: meanOrNull(rows.flatMap(({ figure }) => (figure === null ? [] : [figure]))),
  };
}

/** The starters whose latest first calls are known, the surest leader first, the quicker one before the slower. */
export const earlyIntents = (starters: readonly Runner[]): readonly EarlyIntent[] =>
  starters
    .flatMap((runner) => earlyIntent(runner) ?? [])
    .sort((a, b) => b.goes - a.goes || (b.figure ?? 0) - (a.figure ?? 0));

/** The chance that goes for a horse of which too little is known. */
export const UNKNOWN_GOES = USUAL;
