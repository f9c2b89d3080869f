import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

/** What is calculated for one horse of a race. */
export type Prediction = Reply<'GET /api/ml/predict/{raceId}'>[number];

const minute = 60_000;

/** Our chances and prices of every horse of a race: the same question on every screen. */
export const predictionsQuery = (raceId: string) => ({
  ...ask('GET /api/ml/predict/{raceId}', { params: { raceId } }),
  staleTime: minute,
  gcTime: 10 * minute,
});

/** Reads them; nothing is read without a race. */
export const usePredictions = (raceId: string | null) =>
  useQuery({ ...predictionsQuery(raceId ?? ''), enabled: raceId !== null });
