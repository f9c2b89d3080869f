import { shortDollars } from '../../kernel/text.ts';
import { ticketCost } from '../../tickets/combinations.ts';
import { minimumBet } from '../../tickets/minimum-bets.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { stakeAndBudget, wagerIn } from '../jake/amounts.ts';
import { chanceOf, namedIn, percent } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { likeliest } from './box-of-our-top.ts';
import { largestBase } from './box-under-a-cap.ts';
import { combinationsOfBox } from './cost-of-a-bet.ts';

const DOLLARS = /\b(\d{1,5}(?:\.\d\d)?) ?(?:d[oó]lar(?:es)?|pesos?)(?!\p{L})/giu;
const IN_CENTS = /\b(\d{1,2}) ?(?:centavos|c[eé]ntimos)(?!\p{L})/giu;
/** `Trifecta de $1`: the stake stands after the bet. */
const STAKE_AFTER =
  /\b(exactas?|trifectas?|superfectas?|quinielas?|quinelas?) (?:de|a) (\$ ?\d[\d,]*(?:\.\d\d)?|\d{1,2} cents)/giu;

/** The money of a question, in the words that the stake and the budget are read by. */
export const moneyIn = (text: string) =>
  stakeAndBudget(text.replace(DOLLARS, '$$$1').replace(IN_CENTS, '$1 cents').replace(STAKE_AFTER, '$2 $1'));

/** Whether a question in Spanish has a bet with money that leaves out a horse: a ticket, no supposition. */
export function isTicketWithout(text: string): boolean {
  const { base, budget } = moneyIn(text);
  const wager = wagerIn(text);
  return (
    wager !== null &&
    PLACES[wager] > 1 &&
    (base !== null || budget !== null) &&
    /(?<!\p{L})sin(?!\p{L})/iu.test(text)
  );
}

interface Box {
  readonly wager: Wager;
  /** The likeliest first. */
  readonly numbers: readonly string[];
  readonly least: number;
}

const boxText = (wager: Wager, numbers: readonly string[]): string =>
  `caja de ${wager} con los ${numbers.length} más probables (${numbers.map((number) => `#${number}`).join(', ')})`;

/** The largest box of the likeliest horses that the money buys, at a base said or else as much as it buys, with its cost. */
function boxFor({ wager, numbers, least }: Box, money: number, said: number | null): string {
  const boxes = numbers
    .map((_, index) => index + 1)
    .filter((count) => count >= PLACES[wager])
    .map((count) => ({ count, combinations: combinationsOfBox(wager, count) }))
    .filter(({ combinations }) => ticketCost(said ?? least, combinations) <= money);
  const largest = boxes.at(-1);
  if (largest === undefined) return `Con ${shortDollars(money)} no alcanza para una caja de ${wager}.`;
  const { count, combinations } = largest;
  const base = said ?? largestBase({ cap: money, isStrict: false }, combinations, least);
  return `Con ${shortDollars(money)}: ${boxText(wager, numbers.slice(0, count))} a ${shortDollars(base)} por combinación: ${combinations} combinaciones, cuesta ${shortDollars(ticketCost(base, combinations))}.`;
}

/** A box of one horse more than the bet has places, at a stake. */
function boxAt({ wager, numbers }: Box, base: number): string {
  const few = numbers.slice(0, PLACES[wager] + 1);
  const combinations = combinationsOfBox(wager, few.length);
  return `A ${shortDollars(base)} por combinación: ${boxText(wager, few)}: ${combinations} combinaciones, cuesta ${shortDollars(ticketCost(base, combinations))}.`;
}

/** The box that the money of a question is for; nothing without money. */
function boxLines(box: Box, text: string): readonly string[] {
  const { base, budget } = moneyIn(text);
  if (base !== null && base < box.least) return [`${shortDollars(base)} no llega a la mínima.`];
  if (budget !== null) return [boxFor(box, budget, base)];
  return base === null || box.numbers.length < PLACES[box.wager] ? [] : [boxAt(box, base)];
}

/** The likeliest horses for a wager of several places but for those left out, its minimum, and a box for the money that a question names. */
export function exoticInSpanish(
  view: RaceView,
  wager: Wager,
  text: string,
  out: readonly string[],
): readonly string[] {
  const { trackSlug, day, number } = view.evidence.race;
  const { dollars, isAssumed } = minimumBet(trackSlug, day, wager);
  const numbers = likeliest(view, view.evidence.interests.length).filter((row) => !out.includes(row));
  const likely = numbers.slice(0, PLACES[wager] + 1).flatMap((row) => {
    const chance = chanceOf(view, row);
    return chance === null ? [] : [`${namedIn(view, row)} ${percent(chance)}`];
  });
  const without = out.length === 0 ? '' : ` sin ${out.map((row) => `#${row}`).join(', ')}`;
  return [
    `Carrera ${number}, ${wager}${without}: los más probables de ganar son ${likely.join(', ')}.`,
    ...boxLines({ wager, numbers, least: dollars }, text),
    `Apuesta mínima: ${shortDollars(dollars)} por combinación${isAssumed ? ', supuesta' : ''}.`,
  ];
}
