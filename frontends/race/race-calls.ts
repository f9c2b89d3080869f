import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { Race } from '#kit/kit.ts';

export type RaceField = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/field'>;
export type Prediction = Reply<'GET /api/ml/predict/{raceId}'>[number];

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

/** The same question as the ML screen's. */
export const predictionsQuery = ({ id }: Pick<Race, 'id'>) => ({
  ...ask('GET /api/ml/predict/{raceId}', { params: { raceId: id } }),
  staleTime: minute,
  gcTime: 10 * minute,
});

/** The verdict on a race, what changed since its picks were sealed, and the last figures of its horses. */
export const useRaceField = (race: Place) => useQuery(fieldQuery(race));

/** Our chances and prices of every horse of a race. */
export const usePredictions = (race: Pick<Race, 'id'>) => useQuery(predictionsQuery(race));
