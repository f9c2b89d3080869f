import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '#api/api.ts';
import { forTrack, rereadRaceDay, useTrack } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import type { DayPicks, Recommendation } from './picks-rules.ts';
import { isOfCard, withRecommendation } from './picks-rules.ts';
import { makeRequestOrder } from './request-order.ts';

/** Makes the picks of the day's card at a track, or takes the kept ones. */
export async function generate(slug: string, bypassCache: boolean): Promise<DayPicks> {
  const picks = await call('POST /api/ai/enhanced-picks', { ...forTrack(slug), body: { bypassCache } });
  if (!Array.isArray(picks?.recommendations)) throw new Error('Picks came in an unknown shape');
  return picks;
}

/** The picks of a card as the page holds them: made once automatically, and again when the card changes or is imported again. */
export function useStoredPicks({ races, cardDay, provenance }: DayOfRaces) {
  const client = useQueryClient();
  const { slug } = useTrack();
  const [order] = useState(makeRequestOrder);
  const cardAt = provenance?.at ?? null;
  const key = useMemo(() => ['POST /api/ai/enhanced-picks', slug, cardDay, cardAt], [slug, cardDay, cardAt]);
  const query = useQuery({
    queryKey: key,
    queryFn: () => generate(slug, false),
    enabled: races.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const refetchDay = useCallback(() => rereadRaceDay(client, slug), [client, slug]);
  const keepRace = useCallback(
    (fresh: Recommendation): void => {
      if (!isOfCard(races, fresh)) void refetchDay();
      else client.setQueryData<DayPicks>(key, (picks) => picks && withRecommendation(picks, fresh));
    },
    [client, races, key, refetchDay],
  );
  const areOurs = ({ recommendations }: DayPicks) =>
    recommendations.every((recommendation) => isOfCard(races, recommendation));

  // The server may have moved on to the next card since the races were read.
  const areOthers = query.data ? !areOurs(query.data) : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is asked for once for each answer
  useEffect(() => {
    if (areOthers) void refetchDay();
  }, [areOthers, query.dataUpdatedAt]);

  return {
    slug,
    query,
    refetchDay,
    beginTurn: order.next,
    current: () => client.getQueryData<DayPicks>(key),
    /** Takes an answer to the question of a turn. */
    keep(picks: DayPicks, turn: number): void {
      if (!areOurs(picks)) void refetchDay();
      else if (order.isCurrent(turn)) client.setQueryData<DayPicks>(key, picks);
    },
    keepRace,
  };
}
