import { interestOfStarters } from '../features/measured.ts';
import { makeFormValues } from '../form/form-values.ts';
import { byInterest, logitChances, standardized } from './conditional-logit.ts';
import type { NamedModel } from './model.ts';
import { type FormRecord, sampleText } from './record.ts';

/**
 * Form of the card: a conditional logit over what a full card prints, that is a race of figures with one spread for
 * all. It sees no price of the race itself; what a horse was bet down to before is form.
 */
export function makeForm(record: FormRecord): NamedModel {
  const names = record.features.map(({ name }) => name);
  const weights = record.features.map(({ weight }) => weight);
  const scales = record.features.map(({ scale }) => scale);
  const values = makeFormValues(names, record.figure, record.power);
  return {
    name: 'form',
    version: record.version,
    says: `Figures, class, people and pedigree of the card without any price of the race; fitted on ${sampleText(record.sample)}.`,
    chances: (evidence) => {
      const { starters, interests } = evidence;
      const scaled = standardized(values(evidence), starters.length, scales);
      return byInterest(
        logitChances(scaled, starters.length, weights),
        interestOfStarters(evidence),
        interests.length,
      );
    },
  };
}
