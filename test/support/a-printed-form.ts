import type { PrintedForm } from '#core/card/history/printed-form.ts';
import { type HorseKey, horseKey } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** An invented horse of 2021. */
export const LANTERN = horseKey('Paper Lantern', 2021, 'Candle Wick');

export const anImportedSource = (source = 'Brisnet card SAR0802.DRF'): Provenance => ({
  tier: 'imported',
  source,
  at: instant(1_754_130_000_000),
});

/** What an invented Saratoga card prints about a horse: no past races and no workouts unless given. */
export function aPrintedForm(
  change: Partial<Omit<PrintedForm, 'horse'>> & { readonly horse?: HorseKey } = {},
): PrintedForm {
  const { horse = LANTERN, ...rest } = change;
  return {
    horse: { key: horse, name: 'PAPER LANTERN', sire: 'OLD LAMP', dam: 'CANDLE WICK' },
    trackSlug: 'saratoga',
    cardDay: '2025-08-02' as RaceDay,
    provenance: anImportedSource(),
    lines: [],
    works: [],
    ...rest,
  };
}
