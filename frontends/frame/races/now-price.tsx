import type { PriceGiven } from '#kit/kit.ts';
import { ArrowDownIcon, ArrowUpIcon, Price, trackTime } from '#kit/kit.ts';
import type { PriceNow } from './board.ts';

const ways = {
  up: { Mark: ArrowUpIcon, said: 'drifting' },
  down: { Mark: ArrowDownIcon, said: 'shortening' },
} as const;

/** What heads a column of prices on a board: which odds they are. */
export const headOf: Readonly<Record<PriceGiven['kind'], { readonly short: string; readonly long: string }>> =
  {
    live: { short: 'Now', long: 'Live odds; the arrow shows which way they moved' },
    stale: { short: 'Old', long: 'Out-of-date odds' },
    final: { short: 'Final', long: 'Final odds' },
    'morning line': { short: 'ML', long: 'Morning line' },
  };

const wayOf = ({ movement }: Pick<PriceNow, 'movement'>) =>
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

/** A row of a table with its price. */
type PricedRow = { readonly number: string; readonly now: PriceNow | null };

/**
 * Since when the arrows beside prices count: `Odds moved since 1:02 PM ET`; on a phone, whose rows have no room for it, also
 * from what: `: #3 from 5-2`. Nothing where no price moved.
 */
export function MovedSince({ rows }: { readonly rows: readonly PricedRow[] }) {
  const moved = rows.filter(({ now }) => now !== null && wayOf(now) !== null && now.since !== null);
  const since = moved[0]?.now?.since;
  if (!since) return null;
  const from = moved.flatMap(({ number, now }) => (now?.from ? [`#${number} from ${now.from}`] : []));
  return (
    <span className="small muted">
      Odds moved since {trackTime(since)}
      {from.length > 0 && <span className="moved-from">: {from.join(', ')}</span>}
    </span>
  );
}

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
