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

const isKnown = ({ runner, evidence }: Facts): boolean => !evidence.untold.has(runner.programNumber);
const hasRun = ({ runner }: Facts): boolean => runner.pastRaces.length > 0;
const isWet = ({ evidence }: Facts): boolean =>
  /sloppy|muddy|heavy|yielding|soft/i.test(evidence.weather?.trackCondition ?? '');

/** Each with the fact it is read from; null where that is not so. */
const RISKS: readonly ((facts: Facts) => string | null)[] = [
  (facts) => (hasRun(facts) || isKnown(facts) ? null : 'Its past races are not told'),
  (facts) => (!hasRun(facts) && isKnown(facts) ? 'First start of its life' : null),
  ({ runner: { daysSinceLast } }) =>
    daysSinceLast !== null && daysSinceLast > LONG_AWAY ? `Away for ${daysSinceLast} days` : null,
  (facts) =>
    hasRun(facts) && isTurf(facts.evidence.race.surface) && facts.runner.records.turf.starts === 0
      ? 'Never raced on turf'
      : null,
  (facts) =>
    hasRun(facts) &&
    !isTurf(facts.evidence.race.surface) &&
    isWet(facts) &&
    facts.runner.records.wet.starts === 0
      ? 'Never raced on a wet track'
      : null,
  (facts) =>
    hasRun(facts) && facts.runner.records.distance.starts === 0 ? 'First try at the distance' : null,
  ({ runner: { postPosition, untold: untoldOfRunners = [] } }) =>
    postPosition >= WIDE && !untoldOfRunners.includes('post position')
      ? `Starts wide, from post ${postPosition}`
      : null,
  ({ runner: { jockey } }) => (jockey === null ? 'No rider is named yet' : null),
  ({ runner, evidence: { interests } }) =>
    interests.find(({ runners }) => runners.includes(runner))?.odds?.kind === 'live'
      ? null
      : 'The price is the morning line: nobody can bet at it yet',
];

/** What speaks for caution, from the facts known; none where nothing does. */
export const riskFactors = (facts: Facts): readonly string[] => RISKS.flatMap((risk) => risk(facts) ?? []);
