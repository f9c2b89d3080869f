import type { Log } from './functions.ts';
import { Refusal } from './refusal.ts';

/** What several sources said to the same question, and why others did not. */
export interface Answers<Source, Answer> {
  readonly given: readonly { readonly source: Source; readonly answer: Answer }[];
  readonly faults: readonly string[];
}

/** Several refusals as one: of the kind that another try may help, if one is, with the sentences of all. */
function joinedRefusal(refusals: readonly Refusal[]): Refusal {
  const first =
    refusals.find(({ retryAfterSeconds }) => retryAfterSeconds !== null) ??
    refusals.find(({ kind }) => kind === 'unavailable') ??
    (refusals[0] as Refusal);
  if (refusals.length === 1) return first;
  const others = refusals.filter((refusal) => refusal !== first);
  const sentences = [first, ...others].map(({ message }) => message).join(' ');
  const { kind, code, retryAfterSeconds } = first;
  return new Refusal(kind, code, sentences, retryAfterSeconds === null ? {} : { retryAfterSeconds });
}

/**
 * Asks one source after the other. Those that refuse are faults while at least one answers; when none does, it refuses
 * for all of them.
 */
export async function answersOf<Source extends { readonly name: string }, Answer>(
  sources: readonly Source[],
  ask: (source: Source) => Promise<Answer>,
  say: Log,
): Promise<Answers<Source, Answer>> {
  const given: { source: Source; answer: Answer }[] = [];
  const refusals: Refusal[] = [];
  for (const source of sources) {
    try {
      given.push({ source, answer: await ask(source) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.push(error);
      say(`${source.name}: ${error.message}`);
    }
  }
  if (given.length === 0 && refusals.length > 0) throw joinedRefusal(refusals);
  return { given, faults: refusals.map(({ message }) => message) };
}
