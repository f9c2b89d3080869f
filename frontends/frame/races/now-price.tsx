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

/** `drifting from 5-2 at 1:02 PM ET`. */
const movedWords = (said: string, { from, since }: PriceNow): string =>
  from && since ? `${said} from ${from} at ${trackTime(since)}` : said;

/** A price on the board with the way it went, from what and since when: longer is drifting, shorter shortening. */
export function NowPrice({ now }: { readonly now: PriceNow | null }) {
  if (now === null) return <Price price={null} />;
  const way = now.movement === 'up' || now.movement === 'down' ? ways[now.movement] : null;
  return (
    <span className="now-price">
      {way && (
        <span title={movedWords(way.said, now)} className={`now-${now.movement}`}>
          <way.Mark size={14} />
          <span className="visually-hidden">{movedWords(way.said, now)}</span>
        </span>
      )}
      <Price price={now.price} bare />
    </span>
  );
}
