import type { RaceResult } from './race-result.ts';

type MissingFact = NonNullable<RaceResult['result']>['missing'][number];

const openWords: Readonly<Record<MissingFact, string>> = {
  places: 'placings out of the money',
  field: 'the rest of the field',
  surface: 'the surface',
};

/** What a result does not say yet; nothing where it says all. */
export function MissingFacts({ missing }: { readonly missing: readonly MissingFact[] }) {
  if (missing.length === 0) return null;
  return (
    <p className="small muted">Not reported yet: {missing.map((fact) => openWords[fact]).join(', ')}.</p>
  );
}
