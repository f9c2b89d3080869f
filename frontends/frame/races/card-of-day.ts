import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { dayAtTrack, viewDay } from '#kit/kit.ts';

type Card = Reply<'GET /api/tracks/{slug}/cards/{date}'>;

/** The stored card of a track and day (`2025-08-02`). */
export const cardOfDayQuery = (slug: string, date: string) => ({
  ...ask('GET /api/tracks/{slug}/cards/{date}', { params: { slug, date } }),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
});

/** A stored card as screens show a day. */
export const dayOfCard = (card: Card): DayOfRaces => ({
  ...dayAtTrack(card.races, card),
  isDemo: card.isDemo,
  provenance: card.provenance,
  isShowingTomorrow: false,
});

/** The stored card of a track and day, as it loads. */
export function useCardOfDay(slug: string, date: string) {
  const { data, error, isFetching, isError, refetch } = useQuery(cardOfDayQuery(slug, date));
  if (data) viewDay(data.cardDay);
  return { data: data && dayOfCard(data), error, isFetching, isError, refetch };
}
