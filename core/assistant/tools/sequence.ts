import { LEGS, type MultiRaceWager } from '../../tickets/wager.ts';
import type { ChatQuestion } from './tool.ts';

const PAIR =
  /\b(?:doubles?|pick[- ]?[3-6]s?) (?:of |on |in )?#?(\d{1,2})\s?(?:and|to|-|through)\s?(\d{1,2})\b/i;

/** The first race of `double 5 and 6`, `pick 4 2-5`: the numbers of its first and last race; null for other numbers. */
export function firstOfPair(text: string, wager: MultiRaceWager): number | null {
  const [, first, last] = PAIR.exec(text) ?? [];
  return first !== undefined && Number(last) - Number(first) === LEGS[wager] - 1 ? Number(first) : null;
}

/** The numbers of the first and last race of the card. */
function endsOf({ card }: ChatQuestion) {
  const numbers = card.races.map(({ number }) => number);
  return { first: Math.min(...numbers), last: Math.max(...numbers) };
}

/** The first of the last races of the card, as many as the bet has. */
const lastStart = (question: ChatQuestion, wager: MultiRaceWager): number =>
  endsOf(question).last - LEGS[wager] + 1;

/** `LEG C 2-DAY PICK 6`: a later race of a bet that starts elsewhere. */
const LATER_LEG = /\bleg (?:[b-z]|[2-9])\b[^;,]*/gi;

/** The bets that a race prints as starting with it. */
export const withoutLaterLegs = (wagers: string): string => wagers.replace(LATER_LEG, ' ');

/** The races on which the card prints a bet over so many races, in order; its races are all on the card. */
function printedStarts(question: ChatQuestion, wager: MultiRaceWager): readonly number[] {
  const name = wager === 'daily double' ? /\bdoubles?\b/i : new RegExp(`\\bpick[- ]?${LEGS[wager]}\\b`, 'i');
  return question.card.races
    .filter(
      ({ wagers, number }) => name.test(withoutLaterLegs(wagers)) && number <= lastStart(question, wager),
    )
    .map(({ number }) => number);
}

/** `Early pick 4`, `late 50 cent double`; not `too late for the pick 4`. */
const SIDE =
  /\b(early|late) (?:\$?\.?\d+(?:\.\d+)?(?:[- ]?(?:cents?|dollars?)|¢)? )?(?:daily[- ]|rolling )?(?:doubles?|pick)\b/i;

/** The start of a side among the printed ones; a bet printed once, nearer to the other end of the card, is not it. */
function printedOfSide(side: string, printed: readonly number[], first: number, late: number): number | null {
  const start = side === 'early' ? printed[0] : printed.at(-1);
  if (start === undefined || printed.length > 1) return start ?? null;
  const [before, after] = [start - first, late - start];
  return (side === 'early' ? before <= after : after <= before) ? start : null;
}

/** The start of the early or the late one: as printed, else from the first or the last races of the card. */
function startOfSide(question: ChatQuestion, wager: MultiRaceWager) {
  const side = SIDE.exec(question.text)?.[1]?.toLowerCase();
  if (side === undefined) return null;
  const { first } = endsOf(question);
  const late = lastStart(question, wager);
  const printed = printedStarts(question, wager);
  const start = printedOfSide(side, printed, first, late);
  return { side, start: start ?? (side === 'early' ? first : late), isPrinted: start !== null };
}

/** The race a question gives a bet over several as its first; null for none. */
function startNamed({ text, raceNumber }: ChatQuestion, wager: MultiRaceWager): number | null {
  const said = /\braces?\s+#?(\d{1,2})\b/i.exec(text)?.[1];
  return said === undefined ? (firstOfPair(text, wager) ?? raceNumber) : Number(said);
}

/** The first race a question gives a bet over several: named, of its side, or the last that the card prints; null for none. */
export function startSaid(question: ChatQuestion, wager: MultiRaceWager): number | null {
  const start = startNamed(question, wager) ?? startOfSide(question, wager)?.start ?? null;
  if (start !== null || wager === 'daily double') return start;
  return printedStarts(question, wager).at(-1) ?? null;
}

/** The first race of a bet over several: as given, else that of the last races of the card. */
export const firstRace = (question: ChatQuestion, wager: MultiRaceWager): number =>
  startSaid(question, wager) ?? lastStart(question, wager);

/** That the card does not print where the early or late bet of a question starts; null where it does, or a race is named. */
export function startNotPrinted(question: ChatQuestion, wager: MultiRaceWager): string | null {
  if (startNamed(question, wager) !== null) return null;
  const found = startOfSide(question, wager);
  if (found === null || found.isPrinted) return null;
  const end = found.side === 'early' ? 'first' : 'last';
  return `The card does not print where the ${found.side} ${wager} starts; these are its ${end} ${LEGS[wager]} races.`;
}

/** Where a bet over several races starts that has some races among its legs. */
export interface StartAround {
  readonly start: number;
  readonly isPrinted: boolean;
  /** Other starts that the card prints and that have those races too. */
  readonly others: readonly number[];
}

const STARTING = /\b(?:start\w*|from|begin\w*)(?: (?:in|on|at|with))?(?: the)? races?\s+#?(\d{1,2})\b/i;

/** The start that a question gives: said as such, as the first of its races, or early or late; null for none. */
export function startGiven(question: ChatQuestion, wager: MultiRaceWager): number | null {
  const said = STARTING.exec(question.text)?.[1];
  if (said !== undefined) return Number(said);
  return firstOfPair(question.text, wager) ?? startOfSide(question, wager)?.start ?? null;
}

/**
 * The start of a bet over several races around some of its races: the one that the question gives, else the one printed in
 * the race it names, else the latest that the card prints, else the latest there is. Null where no bet of so many races in a
 * row has them all, or where the one that is given does not.
 */
export function startAround(
  question: ChatQuestion,
  wager: MultiRaceWager,
  races: readonly number[],
): StartAround | null {
  const { first } = endsOf(question);
  const [low, high] = [Math.min(...races), Math.max(...races)];
  const covers = (start: number): boolean =>
    start >= first &&
    start <= Math.min(low, lastStart(question, wager)) &&
    start + LEGS[wager] > high &&
    question.card.races.filter(({ number }) => number >= start && number < start + LEGS[wager]).length ===
      LEGS[wager];
  const latest = Math.min(low, lastStart(question, wager));
  const printed = printedStarts(question, wager).filter(covers);
  const named = startNamed(question, wager);
  const start =
    startGiven(question, wager) ?? printed.find((other) => other === named) ?? printed.at(-1) ?? latest;
  return covers(start)
    ? { start, isPrinted: printed.includes(start), others: printed.filter((other) => other !== start) }
    : null;
}
