import type { ShowOdds } from '#core/odds/use-cases/show-odds.ts';
import type { ShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import type { odds } from '../contract/odds.ts';
import type { Handlers } from '../handlers.ts';
import { presentHistory, presentOdds, presentOddsHistory } from './present-odds.ts';

export interface OddsDeps {
  readonly showOdds: ShowOdds;
  readonly showOddsHistory: ShowOddsHistory;
}

export const oddsRoutes = ({ showOdds, showOddsHistory }: OddsDeps): Handlers<typeof odds> => ({
  history: async ({ params: { slug: track, date: day, number: raceNumber } }) =>
    presentOddsHistory(await showOddsHistory({ track, day, raceNumber })),
  byRace: async ({ params }) => presentOdds(await showOdds(params.id)),
  live: async ({ params }) => {
    const raceOdds = await showOdds(params.raceId);
    return { ...presentOdds(raceOdds), history: presentHistory(raceOdds) };
  },
});
