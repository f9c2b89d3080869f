import type { Finisher, RaceResult } from './race-result.ts';

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** `one`, with what it does not tell taken from `other`. */
function filled<Facts extends object>(one: Facts, other: Facts): Facts {
  const facts = Object.entries(one).map(([name, value]) => [
    name,
    isMissing(value) ? other[name as keyof Facts] : value,
  ]);
  return Object.fromEntries(facts) as Facts;
}

/**
 * Facts in which null is an answer (a horse that did not finish, the last one's margin) or false is one. Where a race
 * tells the first of a group for any of its starters, it tells the group for all. Who knows the margins knows who
 * finished.
 */
const ANSWERS: readonly (readonly [keyof Finisher, ...(keyof Finisher)[]])[] = [
  ['margin', 'behind', 'crossed'],
  ['official', 'disqualified', 'deadHeat'],
  ['favourite'],
];

const tells = (race: RaceResult, fact: keyof Finisher): boolean =>
  race.starters.some((starter) => starter[fact] !== null && starter[fact] !== false);

/** The facts in which null is an answer that only the other race tells. */
const answersOf = (one: RaceResult, other: RaceResult): readonly (keyof Finisher)[] =>
  ANSWERS.filter(([first]) => !tells(one, first) && tells(other, first)).flat();

function completedStarter(one: Finisher, other: Finisher, taken: readonly (keyof Finisher)[]): Finisher {
  const told = ANSWERS.flat().map((fact) => [fact, (taken.includes(fact) ? other : one)[fact]]);
  const { lastStart, lastStartTold } = one.lastStartTold ? one : other;
  const whole = { ...filled(one, other), ...Object.fromEntries(told), lastStart, lastStartTold };
  const didNotFinish = taken.includes('crossed') && other.crossed === null;
  return didNotFinish ? { ...whole, official: null } : whole;
}

/**
 * A race as one sheet tells it, with what that leaves out taken from another sheet of the same race: starters by
 * program number. Whether it was run, and who ran, is not filled in.
 */
export function completedRace(one: RaceResult, other: RaceResult): RaceResult {
  if ((one.cancelled === null) !== (other.cancelled === null)) return one;
  const taken = answersOf(one, other);
  const others = new Map(other.starters.map((starter) => [starter.programNumber, starter]));
  const starters = one.starters.map((starter) => {
    const match = others.get(starter.programNumber);
    return match === undefined ? starter : completedStarter(starter, match, taken);
  });
  const { surface, distanceYards, isAbout } = one.distanceYards === 0 ? other : one;
  return { ...filled(one, other), surface, distanceYards, isAbout, starters };
}
