import { ArrowDownIcon, ArrowUpIcon, Price, trackTime } from '#kit/kit.ts';
import type { PriceNow } from './board.ts';

const ways = {
  up: { Mark: ArrowUpIcon, said: 'drifting' },
  down: { Mark: ArrowDownIcon, said: 'shortening' },
} as const;

/** Which way a price went: its sign and its word; null where it did not move. */
export const wayOf = ({ movement }: Pick<PriceNow, 'movement'>) =>
  movement === 'up' || movement === 'down' ? ways[movement] : null;

/** A price on the board with the way it went and from what: longer is drifting, shorter shortening. */
export function NowPrice({ now }: { readonly now: PriceNow | null }) {
  if (now === null) return <Price price={null} />;
  const way = wayOf(now);
  return (
    <span className="now-price">
      {way && (
        <span className={`now-${now.movement}`}>
          <way.Mark size={14} />
          <span className="visually-hidden">{way.said}</span>
        </span>
      )}
      <Price price={now.price} bare />
      {way && now.from && <span className="now-from">from {now.from}</span>}
    </span>
  );
}

/** Since when the arrows beside prices count: `Odds moved since 1:02 PM ET`; nothing where no price moved. */
export function MovedSince({ prices }: { readonly prices: readonly (PriceNow | null)[] }) {
  const moved = prices.find((now) => now && wayOf(now) && now.since);
  return moved?.since ? <span className="small muted">Odds moved since {trackTime(moved.since)}</span> : null;
}
