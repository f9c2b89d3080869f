import type { QueryClient } from '@tanstack/react-query';
import type { Announced, Events, Topic } from './events.ts';

/** Several announcements at once are one reading. */
const gatherMs = 400;

/** Which reads tell of a topic, by the beginning of their address. */
const concerned: Readonly<Record<Exclude<Topic, 'runs'>, RegExp>> = {
  odds: /^\/api\/(?:odds|ml\/predict|longshot-alerts)\b/,
  scratches: /^\/api\/(?:races|tracks|odds|ml\/predict|pace-analysis|speed-figures)\b/,
  results: /^\/api\/(?:race-results-ai|races|dashboard|picks\/scoreboard|handicappers)\b/,
  picks: /^\/api\/(?:picks|longshot-alerts|recommendations)\b/,
  weather: /^\/api\/(?:weather\b|tracks\/[^/]+\/weather\b|races\/saratoga\/today\b)/,
};

const topics = Object.keys(concerned) as (keyof typeof concerned)[];

/** True when a read of this address is old once the topic was announced. */
export const isConcerned = (address: string, topic: Topic): boolean =>
  topic !== 'runs' && concerned[topic].test(address);

/** Has the reads shown now read anew when something they tell of was announced. Gives how to stop. */
export function readAnewWhenTold(events: Events, client: QueryClient): () => void {
  let waiting = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function readAnew(): void {
    const told = [...waiting];
    waiting = new Set();
    timer = undefined;
    void client.invalidateQueries({
      predicate: ({ queryKey }) => told.some((topic) => isConcerned(String(queryKey[0]), topic)),
    });
  }
  const leave = events.listen(topics, ({ topic }: Announced) => {
    waiting.add(topic);
    timer ??= setTimeout(readAnew, gatherMs);
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
