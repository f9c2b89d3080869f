import { instant, MINUTE, shift } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import type { PickToSeal } from '../../picks/ledger/pick-to-seal.ts';
import { recommend } from '../../picks/recommendations/recommend.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';
import { evidenceBefore } from '../../training/fitting/history.ts';
import type { Past } from '../../training/fitting/past.ts';
import { offOf } from './off-of.ts';

/** In place of a card's hash: the field was read back from the result. */
export const FIELD_FROM_RESULT = 'field read back from the result';

/** The last moment at which somebody would still have got a bet down. */
const BEFORE_OFF = 2 * MINUTE;

/**
 * The pick of a race of which only the result is kept, as it would have been made by noon of its day, and before its off: from the
 * starters and conditions that the result names and the races of the days before. It knows no prices, so it bets on nothing.
 */
export function pastPick(
  run: JoinedRace,
  past: Past,
  analysis: Analysis,
  provenance: Provenance,
): PickToSeal {
  const found = evidenceBefore(run, past);
  const off = offOf(found.race, run.race);
  const upTo = off === null ? found.upTo : instant(Math.min(found.upTo, shift(off, -BEFORE_OFF)));
  const evidence = { ...found, race: { ...found.race, postTime: off }, upTo };
  const source: Provenance = {
    ...provenance,
    tier: 'derived',
    source: `Entries read back from ${provenance.source}`,
  };
  return {
    evidence,
    recommendation: recommend(evidence, analysis, source),
    cardHash: FIELD_FROM_RESULT,
    madeWith: analysis.madeWith,
  };
}
