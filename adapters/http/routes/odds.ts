import type { ShowOdds } from '#core/odds/use-cases/show-odds.ts';
import type { odds } from '../contract/odds.ts';
import type { Handlers } from '../handlers.ts';
import { presentHistory, presentOdds } from './present-odds.ts';

export interface OddsDeps {
  readonly showOdds: ShowOdds;
}

export const oddsRoutes = ({ showOdds }: OddsDeps): Handlers<typeof odds> => ({
  byRace: async ({ params }) => presentOdds(await showOdds(params.id)),
  live: async ({ params }) => {
    const raceOdds = await showOdds(params.raceId);
    return { ...presentOdds(raceOdds), history: presentHistory(raceOdds) };
  },
});
