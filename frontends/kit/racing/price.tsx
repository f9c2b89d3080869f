import { sourceText } from './sourced.tsx';

/** A price as replies carry it. */
export type PriceGiven = {
  /** As displayed: `7-2`. */
  readonly text: string;
  readonly kind: 'morning line' | 'live' | 'stale' | 'final';
  readonly source: string;
  /** ISO instant; null where it is not known. */
  readonly at: string | null;
};

type KindWords = { readonly short: string; readonly long: string };

const words: Readonly<Record<PriceGiven['kind'], KindWords>> = {
  live: { short: 'live', long: 'live odds' },
  stale: { short: 'old', long: 'out-of-date odds' },
  'morning line': { short: 'ML', long: 'morning line' },
  final: { short: 'final', long: 'final odds' },
};

/** A price as the trade writes it (`7-2`), with which odds they are and whose. A missing one looks missing. */
export function Price({
  price,
  bare = false,
}: {
  readonly price: PriceGiven | null;
  /** Without the word for its kind, where the column says it. */
  readonly bare?: boolean;
}) {
  if (price === null || price.text === '') {
    return (
      <span className="price price-missing">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no odds</span>
      </span>
    );
  }
  const word: KindWords | undefined = words[price.kind];
  return (
    <span className="price" data-source={sourceText(price, word?.long)}>
      {price.text}
      {!bare && word && (
        <abbr className="price-kind" title={word.long}>
          {word.short}
        </abbr>
      )}
    </span>
  );
}
