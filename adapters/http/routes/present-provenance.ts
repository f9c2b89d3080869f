import { toIso } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';

/** A provenance with its time in ISO. */
export const presentProvenance = ({ tier, source, at: instant }: Provenance) => ({
  tier,
  source,
  at: toIso(instant),
});
