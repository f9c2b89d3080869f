import type { Finisher, RaceResult } from './race-result.ts';

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** `one`, with what it does not tell taken from `other`. */
function filled<Facts extends object>(a: Facts, b: Facts): Facts {
  const facts = Object.entries(a).map(([name, value]) => [
    name,
    isMissing(value) ? b[name as keyof Facts] : value,
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
const answersOf = (a: RaceResult, b: RaceResult): readonly (keyof Finisher)[] =>
  ANSWERS.filter(([first]) => !tells(a, first) && tells(b, first)).flat();

function completedStarter(finisher: Finisher, other: Finisher, taken: readonly (keyof Finisher)[]): Finisher {
  const told = ANSWERS.flat().map((fact) => [fact, (taken.includes(fact) ? other : finisher)[fact]]);
  const { lastStart, lastStartReported } = finisher.lastStartReported ? finisher : other;
  const whole = { ...filled(finisher, other), ...Object.fromEntries(told), lastStart, lastStartReported };
  const didNotFinish = taken.includes('crossed') && other.crossed === null;
  return didNotFinish ? { ...whole, official: null } : whole;
}

/**
 * A race as one sheet tells it, with what that leaves out taken from another sheet of the same race: starters by
 * program number. Whether it was run, and who ran, is not filled in.
 */
export function completedRace(a: RaceResult, b: RaceResult): RaceResult {
  if ((a.cancelled === null) !== (b.cancelled === null)) return a;
  const taken = answersOf(a, b);
  const others = new Map(b.starters.map((starter) => [starter.programNumber, starter]));
  const starters = a.starters.map((starter) => {
    const match = others.get(starter.programNumber);
    return match === undefined ? starter : completedStarter(starter, match, taken);
  });
  const { surface, distanceYards, isAbout } = a.distanceYards === 0 ? b : a;
  return { ...filled(a, b), surface, distanceYards, isAbout, starters };
}
