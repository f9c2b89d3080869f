import type { RaceResult } from './race-result.ts';

/** The first four as placed: `4-7-1-2`, a dead heat `4/7-1`; or why the race was not run. */
export function orderText({ starters, cancelled }: Pick<RaceResult, 'starters' | 'cancelled'>): string {
  if (cancelled !== null)
    return cancelled.reason === null ? 'race canceled' : `race canceled: ${cancelled.reason}`;
  const places = [1, 2, 3, 4].map((place) =>
    starters
      .filter(({ official }) => official === place)
      .map(({ programNumber }) => programNumber)
      .join('/'),
  );
  return places.filter((numbers) => numbers !== '').join('-') || 'no placings';
}
