import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, log } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { forced, generationLimitMs, isRefreshedRace } from './picks-rules.ts';
import { generate, useStoredPicks } from './stored-picks.ts';
import { useUntil } from './until.ts';

/** The recommendation in an answer to a race refresh; null (and a line in the log) when the answer is none. */
export async function refreshRace(slug: string, raceNumber: number) {
  const answer: unknown = await call('POST /api/ai/refresh-race/{raceNumber}', {
    ...forTrack(slug),
    params: { raceNumber },
  });
  if (isRefreshedRace(answer)) return answer;
  log.error(`Race ${raceNumber} refreshed with a reply of unknown shape`, answer);
  return null;
}

const forceSentence = 'Force refresh failed. Please try again.';
const pageSentence = 'Failed to refresh all races. Please try again.';

type StoredPicks = ReturnType<typeof useStoredPicks>;
type OnProblem = (sentence: string | null) => void;

/** Remaking all picks, by either button; `onMutate` returns the turn of the request. */
function useMaking({ slug, keep, current }: StoredPicks, onMutate: () => number, onProblem: OnProblem) {
  const again = useMutation({
    mutationFn: (bypassCache: boolean) => generate(slug, bypassCache),
    onMutate,
    onSuccess: (picks, _, turn) => keep(picks, turn),
    onError: (error) => log.error('Could not make the picks', error),
  });
  const force = useMutation({
    mutationFn: () => call('POST /api/ai/enhanced-picks/force-refresh', forTrack(slug)),
    onMutate,
    onSuccess: (answer, _, turn) => {
      const picks = current();
      if (!Array.isArray(answer?.recommendations)) {
        log.error('The forced refresh got a reply of unknown shape', answer);
      } else if (picks) keep(forced(picks, answer.recommendations), turn);
      else again.mutate(false);
    },
    onError: () => onProblem(forceSentence),
  });
  return { again, force };
}

/** Each race refreshed in turn, then all picks, then the races. */
function usePageRefresh(
  races: DayOfRaces['races'],
  { slug, keepRace, refetchDay }: StoredPicks,
  regenerate: () => Promise<unknown>,
  onProblem: OnProblem,
) {
  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(null);
  async function refreshAll() {
    onProblem(null);
    try {
      for (const [index, race] of races.entries()) {
        setProgress({ at: index + 1, of: races.length });
        const fresh = await refreshRace(slug, race.raceNumber);
        if (fresh) keepRace(fresh.recommendation);
      }
      await regenerate();
      await refetchDay();
    } catch (error) {
      log.error('Refreshing the page stopped', error);
      onProblem(pageSentence);
    } finally {
      setProgress(null);
    }
  }
  return { progress, refreshAll };
}

/** The picks of a day: made once by themselves for each card, then as the buttons ask. */
export function useDayPicks(day: DayOfRaces) {
  const stored = useStoredPicks(day);
  const { query, keepRace, beginTurn } = stored;
  const [problem, setProblem] = useState<string | null>(null);
  const begin = () => {
    setProblem(null);
    return beginTurn();
  };
  const { again, force } = useMaking(stored, begin, setProblem);
  const page = usePageRefresh(day.races, stored, () => again.mutateAsync(true), setProblem);
  return {
    picks: query.data ?? null,
    isMaking: useUntil(query.isFetching || again.isPending, generationLimitMs, again.submittedAt),
    isAutoLoaded: query.isSuccess,
    hasFailed: query.isError || again.isError,
    isForcing: force.isPending,
    progress: page.progress,
    problem,
    generate: () => again.mutate(false),
    regenerate: () => again.mutate(true),
    force: () => force.mutate(),
    refreshAll: page.refreshAll,
    keepRace,
  };
}

export type DayPicksState = ReturnType<typeof useDayPicks>;
