import type { PriceNow } from '#frame/races/races.ts';
import { wayOf } from '#frame/races/races.ts';
import { trackTime } from '#kit/kit.ts';

/** How a price moved, in words: `drifting from 5-2 since 1:02 PM ET`; nothing where it did not. */
export function Moved({ now }: { readonly now: PriceNow | null }) {
  const way = now && wayOf(now);
  if (!way || !now.from || !now.since) return null;
  return (
    <span className={`now-moved now-${now.movement}`}>
      <way.Mark size={14} /> {way.said} from {now.from} since {trackTime(now.since)}
    </span>
  );
}
