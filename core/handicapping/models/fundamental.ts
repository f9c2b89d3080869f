import { FEATURES } from '../features/index.ts';
import { interestOfStarters, measured } from '../features/measured.ts';
import { byInterest, logitChances, standardized } from './conditional-logit.ts';
import type { NamedModel } from './model.ts';
import { type FundamentalRecord, sampleText } from './record.ts';

/** A conditional logit over the features of the register. It sees no odds of the race itself. */
export function makeFundamental(record: FundamentalRecord): NamedModel {
  const fitted = new Map(record.features.map((feature) => [feature.name, feature]));
  const used = FEATURES.filter(({ name }) => (fitted.get(name)?.weight ?? 0) !== 0);
  const weights = used.map(({ name }) => fitted.get(name)?.weight ?? 0);
  const scales = used.map(({ name }) => fitted.get(name)?.scale ?? 0);
  return {
    name: 'fundamental',
    version: record.version,
    says: `Form, class, people and today's conditions without any odds of the race; fitted on ${sampleText(record.sample)}.`,
    chances: (evidence) => {
      const { starters, interests } = evidence;
      const scaled = standardized(measured(evidence, used), starters.length, scales);
      return byInterest(
        logitChances(scaled, starters.length, weights),
        interestOfStarters(evidence),
        interests.length,
      );
    },
  };
}
