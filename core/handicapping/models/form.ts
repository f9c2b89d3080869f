import { interestOfStarters } from '../features/measured.ts';
import { filledIn } from '../form/filled-in.ts';
import { makeFormValues } from '../form/form-values.ts';
import { byInterest, logitChances, standardized } from './conditional-logit.ts';
import type { NamedModel } from './model.ts';
import { type FormRecord, sampleText } from './record.ts';

/**
 * Form on the card: a conditional logit over what a full card prints. It assumes the same spread of performance for every
 * horse. It uses no price of this race; odds in earlier races count as form.
 */
export function makeForm(record: FormRecord): NamedModel {
  const names = record.features.map(({ name }) => name);
  const weights = record.features.map(({ weight }) => weight);
  const scales = record.features.map(({ scale }) => scale);
  const values = makeFormValues(names, record);
  return {
    name: 'form',
    version: record.version,
    says: `Figures, class, connections and pedigree from the card, without any price of the race; fitted on ${sampleText(record.sample)}.`,
    chances: (evidence) => {
      const { starters, interests } = evidence;
      const raw = values(evidence);
      const scaled = filledIn(
        standardized(raw, starters.length, scales),
        raw,
        starters.length,
        record.correlations,
      );
      return byInterest(
        logitChances(scaled, starters.length, weights),
        interestOfStarters(evidence),
        interests.length,
      );
    },
  };
}
