import { useQuery } from '@tanstack/react-query';
import { defaultTrackSlug, trackConfigQuery, useFlagshipDay } from '#frame/frame.ts';

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** A calendar day in New York, `2025-08-02`. */
export const newYorkDay = (now: number): string => easternDay.format(now);

/** Today at a track by the racing clock (a demo has its own); the day in New York if unknown. Null while loading. */
export function useRacingToday(slug: string = defaultTrackSlug): string | null {
  const { day, error } = useFlagshipDay();
  const isFlagship = slug === defaultTrackSlug;
  const config = useQuery({ ...trackConfigQuery(slug), enabled: !isFlagship });
  if (!isFlagship) return config.isPending ? null : (config.data?.today ?? newYorkDay(Date.now()));
  if (day === null && error === null) return null;
  return day?.today ?? newYorkDay(Date.now());
}
