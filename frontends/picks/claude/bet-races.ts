import { useQuery } from '@tanstack/react-query';
import { useTrack } from '#frame/frame.ts';
import type { Recommended } from '../dashboard/questions.ts';
import { recommendationsQuery } from '../dashboard/questions.ts';

/** The ids of the races in which something is worth a bet now. */
export const betRacesIn = (
  recommended: readonly Pick<Recommended, 'raceId' | 'verdict'>[],
): ReadonlySet<string> =>
  new Set(recommended.flatMap(({ raceId, verdict }) => (verdict === 'BET' ? [raceId] : [])));

/** The races worth a bet; none until they are known, so that nothing is marked in green over a PASS. */
export function useBetRaces(): ReadonlySet<string> {
  const { data } = useQuery(recommendationsQuery(useTrack().slug));
  return betRacesIn(data ?? []);
}
