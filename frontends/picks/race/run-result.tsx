import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack, useTrack } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { money, properName } from '#kit/kit.ts';

type DayResults = Reply<'GET /api/race-results-ai/archive/{date}'>;
type Result = DayResults['races'][number];

const minute = 60_000;

const dayResultsQuery = (track: string, date: string) => ({
  ...ask('GET /api/race-results-ai/archive/{date}', { ...forTrack(track), params: { date } }),
  staleTime: minute,
  refetchInterval: 2 * minute,
});

/** The result of a race that is off, in a sentence; says so while it is pending. */
export function resultWords(result: Result | undefined): string {
  if (result === undefined) return 'Off, result pending.';
  if (result.isCancelled) return 'Canceled.';
  const winners = result.results.filter(({ position }) => position === 1);
  if (winners.length === 0) return 'Off, result pending.';
  const names = winners.map(({ programNumber, horseName }) => `#${programNumber} ${properName(horseName)}`);
  const { win } = result.payouts;
  const paid = win === null || winners.length > 1 ? '' : `, paid ${money(win)} to win`;
  return `Result: won by ${names.join(' and ')}${paid}.`;
}

/** The result, shown above the frozen picks of a race that is off. */
export function RunResult({ race }: { readonly race: Pick<Race, 'raceNumber' | 'day'> }) {
  const { data, isError } = useQuery(dayResultsQuery(useTrack().slug, race.day));
  const words = data
    ? resultWords(data.races.find(({ raceNumber }) => raceNumber === race.raceNumber))
    : `Off.${isError ? ' Couldn’t load the result.' : ''}`;
  return (
    <p className="race-result">
      <strong>{words}</strong> The picks below were frozen at the off.
    </p>
  );
}
