import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, log } from '#api/api.ts';
import { saratogaDayQuery } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import type { DayPicks, Recommendation } from './picks-rules.ts';
import { generationLimitMs, isRefreshedRace, withRecommendation } from './picks-rules.ts';
import { useUntil } from './until.ts';

/** Makes the picks of the day's card, or takes the kept ones. */
async function generate(bypassCache: boolean): Promise<DayPicks> {
  const picks = await call('POST /api/ai/enhanced-picks', { body: { bypassCache } });
  if (!Array.isArray(picks?.recommendations)) throw new Error('Picks came in a shape nobody knows');
  return picks;
}

/** The recommendation in an answer to a race refresh; null (and a line in the log) when the answer is none. */
export async function refreshRace(raceNumber: number) {
  const answer: unknown = await call('POST /api/ai/refresh-race/{raceNumber}', { params: { raceNumber } });
  if (isRefreshedRace(answer)) return answer;
  log.error(`Race ${raceNumber} was refreshed with an answer of unknown shape`, answer);
  return null;
}

const forceSentence = 'Force refresh failed. Please try again.';
const pageSentence = 'Failed to refresh all races. Please try again.';

/** The picks of a day: made once by themselves when the races are there, then as the buttons ask. */
export function useDayPicks(day: DayOfRaces | null) {
  const client = useQueryClient();
  const key = ['POST /api/ai/enhanced-picks', day?.cardDay ?? null];
  const hasRaces = day !== null && day.races.length > 0;
  const first = useQuery({
    queryKey: key,
    queryFn: () => generate(false),
    enabled: hasRaces,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(null);
  const keep = (picks: DayPicks) => client.setQueryData(key, picks);
  const keepRace = (fresh: Recommendation) =>
    client.setQueryData<DayPicks>(key, (picks) => picks && withRecommendation(picks, fresh));

  const again = useMutation({
    mutationFn: generate,
    onMutate: () => setProblem(null),
    onSuccess: keep,
    onError: (error) => log.error('The picks could not be made', error),
  });
  const force = useMutation({
    mutationFn: () => call('POST /api/ai/enhanced-picks/force-refresh'),
    onMutate: () => setProblem(null),
    onSuccess: (answer) => {
      const picks = client.getQueryData<DayPicks>(key);
      if (!Array.isArray(answer?.recommendations)) {
        log.error('The forced refresh was answered in an unknown shape', answer);
      } else if (picks) {
        const { recommendations } = answer;
        keep({ ...picks, recommendations, cached: false, cacheAge: 0, forceRefreshUsed: true });
      } else again.mutate(false);
    },
    onError: () => setProblem(forceSentence),
  });

  async function refreshAll() {
    const races = day?.races ?? [];
    setProblem(null);
    try {
      for (const [at, race] of races.entries()) {
        setProgress({ at: at + 1, of: races.length });
        const fresh = await refreshRace(race.raceNumber);
        if (fresh) keepRace(fresh.recommendation);
      }
      await again.mutateAsync(true);
      await client.invalidateQueries({ queryKey: saratogaDayQuery.queryKey });
    } catch (error) {
      log.error('Refreshing the page stopped', error);
      setProblem(pageSentence);
    } finally {
      setProgress(null);
    }
  }

  return {
    picks: first.data ?? null,
    isMaking: useUntil(first.isFetching || again.isPending, generationLimitMs),
    isAutoLoaded: first.isSuccess,
    hasFailed: first.isError || again.isError,
    isForcing: force.isPending,
    progress,
    problem,
    generate: () => again.mutate(false),
    regenerate: () => again.mutate(true),
    force: () => force.mutate(),
    refreshAll,
    keepRace,
  };
}

export type DayPicksState = ReturnType<typeof useDayPicks>;
