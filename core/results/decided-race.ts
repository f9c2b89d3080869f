import { toCents } from '../tickets/combinations.ts';
import type { Doubt, DoubtChoice } from './doubt.ts';
import { frontOf, isPlain, onlyWinner, placedIn } from './payoff-doubts.ts';
import type { Finisher, Payout, RaceResult } from './race-result.ts';

const namesWager = (doubts: readonly Doubt[], wager: string): boolean =>
  doubts.some(({ wagers }) => wagers.includes(wager));

/** The payoffs of an exotic wager, with the wrong one reassigned to the horses placed first. */
function linesByOrder(race: RaceResult, lines: readonly Payout[]): readonly Payout[] {
  const front = lines[0] === undefined ? null : frontOf(race, lines[0].wager);
  if (front === null) return lines;
  const sound = lines.filter((line) => !isPlain(line) || line.winningNumbers === front);
  const [wrong] = lines.filter((line) => !sound.includes(line));
  const isPaidRight = sound.some(({ winningNumbers }) => winningNumbers === front);
  return wrong === undefined || isPaidRight ? sound : [{ ...wrong, winningNumbers: front }, ...sound];
}

/** The payoffs of a race whose order is right. */
function byOrder(race: RaceResult): RaceResult {
  const wagers = [...new Set(race.payouts.map(({ wager }) => wager))];
  const payouts = wagers.flatMap((wager) => {
    const lines = race.payouts.filter((payout) => payout.wager === wager);
    return namesWager(race.doubts ?? [], wager) ? linesByOrder(race, lines) : lines;
  });
  return { ...race, payouts };
}

/** Betting interests in order, as the deepest payoff in doubt names them. */
function frontByPayoffs({ doubts = [], payouts }: RaceResult): readonly string[] {
  const fronts = payouts
    .filter((payout) => namesWager(doubts, payout.wager) && (payout.wager === 'Win' || isPlain(payout)))
    .map(({ winningNumbers }) => winningNumbers.replace(/[A-Z]$/, '').split('-'));
  return fronts.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Placed horses with betting: those the payoffs name first, then the others in reported order. */
function fieldByPayoffs(race: RaceResult): readonly Finisher[] {
  const left = placedIn(race).map(({ horse }) => horse);
  const named = frontByPayoffs(race).flatMap((interest) => {
    const index = left.findIndex(({ bettingInterest }) => bettingInterest === interest);
    return index < 0 ? [] : left.splice(index, 1);
  });
  return [...named, ...left];
}

/** The winner at the odds of the win payoff, when the price is in doubt. */
function pricedByPayoff(race: RaceResult, horse: Finisher): Finisher {
  const winner = onlyWinner(race);
  const isOpen = race.doubts?.some(({ about, wagers }) => about === 'prices' && wagers.includes('Win'));
  if (winner === null || isOpen !== true || horse.bettingInterest !== winner.bettingInterest) return horse;
  return { ...horse, odds: toCents(winner.payoff / winner.base - 1) };
}

/** The order and the winner's odds of a race whose payoffs are right. */
function byPayoffs(race: RaceResult): RaceResult {
  const places = placedIn(race).flatMap(({ horse }) => horse.official ?? []);
  const officials = new Map(fieldByPayoffs(race).map((horse, index) => [horse, places[index] ?? null]));
  return {
    ...race,
    starters: race.starters.map((horse) => {
      const official = officials.get(horse) ?? horse.official;
      return { ...pricedByPayoff(race, horse), official };
    }),
  };
}

const BY_CHOICE: Readonly<Record<DoubtChoice, (race: RaceResult) => RaceResult>> = {
  order: byOrder,
  payoffs: byPayoffs,
  'left-out': (race) => race,
};

/**
 * A race as it was decided. Where the order is right, an exotic payoff belongs to the horses placed first; where the
 * payoffs are right, the horses they name are placed as paid and the others follow in the reported order. A race
 * without a decision stays as reported.
 */
export const decidedRace = (race: RaceResult): RaceResult =>
  race.decision === undefined ? race : BY_CHOICE[race.decision.choice](race);
