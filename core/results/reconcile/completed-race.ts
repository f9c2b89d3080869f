import type { Finisher, RaceResult } from '../race-result.ts';

const isMissing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Facts that only some sources have; the others omit them. */
const EXTRAS: ReadonlySet<string> = new Set(['age', 'sex', 'trackmasterFigure', 'trackmaster']);

/** The facts of `a`, with what is missing taken from `b`. */
function filled<Facts extends object>(a: Facts, b: Facts): Facts {
  const extras = Object.entries(b).filter(([name]) => EXTRAS.has(name) && !(name in a));
  const facts = Object.entries(a).map(([name, value]) => [
    name,
    isMissing(value) ? b[name as keyof Facts] : value,
  ]);
  return Object.fromEntries([...facts, ...extras]) as Facts;
}

/**
 * Facts in which null is an answer (a horse that did not finish, the last one's margin) or false is one. Where a race
 * reports the first of a group for any of its starters, it reports the group for all. Who knows the margins knows who
 * finished.
 */
const ANSWERS: readonly (readonly [keyof Finisher, ...(keyof Finisher)[]])[] = [
  ['margin', 'behind', 'crossed', 'finished'],
  ['official', 'disqualified', 'deadHeat'],
  ['isFavorite'],
];

const reports = (race: RaceResult, fact: keyof Finisher): boolean =>
  race.starters.some((starter) => starter[fact] !== null && starter[fact] !== false);

/** The facts in which null is an answer that only the other race reports. */
const answersOf = (a: RaceResult, b: RaceResult): readonly (keyof Finisher)[] =>
  ANSWERS.filter(([first]) => !reports(a, first) && reports(b, first)).flat();

/** Whether a fact of the starter is unknown though its race reports the group; null is no answer to it. */
const isOpen = (finisher: Finisher, fact: keyof Finisher): boolean =>
  (fact === 'disqualified' || fact === 'isFavorite') && finisher[fact] === null;

function completedStarter(finisher: Finisher, other: Finisher, taken: readonly (keyof Finisher)[]): Finisher {
  const answers = ANSWERS.flat()
    .filter((fact) => taken.includes(fact) || !isOpen(finisher, fact))
    .map((fact) => [fact, (taken.includes(fact) ? other : finisher)[fact]]);
  const { lastStart, lastStartReported } = finisher.lastStartReported ? finisher : other;
  const facts = filled(finisher, other);
  const odds = finisher.noBetting === undefined ? facts.odds : null;
  const whole = { ...facts, ...Object.fromEntries(answers), odds, lastStart, lastStartReported };
  return taken.includes('finished') && other.finished === false ? { ...whole, official: null } : whole;
}

/**
 * A race as one sheet reports it, with what that leaves out taken from another sheet of the same race: starters by
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
  const { isAbout } = a.distanceYards === null ? b : a;
  return { ...filled(a, b), isAbout, starters };
}
