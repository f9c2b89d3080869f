import type { Card } from '../card/race.ts';
import { trackNameOf } from '../card/track.ts';
import { dayText } from '../kernel/day-text.ts';
import { HOUR, type Instant, instant, shift } from '../kernel/instant.ts';
import type { Entered } from '../notebook/entered.ts';
import type { PushMessage } from './push-message.ts';

/** Horses that a notification names; of more it gives the number. */
const MOST_NAMED = 4;
/** How long it is worth anything on a card without post times. */
const WITHOUT_POST_TIME = 12 * HOUR;

function expiryOf(entries: readonly Entered[], { races }: Pick<Card, 'races'>, now: Instant): Instant {
  const postTimes = entries.flatMap(({ raceId }) => races.find(({ id }) => id === raceId)?.postTime ?? []);
  return postTimes.length === 0 ? shift(now, WITHOUT_POST_TIME) : instant(Math.max(...postTimes));
}

/**
 * `Race 4: Paper Lantern, Race 6: Wet Match`: entries of a card that a watch list found; null for none. It opens the race,
 * of several the home page, which lists them, and expires at the last of their post times.
 */
export function enteredMessage(
  entries: readonly Entered[],
  { trackSlug, day, races }: Pick<Card, 'trackSlug' | 'day' | 'races'>,
  now: Instant,
): PushMessage | null {
  const [first] = entries;
  if (first === undefined) return null;
  const named = entries.slice(0, MOST_NAMED).map((entry) => `Race ${entry.raceNumber}: ${entry.horseName}`);
  const others = entries.length - named.length;
  const isOneRace = entries.every(({ raceId }) => raceId === first.raceId);
  return {
    title: `Entered at ${trackNameOf(trackSlug)}, ${dayText(day)}`,
    body: [...named, ...(others === 0 ? [] : [`${others} more`])].join(', '),
    tag: `watch ${trackSlug} ${day} ${first.raceNumber} ${first.horseKey}`,
    path: isOneRace ? `/race/${trackSlug}/${day}/${first.raceNumber}` : '/',
    expiresAt: expiryOf(entries, { races }, now),
  };
}
