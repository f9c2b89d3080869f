import type { ModelAnswer } from './model-question.ts';

type Silence = ModelAnswer['is'];

/** Failures the next question would meet as well. */
const PERMANENT: ReadonlySet<Silence> = new Set(['not-allowed', 'no-budget']);
const TRANSIENT: ReadonlySet<Silence> = new Set(['unavailable', 'too-slow']);

/**
 * Asks about several subjects, in their order. The first question goes alone, so that the provider has cached what it
 * shares with the others. While a question fails in a way that may last, the next goes alone too; when it lasts, no more
 * are sent, and `instead` gives the answer of the others. `endOf` says how an answer ended.
 */
export async function firstThenRest<Subject, Answer>(
  subjects: readonly Subject[],
  {
    ask,
    endOf,
    instead,
  }: {
    readonly ask: (subject: Subject) => Promise<Answer>;
    readonly endOf: (answer: Answer) => Silence;
    readonly instead: (subject: Subject, last: Answer) => Answer;
  },
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (const subject of subjects) {
    const answer = await ask(subject);
    answers.push(answer);
    const rest = subjects.slice(answers.length);
    const end = endOf(answer);
    if (PERMANENT.has(end) || (answers.length > 1 && TRANSIENT.has(end)))
      return [...answers, ...rest.map((other) => instead(other, answer))];
    if (!TRANSIENT.has(end)) return [...answers, ...(await Promise.all(rest.map(ask)))];
  }
  return answers;
}
