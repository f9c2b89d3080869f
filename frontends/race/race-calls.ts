import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { Race } from '#kit/kit.ts';

export type RaceField = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/field'>;

const minute = 60_000;

type Place = Pick<Race, 'trackSlug' | 'day' | 'raceNumber'>;

const placeOf = ({ trackSlug: slug, day: date, raceNumber: number }: Place) => ({
  params: { slug, date, number },
});

export const fieldQuery = (race: Place) => ({
  ...ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/field', placeOf(race)),
  staleTime: minute,
  gcTime: 10 * minute,
});

/** The verdict on a race, what changed since its picks were sealed, and the last figures of its horses. */
export const useRaceField = (race: Place) => useQuery(fieldQuery(race));
