import { percentText, shortDollars } from '../../kernel/text.ts';
import { takeoutOn } from '../../odds/takeout.ts';
import { POOLS } from '../../odds/takeout-rates.ts';
import { minimumBet } from '../../tickets/minimum-bets.ts';
import { wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { severalIn } from './tickets-for-money.ts';
import { atOnce, type Tool } from './tool.ts';

const MINIMUM = /\bminimum\b|\bleast (?:i|you) can (?:bet|play)\b|\bsmallest (?:bet|stake|ticket)\b/i;
const TAKEOUT = /\btake[- ]?out\b|\btrack take\b|\bhow much does the track (?:take|keep)\b/i;

/** The least stake of a wager at the track, or what the track keeps of its pool. */
export const rulesOfABet: Tool = {
  name: 'rules of a bet',
  reads({ text, card }) {
    const wager = severalIn(text) ?? wagerIn(text);
    if (wager === null) return null;
    const { track, day } = card;
    const say = (...lines: readonly (string | null)[]) => atOnce({ answer: saying(lines), views: [] });
    if (MINIMUM.test(text) && !/\bprice\b|\bodds\b/i.test(text))
      return say(
        `The ${wager} minimum at ${track.displayName} is ${shortDollars(minimumBet(track.slug, day, wager).dollars)} a combination.`,
      );
    const pool = POOLS.find((name) => name === (wager === 'quinella' ? 'exacta' : wager));
    if (!TAKEOUT.test(text) || pool === undefined) return null;
    const { share, operator, isAssumed, source } = takeoutOn(track.slug, day, pool);
    return say(
      `The takeout on ${wager} bets at ${track.displayName} is ${percentText(share)} of the pool (${operator})${isAssumed ? ', assumed: no document gives its own rate' : ''}.`,
      `Source: ${source}.`,
    );
  },
};
