import { horseName } from '../../card/horse-name.ts';
import { dollarsText } from '../../kernel/text.ts';
import type { LastCardRace } from './last-card.ts';

/** Dollars to win on each bet of a card. */
const CARD_STAKE = 2;

/** Which bets the money of a card comes from. */
export const CARD_STAKE_WORDS = `$${CARD_STAKE} to win on each BET, and on a WATCH whose price was reached`;

/** Which horse a verdict is about. */
export const CARD_HORSE_WORDS =
  'The horse is the one closest to its price to take, or furthest above it; our pick may be another';

/** How our pick and our line go together. */
export const PICK_WORDS =
  'Our line is our chances, made without the board. Our pick is the contender with the best return at its price, so it is not always first on our line.';

/** Profit per dollar, at the stake of the card: `+$4.70`, `−$2.00`. */
export function stakedText(perDollar: number): string {
  const dollars = CARD_STAKE * perDollar;
  const sign = dollars > 0 ? '+' : dollars < 0 ? '−' : '';
  return `${sign}${dollarsText(Math.abs(dollars))}`;
}

/** `#4 Paper Lantern, 3.35 to 1`; a dash where no winner is known. */
export const winnersText = ({ winners }: Pick<LastCardRace, 'winners'>): string =>
  winners
    .map(({ programNumber, name, odds }) =>
      odds === null
        ? `#${programNumber} ${horseName(name)}`
        : `#${programNumber} ${horseName(name)}, ${odds.toFixed(2)} to 1`,
    )
    .join(' and ') || '–';

const UNSETTLED: Readonly<Record<NonNullable<LastCardRace['unsettled']>, string>> = {
  'no payoff': 'payoff not reported yet',
  'starters unknown': 'not settled: the results do not say whether the horse ran',
  'in doubt': 'not settled: the result is in doubt',
};

type BetOfRace = Pick<LastCardRace, 'profit' | 'unsettled'>;

/** The sealed verdict; a WATCH counts as a bet when its price was there at the off. */
export function verdictText({
  verdict,
  profit,
  unsettled,
}: BetOfRace & Pick<LastCardRace, 'verdict'>): string {
  if (verdict === null) return '–';
  return verdict === 'WATCH' && (profit !== null || unsettled !== null) ? 'WATCH, price reached' : verdict;
}

/** The horse of the verdict; a dash without one. */
export const cardHorseText = ({ horse }: Pick<LastCardRace, 'horse'>): string =>
  horse === null ? '–' : `#${horse.programNumber} ${horseName(horse.name)}`;

/** `3-1 or more`; a dash where no price was asked for. */
export const cardPriceText = ({ priceToTake }: Pick<LastCardRace, 'priceToTake'>): string =>
  priceToTake === null ? '–' : `${priceToTake.text} or more`;

/** `+$4.70`, why the bet is not settled, or that there was no bet. */
export function cardBetText({ profit, unsettled }: BetOfRace): string {
  if (unsettled !== null) return UNSETTLED[unsettled];
  return profit === null ? 'no bet' : stakedText(profit);
}

const moreRaces = (count: number): string => `${count} more ${count === 1 ? 'race' : 'races'}`;

/**
 * `Our horse won 3 of 9. It did not run in 1 more race. We had no pick in 2 more races.`: only races that our horse
 * ran in are counted.
 */
export function winsText(races: readonly Pick<LastCardRace, 'isHit' | 'hasChoice'>[]): string {
  const ran = races.filter(({ isHit }) => isHit !== null);
  if (ran.length === 0) return 'Our horse ran in none of these races.';
  const without = races.filter(({ hasChoice }) => !hasChoice).length;
  const out = races.length - ran.length - without;
  return [
    `Our horse won ${ran.filter(({ isHit }) => isHit).length} of ${ran.length}.`,
    ...(out === 0 ? [] : [`It did not run in ${moreRaces(out)}.`]),
    ...(without === 0 ? [] : [`We had no pick in ${moreRaces(without)}.`]),
  ].join(' ');
}
