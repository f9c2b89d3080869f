import type { Card, RaceId } from '#core/card/race.ts';
import { sumOf } from '#core/kernel/numbers.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { Archive } from './chart/archive.ts';
import { raceResult } from './chart/race-result.ts';
import { boardShown, boardsOf, linesOf, type OddsSnapshot } from './crowd/board.ts';
import { poolOf } from './crowd/market.ts';
import { type SettledPool, settlePools } from './crowd/payoffs.ts';
import type { MeetDay } from './meet/meet.ts';
import { buildCard, sourceOf } from './race-day/card.ts';
import type { Season } from './season-run.ts';

/** The pools of a race as they were settled. */
interface RacePools {
  readonly raceId: RaceId;
  readonly pools: readonly SettledPool[];
}

/** A race day of the season as the world gets to know it. */
export interface SeasonDay {
  readonly day: RaceDay;
  /** As at the off: scratched horses are marked, a race moved off the turf is on the dirt. */
  readonly card: Card;
  readonly sheet: ResultSheet;
  readonly snapshots: readonly OddsSnapshot[];
  /** The same as boards are kept. */
  readonly boards: readonly Board[];
  readonly pools: readonly RacePools[];
}

const MISSING_WEATHER = 0.12;
const MISSING_CALLS = 0.08;
/** The last race is over and the results are out. */
const RESULTS_AT = 20 * 60;

function settleDay(today: MeetDay, archive: Archive): readonly RacePools[] {
  return today.races.map((race, index) => {
    const before = today.races[index - 1];
    const paid = { race, market: archive.chartOf(race).market };
    const earlier = before === undefined ? null : { race: before, market: archive.chartOf(before).market };
    return { raceId: race.id, pools: settlePools(paid, earlier) };
  });
}

function buildSheet(today: MeetDay, pools: readonly RacePools[], season: Season): ResultSheet {
  const { settings, archive, population } = season;
  const { timeZone, code } = settings.track;
  const rng = population.rng.fork(`feeds ${today.day}`);
  const weather = rng.chance(MISSING_WEATHER);
  const races = today.races.map((race, index) => {
    const missing = { weather, calls: rng.chance(MISSING_CALLS) };
    return raceResult(archive.chartOf(race), pools[index]?.pools ?? [], archive, { missing, zone: timeZone });
  });
  const bet = today.races.map((race, index) => {
    const { place, show } = archive.chartOf(race).market;
    const settled = (pools[index]?.pools ?? []).filter(({ kind }) => kind !== 'place' && kind !== 'show');
    return settled.reduce((sum, { total }) => sum + total, poolOf(place) + poolOf(show));
  });
  const handle = sumOf(bet);
  const onTrack = Math.round(handle * rng.between(0.12, 0.2));
  return {
    track: code,
    day: today.day,
    kind: 'simulation',
    provenance: {
      tier: 'demo',
      source: sourceOf(settings.seed),
      at: instantOn(today.day, RESULTS_AT, timeZone),
    },
    races,
    refused: [],
    attendance: rng.whole(14_000, 38_000),
    handle: { onTrack, elsewhere: handle - onTrack },
  };
}

/** Builds a day of the season: card, results, odds. */
export function buildDay(today: MeetDay, season: Season): SeasonDay {
  const { population, archive, settings } = season;
  const card = buildCard(today.races, population, archive, settings);
  const pools = settleDay(today, archive);
  const snapshots = today.races.flatMap((race, index) =>
    boardsOf(race, archive.chartOf(race).market, linesOf(card.races[index]?.runners ?? [])),
  );
  const boards = snapshots.map((snapshot) => boardShown(snapshot, sourceOf(settings.seed)));
  return { day: today.day, card, sheet: buildSheet(today, pools, season), snapshots, boards, pools };
}
