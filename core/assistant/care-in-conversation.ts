import { signOfTrouble } from '../compliance/play-safely/signs-of-trouble.ts';
import { wordsOfCare } from '../compliance/play-safely/words-of-care.ts';
import type { FoundAnswer } from './found-answer.ts';
import { amountsIn } from './jake/amounts.ts';
import { saying } from './jake/answer.ts';
import type { CardInPlay } from './race-view.ts';
import { changes } from './tools/changes.ts';
import { glossary } from './tools/glossary.ts';
import { howItRan } from './tools/how-it-ran.ts';
import { isItScratched } from './tools/is-it-scratched.ts';
import { offTheTurf } from './tools/off-the-turf.ts';
import { postTimes } from './tools/post-times.ts';
import { raceConditions } from './tools/race-conditions.ts';
import { resultsOfADay } from './tools/results-of-a-day.ts';
import type { Tool } from './tools/tool.ts';

/** Tools that still answer after a sign of trouble: none of them names a bet, a price or a horse to bet on. */
export const SAFE_AFTER_TROUBLE: ReadonlySet<Tool> = new Set([
  changes,
  glossary,
  howItRan,
  isItScratched,
  offTheTurf,
  postTimes,
  raceConditions,
  resultsOfADay,
]);

/** Anything about a bet, its price or what it pays. */
const BETTING =
  /\b(?:bet|bets|betting|bettors?|wager\w*|gambl\w*|exactas?|trifectas?|superfectas?|quinellas?|doubles?|pick[- ]?[3-6]|parlays?|odds|prices?|pa(?:ys?|id|yoffs?|youts?)|tips?|locks?|sure thing|tickets?)\b/i;

/** Whether words name money, a bet, its price or what it pays. */
export const namesABet = (full: string): boolean => amountsIn(full).length > 0 || BETTING.test(full);

/** What is said instead of anything about a bet when the words show a person in trouble; else null. */
function careFor(text: string, card: CardInPlay | null): FoundAnswer | null {
  const races = card?.races ?? [];
  const names = races.flatMap(({ name, runners }) => [
    ...(name === null ? [] : [name]),
    ...runners.map((runner) => runner.horseName),
  ]);
  const sign = signOfTrouble(text, names);
  return sign === null ? null : { answer: saying([wordsOfCare(sign)]), views: [], isFixed: true };
}

/** Whether any of what was said shows a person in trouble. */
export const showsTrouble = (said: readonly string[], card: CardInPlay | null): boolean =>
  said.some((words) => careFor(words, card) !== null);

/**
 * The words of care for a question, or for what was said earlier in its conversation: after a sign of trouble only safe
 * tools answer. `tool` is the one that reads the question as its own, null where none does. Null where no sign is found.
 */
export function careInConversation(
  { text, full }: { readonly text: string; readonly full: string },
  earlier: readonly string[],
  card: CardInPlay | null,
  tool: Tool | null,
): FoundAnswer | null {
  const isSafe = tool !== null && SAFE_AFTER_TROUBLE.has(tool) && !namesABet(full);
  const said = isSafe ? [text, full] : [text, full, ...earlier];
  return said.map((words) => careFor(words, card)).find((care) => care !== null) ?? null;
}
