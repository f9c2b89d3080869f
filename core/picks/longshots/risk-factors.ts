import { isOnBoard } from '../../card/price.ts';
import type { Runner } from '../../card/runner.ts';
import { isTurf } from '../../card/surface.ts';
import type { Evidence } from '../../handicapping/evidence.ts';

interface Facts {
  readonly runner: Runner;
  readonly evidence: Evidence;
}

/** Days away from which a layoff is a risk. */
const LONG_AWAY = 60;
/** Posts from which a start is wide. */
const WIDE = 10;

const isFormUnknown = ({ runner }: Facts): boolean => runner.pastPerformances === null;
/** False where the form is unknown. */
const hasRun = ({ runner }: Facts): boolean => (runner.pastPerformances ?? []).length > 0;
/** Has raced, but by its record never like this. */
const isNewTo = (facts: Facts, part: 'turf' | 'wet' | 'distance'): boolean =>
  hasRun(facts) && facts.runner.records?.[part]?.starts === 0;
/** Null where the surface is unknown. */
const isOnTurf = ({ evidence: { race } }: Facts): boolean | null =>
  race.surface === null ? null : isTurf(race.surface);
const isDistanceKnown = ({ evidence }: Facts): boolean => evidence.race.distanceYards !== null;
const isWet = ({ evidence }: Facts): boolean =>
  /sloppy|muddy|heavy|yielding|soft/i.test(evidence.weather?.trackCondition ?? '');

/** Null where the risk does not apply. */
const RISKS: readonly ((facts: Facts) => string | null)[] = [
  (facts) => (isFormUnknown(facts) ? 'No past performances available' : null),
  (facts) => (hasRun(facts) || isFormUnknown(facts) ? null : 'First-time starter'),
  ({ runner: { daysSinceLast } }) =>
    daysSinceLast !== null && daysSinceLast > LONG_AWAY ? `Off for ${daysSinceLast} days` : null,
  (facts) => (isOnTurf(facts) === true && isNewTo(facts, 'turf') ? 'Never raced on turf' : null),
  (facts) =>
    isOnTurf(facts) === false && isWet(facts) && isNewTo(facts, 'wet') ? 'Never raced on a wet track' : null,
  (facts) => (isDistanceKnown(facts) && isNewTo(facts, 'distance') ? 'First try at the distance' : null),
  ({ runner: { postPosition } }) =>
    postPosition !== null && postPosition >= WIDE ? `Starts wide, from post ${postPosition}` : null,
  ({ runner: { jockey } }) => (jockey === null ? 'No rider named yet' : null),
  ({ runner, evidence: { interests } }) =>
    isOnBoard(interests.find(({ runners }) => runners.includes(runner))?.price ?? null)
      ? null
      : 'Priced by the morning line: no live odds yet',
];

/** Reasons for caution, from the known facts. */
export const riskFactors = (facts: Facts): readonly string[] => RISKS.flatMap((risk) => risk(facts) ?? []);
