import { sumBy } from '../../kernel/numbers.ts';
import type { Feature, Subject } from '../features/feature.ts';
import { marketSupport } from '../features/past-support.ts';
import { type FigureSettings, levelOfRace } from './expected-figure.ts';
import { formFeatures } from './form-features.ts';

/** Market support per standard deviation of a feature; a missing feature counts as its mean. */
interface SupportTerm {
  readonly name: string;
  readonly mean: number;
  readonly scale: number;
  readonly weight: number;
}

/** Expected market support: `base` for a horse with average features, and what each of them adds. */
export interface SupportEquation {
  readonly base: number;
  readonly terms: readonly SupportTerm[];
}

/** How the public can be expected to bet a horse: one that has raced, and a first-time starter. */
export interface SupportSettings {
  readonly raced: SupportEquation;
  readonly debut: SupportEquation;
}

/** Measured from the level of the race, so that lines of all classes can be compared. */
const FROM_LEVEL: ReadonlySet<string> = new Set([
  'expectedFigure',
  'lastFigure',
  'bestFigure',
  'meanFigure',
  'classPar',
]);

/** The features of a support equation; figures and pars are taken less the level of the race, in points. */
export const supportFeatures = (names: readonly string[], figure: FigureSettings): readonly Feature[] =>
  formFeatures(names, figure).map((feature) =>
    FROM_LEVEL.has(feature.name)
      ? {
          ...feature,
          measure: (subject: Subject) => {
            const level = levelOfRace(subject, figure);
            const points = feature.measure(subject);
            return level === null || points === null ? null : points - level;
          },
        }
      : feature,
  );

/** Which equation speaks for the horse; null if its earlier races, or the odds of all of them, are unknown. */
export function supportKind({ runner, past }: Subject): keyof SupportSettings | null {
  if (runner.pastPerformances === null) return null;
  if (past.length === 0) return 'debut';
  return past.some((line) => marketSupport(line) !== null) ? 'raced' : null;
}

function supportBy({ base, terms }: SupportEquation, features: readonly Feature[], subject: Subject): number {
  return (
    base +
    sumBy([...terms.entries()], ([index, { mean, scale, weight }]) => {
      const value = features[index]?.measure(subject) ?? null;
      return value === null || scale === 0 ? 0 : (weight * (value - mean)) / scale;
    })
  );
}

/**
 * The log market support to expect today: ln(public chance x field), learned from the odds of past races given what was
 * known before each. It assumes that the public bets alike in all of them. Example: base 0 and 0.3 per standard deviation
 * for a horse two of them above its level gives 0.6, nearly twice the chance of an average starter.
 */
export function expectedSupport(settings: SupportSettings, figure: FigureSettings): Feature {
  const features = {
    raced: supportFeatures(
      settings.raced.terms.map(({ name }) => name),
      figure,
    ),
    debut: supportFeatures(
      settings.debut.terms.map(({ name }) => name),
      figure,
    ),
  };
  return {
    name: 'expectedSupport',
    group: 'derived',
    meaning: 'Log market support expected today: 0 for an average starter',
    source:
      'Figures, odds, purses and finishes of earlier races, up to the day before, and the records of jockey and trainer',
    measure: (subject) => {
      const kind = supportKind(subject);
      return kind === null ? null : supportBy(settings[kind], features[kind], subject);
    },
  };
}
