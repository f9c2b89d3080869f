import { LEGS, type MultiRaceWager } from '../../tickets/wager.ts';
import type { ChatQuestion } from './tool.ts';

const PAIR =
  /\b(?:doubles?|pick[- ]?[3-6]s?) (?:of |on |in )?#?(\d{1,2})\s?(?:and|to|-|through)\s?(\d{1,2})\b/i;

/** The first race of `double 5 and 6`, `pick 4 2-5`: the numbers of its first and last race; null for other numbers. */
export function firstOfPair(text: string, wager: MultiRaceWager): number | null {
  const [, first, last] = PAIR.exec(text) ?? [];
  return first !== undefined && Number(last) - Number(first) === LEGS[wager] - 1 ? Number(first) : null;
}

/** The races on which the card prints a bet over so many races, in order. */
function printedStarts({ card }: ChatQuestion, wager: MultiRaceWager): readonly number[] {
  const name = new RegExp(`\\bpick[- ]?${LEGS[wager]}\\b`, 'i');
  return wager === 'daily double'
    ? []
    : card.races.filter(({ wagers }) => name.test(wagers)).map(({ number }) => number);
}

/** The first race a question gives a bet over several: named, or the only one the card prints; null for neither. */
export function startSaid(question: ChatQuestion, wager: MultiRaceWager): number | null {
  const { text, raceNumber } = question;
  const said = /\braces?\s+#?(\d{1,2})\b/i.exec(text)?.[1];
  const named = said === undefined ? (firstOfPair(text, wager) ?? raceNumber) : Number(said);
  if (named !== null) return named;
  const printed = printedStarts(question, wager);
  const first = Math.min(...question.card.races.map(({ number }) => number));
  if (/\bearly\b/i.test(text)) return printed[0] ?? first;
  if (/\blate\b/i.test(text)) return printed.findLast((number) => number > first) ?? null;
  return printed.length === 1 ? (printed[0] ?? null) : null;
}

/** The first race of a bet over several: as given, else that of the last races of the card. */
export const firstRace = (question: ChatQuestion, wager: MultiRaceWager): number =>
  startSaid(question, wager) ??
  Math.max(...question.card.races.map(({ number }) => number)) - LEGS[wager] + 1;
