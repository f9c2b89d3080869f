import { useQuery } from '@tanstack/react-query';
import { HttpError } from '#api/api.ts';
import type { RaceDay } from '#frame/frame.ts';
import { useQueryValue, useRaceDay, useTrack } from '#frame/frame.ts';
import { cardOfDayQuery, dayOfCard } from '#frame/races/races.ts';
import { isOtherDate } from '../day/requested-date.ts';

/** The day on the screen, and whether it is the racing day, or another one that the address asks for. */
export type RequestedDay = RaceDay & {
  readonly isOther: boolean;
  /** The address names a day without a card; the racing day is shown instead. */
  readonly isMissing: boolean;
};

/** The racing day of the chosen track, or the stored card of the day the address asks for (`?date=2025-08-02`). */
export function useRequestedDay(): RequestedDay {
  const now = useRaceDay();
  const { slug } = useTrack();
  const [date] = useQueryValue('date');
  const isOther = isOtherDate(date, now);
  const card = useQuery({ ...cardOfDayQuery(slug, date ?? ''), enabled: isOther });
  const isMissing =
    card.error instanceof HttpError && (card.error.status === 404 || card.error.status === 400);
  if (!isOther || isMissing) return { ...now, isOther: false, isMissing: isOther && isMissing };
  const day = card.data && dayOfCard(card.data);
  return {
    ...now,
    day: day ?? null,
    error: day ? null : card.error,
    isOld: card.isError,
    isFetching: card.isFetching,
    refetch: () => void card.refetch(),
    isOther: true,
    isMissing: false,
  };
}
