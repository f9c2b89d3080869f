import { trackBySlug } from '../../card/track.ts';
import type { Evidence } from '../evidence.ts';
import { pooled } from './log-pool.ts';
import type { NamedModel } from './model.ts';
import { pricedChances } from './public.ts';
import { type MorningRecord, sampleText } from './record.ts';

/** Share of the starters of which the card prints form: a power rating, or an earlier race. */
function shareWithForm({ starters }: Pick<Evidence, 'starters'>): number {
  const withForm = starters.filter(
    ({ ratings, pastPerformances }) => ratings.primePower !== null || (pastPerformances ?? []).length > 0,
  );
  return starters.length === 0 ? 0 : withForm.length / starters.length;
}

/** Power of the line alone at a track: its own as far as its races tell, that of all tracks where it has none. */
export function linePowerAt({ line, tracks }: MorningRecord, trackSlug: string): number {
  const code = trackBySlug(trackSlug)?.code ?? trackSlug.toUpperCase();
  return tracks.find(({ track }) => track === code)?.power ?? line.power;
}

/**
 * Before there are prices: the morning line, to the power that real results of the track ask for, and the form of the
 * card. The more starters have form, the more of the line's power form takes over. Without any line form decides.
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
