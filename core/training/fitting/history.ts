import { distanceText } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { noonOf } from '../../card/track.ts';
import type { ConnectionRecord } from '../../handicapping/connection-record.ts';
import { type Evidence, evidenceOf } from '../../handicapping/evidence.ts';
import { FEATURES } from '../../handicapping/features/index.ts';
import { interestOfStarters, measured } from '../../handicapping/features/measured.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import { entryOf } from '../../results/entry-of.ts';
import type { JoinedRace } from '../../results/joined-sheets.ts';
import type { Example } from './example.ts';
import { type Market, marketOf } from './market-of.ts';
import { openPast, type Past } from './past.ts';
import { daysOf } from './race-days.ts';

/** The evidence on a race as it stood on the eve of its day. */
export function evidenceBefore({ track, day, race }: JoinedRace, past: Past): Evidence {
  const entry = entryOf(track, day, race);
  const horses = new Map(race.starters.map((horse) => [horse.programNumber, horse]));
  const forms = new Map<string, readonly PastPerformance[]>();
  const connectionRecords = new Map<string, ConnectionRecord>();
  const untold = new Set<string>();
  for (const { programNumber } of entry.runners) {
    const horse = horses.get(programNumber);
    if (horse === undefined) continue;
    const form = past.formOf(horse, day);
    forms.set(programNumber, form);
    if (form.length === 0 && (!horse.lastStartReported || horse.lastStart !== null))
      untold.add(programNumber);
    connectionRecords.set(programNumber, past.backingOf(horse, day));
  }
  return evidenceOf(entry, forms, noonOf(entry), { connectionRecords, untold });
}

/** The documented formula at the final prices, shared out over the betting interests. */
function formulaChances(
  evidence: Evidence,
  interestOf: readonly number[],
  { odds }: Market,
): readonly number[] {
  const { race, starters, weather } = evidence;
  const distance = distanceText(race.distanceYards, race.isAbout);
  const figures = odds.map(() => 0);
  starters.forEach((runner, row) => {
    const at = interestOf[row] ?? 0;
    const toOne = odds[at] ?? 0;
    const priced = { ...runner, morningLine: { text: `${toOne}-1`, toOne } };
    figures[at] = Math.max(figures[at] ?? 0, formulaOf(priced, distance, weather).winPercent);
  });
  const all = figures.reduce((sum, value) => sum + value, 0);
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

function exampleOf({ run, evidence, market }: Seen & { readonly market: Market }, lines: Lines): Example {
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
 * Every race with a market and a winner as an example, strictly in order of days: a day is learnt only after all its
 * races are taken. Features see nothing dated on the day or after it.
 */
export function examplesOf(
  history: readonly JoinedRace[],
  { past = openPast(), lines = NO_LINES }: { readonly past?: Past; readonly lines?: Lines } = {},
): readonly Example[] {
  return daysOf(history).flatMap(({ day, runs }) => {
    const seens = runs.map((run): Seen => {
      const evidence = evidenceBefore(run, past);
      return { run, evidence, market: marketOf(evidence, run.race) };
    });
    past.learn(day, seens);
    return seens.flatMap((seen) =>
      seen.market === null ? [] : [exampleOf({ ...seen, market: seen.market }, lines)],
    );
  });
}
