import { shortDollars } from '../../kernel/text.ts';
import { ticketCost } from '../../tickets/combinations.ts';
import { minimumBet } from '../../tickets/minimum-bets.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { amountsIn } from '../jake/amounts.ts';
import { namedIn, percent } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { likeliest } from './box-of-our-top.ts';
import { combinationsOfBox } from './cost-of-a-bet.ts';

const CENTS = 100;
const IN_DOLLARS = /\b(\d{1,5}(?:\.\d\d)?) ?(?:d[oó]lares|pesos)(?!\p{L})/iu;

/** `$20`, `20 dólares`; null where a question names no money. */
function dollarsSaid(text: string): number | null {
  const words = IN_DOLLARS.exec(text)?.[1];
  return words === undefined ? (amountsIn(text)[0]?.dollars ?? null) : Number(words);
}

/** The largest box of the likeliest horses that the money buys at the minimum, with its cost. */
function boxFor(view: RaceView, wager: Wager, money: number, least: number): string {
  const horses = view.picks.mlPredictions.length;
  const boxes = Array.from({ length: horses }, (_, index) => index + 1)
    .filter((count) => count >= PLACES[wager])
    .map((count) => ({ count, combinations: combinationsOfBox(wager, count) }))
    .filter(({ combinations }) => ticketCost(least, combinations) <= money);
  const largest = boxes.at(-1);
  if (largest === undefined) return `Con ${shortDollars(money)} no alcanza para una caja de ${wager}.`;
  const { count, combinations } = largest;
  const cents = Math.round(least * CENTS);
  const base = (Math.floor(Math.round(money * CENTS) / (combinations * cents)) * cents) / CENTS;
  const numbers = likeliest(view, count)
    .map((number) => `#${number}`)
    .join(', ');
  return `Con ${shortDollars(money)}: caja de ${wager} con los ${count} más probables (${numbers}) a ${shortDollars(base)} por combinación: ${combinations} combinaciones, cuesta ${shortDollars(ticketCost(base, combinations))}.`;
}

/** The likeliest horses for a wager of several places, its minimum, and a box for the money that a question names. */
export function exoticInSpanish(view: RaceView, wager: Wager, text: string): readonly string[] {
  const { trackSlug, day, number } = view.evidence.race;
  const { dollars, isAssumed } = minimumBet(trackSlug, day, wager);
  const money = dollarsSaid(text);
  const likely = view.picks.mlPredictions
    .toSorted((a, b) => b.winProbability - a.winProbability)
    .slice(0, PLACES[wager] + 1)
    .map((row) => `${namedIn(view, row.programNumber)} ${percent(row.winProbability)}`);
  return [
    `Carrera ${number}, ${wager}: los más probables de ganar son ${likely.join(', ')}.`,
    ...(money === null ? [] : [boxFor(view, wager, money, dollars)]),
    `Apuesta mínima: ${shortDollars(dollars)} por combinación${isAssumed ? ', supuesta' : ''}.`,
  ];
}
