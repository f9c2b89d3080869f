import type { Provenance } from '../kernel/provenance.ts';
import { oddsOf, originOf, priceOf, type QuotedPrice } from './price.ts';
import type { Runner } from './runner.ts';

/** A runner as a file or a row has it: its morning line is odds alone, for its source and time are the card's. */
export type RunnerAsRead = Omit<Runner, 'morningLine'> & { readonly morningLine: QuotedPrice | null };

/** The runner on a card of this source and time. */
export const runnerOn = <Read extends Pick<RunnerAsRead, 'morningLine'>>(runner: Read, card: Provenance) => ({
  ...runner,
  morningLine: priceOf(runner.morningLine, originOf('morning line', card)),
});

/** The other way round: with the odds of the morning line alone. */
export const asRead = <Known extends Pick<Runner, 'morningLine'>>(runner: Known) => ({
  ...runner,
  morningLine: oddsOf(runner.morningLine),
});
