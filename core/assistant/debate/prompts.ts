import { dataBlock, dataLine } from '../../picks/prompts/data-block.ts';
import { MODEL_RULES } from '../../picks/prompts/instructions.ts';

/** Changes with any word of the assistant's prompts. */
export const ASSISTANT_PROMPTS = 'assistant-prompt-4';

const LONGEST = 1_500;

export const DEBATE_RULES = `${MODEL_RULES}

You debate one race with another analyst in three rounds: opening, critique, final position.
Every sentence that names a fact is checked against the data afterwards; one that does not fit is shown as wrong.
Use short sentences, one fact each, and name the horse (#number and name) in each sentence that is about it.
confidence is 0 to 10: how far the evidence agrees on your horse. It is not a chance.`;

const quoted = (name: string, text: string): string => dataBlock(name, [dataLine(text, LONGEST)]);

export const OPENING_TASK =
  'Round 1, opening. Name the horse you like best to win and give your reasoning in 60 to 120 words.';

const OPPOSE =
  'Both of you opened on the same horse, or on mates of one entry, which are one bet. Argue the strongest case against it: a likelier or better priced horse of the field, by its number and name, or its price, with the odds.';

const OPPOSE_AGAIN =
  'Your last answer named no other starter and no odds, so it was no case against the horse. Answer again, whole.';

/**
 * `mustOppose`: both opened on one horse, and this side argues against it; `again` where it was told so once and did not.
 */
export const critiqueTask = (
  ownOpening: string,
  other: string,
  mustOppose: boolean | 'again' = false,
): string =>
  [
    'Round 2, critique. The other analyst opened as quoted. In 50 to 100 words, say what is weak in it and what you grant. Repeat no sentence of an opening.',
    ...(mustOppose === false ? [] : [OPPOSE]),
    quoted('your opening', ownOpening),
    quoted("the other analyst's opening", other),
    ...(mustOppose === 'again' ? [OPPOSE_AGAIN] : []),
  ].join('\n');

export const finalTask = (ownOpening: string, other: string, critique: string): string =>
  [
    'Round 3, final position. Name the horse you end on, yours or another, and explain it in 40 to 80 words. Repeat no earlier sentence.',
    quoted('your opening', ownOpening),
    quoted("the other analyst's opening", other),
    quoted("the other analyst's critique of you", critique),
  ].join('\n');
