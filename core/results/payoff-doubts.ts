import { PLACES } from '../tickets/wager.ts';
import { type Doubt, payoffDoubt, STRAIGHT } from './doubt.ts';
import type { Finisher, Payout, RaceResult } from './race-result.ts';
import { bettingPlaceOf } from './ran-for-money.ts';

/** Odds are cut to five cents, payoffs to ten. */
const BREAKAGE = 0.21;

/** As payouts name them, with how many places they name. */
const EXOTIC_DEPTH: ReadonlyMap<string, number> = new Map([
  ['Exacta', PLACES.exacta],
  ['Trifecta', PLACES.trifecta],
  ['Superfecta', PLACES.superfecta],
]);

/** A starter and its place for betting purposes. */
interface Placed {
  readonly horse: Finisher;
  readonly place: number;
}

/** Starters with betting, by official place, which alone decides payoffs. */
export function placedIn(race: RaceResult): readonly Placed[] {
  const placed = race.starters.flatMap((horse) => {
    const place = horse.official === null ? null : bettingPlaceOf(horse, race);
    return place === null ? [] : [{ horse, place }];
  });
  return placed.sort((a, b) => a.place - b.place);
}

/**
 * The first betting interests in official order, as `4-2-6`; null when horses share one of the places, or coupled horses
 * hold two of them and leave room for another.
 */
export function frontOf(race: RaceResult, wager: string): string | null {
  const depth = EXOTIC_DEPTH.get(wager) ?? 0;
  const front = placedIn(race).filter(({ place }) => place <= depth);
  if (depth === 0 || front.length !== depth || front.some(({ horse }) => horse.deadHeat)) return null;
  const interests = front.map(({ horse }) => horse.bettingInterest);
  return new Set(interests).size === depth ? interests.join('-') : null;
}

/** Whether a payout is for one winning combination of single horses. */
export const isPlain = ({ winningNumbers, payoff }: Payout): boolean =>
  /^\d+(-\d+)+$/.test(winningNumbers) && payoff !== null;

function exoticDoubts(race: RaceResult): readonly Doubt[] {
  return race.payouts.filter(isPlain).flatMap(({ wager, winningNumbers }) => {
    const front = frontOf(race, wager);
    if (front === null || winningNumbers === front) return [];
    const [paid, placed] = [winningNumbers.split('-'), front.split('-')];
    const fromPlace = 1 + paid.findIndex((number, index) => number !== placed[index]);
    const sentence = `The ${wager} was paid on ${winningNumbers}; the order of finish is ${front}.`;
    return [payoffDoubt(wager, Math.max(1, fromPlace), { paidOn: winningNumbers, placed: front, sentence })];
  });
}

/** The rank of a betting interest; a coupled entry counts once. */
function rankOf(placed: readonly Placed[], interest: string): number | null {
  const interestPlace = placed.find(({ horse }) => horse.bettingInterest === interest)?.place;
  if (interestPlace === undefined) return null;
  const ahead = placed.filter(({ place }) => place < interestPlace).map(({ horse }) => horse.bettingInterest);
  return 1 + new Set(ahead).size;
}

/** Whether a live source reports no place for the horse yet, so that its payoff contradicts nothing. */
const isPlaceOpen = ({ starters }: RaceResult, interest: string): boolean =>
  starters.some(
    ({ bettingInterest, official, crossed, finished }) =>
      bettingInterest === interest && official === null && crossed === null && finished !== false,
  );

const ORDINALS = ['first', 'second', 'third'];

function straightDoubts(race: RaceResult): readonly Doubt[] {
  const placed = placedIn(race);
  if (placed.length === 0) return [];
  return race.payouts.flatMap(({ wager, winningNumbers, payoff }) => {
    const lowest = 1 + STRAIGHT.indexOf(wager);
    const interest = /^(\d+)[A-Z]?$/.exec(winningNumbers)?.[1];
    if (lowest === 0 || payoff === null || interest === undefined) return [];
    const rank = rankOf(placed, interest);
    if ((rank !== null && rank <= lowest) || isPlaceOpen(race, interest)) return [];
    const first = placed.filter(({ place }) => place <= lowest);
    const numbers = first.map(({ horse }) => horse.programNumber).join(', ');
    const places = lowest === 1 ? 'the winner is' : `placed first to ${ORDINALS[lowest - 1]}:`;
    const sentence = `${wager} was paid on ${winningNumbers}; ${places} ${numbers}.`;
    return [payoffDoubt(wager, lowest, { paidOn: winningNumbers, placed: numbers, sentence })];
  });
}

/** The sole winning betting interest with its odds and win payoff; null when there are several. */
export function onlyWinner(race: RaceResult) {
  const first = placedIn(race).filter(({ place }) => place === 1);
  const paid = race.payouts.filter(({ wager }) => wager === 'Win');
  if (new Set(first.map(({ horse }) => horse.bettingInterest)).size !== 1 || paid.length !== 1) return null;
  const [{ horse: { odds = null, bettingInterest = '' } = {} } = {}, { payoff = null, base = 2 } = {}] = [
    first[0],
    paid[0],
  ];
  return odds === null || payoff === null ? null : { bettingInterest, odds, payoff, base };
}

function priceDoubts(race: RaceResult): readonly Doubt[] {
  const winner = onlyWinner(race);
  if (winner === null) return [];
  const { odds, payoff, base } = winner;
  const fair = base * (odds + 1);
  if (Math.abs(payoff - fair) <= BREAKAGE) return [];
  const sentence = `Win pays ${payoff.toFixed(2)}, odds of ${odds} to 1 make ${fair.toFixed(2)}.`;
  const key = ['win price', `${payoff}`, `${base}`, `${odds}`];
  return [{ about: 'prices', sentence, fromPlace: null, wagers: ['Win'], key }];
}

const doubtsByOrder = (race: RaceResult): readonly Doubt[] => [
  ...priceDoubts(race),
  ...straightDoubts(race),
  ...exoticDoubts(race),
];

/** The race before any disqualification. */
const asCrossed = (race: RaceResult): RaceResult => ({
  ...race,
  starters: race.starters.map((horse) => ({ ...horse, official: horse.crossed })),
});

/**
 * Payoffs against order and odds: a win at its odds, win, place and show on horses placed there, and exotics on the horses
 * placed first. Horses without betting do not count. Payoffs by the order across the wire are right when a
 * horse was disqualified after they were official.
 */
export function payoffDoubts(race: RaceResult): readonly Doubt[] {
  const doubts = doubtsByOrder(race);
  const isMoved = race.starters.some(({ disqualified }) => disqualified === true);
  return doubts.length > 0 && isMoved && doubtsByOrder(asCrossed(race)).length === 0 ? [] : doubts;
}
