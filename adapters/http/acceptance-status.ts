import { Refusal } from '#core/kernel/refusal.ts';

const FOR_MS = 1_000;
const PATIENCE_MS = 2_000;

const silent = (): Refusal =>
  new Refusal(
    'unavailable',
    'http.no-database',
    'The site cannot reach its data at the moment. Please try again shortly.',
  );

/** Checks at most once a second whether the database is reachable, without waiting for one that does not respond. */
export function makeSealStatus(readiness: () => Promise<void>): () => Promise<void> {
  let query: { readonly until: number; readonly answer: Promise<void> } | null = null;
  const ask = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(silent()), PATIENCE_MS);
    });
    try {
      await Promise.race([readiness(), patience]);
    } finally {
      clearTimeout(timer);
    }
  };
  return () => {
    const now = performance.now();
    if (query === null || query.until <= now) {
      query = { until: now + FOR_MS, answer: ask() };
      query.answer.catch(() => undefined);
    }
    return query.answer;
  };
}
