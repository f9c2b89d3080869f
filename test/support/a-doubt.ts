import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Doubt, DoubtChoice, DoubtDecision } from '#core/results/doubt.ts';

/** An invented doubt: the trifecta was paid on another third horse. */
export const aDoubt = (change: Partial<Doubt> = {}): Doubt => ({
  about: 'payoffs',
  sentence: 'The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.',
  fromPlace: 3,
  wagers: ['Trifecta'],
  key: ['paid', 'Trifecta', '1-2-4', '1-2-3'],
  ...change,
});

export const aDecision = (choice: DoubtChoice, change: Partial<DoubtDecision> = {}): DoubtDecision => ({
  choice,
  by: 'boss' as MemberId,
  at: instant(1_597_000_000_000),
  why: 'The stewards said so',
  ...change,
});
