import type { DayOfRaces } from './day-of-races.ts';
import { Provenance } from './provenance.tsx';

/** Where the card of a day comes from; stale when its refresh failed, nothing without a card. */
export function CardProvenance({ day, isOld }: { readonly day: DayOfRaces | null; readonly isOld: boolean }) {
  const from = day?.provenance ?? null;
  return from && <Provenance source={from.source} at={from.at} state={isOld ? 'stale' : 'fresh'} withDay />;
}
