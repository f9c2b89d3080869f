import { NUMBER, numberOf } from '../../fact-check/number-words.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { ticketCost } from '../../tickets/combinations.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { ALL } from '../../tickets/ticket.ts';
import { LEGS, PLACES, type Wager } from '../../tickets/wager.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { readJakeQuestion } from '../jake/read-question.ts';
import { ticketOf } from '../jake/ticket-answer.ts';
import type { CardInPlay } from '../race-view.ts';
import { atOnce, type Tool } from './tool.ts';

const COST =
  /\bwhat if i (?:box|use|go|play|buy)\b|\bcosts?\b|\b(?:runs?|set|cost) (?:me|you|us)(?: back)?\b|\bset(?:s)? (?:me|you) back\b|\bwhat'?s? (?:is )?the (?:total|cost)\b|\bhow much (?:is|are|for|does)\b|\bhow much(?: (?:would|will|do|should) (?:(?:it|that|they) (?:be|cost)|i (?:pay|spend|need)))?\W*$|\bprice of a\b/i;
/** What it returns is another question; what somebody pays is its cost. */
const PAYS_OUT = /(?<!\b(?:i|you|we|to) )\bpay(?:s|off|offs|out|outs)?\b|\bcost-benefit\b/i;
const HORSES = new RegExp(`\\b(${NUMBER})[- ]?(?:horses?|runners?|way)\\b`, 'i');
/** Horses by number after `box`: `box 1 2 3 4`, `box 1,2,3`. */
const NUMBERS =
  /\bbox(?:ed)?(?: of)?:? (#?\d{1,2}[a-z]?(?:(?:[\s,]+and\s+|[\s,/-]+)#?\d{1,2}[a-z]?)+)(?!\d)/i;
const MOST = 24;

/** How many horses a question boxes: said as a count, or one by one where it names no race. */
function horsesIn(text: string, raceNumber: number | null): number | null {
  const count = numberOf(HORSES.exec(text)?.[1] ?? '');
  if (count !== null || raceNumber !== null) return count;
  const withoutMoney = amountsIn(text).reduce((rest, { words }) => rest.replace(words, ';'), text);
  const numbers = NUMBERS.exec(withoutMoney)?.[1]?.match(/\d{1,2}[a-z]?/gi) ?? [];
  return numbers.length === 0 ? null : new Set(numbers).size;
}

/** Combinations of a box of so many horses; a quinella counts each pair once. */
export function combinationsOfBox(wager: Wager, horses: number): number {
  const places = PLACES[wager];
  const orders = Array.from({ length: places }, (_, index) => horses - index).reduce((a, b) => a * b, 1);
  return wager === 'quinella' ? (horses * (horses - 1)) / 2 : orders;
}

/** Horses of each race: `3x2`, `2 by 3 by 1`, `1x4x4x2`. */
const BY = /\b\d{1,2}(?:\s?(?:x|by|×)\s?\d{1,2})+\b/i;

/** So many in every race: `3 horses in each leg`. */
const IN_EACH = new RegExp(
  `(?<!\\bpick[- ]?)\\b(${NUMBER})(?: horses?| runners?)? (?:in (?:each|every|all)(?: of the)?|per|an?) (?:races?|legs?)\\b(?! (?:but|except))`,
  'i',
);

/** What a ticket over several races costs by how many horses it has in each; null where the question has no such counts. */
function overRaces(text: string, card: CardInPlay): readonly (string | null)[] | null {
  const wager = severalIn(text);
  if (wager === null) return null;
  const inEveryRace = numberOf(IN_EACH.exec(text)?.[1] ?? '');
  const counts =
    inEveryRace === null
      ? (BY.exec(text)?.[0].match(/\d+/g)?.map(Number) ?? [])
      : Array.from({ length: LEGS[wager] }, () => inEveryRace);
  if (counts.length < 2) return null;
  if (counts.length !== LEGS[wager]) return [`A ${wager} has ${LEGS[wager]} races, not ${counts.length}.`];
  const { dollars: least, isAssumed } = minimumBet(card.track.slug, card.day, wager);
  const stake = amountsIn(text)[0]?.dollars ?? least;
  const combinations = counts.reduce((product, count) => product * count, 1);
  return [
    `${shortDollars(Number((combinations * stake).toFixed(2)))}: a ${shortDollars(stake)} ${wager} of ${counts.join(' x ')} is ${counted(combinations, 'combination')}.`,
    amountsIn(text).length === 0
      ? `${shortDollars(least)} is the minimum here${isAssumed ? ' (assumed)' : ''}.`
      : belowMinimum(card.track.slug, card.day, wager, stake),
  ];
}

/** The orders in which the horses of a ticket can fill its places, each horse once. */
function ordersOf(sets: readonly (readonly string[])[], used: readonly string[] = []): number {
  const [first, ...rest] = sets;
  if (first === undefined) return 1;
  return sumBy(
    first.filter((horse) => !used.includes(horse)),
    (horse) => ordersOf(rest, [...used, horse]),
  );
}

/** So many horses in one place are a field. */
const MOST_IN_A_PLACE = 14;

/** What a ticket costs that a question spells out by numbers and in no race; null for another question. */
function spelledOut(text: string, card: CardInPlay): readonly (string | null)[] | null {
  const { ticket: spelled } = readJakeQuestion(text);
  if (spelled === null || spelled.wager === 'quinella' || PLACES[spelled.wager] < 2) return null;
  const { trackSlug, day } = { trackSlug: card.track.slug, day: card.day };
  const { sets, wager, base } = ticketOf(spelled, { trackSlug, day });
  const listed = sets.flatMap((set) => (set === ALL ? [] : [set]));
  if (listed.length < sets.length || listed.some(({ length }) => length > MOST_IN_A_PLACE)) return null;
  const combinations = ordersOf(listed);
  if (combinations === 0) return null;
  const { dollars: least, isAssumed } = minimumBet(trackSlug, day, wager);
  return [
    `${shortDollars(ticketCost(base, combinations))}: a ${shortDollars(base)} ${wager} ${listed.map((set) => set.join(',')).join(' / ')} is ${counted(combinations, 'combination')}.`,
    spelled.base === null
      ? `${shortDollars(least)} is the minimum here${isAssumed ? ' (assumed)' : ''}. Name the race for its chance to cash.`
      : belowMinimum(trackSlug, day, wager, base),
  ];
}

/** What a box of so many horses costs, whichever they are. */
export const costOfABet: Tool = {
  name: 'cost of a bet',
  reads({ text, card, raceNumber }) {
    if (PAYS_OUT.test(text)) return null;
    const several = COST.test(text) || /\bhow much\b/i.test(text) ? overRaces(text, card) : null;
    if (several !== null) return atOnce({ answer: saying(several), views: [] });
    const isBox = /\bbox/i.test(text);
    const spelled = COST.test(text) && !isBox && raceNumber === null ? spelledOut(text, card) : null;
    if (spelled !== null) return atOnce({ answer: saying(spelled), views: [] });
    const wager = wagerIn(text);
    const horses = horsesIn(text, raceNumber);
    if (!COST.test(text) || !isBox || wager === null || horses === null) return null;
    if (PLACES[wager] < 2 || horses > MOST) return null;
    const { dollars: least, isAssumed } = minimumBet(card.track.slug, card.day, wager);
    const [amount] = amountsIn(text);
    const stake = amount?.dollars ?? least;
    const combinations = combinationsOfBox(wager, horses);
    const cost = Number((combinations * stake).toFixed(2));
    const said =
      horses < PLACES[wager]
        ? `A ${wager} box needs at least ${PLACES[wager]} horses.`
        : `${shortDollars(cost)}: a ${shortDollars(stake)} ${wager} box of ${counted(horses, 'horse')} is ${counted(combinations, 'combination')}.`;
    const note =
      amount === undefined
        ? `${shortDollars(least)} is the minimum here${isAssumed ? ' (assumed)' : ''}.`
        : belowMinimum(card.track.slug, card.day, wager, stake);
    return atOnce({ answer: saying([said, note]), views: [] });
  },
};
