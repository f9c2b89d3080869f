import { trackBySlug } from '../../card/track.ts';
import type { Evidence } from '../evidence.ts';
import { pooled } from './log-pool.ts';
import type { NamedModel } from './model.ts';
import { pricedChances } from './public.ts';
import { type MorningRecord, sampleText } from './record.ts';

/** Share of the starters with form on the card: a power rating or a past race. */
function shareWithForm({ starters }: Pick<Evidence, 'starters'>): number {
  const withForm = starters.filter(
    ({ ratings, pastPerformances }) => ratings.primePower !== null || (pastPerformances ?? []).length > 0,
  );
  return starters.length === 0 ? 0 : withForm.length / starters.length;
}

/** Power of the morning line alone at a track: its own when fitted, else that of all tracks. */
export function linePowerAt({ line, tracks }: MorningRecord, trackSlug: string): number {
  const code = trackBySlug(trackSlug)?.code ?? trackSlug.toUpperCase();
  return tracks.find(({ track }) => track === code)?.power ?? line.power;
}

/**
 * Before there are prices: the morning line, to the power fitted on the track's results, and the form on the card. The
 * more starters have form, the less power the line keeps. Without a morning line only form counts.
 */
export const makeMorning = (record: MorningRecord, form: NamedModel): NamedModel => ({
  name: 'morning',
  version: record.version,
  says:
    `The morning line (power ${record.line.power.toFixed(2)} alone, ${(record.line.power * record.beside.power).toFixed(2)} beside form) ` +
    `and our form model (weight ${record.form.power.toFixed(2)}), fitted on ${sampleText(record.sample)}.`,
  chances: (evidence) => {
    const chances = form.chances(evidence);
    if (evidence.interests.every(({ price }) => price === null)) return chances;
    const left = 1 - (1 - record.beside.power) * shareWithForm(evidence);
    const power = left * linePowerAt(record, evidence.race.trackSlug);
    return pooled([chances, pricedChances(evidence)], [record.form.power, power]);
  },
});
