import { boardText } from '#core/card/price-text.ts';
import { raceStatus } from '#core/card/race-status.ts';
import { type Instant, MINUTE, SECOND, toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import type { HorseOdds } from '#core/odds/odds-sheet.ts';
import type { RaceOdds } from '#core/odds/race-odds.ts';
import type { OddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import { presentPrices, priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

const minutes = (span: number): string => {
  const whole = Math.floor(span / MINUTE);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
};

function messageOf({ status, board, race, now }: RaceOdds): string {
  if (status === 'missing') return 'No live odds or morning line for this race.';
  if (board === null) return 'No live odds for this race, only the morning line.';
  const { source, at: instant } = board.provenance;
  if (status === 'live') return `Odds from ${source}.`;
  if (status === 'final') return `Final odds from ${source}.`;
  if (raceStatus(race, now) === 'completed')
    return `Last odds before the off, from ${source}. Final odds are unknown.`;
  return `Not live: these odds from ${source} are ${minutes(now - instant)} old.`;
}

const presentHorse = ({ runner, price, movement, chance, share, ...horse }: HorseOdds) => ({
  horseName: runner.horseName,
  programNumber: runner.programNumber,
  postPosition: runner.postPosition,
  interest: horse.interest,
  isScratched: runner.isScratched,
  ...presentPrices(price, runner.morningLine),
  movement: movement?.movement ?? null,
  movementAmount: movement?.amount ?? null,
  movementFrom: movement === null ? null : boardText(movement.from),
  winProbability: chance,
  volume: horse.volume,
  dollars: horse.dollars,
  poolShare: share,
  bookmaker: price?.source ?? null,
  lastUpdate: priceOrNull(price)?.at ?? null,
});

const isoOf = (board: Board | null): string | null => (board === null ? null : toIso(board.provenance.at));

/** The odds of a race as both calls return them. */
export function presentOdds(odds: RaceOdds) {
  const { race, card, status, board, before, pools, horses, now } = odds;
  return {
    raceId: race.id,
    raceNumber: race.number,
    trackSlug: race.trackSlug,
    day: race.day,
    postTime: toIsoOrNull(race.postTime),
    raceStatus: raceStatus(race, now),
    status,
    message: messageOf(odds),
    source: board?.provenance.source ?? null,
    lastUpdated: isoOf(board),
    ageSeconds: board === null ? null : Math.floor((now - board.provenance.at) / SECOND),
    movementSince: isoOf(before),
    totalPool: pools.win,
    pools,
    horses: horses.map(presentHorse),
    isDemo: (board?.provenance ?? card).tier === 'demo',
    provenance: board === null ? null : presentProvenance(board.provenance),
  };
}

function presentMoment({ provenance: { at: instant }, interests, pools }: Board, postTime: Instant | null) {
  return {
    at: toIso(instant),
    minutesToPost: postTime === null ? null : Math.round((postTime - instant) / MINUTE),
    totalPool: pools.win,
    prices: interests.map(({ interest, toOne }) => ({
      interest,
      price: toOne === null ? null : { text: boardText(toOne), toOne },
    })),
  };
}

/** Every board of a race's source, and what happened meanwhile. */
export const presentOddsHistory = (odds: OddsHistory) => ({
  ...presentOdds(odds),
  history: odds.history.map((board) => ({
    ...presentMoment(board, odds.race.postTime),
    pools: board.pools,
  })),
  marks: odds.marks.map(({ at: instant, words, programNumber }) => ({
    at: toIso(instant),
    words,
    programNumber,
  })),
});

/** How the odds of a race came about. */
export const presentHistory = ({ history, race }: RaceOdds) =>
  history.map((board) => presentMoment(board, race.postTime));
