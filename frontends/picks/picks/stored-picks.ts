import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '#api/api.ts';
import { saratogaDayQuery } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { makeLocks } from './locks.ts';
import type { DayPicks, Recommendation } from './picks-rules.ts';
import { isOfCard, withRecommendation } from './picks-rules.ts';

/** Makes the picks of the day's card, or takes the kept ones. */
export async function generate(bypassCache: boolean): Promise<DayPicks> {
  const picks = await call('POST /api/ai/enhanced-picks', { body: { bypassCache } });
  if (!Array.isArray(picks?.recommendations)) throw new Error('Picks came in a shape nobody knows');
  return picks;
}

/** The picks of a card as the page holds them: made once by themselves, and anew when the card is another or was brought anew. */
export function useStoredPicks({ races, cardDay, provenance }: DayOfRaces) {
  const client = useQueryClient();
  const [turns] = useState(makeLocks);
  const at = provenance?.at ?? null;
  const key = useMemo(() => ['POST /api/ai/enhanced-picks', cardDay, at], [cardDay, at]);
  const asked = useQuery({
    queryKey: key,
    queryFn: () => generate(false),
    enabled: races.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const askDayAgain = useCallback(
    () => client.invalidateQueries({ queryKey: saratogaDayQuery.queryKey }),
    [client],
  );
  const keepRace = useCallback(
    (fresh: Recommendation): void => {
      if (!isOfCard(races, fresh)) void askDayAgain();
      else client.setQueryData<DayPicks>(key, (picks) => picks && withRecommendation(picks, fresh));
    },
    [client, races, key, askDayAgain],
  );
  const areOurs = ({ recommendations }: DayPicks) =>
    recommendations.every((recommendation) => isOfCard(races, recommendation));

  // The server may have moved on to the next card since the races were read.
  const areOthers = asked.data ? !areOurs(asked.data) : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is asked for once for each answer
  useEffect(() => {
    if (areOthers) void askDayAgain();
  }, [areOthers, asked.dataUpdatedAt]);

  return {
    asked,
    askDayAgain,
    beginTurn: turns.ask,
    current: () => client.getQueryData<DayPicks>(key),
    /** Takes an answer to the question of a turn. */
    keep(picks: DayPicks, turn: number): void {
      if (!areOurs(picks)) void askDayAgain();
      else if (turns.counts(turn)) client.setQueryData<DayPicks>(key, picks);
    },
    keepRace,
  };
}
