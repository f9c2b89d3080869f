import { saying } from '../jake/answer.ts';
import { namesInFull } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

/** A bet or ticket, and something that may happen to it. */
const OF_A_BET =
  /\b(?:my|the|a|our|your) (?:\w+ )?(?:bet|bets|ticket|tickets|wager|money|exacta|trifecta|superfecta|double|pick[- ]?\d|leg|parlay)\b|\bdo (?:i|we) (?:get|still|lose|win)\b|\b(?:refund\w*|money back|get paid|still pay|get my money|void(?:ed)?|still (?:alive|good|count))\b/i;
const HAPPENS = /\bif\b|\bwhen\b|\bwhat happens\b|\bonce\b/i;
const DECIDES = 'In bets over several races the rules of the track decide; the program prints them.';

/** What becomes of a bet when something happens, in general; the first that a question names. */
const RULES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bdead[- ]?heats?\b|\btie[sd]?\b/i,
    [
      'In a dead heat both horses count as finishing in that place: tickets on either are paid, at less than the full price.',
    ],
  ],
  [
    /\b(?:disqualif\w*|dq'?d?|taken down|takedown|inquiry|objection)\b/i,
    [
      'Bets are paid by the official order: a horse placed behind another one by the stewards counts where it was placed. A later ruling does not change the payoffs.',
    ],
  ],
  [
    /\b(?:cancel\w*|called off|abandon\w*|lightning|no contest)\b/i,
    ['Bets on a race that is not run are refunded.', DECIDES],
  ],
  [
    /\b(?:off the (?:turf|grass)|(?:come|comes|taken|moved|rained) off|to the (?:dirt|main))\b/i,
    [
      'A bet on one race stands when the race comes off the turf; one on a horse that is scratched for it is refunded.',
      'In a bet over several races a change of surface after betting on it has closed often makes every horse of that race a winner.',
      DECIDES,
    ],
  ],
  [
    /\b(?:scratch\w*|withdrawn|doesn'?t (?:run|start)|does not (?:run|start)|late scratch)\b/i,
    [
      'A bet on a scratched horse alone, and combinations with it in one race, are refunded.',
      'In bets over several races it is often replaced by the favorite at post time; a double may pay a consolation.',
      DECIDES,
    ],
  ],
];

/** What becomes of a bet when a horse is scratched or disqualified, a race comes off the turf or is not run. */
export const betWhenSomethingHappens: Tool = {
  name: 'what becomes of a bet',
  reads({ text, card }) {
    if (!OF_A_BET.test(text) || !HAPPENS.test(text) || namesInFull(card, text)) return null;
    const rule = RULES.find(([pattern]) => pattern.test(text));
    return rule === undefined ? null : atOnce({ answer: saying(rule[1]), views: [] });
  },
};
