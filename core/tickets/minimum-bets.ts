import { trackBySlug, trackNameOf } from '../card/track.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { dollarsText } from '../kernel/text.ts';
import { type AnyWager, setCount, WAGERS } from './wager.ts';

type Dollars = number | null;

/** Dollars in the order of `WAGERS`: win, place, show, quinella, exacta, trifecta, superfecta, super high five, daily
 * double, pick 3, pick 4, pick 5, pick 6; null where no document names the wager. */
type Minimums = readonly Dollars[];

/**
 * Track code, the first year the stakes are known for (null where the document has no date), dollars, source, and the last
 * year where the wager was replaced since.
 */
type MinimumRow = readonly [
  code: string,
  year: number | null,
  minimums: Minimums,
  source: string,
  lastYear?: number,
];

/** What most North American tracks sell the wager for; used, marked as assumed, where a track's own is unknown. */
const USUAL: Minimums = [2, 2, 2, 1, 1, 0.5, 0.1, 1, 1, 0.5, 0.5, 0.5, 1];

/**
 * The lowest stake on a combination as printed: on a track's own menu, or as the stake of payoffs on its charts. A
 * chart may print a payoff for more than the lowest stake, so a stake above the usual one is left out. A new minimum is a
 * new row above the older one.
 */
// biome-ignore format: a table, a row a line
const PRINTED: readonly MinimumRow[] = [
  ['AQU', 2020, [null, null, null, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'result charts of NYRA, 2020'],
  ['AQU', null, [1, 1, 1, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'nyra.com, wagering FAQ, undated'],
  ['BAQ', 2020, [null, null, null, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'result charts of NYRA, 2020'],
  ['BAQ', null, [1, 1, 1, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'nyra.com, wagering FAQ, undated'],
  ['BEL', 2020, [null, null, null, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'result charts of NYRA, 2020'],
  ['BEL', null, [1, 1, 1, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'nyra.com, wagering FAQ, undated'],
  ['CD', 2023, [null, null, null, null, null, 0.5, 0.1, 1, 1, 0.5, 0.5, 0.5, 0.2], 'result charts, May 2023; superfecta $1 on Oaks and Derby days'],
  ['CD', 2009, [2, 2, 2, null, null, null, null, null, null, null, null, null, null], 'courier-journal.com, April 2009'],
  ['CT', 2023, [null, null, null, null, null, null, null, 0.2, null, null, null, 0.2, null], 'result charts, October 2023'],
  ['DED', 2023, [null, null, null, null, 1, 0.5, 0.1, null, 1, 0.5, 0.5, 0.5, null], 'result charts, December 2023'],
  ['DEL', 2023, [null, null, null, null, 1, 0.5, 0.1, null, 1, 0.5, 0.5, 0.5, null], 'result charts, July 2023'],
  ['GG', 2021, [null, null, null, null, null, null, null, 1, null, null, null, 0.5, 0.2], 'horseracingfreetips.com, August 2021'],
  ['LAD', 2023, [null, null, null, null, 1, 0.5, 0.1, null, 1, 0.5, 0.5, null, null], 'result charts, January 2023'],
  ['LS', 2020, [2, 2, 2, null, 1, 0.5, 0.1, 0.2, 1, 0.5, 0.5, 0.5, 0.2], 'lonestarpark.com, 2020'],
  ['PRX', 2015, [null, null, null, null, null, 0.5, 0.1, null, null, null, 0.5, null, null], 'result charts, July 2015'],
  ['SA', 2023, [null, null, null, null, null, null, null, null, null, null, null, null, 1], 'horseracingnation.com, September 2023'],
  ['SA', null, [null, null, null, null, 1, null, 0.1, 1, null, null, 0.5, null, null], 'santaanita.com, undated'],
  ['SAR', 2020, [null, null, null, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'result charts, July to September 2020'],
  ['SAR', 2020, [null, null, null, null, null, null, null, null, null, null, null, null, 0.2], 'result charts, July to September 2020: Empire 6 jackpot', 2020],
  ['SAR', null, [1, 1, 1, 1, 1, 0.5, 0.1, null, 1, 1, 0.5, 0.5, null], 'nyra.com, wagering FAQ, undated'],
];

export interface MinimumBet {
  /** On each combination. */
  readonly dollars: number;
  /** No dated document gives the track's own minimum for that day: an undated or later one, or the usual one stands in. */
  readonly isAssumed: boolean;
  /** Where it was printed. */
  readonly source: string;
}

const applies = (year: number | null, lastYear: number, day: RaceDay): boolean =>
  year !== null && year <= Number(day.slice(0, 4)) && lastYear >= Number(day.slice(0, 4));

/** Dollars printed for a wager with the years and the source, of one track or of all. */
const printedFor = (wager: AnyWager, code: string | null) =>
  PRINTED.flatMap(([track, year, minimums, source, lastYear = Number.POSITIVE_INFINITY]) => {
    const dollars = code === null || track === code ? (minimums[WAGERS.indexOf(wager)] ?? null) : null;
    return dollars === null ? [] : [{ dollars, year, lastYear, source }];
  });

/** The stake that most tracks sell it for, in dollars; where no track is named. */
export const usualAnywhere = (wager: AnyWager): number => USUAL[WAGERS.indexOf(wager)] ?? 1;

/**
 * The least that a combination of the wager costs at a track: $0.50 for a pick 5, $0.10 for a superfecta. By the newest
 * document that names the wager and applies on that day, else by any of the track's that is still in force, else what most
 * tracks sell it for.
 */
export function minimumBet(trackSlug: string, day: RaceDay, wager: AnyWager): MinimumBet {
  const named = printedFor(wager, trackBySlug(trackSlug)?.code ?? '');
  const found = named.find(({ year, lastYear }) => applies(year, lastYear, day));
  const year = Number(day.slice(0, 4));
  const { dollars, source } = found ??
    named.findLast(({ lastYear }) => lastYear >= year) ?? {
      dollars: usualAnywhere(wager),
      source: 'usual in North America',
    };
  return { dollars, isAssumed: found === undefined, source };
}

/** The least any track is known to sell the wager for, in dollars. */
const lowestAnywhere = (wager: AnyWager): number =>
  Math.min(usualAnywhere(wager), ...printedFor(wager, null).map(({ dollars }) => dollars));

const ROUNDING = 1e-9;

/**
 * Why a stake in dollars is too low for the wager at the track; null where it is not. Where the track's own minimum is not
 * known, only one below what any track we know of sells it for is.
 */
export function belowMinimum(trackSlug: string, day: RaceDay, wager: AnyWager, base: number): string | null {
  const { dollars, isAssumed } = minimumBet(trackSlug, day, wager);
  const least = isAssumed ? lowestAnywhere(wager) : dollars;
  if (base > least - ROUNDING) return null;
  const price = `${dollarsText(least)}${setCount(wager) > 1 ? ' a combination' : ''}`;
  const track = trackNameOf(trackSlug);
  return isAssumed
    ? `No track we know of takes less than ${price} on the ${wager}: ${dollarsText(base)} is too little.`
    : `The ${wager} minimum at ${track} is ${price}: ${dollarsText(base)} is too little.`;
}

/** Refuses ('invalid', `handicapping.ticket-minimum`) a stake that `belowMinimum` finds too low. */
export function refuseBelowMinimum(trackSlug: string, day: RaceDay, wager: AnyWager, base: number): void {
  const sentence = belowMinimum(trackSlug, day, wager, base);
  if (sentence !== null) throw new Refusal('invalid', 'handicapping.ticket-minimum', sentence);
}

/** What payoffs to win, place and show are printed for. */
const USUAL_STRAIGHT = 2;

/** The stake to suggest when none is named: the minimum, and $2 to win, place or show. */
export function usualStake(trackSlug: string, day: RaceDay, wager: AnyWager): number {
  const { dollars } = minimumBet(trackSlug, day, wager);
  return setCount(wager) === 1 ? Math.max(USUAL_STRAIGHT, dollars) : dollars;
}

const LADDER = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const OFFERED = 5;

/** The stakes to choose from, from the minimum up: $0.50, $1, $2, $5, $10. */
export const stakesFrom = (minimum: number): readonly number[] => [
  minimum,
  ...LADDER.filter((dollars) => dollars > minimum).slice(0, OFFERED - 1),
];
