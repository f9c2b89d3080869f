import type { OffTrackDay } from '#adapters/sources/off-track-betting/index.ts';
import type { ReportedRace } from '#core/results/reconcile/index.ts';

/** The result of a race of the day. */
export const raceNumbered = ({ results }: OffTrackDay, number: number): ReportedRace =>
  results.races.find(({ raceNumber }) => raceNumber === number) as ReportedRace;

/** The payoffs of a race, one line for each. */
export const paid = ({ payouts }: Pick<ReportedRace, 'payouts'>): readonly string[] =>
  payouts.map(({ wager, base, winningNumbers, payoff }) => `$${base} ${wager} ${winningNumbers} ${payoff}`);
