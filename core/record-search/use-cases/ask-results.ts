import type { Track } from '../../card/track.ts';
import { signOfTrouble } from '../../compliance/play-safely/signs-of-trouble.ts';
import { wordsOfCare } from '../../compliance/play-safely/words-of-care.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { answerInLanguage } from '../language/answer-in-language.ts';
import { languageOf } from '../language/language-of.ts';
import { type QueryAnswer, queryAnswer } from '../query-answer.ts';
import type { QueryBook } from '../query-book.ts';
import { questionAt } from '../question.ts';
import { readQuestion } from '../read-question.ts';

export interface AskResultsDeps {
  readonly readBook: () => Promise<QueryBook>;
  /** The racing clock. */
  readonly clock: Clock;
  /** Of the days. */
  readonly zone: string;
}

export const LONGEST_QUESTION = 2_000;

function checkedQuestion(text: string): string {
  if (text.trim() === '') throw new Refusal('invalid', 'results.blank-question', 'query: ask a question.');
  if (text.length <= LONGEST_QUESTION) return text;
  throw new Refusal(
    'invalid',
    'results.long-question',
    `query: a question has at most ${LONGEST_QUESTION} characters.`,
  );
}

/** Names of known horses, of two words or more, that a question says: they are no words of a person. */
function horsesIn(text: string, { horses }: Pick<QueryBook, 'horses'>): readonly string[] {
  const said = text.toLowerCase();
  return [...horses.values()].filter((name) => name.includes(' ') && said.includes(name.toLowerCase()));
}

/**
 * Answers a question in plain words from the results of the days before today; invented ones only without a real one.
 * With a track, from that track unless the question names one.
 * In another language: what `answerInLanguage` says.
 * A person in trouble gets words of care and no record. Refuses ('invalid') a blank (`results.blank-question`)
 * and a long question (`results.long-question`).
 */
export function makeAskResults(deps: AskResultsDeps) {
  return async function askResults(text: string, track: Track | null = null): Promise<QueryAnswer> {
    const question = checkedQuestion(text);
    const today = raceDayAt(deps.clock(), deps.zone);
    const book = await deps.readBook();
    const sign = signOfTrouble(question, horsesIn(question, book));
    if (sign !== null)
      return {
        ...queryAnswer(book, readQuestion('', book, today), addDays(today, -1)),
        text: wordsOfCare(sign),
        isFixed: true,
        isCare: true,
        notCovered: '',
        examples: [],
      };
    const until = addDays(today, -1);
    const read = (words: string) => questionAt(readQuestion(words, book, today), track);
    const language = languageOf(question, horsesIn(question, book));
    if (language !== 'English') return answerInLanguage({ text: question, language, book, until, read });
    return queryAnswer(book, read(question), until);
  };
}

export type AskResults = ReturnType<typeof makeAskResults>;
