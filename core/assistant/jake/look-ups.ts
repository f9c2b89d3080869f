import type { ModelTool, ToolCall } from '../../picks/model-questions/model-question.ts';
import { dataBlock, dataLine } from '../../picks/prompts/data-block.ts';
import type { FoundAnswer } from '../found-answer.ts';

/** So often a model may look something up before it must answer, and so much in all. */
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
    'Answers one plain question about races, horses, people, bets, results or this product from our own facts, with time and source. One race or horse a question, named by number and name. Use it for whatever the given answer leaves open.',
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

/** An answer as data for a model. */
export const replyOf = ({ answer }: FoundAnswer): string =>
  dataBlock(
    'reply',
    answer.text
      .split('\n')
      .slice(0, MOST_REPLY_LINES)
      .map((line) => dataLine(line, LONGEST_REPLY_LINE)),
  );
