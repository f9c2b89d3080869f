import { horseName } from '../../card/horse-name.ts';
import type { FinishOrder } from '../../handicapping/finish-order.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { dollarsText } from '../../kernel/text.ts';
import type { Takeout } from '../../odds/takeout.ts';
import { combinationChance, combinationsOf, ticketCost } from '../../tickets/combinations.ts';
import type { HorseOpinion } from '../analysis/opinion.ts';
import type { ValueSettings } from '../analysis/settings.ts';

export interface ExoticHorse {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
}

/** An exacta or trifecta ticket, its cost and its expected return. Money in dollars, chances 0-1. */
export interface ExoticPlay {
  /** `Exacta Box`, `Exacta Key`, `Trifecta Key`. */
  readonly betType: string;
  readonly horses: readonly ExoticHorse[];
  /** As called at a window: `4 / 5,7 / 5,7`. */
  readonly combination: string;
  /** On each combination. */
  readonly stake: number;
  readonly combinations: number;
  readonly cost: number;
  /** That one combination wins, in the picker's view. */
  readonly hitChance: number;
  /** What the ticket pays when it wins: an estimate from the market's chances, takeout included, from no pool. */
  readonly expectedPayout: number;
  /** Average return for each dollar of the ticket, in that view; above 1 is a gain. */
  readonly returnPerDollar: number;
  readonly riskLevel: 'Low' | 'Medium' | 'High';
  readonly reasoning: string;
}

/** What the market and the view say about the orders, and what the pools keep. */
export interface ExoticView {
  readonly market: FinishOrder;
  readonly view: FinishOrder;
  readonly takeout: { readonly exacta: Takeout; readonly trifecta: Takeout };
  readonly settings: ValueSettings;
}

/** An exacta or trifecta by place: who may fill it, as places in the list of chances. */
interface Play {
  readonly wager: 'exacta' | 'trifecta';
  readonly sets: readonly (readonly number[])[];
}

const EXACTA_FIELD = 4;
const TRIFECTA_FIELD = 5;
/** A horse this many times likelier than the second choice is keyed on top alone. */
const CLEAR = 1.5;

function riskOf(hitChance: number, { low, medium }: ValueSettings['risk']): ExoticPlay['riskLevel'] {
  if (hitChance >= low) return 'Low';
  return hitChance >= medium ? 'Medium' : 'High';
}

/**
 * What the ticket does. A winning combination pays about stake x (1 - takeout) / its chance in the market, as
 * the public bets in proportion to its chances; expected payout is the mean over the
 * combinations, weighted by the view. Example: an exacta of 5% at 18.5% takeout pays $2 x .815 / .05 = $32.60.
 */
function figures({ wager, sets }: Play, { market, view, takeout, settings }: ExoticView) {
  const stake = settings.stakes[wager];
  const orders = combinationsOf(wager, sets);
  const rows = orders.map((order) => ({
    chance: combinationChance(view, wager, order),
    pays: (stake * (1 - takeout[wager].share)) / Math.max(combinationChance(market, wager, order), 1e-12),
  }));
  const hitChance = sumBy(rows, ({ chance }) => chance);
  const returned = sumBy(rows, ({ chance, pays }) => chance * pays);
  const cost = ticketCost(stake, orders.length);
  return {
    stake,
    combinations: orders.length,
    cost,
    hitChance,
    expectedPayout: hitChance > 0 ? returned / hitChance : 0,
    returnPerDollar: returned / cost,
    riskLevel: riskOf(hitChance, settings.risk),
  };
}

const horseOf = ({ runner }: HorseOpinion): ExoticHorse => ({
  horseName: runner.horseName,
  programNumber: runner.programNumber,
  postPosition: runner.postPosition,
});
const nameOf = ({ runner }: HorseOpinion): string => horseName(runner.horseName);
const numbers = (rows: readonly HorseOpinion[]): string =>
  rows.map(({ interest }) => interest.number).join(',');

function ending(
  { returnPerDollar, cost, combinations, stake }: ReturnType<typeof figures>,
  { operator, isAssumed }: Takeout,
): string {
  const ticket = `${combinations} x ${dollarsText(stake)} = ${dollarsText(cost)}`;
  const back = `returns about ${dollarsText(returnPerDollar)} per dollar if our view is right`;
  const assumed = isAssumed ? ` (takeout assumed: ${operator})` : '';
  return `Ticket ${ticket}; ${back}${assumed}${returnPerDollar < 1 ? ': pass' : ''}.`;
}

function exactaPlay(ranking: readonly HorseOpinion[], exoticView: ExoticView): readonly ExoticPlay[] {
  const [top, second, third] = ranking;
  if (top === undefined || second === undefined || third === undefined) return [];
  const isClear = top.chance >= CLEAR * second.chance;
  const horses = isClear ? [top, second, third] : [top, second];
  const both = [top.index, second.index];
  const sets = isClear ? [[top.index], [second.index, third.index]] : [both, both];
  const computed = figures({ wager: 'exacta', sets }, exoticView);
  const why = isClear
    ? `${nameOf(top)} on top of ${nameOf(second)} and ${nameOf(third)}`
    : `${nameOf(top)} and ${nameOf(second)} in either order: too close to split`;
  return [
    {
      betType: isClear ? 'Exacta Key' : 'Exacta Box',
      horses: horses.map(horseOf),
      combination: isClear ? `${numbers([top])} / ${numbers([second, third])}` : numbers([top, second]),
      ...computed,
      reasoning: `${why}. ${ending(computed, exoticView.takeout.exacta)}`,
    },
  ];
}

/** A ticket with one horse on top and others underneath; none with too few horses for the bet. */
export function keyPlay(
  wager: 'exacta' | 'trifecta',
  { rows: [top, ...rest], why }: { readonly rows: readonly HorseOpinion[]; readonly why: string },
  exoticView: ExoticView,
): readonly ExoticPlay[] {
  if (top === undefined || rest.length < (wager === 'exacta' ? 1 : 2)) return [];
  const others = rest.map(({ index }) => index);
  const computed = figures(
    { wager, sets: wager === 'exacta' ? [[top.index], others] : [[top.index], others, others] },
    exoticView,
  );
  const places = [numbers([top]), numbers(rest), ...(wager === 'exacta' ? [] : [numbers(rest)])];
  return [
    {
      betType: wager === 'exacta' ? 'Exacta Key' : 'Trifecta Key',
      horses: [top, ...rest].map(horseOf),
      combination: places.join(' / '),
      ...computed,
      reasoning: `${why}. ${ending(computed, exoticView.takeout[wager])}`,
    },
  ];
}

function trifectaPlay(ranking: readonly HorseOpinion[], exoticView: ExoticView): readonly ExoticPlay[] {
  const [top, ...rest] = ranking.slice(0, 4);
  if (top === undefined || rest.length < 3) return [];
  const names = rest.map(nameOf);
  const why = `${nameOf(top)} first, ${names.slice(0, -1).join(', ')} and ${names.at(-1)} underneath`;
  return keyPlay('trifecta', { rows: [top, ...rest], why }, exoticView);
}

/** One exacta and one trifecta from an analyst's order; none in a field too small for the pool. */
export function exoticPlays(ranking: readonly HorseOpinion[], exoticView: ExoticView): readonly ExoticPlay[] {
  return [
    ...(ranking.length >= EXACTA_FIELD ? exactaPlay(ranking, exoticView) : []),
    ...(ranking.length >= TRIFECTA_FIELD ? trifectaPlay(ranking, exoticView) : []),
  ];
}
