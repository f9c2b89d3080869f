import { type Same, within } from '../agreement.ts';
import type { Call, PastPerformance } from '../past-performance.ts';
import { PAST_RACE_FACTS } from '../past-race-facts.ts';
import { horseNameKey } from '../same-name.ts';
import type { Workout } from '../workout.ts';
import { type ComparedFact, compared } from './compared-fact.ts';

const HUNDREDTH = 0.005;
/** One producer rounds lengths to quarters, another to tenths. */
const ROUNDED = 0.2;
/** From this many lengths on, one producer gives whole lengths before the finish. */
const FAR = 10;
/** One producer truncates work times to fifths. */
const FIFTH = 0.2 + HUNDREDTH;
/** From this distance up, producers take the second call at different points. */
const MILE_AND_A_QUARTER = 2200;

const sameLengths: Same<number> = (a, b) => within((Math.max(a, b) >= FAR ? 1 : ROUNDED) + HUNDREDTH)(a, b);

type CallName = 'firstCall' | 'secondCall' | 'stretchCall' | 'crossed';

const CALLS: Readonly<Record<CallName, string>> = {
  firstCall: 'first call',
  secondCall: 'second call',
  stretchCall: 'stretch call',
  crossed: 'finish',
};

const NO_CALL: Call = { position: null, lengths: null };

const callIn = (past: PastPerformance, name: CallName): Call =>
  name === 'secondCall' && (past.distanceYards ?? 0) >= MILE_AND_A_QUARTER ? NO_CALL : past[name];

const callFacts = (Object.entries(CALLS) as [CallName, string][]).flatMap(([name, words]) => [
  compared(`position at the ${words}`, name, (past: PastPerformance) => callIn(past, name).position),
  compared(
    `lengths at the ${words}`,
    name,
    (past: PastPerformance) => callIn(past, name).lengths,
    sameLengths,
  ),
]);

const sameNames: Same<readonly string[]> = (a, b) => a.join() === b.join();

/** A fact that histories compare too, by the same rule. */
function shared(what: string, name: keyof typeof PAST_RACE_FACTS): ComparedFact<PastPerformance> {
  const { read, isSame } = PAST_RACE_FACTS[name];
  return compared<PastPerformance, unknown>(what, name, read, isSame as Same<unknown>);
}

const leadersOf = ({ firstThree }: PastPerformance): readonly string[] | null =>
  firstThree.length === 0 ? null : firstThree.map(({ name }) => horseNameKey(name));

/** Facts of a past race. Producers word comments and classes differently, and figures are on their own scales. */
export const PAST_FACTS: readonly ComparedFact<PastPerformance>[] = [
  shared('race number', 'raceNumber'),
  shared('surface', 'surface'),
  shared('track condition', 'condition'),
  shared('distance in yards', 'distanceYards'),
  compared('off the turf', 'takenOffTurf', (past: PastPerformance) => past.takenOffTurf),
  compared('grade', 'grade', (past: PastPerformance) => past.grade),
  shared('purse', 'purse'),
  compared('claiming price', 'claimingPrice', (past: PastPerformance) => past.claimingPrice),
  compared('claimed', 'claimed', (past: PastPerformance) => past.claimed),
  shared('field size', 'fieldSize'),
  shared('post position', 'postPosition'),
  shared('odds', 'odds'),
  shared('favorite', 'wasFavorite'),
  shared('weight', 'weightLb'),
  compared('position at the start', 'gateBreak', (past: PastPerformance) => past.gateBreak),
  ...callFacts,
  shared('official finish', 'official'),
  shared('times of the leader', 'fractions'),
  shared('final time', 'finalSeconds'),
  compared('first three', 'firstThree', leadersOf, sameNames),
  shared('jockey', 'jockey'),
  compared('medication', 'medication', (past: PastPerformance) => past.medication),
  compared('blinkers', 'blinkers', (past: PastPerformance) => past.blinkers),
];

/** Facts of a morning work. */
export const WORK_FACTS: readonly ComparedFact<Workout>[] = [
  compared('track', 'track', (work: Workout) => work.track),
  compared('time', 'seconds', (work: Workout) => work.seconds, within(FIFTH)),
  compared('track condition', 'condition', (work: Workout) => work.condition || null),
  compared('manner', 'manner', (work: Workout) => work.manner || null),
  compared('course', 'course', (work: Workout) => work.course || null),
  compared('rank', 'rank', (work: Workout) => work.rank),
  compared('works at the distance', 'count', (work: Workout) => work.count),
  compared('bullet', 'isBullet', (work: Workout) => work.isBullet),
];
