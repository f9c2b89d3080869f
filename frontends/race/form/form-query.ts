import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type RaceForm = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/form'>;
export type HorseForm = RaceForm['horses'][number];
export type PastRace = HorseForm['lines'][number];
export type Mark = PastRace['marks'][number];
export type Work = HorseForm['works'][number];

/** The past races and works of a race's horses. */
export const formQuery = (slug: string, date: string, number: number) => ({
  ...ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/form', { params: { slug, date, number } }),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
});
