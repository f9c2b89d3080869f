import type { Finisher, RaceResult } from './race-result.ts';

/** Open in a live result: `places` of horses that were not paid, who else ran (`field`), the `surface`. */
export type MissingFact = 'places' | 'field' | 'surface';

const isPlaceOpen = ({ crossed, official, finished }: Finisher): boolean =>
  crossed === null && official === null && finished !== false;

/** What is still open about a race that was run; empty for a complete result and for a cancelled race. */
export function missingFacts(
  race: Pick<RaceResult, 'cancelled' | 'starters' | 'isFieldComplete' | 'surface'>,
): readonly MissingFact[] {
  if (race.cancelled !== null) return [];
  const arePlacesOpen = !race.isFieldComplete || race.starters.some(isPlaceOpen);
  return [
    ...(race.isFieldComplete ? [] : (['field'] as const)),
    ...(arePlacesOpen ? (['places'] as const) : []),
    ...(race.surface === null ? (['surface'] as const) : []),
  ];
}
