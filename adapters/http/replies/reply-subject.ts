import { parseRaceId } from '#core/card/race.ts';
import { trackByKey } from '#core/card/track.ts';
import type { Announcement, Topic } from '#core/kernel/announcement.ts';
import type { Endpoint } from '../contract/endpoint.ts';

/** What a shared reply is about; announcements about anything else do not drop it. */
export interface ReplySubject {
  /** Slug of its only track; null if it covers several, or the track is unknown. */
  readonly track: string | null;
  /** The topics it changes with; null means every topic. */
  readonly topics: readonly Topic[] | null;
}

/** A reply that any announcement drops. */
export const ANYTHING: ReplySubject = { track: null, topics: null };

const ALL = 'all';

/** The track a call names: in its path, in `?track=` or in a race id; failing these, Saratoga if its path says so. */
function trackNamed(path: string, parts: Readonly<Record<string, unknown>>): string | null {
  const { track, slug, id, raceId } = parts;
  const key = slug ?? track;
  if (typeof key === 'string') return key === ALL ? null : (trackByKey(key)?.slug ?? null);
  const race = id ?? raceId;
  if (typeof race === 'string') return parseRaceId(race)?.trackSlug ?? null;
  return /\/saratoga\b/.test(path) ? 'saratoga' : null;
}

/** What the reply to a call is about. */
export const subjectOf = (
  { path, changesWith }: Pick<Endpoint, 'path' | 'changesWith'>,
  { params, query }: { readonly params: unknown; readonly query: unknown },
): ReplySubject => ({
  track: trackNamed(path, { ...(params as object), ...(query as object) }),
  topics: changesWith ?? null,
});

/** Whether an announcement makes a reply about this subject outdated. */
export function isTouched(
  { track, topics }: ReplySubject,
  announced: Pick<Announcement, 'topic' | 'track'>,
): boolean {
  const isOfTrack = track === null || announced.track === null || track === announced.track;
  const isOfTopic = topics === null || announced.topic === 'tracks' || topics.includes(announced.topic);
  return isOfTrack && isOfTopic;
}
