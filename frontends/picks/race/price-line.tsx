import { classNames } from '#kit/kit.ts';

type Quoted = { readonly toOne: number };

/** A price that returns this many times as much as the price to take, or as little, stands at the end of the line. */
const farthest = 2;

/** Where a price stands against the price to take, on a scale of ratios: 0 far too short, 50 the price to take, 100 far longer. */
export function placeOnLine(price: Quoted, priceToTake: Quoted): number {
  const ratio = (price.toOne + 1) / (priceToTake.toOne + 1);
  const place = 50 + (50 * Math.log(ratio)) / Math.log(farthest);
  return Math.round(Math.min(100, Math.max(0, place)));
}

/** The price now as a dot left (too short) or right (long enough) of the price to take; a picture only, the words stand beside it. */
export function PriceLine({ price, priceToTake }: { readonly price: Quoted; readonly priceToTake: Quoted }) {
  const place = placeOnLine(price, priceToTake);
  return (
    <span className="price-line" aria-hidden="true">
      <span
        className={classNames('price-dot', place >= 50 && 'price-dot-long')}
        style={{ insetInlineStart: `${place}%` }}
      />
    </span>
  );
}
