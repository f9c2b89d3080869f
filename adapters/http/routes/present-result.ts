import { distanceText } from '#core/card/distance.ts';
import { courseOf } from '#core/card/surface.ts';
import type { ShownPayout, ShownRace, ShownStarter } from '#core/results/day-results.ts';
import { STRAIGHT } from '#core/results/doubt.ts';
import { raceTimeText } from '#core/results/race-time.ts';

const LAST = 99;

type Placed = Pick<ShownStarter, 'official' | 'crossed'>;

/** Official placings where the race has any, else the order across the line. */
function positionIn(starters: readonly Placed[]): (starter: Placed) => number | null {
  const isOfficial = starters.some(({ official }) => official !== null);
  return ({ official, crossed }) => (isOfficial ? official : crossed);
}

/** The starters by placing, those without one last. */
export function inOrder<Starter extends Placed>(starters: readonly Starter[]): readonly Starter[] {
  const positionOf = positionIn(starters);
  return starters.toSorted((a, b) => (positionOf(a) ?? LAST) - (positionOf(b) ?? LAST));
}

function disqualificationOf({ disqualified, crossed }: ShownStarter) {
  if (disqualified !== true) return {};
  return { disqualified: true as const, ...(crossed === null ? {} : { crossed }) };
}

function finishersOf({ starters }: ShownRace) {
  const positionOf = positionIn(starters);
  return inOrder(starters).map((starter) => ({
    position: positionOf(starter),
    horseName: starter.horseName,
    programNumber: starter.programNumber,
    jockey: starter.jockeyName ?? '',
    odds: starter.odds?.toFixed(2) ?? null,
    ...(starter.noBetting === undefined ? {} : { noBetting: starter.noBetting }),
    ...disqualificationOf(starter),
  }));
}

type Wager = 'win' | 'place' | 'show' | 'exacta' | 'trifecta' | 'superfecta';

const isOf = (payout: ShownPayout, wager: Wager): boolean => payout.wager.toLowerCase() === wager;

/** The first payout of each wager; of place and show that of the horse that won. */
function firstPayouts(payouts: readonly ShownPayout[]): (wager: Wager) => ShownPayout | null {
  const won = payouts.find((payout) => isOf(payout, 'win'))?.winningNumbers;
  const isTheWinners = (payout: ShownPayout): boolean => won === undefined || payout.winningNumbers === won;
  return (wager) => {
    const paid = payouts.filter((payout) => isOf(payout, wager));
    const isStraight = wager === 'place' || wager === 'show';
    return (isStraight ? paid.find(isTheWinners) : paid[0]) ?? null;
  };
}

function perWager(amountOf: (wager: Wager) => number | null) {
  return {
    win: amountOf('win'),
    place: amountOf('place'),
    show: amountOf('show'),
    exacta: amountOf('exacta'),
    trifecta: amountOf('trifecta'),
    superfecta: amountOf('superfecta'),
  };
}

const WAGERS = [
  'win',
  'place',
  'show',
  'exacta',
  'trifecta',
  'superfecta',
] as const satisfies readonly Wager[];

const isWager = (payout: ShownPayout): boolean => WAGERS.some((wager) => isOf(payout, wager));

/**
 * Payoffs of the other wagers that were won, and what a dead heat paid besides: win, place and show of the other
 * winners, and the other winning combinations.
 */
function otherPayouts(payouts: readonly ShownPayout[], paid: (wager: Wager) => ShownPayout | null) {
  const shown = new Set(WAGERS.map(paid));
  const winners = new Set(payouts.filter((payout) => isOf(payout, 'win')).map((won) => won.winningNumbers));
  const isOther = (payout: ShownPayout): boolean =>
    !isWager(payout) ||
    (!shown.has(payout) && (winners.has(payout.winningNumbers) || !STRAIGHT.includes(payout.wager)));
  const others = payouts.flatMap((payout) => {
    const { wager, winningNumbers, payoff, base: stake } = payout;
    return payoff === null || !isOther(payout) ? [] : [{ wager, winningNumbers, payoff, stake }];
  });
  return others.length === 0 ? {} : { otherPayouts: others };
}

const doubtsOf = ({ doubts, decision }: ShownRace) => ({
  ...(doubts === undefined ? {} : { doubts: [...doubts] }),
  ...(decision === undefined ? {} : { decision: decision.choice }),
});

/** A finished race as the calls return it. */
export function presentResult(race: ShownRace) {
  const paid = firstPayouts(race.payouts);
  const { distanceYards, isAbout, surface, finalTimeSeconds, fractions } = race;
  return {
    raceNumber: race.raceNumber,
    raceName: race.name ?? `Race ${race.raceNumber}`,
    distance: distanceYards === null ? null : distanceText(distanceYards, isAbout),
    surface: surface === null ? null : courseOf(surface).name,
    isCancelled: race.cancelled,
    results: finishersOf(race),
    missing: [...race.missing],
    ...doubtsOf(race),
    payouts: perWager((wager) => paid(wager)?.payoff ?? null),
    stakes: perWager((wager) => paid(wager)?.base ?? null),
    ...otherPayouts(race.payouts, paid),
    finalTime: finalTimeSeconds === null ? null : raceTimeText(finalTimeSeconds),
    fractionalTimes: fractions.filter((seconds) => seconds !== null).map(raceTimeText),
  };
}
