import { Refusal } from '#core/kernel/refusal.ts';

const FOR_MS = 1_000;
const PATIENCE_MS = 2_000;

const silent = (): Refusal =>
  new Refusal(
    'unavailable',
    'http.no-database',
    'The site cannot reach its data at the moment. Please try again shortly.',
  );

/** Asks at most once a second whether the database stands, and does not wait for one that says nothing. */
export function makeSealStatus(readiness: () => Promise<void>): () => Promise<void> {
  let asked: { readonly until: number; readonly answer: Promise<void> } | null = null;
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
    if (asked === null || asked.until <= now) {
      asked = { until: now + FOR_MS, answer: ask() };
      asked.answer.catch(() => undefined);
    }
    return asked.answer;
  };
}
