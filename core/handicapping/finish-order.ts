import { sumOf } from '../kernel/numbers.ts';
/** How much less the win chances say about second and third than about first. Harville's model is 1 and 1. */
export interface OrderExponents {
  readonly second: number;
  readonly third: number;
  /** Left out, the fourth place goes on with the exponent of the third. */
  readonly fourth?: number;
}

/** Exponents with where they come from, to be named beside the figures. */
export interface OrderSettings {
  readonly version: string;
  readonly exponents: OrderExponents;
  readonly source: string;
  readonly note: string;
}

/** Chances of the orders of finish of one race; horses by their place in the list of win chances. */
export interface FinishOrder {
  /** First. Sums to one. */
  readonly win: readonly number[];
  /** First or second. Sums to two, or to the field when it is smaller. */
  readonly place: readonly number[];
  /** First, second or third. Sums to three, or to the field when it is smaller. */
  readonly show: readonly number[];
  exacta(first: number, second: number): number;
  trifecta(first: number, second: number, third: number): number;
  superfecta(first: number, second: number, third: number, fourth: number): number;
  /**
   * The chance that the first so many places are filled, in order, by different horses of their sets; at most five
   * places, the fifth by the strengths of the fourth. Each set names a horse once.
   */
  among(sets: readonly (readonly number[])[]): number;
}

const LEAST = 1e-9;
/** How far chances may be from one together and count as summing to one. */
const ROUNDING = 1e-12;

function spread(chances: readonly number[]): readonly number[] {
  const raised = chances.map((chance) => Math.max(chance, LEAST));
  const sum = sumOf(raised);
  if (Math.abs(sum - 1) < ROUNDING) return raised;
  return raised.map((chance) => chance / sum);
}

/**
 * How strongly each horse draws for the first, second … fifth place, in the order of the win chances: the chance to take a
 * place is the horse's share of the strengths of those not placed yet.
 */
export function placeStrengths(
  chances: readonly number[],
  { second, third, fourth = third }: OrderExponents,
): readonly (readonly number[])[] {
  const win = spread(chances);
  return [1, second, third, fourth, fourth].map((exponent) => win.map((chance) => chance ** exponent));
}

/**
 * Order chances from win chances, each race a drawing in turn among the horses left.
 *
 * Discounted order model (Lo and Bacon-Shone): the winner is drawn by the win chances p, the second among the
 * others by p to the power `second`, the third by p to the power `third`, the fourth by p to the power `fourth`
 * (no value is published for it; it goes on with that of the third unless told). Powers below one level the field
 * out, as good horses that do not win tend to finish farther back than plain proportion says. It assumes that only the win
 * chances matter. Example: p = .40 .25 .15 .12 .08 with powers .81 and .65 give the favorite .665 to be in
 * the first two and .837 in the first three; with 1 and 1 (Harville) the exacta of the first two is
 * .40 x .25 / .60 = .1667. Dead heats are left out.
 */
export function finishOrder(chances: readonly number[], exponents: OrderExponents): FinishOrder {
  const strengths = placeStrengths(chances, exponents);
  const [win = [], forSecond = [], forThird = [], forFourth = []] = strengths;
  const exacta = (first: number, second: number): number =>
    first === second ? 0 : ((win[first] ?? 0) * (forSecond[second] ?? 0)) / sumWithout(forSecond, [first]);
  const trifecta = (first: number, second: number, third: number): number =>
    third === first || third === second
      ? 0
      : (exacta(first, second) * (forThird[third] ?? 0)) / sumWithout(forThird, [first, second]);
  const superfecta = (first: number, second: number, third: number, fourth: number): number =>
    [first, second, third].includes(fourth)
      ? 0
      : (trifecta(first, second, third) * (forFourth[fourth] ?? 0)) /
        sumWithout(forFourth, [first, second, third]);
  const { second, third } = laterPlaces(win, forSecond, forThird);
  const place = win.map((chance, index) => chance + (second[index] ?? 0));
  const show = place.map((chance, index) => chance + (third[index] ?? 0));
  const among = (sets: readonly (readonly number[])[]): number => chanceAmong(sets, strengths);
  return { win, place, show, exacta, trifecta, superfecta, among };
}

/** What the strengths of a place add up to over some horses, without those already placed. */
const strengthOf = (
  strengths: readonly number[],
  horses: readonly number[],
  placed: readonly number[],
): number => horses.reduce((sum, horse) => (placed.includes(horse) ? sum : sum + (strengths[horse] ?? 0)), 0);

/** Place by place; the last one is a sum, so that five places of 20 horses visit 116,280 orders and not 1,860,480. */
function chanceAmong(
  sets: readonly (readonly number[])[],
  strengths: readonly (readonly number[])[],
  placed: readonly number[] = [],
): number {
  const [set, ...later] = sets;
  const [here = [], ...strengthsLater] = strengths;
  if (set === undefined) return 1;
  const left = sumWithout(here, placed);
  if (left <= 0) return 0;
  if (later.length === 0) return strengthOf(here, set, placed) / left;
  return set.reduce((chance, horse) => {
    if (placed.includes(horse)) return chance;
    const rest = chanceAmong(later, strengthsLater, [...placed, horse]);
    return chance + ((here[horse] ?? 0) / left) * rest;
  }, 0);
}

const sumWithout = (strengths: readonly number[], gone: readonly number[]): number =>
  strengths.reduce((sum, strength, index) => (gone.includes(index) ? sum : sum + strength), 0);

/** Chance of each horse to be exactly second and exactly third, over all orders before it. */
function laterPlaces(
  win: readonly number[],
  forSecond: readonly number[],
  forThird: readonly number[],
): { readonly second: readonly number[]; readonly third: readonly number[] } {
  const second = win.map(() => 0);
  const third = win.map(() => 0);
  win.forEach((chance, i) => {
    const leftSecond = sumWithout(forSecond, [i]);
    forSecond.forEach((strength, j) => {
      if (j === i) return;
      const both = (chance * strength) / leftSecond;
      second[j] = (second[j] ?? 0) + both;
      const leftThird = sumWithout(forThird, [i, j]);
      forThird.forEach((power, k) => {
        if (k !== i && k !== j) third[k] = (third[k] ?? 0) + (both * power) / leftThird;
      });
    });
  });
  return { second, third };
}
