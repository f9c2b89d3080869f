export type PriceKind = 'live' | 'stale' | 'morning-line' | 'final';

const words: Readonly<Record<PriceKind, { short: string; long: string }>> = {
  live: { short: 'live', long: 'live odds' },
  stale: { short: 'old', long: 'out-of-date odds' },
  'morning-line': { short: 'ML', long: 'morning line' },
  final: { short: 'final', long: 'final odds' },
};

/** Odds as the trade writes them (`7-2`), with which odds they are. Missing odds look missing. */
export function Price({
  odds,
  kind,
  source,
}: {
  readonly odds: string | null;
  readonly kind?: PriceKind;
  /** Where it comes from, as `sourceText` says it, when that is not where what stands around it does. */
  readonly source?: string | undefined;
}) {
  const word = kind && words[kind];
  if (odds === null || odds === '') {
    return (
      <span className="price price-missing">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no odds</span>
      </span>
    );
  }
  return (
    <span className="price" data-source={source}>
      {odds}
      {word && (
        <abbr className="price-kind" title={word.long}>
          {word.short}
        </abbr>
      )}
    </span>
  );
}
