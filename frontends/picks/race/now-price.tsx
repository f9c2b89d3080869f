import { ArrowDownIcon, ArrowUpIcon, Price } from '#kit/kit.ts';
import type { PriceNow } from './board.ts';

const ways = {
  up: { Mark: ArrowUpIcon, said: 'drifting' },
  down: { Mark: ArrowDownIcon, said: 'shortening' },
} as const;

/** What heads a column of prices on a board: which odds they are. */
export const headOf: Readonly<Record<PriceNow['kind'], { readonly short: string; readonly long: string }>> = {
  live: { short: 'Now', long: 'Live odds; the arrow shows which way they moved' },
  stale: { short: 'Old', long: 'Out-of-date odds' },
  final: { short: 'Final', long: 'Final odds' },
  'morning-line': { short: 'ML', long: 'Morning line' },
};

/** A price on the board with the way it went: longer is drifting, shorter shortening. */
export function NowPrice({
  price,
  source,
}: {
  readonly price: PriceNow | null;
  /** Which board shows it, in a line. */
  readonly source?: string | undefined;
}) {
  if (price === null) return <Price odds={null} />;
  const way = price.movement === 'up' || price.movement === 'down' ? ways[price.movement] : null;
  return (
    <span className="now-price">
      {way && (
        <span title={way.said} className={`now-${price.movement}`}>
          <way.Mark size={14} />
          <span className="visually-hidden">{way.said}</span>
        </span>
      )}
      <Price odds={price.odds} source={source} />
    </span>
  );
}
