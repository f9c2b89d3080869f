import { NUMBER, numberOf } from '../../fact-check/number-words.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { belowMinimum, minimumBet } from '../../tickets/minimum-bets.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { amountsIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { atOnce, type Tool } from './tool.ts';

const COST = /\bcosts?\b|\bhow much (?:is|are|for|does)\b|\bprice of a\b/i;
const HORSES = new RegExp(`\\b(${NUMBER})[- ]?(?:horses?|runners?|way)\\b`, 'i');
const MOST = 24;

/** Combinations of a box of so many horses; a quinella counts each pair once. */
function boxed(wager: Wager, horses: number): number {
  const places = PLACES[wager];
  const orders = Array.from({ length: places }, (_, index) => horses - index).reduce((a, b) => a * b, 1);
  return wager === 'quinella' ? (horses * (horses - 1)) / 2 : orders;
}

/** What a box of so many horses costs, whichever they are. */
export const costOfABet: Tool = {
  name: 'cost of a bet',
  reads({ text, card }) {
    const wager = wagerIn(text);
    const horses = numberOf(HORSES.exec(text)?.[1] ?? '');
    if (!COST.test(text) || !/\bbox/i.test(text) || wager === null || horses === null) return null;
    if (PLACES[wager] < 2 || horses > MOST) return null;
    const least = minimumBet(card.track.slug, card.day, wager).dollars;
    const [amount] = amountsIn(text);
    const stake = amount?.dollars ?? least;
    const combinations = boxed(wager, horses);
    const cost = Number((combinations * stake).toFixed(2));
    const said =
      horses < PLACES[wager]
        ? `A ${wager} box needs at least ${PLACES[wager]} horses.`
        : `${shortDollars(cost)}: a ${shortDollars(stake)} ${wager} box of ${counted(horses, 'horse')} is ${counted(combinations, 'combination')}.`;
    const note =
      amount === undefined
        ? `${shortDollars(least)} is the least stake here.`
        : belowMinimum(card.track.slug, card.day, wager, stake);
    return atOnce({ answer: saying([said, note]), views: [] });
  },
};
