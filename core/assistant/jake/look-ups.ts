import type { ModelTool, ToolCall } from '../../picks/model-questions/model-question.ts';
import { dataBlock, dataLine } from '../../picks/prompts/data-block.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { moneyIn, numbersIn, oddsIn, percentagesIn } from './figures-in-text.ts';

/** How many rounds, and how many look-ups in all, a model may use. */
export const MOST_ROUNDS = 2;
export const MOST_LOOK_UPS = 4;

/** The kind of everything that no tool of its own answers: who wins a race, pace, exotics, longshots, value, weather. */
export const ANY_KIND = 'anything else on the card';

const LONGEST_QUESTION = 300;
const LONGEST_REPLY_LINE = 400;
const MOST_REPLY_LINES = 12;

/** The tools of the chat as one function that a model may call: a kind of question and the question. */
export const lookUpTool = (kinds: readonly string[]): ModelTool => ({
  name: 'look_up',
  description:
    'Answers one plain question about races, horses, people, bets, results or this product from our own facts, with time and source. One race or horse a question, named by number and name; name the track when the member names one. Use it for whatever the given answer leaves open.',
  parameters: {
    kind: { description: 'The kind of question.', oneOf: [...kinds, ANY_KIND] },
    question: { description: 'The question in short English words, such as "post time of race 6".' },
  },
});

/** What a model wants to know. */
export interface LookUp {
  /** Null for any kind. */
  readonly kind: string | null;
  readonly question: string;
}

/** A call as a question; else a sentence that tells the model what is wrong with it. */
export function readLookUp({ name, values }: ToolCall): LookUp | string {
  if (name !== 'look_up') return 'There is no such function. The only one is look_up.';
  const [kind, question] = [values?.['kind'], values?.['question']?.trim()];
  if (kind === undefined || question === undefined || question === '')
    return 'The call was not understood: give "kind", one of those listed, and "question" in words.';
  if (question.length > LONGEST_QUESTION)
    return `The question is too long: at most ${LONGEST_QUESTION} characters.`;
  return { kind: kind === ANY_KIND ? null : kind, question };
}

/** Numbers up to this are races and horses of a program. */
const HIGHEST_PROGRAM_NUMBER = 30;

/** Whether a look-up brings in a figure that nobody gave: a tool would say it back, and it would pass for one of ours. */
export function bringsFigures(question: string, given: string): boolean {
  const isGiven = <Figure>(figuresIn: (text: string) => readonly Figure[]) => {
    const known = new Set(figuresIn(given));
    return figuresIn(question).every((figure) => known.has(figure) || isProgramNumber(figure));
  };
  return ![isGiven(moneyOnly), isGiven(oddsIn), isGiven(percentagesOnly), isGiven(numbersIn)].every(Boolean);
}

const isProgramNumber = (figure: unknown): boolean =>
  typeof figure === 'number' && Number.isInteger(figure) && figure <= HIGHEST_PROGRAM_NUMBER;

const moneyOnly = (text: string) => moneyIn(text).map((dollars) => `$${dollars}`);
const percentagesOnly = (text: string) => percentagesIn(text).map((share) => `${share}%`);

/** What a model gets of an answer, and may say: at most so many lines. */
export function replyLines({ answer }: FoundAnswer): readonly string[] {
  const lines = answer.text.split('\n');
  const left = lines.length - MOST_REPLY_LINES;
  const shown = lines.slice(0, MOST_REPLY_LINES).map((line) => dataLine(line, LONGEST_REPLY_LINE));
  return left > 0 ? [...shown, `(${left} more lines, not shown)`] : shown;
}

/** An answer as data for a model. */
export const replyOf = (found: FoundAnswer): string => dataBlock('reply', replyLines(found));
