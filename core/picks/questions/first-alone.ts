import type { ModelAnswer } from './model-question.ts';

type Silence = ModelAnswer['is'];

/** What the next question would meet as well. */
const LASTS: ReadonlySet<Silence> = new Set(['not-allowed', 'no-budget']);
const MAY_LAST: ReadonlySet<Silence> = new Set(['ill', 'too-slow']);

/**
 * Asks about several, in their order. The first question goes ahead: what it shares with the others is kept by the
 * provider when they come. While those that go ahead fail in a way that may last, the next goes alone too; when it
 * lasts, nobody else is sent, and `instead` says what the others have then. `endOf` tells how an answer ended.
 */
export async function firstAlone<Subject, Heard>(
  subjects: readonly Subject[],
  {
    ask,
    endOf,
    instead,
  }: {
    readonly ask: (subject: Subject) => Promise<Heard>;
    readonly endOf: (heard: Heard) => Silence;
    readonly instead: (subject: Subject, last: Heard) => Heard;
  },
): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const subject of subjects) {
    const words = await ask(subject);
    heard.push(words);
    const rest = subjects.slice(heard.length);
    const end = endOf(words);
    if (LASTS.has(end) || (heard.length > 1 && MAY_LAST.has(end)))
      return [...heard, ...rest.map((other) => instead(other, words))];
    if (!MAY_LAST.has(end)) return [...heard, ...(await Promise.all(rest.map(ask)))];
  }
  return heard;
}
