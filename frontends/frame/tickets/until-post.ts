import { useEffect, useState } from 'react';
import { shownMoment } from '#api/api.ts';
import type { Race } from '#kit/kit.ts';

/** The racing clock of a screen moves every ten seconds. */
const HEARTBEAT_MS = 10_000;

/** How long until a post time that comes before the clock moves next; null where it is past, further off or unknown. */
export const msUntilPost = (post: number, now: number | null): number | null =>
  now !== null && post > now && post - now < HEARTBEAT_MS ? post - now : null;

/** The instant of the racing clock, which reaches the post time of a race when that comes, not up to ten seconds later. */
export function useNowToPost({ postTime }: Pick<Race, 'postTime'>, now: number | null): number | null {
  const [reached, setReached] = useState<number | null>(null);
  const post = postTime === null ? Number.NaN : Date.parse(postTime);
  const wait = shownMoment() === null ? msUntilPost(post, now) : null;
  useEffect(() => {
    if (wait === null) return;
    const timer = setTimeout(() => setReached(post), wait);
    return () => clearTimeout(timer);
  }, [wait, post]);
  return now !== null && reached === post ? Math.max(now, reached) : now;
}
