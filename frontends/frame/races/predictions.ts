import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type Prediction = Reply<'GET /api/ml/predict/{raceId}'>[number];

const minute = 60_000;

export const predictionsQuery = (raceId: string) => ({
  ...ask('GET /api/ml/predict/{raceId}', { params: { raceId } }),
  staleTime: minute,
  gcTime: 10 * minute,
});

/** Our chances and prices of every horse of a race. */
export const usePredictions = (raceId: string) => useQuery(predictionsQuery(raceId));
