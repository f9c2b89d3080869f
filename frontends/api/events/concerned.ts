import type { Query, QueryClient } from '@tanstack/react-query';
import { shownMoment, undated } from '../moment.ts';
import type { Announced, Events, Topic } from './events.ts';

/**
 * Announcements within this time cause one refetch: 0.4 to 1 second, so that all who hear of a change do not ask in the
 * same moment.
 */
const batchDelayMs = (): number => 400 + Math.random() * 600;

/** Which reads depend on a topic, by the beginning of their address. */
const concerned: Readonly<Record<Exclude<Topic, 'runs'>, RegExp>> = {
  odds: /^\/api\/(?:odds|ml\/predict|longshot-alerts|lines\/)\b/,
  scratches:
    /^\/api\/(?:races|racing\/today|saratoga-races|tracks|admin\/stewards|odds|ml\/predict|pace-analysis|speed-figures|longshot-alerts|angles\/search|horses|tickets\/wagers|watch\/entered|lines\/)\b/,
  results:
    /^\/api\/(?:race-results-ai|admin\/(?:stewards|doubtful-results)|races|saratoga-races|tracks\/[^/]+\/(?:races|cards|bias)|track-bias|dashboard|picks\/(?:scoreboard|ledger)|longshot-alerts|ml\/performance|handicappers|jockeys|trainers|horses|angles\/search|data\/validation|notes|(?:book|lines)(?!\/))\b/,
  picks: /^\/api\/(?:picks|longshot-alerts|recommendations|claude|data\/validation)\b/,
  tracks: /^\/api\/(?:admin\/)?tracks\b/,
  weather: /^\/api\/(?:weather\b|admin\/stewards\b|tracks\/[^/]+\/weather\b|races\/saratoga\/today\b)/,
};

const topics = Object.keys(concerned) as (keyof typeof concerned)[];

type Change = Pick<Announced, 'topic' | 'track' | 'day' | 'raceNumber'>;

/** A race in an address, by its id: `saratoga-2025-08-02-4`. */
const raceIn = /\b(\d{4}-\d\d-\d\d)-(\d+)(?=\/|$)/;

/** The track an address names: `track=`, the track's own paths, the id of a race, or Saratoga's calls. */
const namedTracks: readonly RegExp[] = [
  /[?&]track=([^&]+)/,
  /\/tracks\/([^/?]+)\//,
  /\/(?:demo-)?([a-z][a-z0-9-]*?)-\d{4}-\d\d-\d\d-\d+\b/,
  /\/(saratoga)\b/,
];

function trackIn(address: string): string | null {
  for (const named of namedTracks) {
    const track = named.exec(address)?.[1];
    if (track !== undefined) return track === 'all' ? null : track;
  }
  return null;
}

/** A read for one track does not depend on what happens at another. */
function isOfOtherTrack(address: string, { track }: Change): boolean {
  const ofTrack = trackIn(address);
  return ofTrack !== null && track !== null && ofTrack !== track;
}

/** A read of one race does not depend on another race's prices. */
function isOfOtherRace(address: string, { topic, day, raceNumber }: Change): boolean {
  const [, ofDay, ofRace] = raceIn.exec(address) ?? [];
  if (topic !== 'odds' || ofDay === undefined || day === null || raceNumber === null) return false;
  return ofDay !== day || Number(ofRace) !== raceNumber;
}

/** True when the announcement makes a read of this address outdated. */
export const isConcerned = (address: string, change: Change): boolean =>
  change.topic !== 'runs' &&
  concerned[change.topic].test(address) &&
  !isOfOtherTrack(address, change) &&
  !isOfOtherRace(address, change);

/** Refetches the reads on screen when something they depend on is announced. Returns a function that stops this. */
export function refetchOnEvent(events: Events, client: QueryClient): () => void {
  let waiting: Announced[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function refetch(): void {
    const changes = waiting;
    waiting = [];
    timer = undefined;
    const isOutdated = ({ queryKey }: Query) =>
      changes.some((announced) => isConcerned(String(queryKey[0]), announced));
    void client.invalidateQueries({ refetchType: 'none', predicate: isOutdated });
    // What an earlier moment shows does not change.
    const isNow = shownMoment() === null;
    void client.refetchQueries({
      type: 'active',
      predicate: (query) => (isNow || undated.test(String(query.queryKey[0]))) && isOutdated(query),
    });
  }
  const leave = events.listen(topics, (announced: Announced) => {
    waiting.push(announced);
    timer ??= setTimeout(refetch, batchDelayMs());
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}
