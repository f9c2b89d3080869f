import { horseName } from '../../card/horse-name.ts';
import type { FinishOrder } from '../../handicapping/finish-order.ts';
import { dollarsText } from '../../kernel/text.ts';
import { chanceOfSets, ticketCost } from '../../tickets/combinations.ts';
import { countCombinations } from '../../tickets/counting.ts';
import type { HorseOpinion } from '../analysis/opinion.ts';
import type { ValueSettings } from '../analysis/settings.ts';

export interface ExoticHorse {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
}

/** An exacta or trifecta ticket, its cost, its chance and what it must pay to break even. Dollars, chances 0-1. */
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
  /** That one combination wins, by our chances. */
  readonly hitChance: number;
  /** What it must pay when it wins to give the cost back on average; null where it cannot win. */
  readonly breakEvenPayout: number | null;
  /** What it pays when it wins, from the pool or its will-pays; null without them. */
  readonly expectedPayout: number | null;
  readonly riskLevel: 'Low' | 'Medium' | 'High';
  readonly reasoning: string;
}

/** What our chances say about the orders of finish. */
export interface ExoticView {
  readonly order: FinishOrder;
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

/** The ticket's cost, its chance to cash and its break-even payout. Exotic pools are unknown here. */
function figures({ wager, sets }: Play, { order, settings }: ExoticView) {
  const stake = settings.stakes[wager];
  const combinations = countCombinations(wager, sets);
  const hitChance = chanceOfSets(order, wager, sets);
  const cost = ticketCost(stake, combinations);
  return {
    stake,
    combinations,
    cost,
    hitChance,
    breakEvenPayout: hitChance > 0 ? cost / hitChance : null,
    expectedPayout: null,
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

function ending({ cost, combinations, stake, breakEvenPayout }: ReturnType<typeof figures>): string {
  const ticket = `Ticket ${combinations} x ${dollarsText(stake)} = ${dollarsText(cost)}`;
  return breakEvenPayout === null
    ? `${ticket}.`
    : `${ticket}; it must pay ${dollarsText(breakEvenPayout)} when it hits to break even.`;
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
      reasoning: `${why}. ${ending(computed)}`,
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
      reasoning: `${why}. ${ending(computed)}`,
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
