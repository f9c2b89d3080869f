import type { Reply } from '#api/api.ts';
import { call, queryClient } from '#api/api.ts';
import { count, raceDay, trackDayTime } from '#kit/kit.ts';
import { withToasts } from '../mutation-with-toasts.ts';

export type Doubts = Reply<'GET /api/admin/doubtful-results'>;
export type DoubtfulRace = Doubts['races'][number];
export type Choice = DoubtfulRace['choices'][number];

/** Decided races that are still listed, so that a decision can be changed. */
const decidedListed = 10;

/** Every open race, then the latest decisions. */
export function racesToList(races: readonly DoubtfulRace[]): readonly DoubtfulRace[] {
  const open = races.filter(({ decision }) => decision === null);
  return [...open, ...races.filter(({ decision }) => decision !== null).slice(0, decidedListed)];
}

/** `SAR, August 7, 2021, race 6` */
export const raceTitle = ({ track, date, raceNumber }: DoubtfulRace): string =>
  `${track}, ${raceDay(date)}, race ${count(raceNumber)}`;

/** Without a payoff in doubt, a race is either right as reported or left out. */
export const choiceLabel = (choice: Choice, { choices }: Pick<DoubtfulRace, 'choices'>): string =>
  ({
    order: choices.includes('payoffs') ? 'The order is right' : 'Right as reported',
    payoffs: 'The payoffs are right',
    'left-out': 'Leave the race out',
  })[choice] ?? 'Decided';

export const choiceMeaning: Readonly<Record<Choice, string>> = {
  order: 'The order stands. Exotic payoffs in doubt go to the placed horses.',
  payoffs: 'Horses are placed as they were paid, and the others follow.',
  'left-out': 'No bet is settled, no pick is scored, and no model learns from the race.',
};

/** `The order is right: stewards’ report. By boss@example.com, Aug 2, 3:10 PM ET` */
export function decisionText(race: DoubtfulRace): string {
  const { decision } = race;
  if (decision === null) return 'Undecided';
  const who = decision.byEmail ?? (decision.by === 'operator' ? 'the operator' : 'a deleted account');
  return `${choiceLabel(decision.choice, race)}: ${decision.why}. By ${who}, ${trackDayTime(decision.at)}`;
}

export type Decision = { readonly race: DoubtfulRace; readonly choice: Choice; readonly why: string };

export const deciding = withToasts(
  'Decision Not Saved',
  ({ race: { track, date, raceNumber }, choice, why }: Decision) =>
    call('POST /api/admin/doubtful-results/decision', { body: { track, date, raceNumber, choice, why } }),
  () => {
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^\/api\/(?:admin\/doubtful-results|race-results-ai)/.test(String(queryKey[0])),
    });
  },
);
