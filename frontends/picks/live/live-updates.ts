import type { QueryClient } from '@tanstack/react-query';

/** What the server tells of changes; each topic with the addresses whose answers it makes old. */
export const topicAddresses = {
  odds: /^\/api\/(?:odds\/|longshot-alerts)/,
  scratches:
    /^\/api\/(?:races|saratoga-races|tracks\/[^/]+\/races|odds\/|longshot-alerts|ml\/predict|pace-analysis)/,
  results: /^\/api\/(?:races|race-results|dashboard\/metrics|data\/validation|handicappers|jockeys|trainers)/,
  picks: /^\/api\/(?:recommendations|longshot-alerts|claude\/|data\/validation)/,
} as const;

export type Topic = keyof typeof topicAddresses;
export const topics = Object.keys(topicAddresses) as readonly Topic[];

/** Events that come in a bunch are answered once. */
const gatherMs = 400;

/** Whether what was told makes the answer of an address old. */
export const makesOld = (told: ReadonlySet<Topic>, queryKey: readonly unknown[]): boolean =>
  [...told].some((topic) => topicAddresses[topic].test(String(queryKey[0])));

/**
 * Follows the server's events and has what they make old asked for anew. Without a stream, or while it is broken, each
 * screen goes by its own times. Gives the way to stop.
 */
export function followEvents(client: QueryClient): () => void {
  const stream = new EventSource(`/api/events?topics=${topics.join(',')}`);
  let told = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  function askAnew(): void {
    const heard = told;
    told = new Set();
    timer = null;
    void client.invalidateQueries({ predicate: ({ queryKey }) => makesOld(heard, queryKey) });
  }
  for (const topic of topics) {
    stream.addEventListener(topic, () => {
      told.add(topic);
      timer ??= setTimeout(askAnew, gatherMs);
    });
  }
  return () => {
    stream.close();
    if (timer !== null) clearTimeout(timer);
  };
}
