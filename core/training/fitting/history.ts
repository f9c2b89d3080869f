import { writtenDistance } from '../../card/announced.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { priceOf } from '../../card/price.ts';
import { noonOf } from '../../card/track.ts';
import type { ConnectionRecord } from '../../handicapping/connection-record.ts';
import { type Evidence, evidenceOf } from '../../handicapping/evidence.ts';
import { FEATURES } from '../../handicapping/features/index.ts';
import { interestOfStarters, measured } from '../../handicapping/features/measured.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';
import { sumOf } from '../../kernel/numbers.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import { entryOf, type JoinedRace } from '../../results/reconcile/index.ts';
import { type Market, marketOf } from './market-of.ts';
import { openPast, type Past } from './past.ts';
import { daysOf } from './race-days.ts';
import type { RaceExample } from './training-example.ts';

/** The evidence on a race as it was the day before. */
export function evidenceBefore({ track, day, race }: JoinedRace, past: Past): Evidence {
  const entry = entryOf(track, day, race);
  const horses = new Map(race.starters.map((horse) => [horse.programNumber, horse]));
  const forms = new Map<string, readonly PastPerformance[]>();
  const connectionRecords = new Map<string, ConnectionRecord>();
  for (const { programNumber } of entry.runners) {
    const horse = horses.get(programNumber);
    if (horse === undefined) continue;
    const form = past.formOf(horse, day);
    const isFirstStart = horse.lastStartReported && horse.lastStart === null;
    if (form.length > 0 || isFirstStart) forms.set(programNumber, form);
    connectionRecords.set(programNumber, past.connectionRecordOf(horse, day));
  }
  return evidenceOf(entry, forms, noonOf(entry), { connectionRecords });
}

const FINAL = { kind: 'final', source: 'Results', at: null } as const;

/** The documented formula at the final prices, shared out over the betting interests. */
function formulaChances(
  evidence: Evidence,
  interestOf: readonly number[],
  { odds }: Market,
): readonly number[] {
  const { race, starters, weather } = evidence;
  const distance = writtenDistance(race);
  const figures = odds.map(() => 0);
  starters.forEach((runner, row) => {
    const position = interestOf[row] ?? 0;
    const toOne = odds[position] ?? 0;
    const priced = { ...runner, morningLine: priceOf({ text: `${toOne}-1`, toOne }, FINAL) };
    figures[position] = Math.max(figures[position] ?? 0, formulaOf(priced, distance, weather).winPercent);
  });
  const all = sumOf(figures);
  return figures.map((value) => value / all);
}

/** Morning lines of a race, odds to 1 by program number. */
export type Lines = (run: JoinedRace) => ReadonlyMap<string, number> | null;

const NO_LINES: Lines = () => null;

function lineChances(
  { interests }: Evidence,
  lines: ReadonlyMap<string, number> | null,
): readonly number[] | null {
  if (lines === null) return null;
  const prices = interests.map(
    ({ runners }) => runners.map(({ programNumber }) => lines.get(programNumber)).find(isReported) ?? null,
  );
  return prices.includes(null) ? null : fairChances(prices).chances;
}

const isReported = (price: number | undefined): price is number => price !== undefined;

interface Seen {
  readonly run: JoinedRace;
  readonly evidence: Evidence;
  readonly market: Market | null;
}

function exampleOf({ run, evidence, market }: Seen & { readonly market: Market }, lines: Lines): RaceExample {
  const interestOf = interestOfStarters(evidence);
  return {
    race: evidence.race.id,
    track: run.track,
    day: run.day,
    interests: market.numbers.length,
    numbers: market.numbers,
    starters: evidence.starters.length,
    interestOf,
    features: measured(evidence, FEATURES),
    publicChances: market.chances,
    lineChances: lineChances(evidence, lines(run)),
    formulaChances: formulaChances(evidence, interestOf, market),
    odds: market.odds,
    won: market.won,
    order: market.order,
  };
}

/**
 * Every race with a market and a winner as an example, strictly in order of days: a day is learned only after all its
 * races are taken. Features see nothing dated on the day or after it.
 */
export function examplesOf(
  history: readonly JoinedRace[],
  { past = openPast(), lines = NO_LINES }: { readonly past?: Past; readonly lines?: Lines } = {},
): readonly RaceExample[] {
  return daysOf(history).flatMap(({ day, runs }) => {
    const racesSeen = runs.map((run): Seen => {
      const evidence = evidenceBefore(run, past);
      return { run, evidence, market: marketOf(evidence, run.race) };
    });
    past.learn(day, racesSeen);
    return racesSeen.flatMap((raceSeen) =>
      raceSeen.market === null ? [] : [exampleOf({ ...raceSeen, market: raceSeen.market }, lines)],
    );
  });
}
