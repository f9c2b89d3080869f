export type PriceKind = 'live' | 'morning-line' | 'final';

const words: Readonly<Record<PriceKind, { short: string; long: string }>> = {
  live: { short: 'live', long: 'live odds' },
  'morning-line': { short: 'ML', long: 'morning line' },
  final: { short: 'final', long: 'final odds' },
};

/** Odds as the trade writes them (`7-2`), with which odds they are. Missing odds look missing. */
export function Price({ odds, kind }: { readonly odds: string | null; readonly kind?: PriceKind }) {
  const said = kind && words[kind];
  if (odds === null || odds === '') {
    return (
      <span className="price price-missing">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">no odds</span>
      </span>
    );
  }
  return (
    <span className="price">
      {odds}
      {said && (
        <abbr className="price-kind" title={said.long}>
          {said.short}
        </abbr>
      )}
    </span>
  );
}
