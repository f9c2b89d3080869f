import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Angle, Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { runnerBrief } from '#core/picks/prompts/runner-brief.ts';
import { aPastRace, aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';

const test = suite('a runner in a prompt');

const briefOf = (change: Partial<Runner> = {}): readonly string[] => runnerBrief(aRunner(change));
const textOf = (change: Partial<Runner> = {}): string => briefOf(change).join('\n');
const ratings = (change: Partial<Runner['ratings']>): Runner['ratings'] => ({
  ...aRunner().ratings,
  ...change,
});

/** The line on one past race. */
const pastLine = (change: Partial<PastPerformance> = {}): string =>
  briefOf({ pastPerformances: [aPastRace(change)] }).find((line) => line.startsWith('  ran ')) ?? '';

test('the first line has number, name, post, age, sex, weight, line and days away', () => {
  assert.is(
    briefOf()[0],
    '#1 PAPER LANTERN 1: post 1, 4 years, gelding, 120 lb, line 5-1, 28 days since its last race',
  );
});

test('each unknown fact of the first line is called unknown, none is made up', () => {
  const [head] = briefOf({
    postPosition: null,
    age: null,
    sex: null,
    weightLb: null,
    morningLine: null,
    daysSinceLast: null,
  });
  assert.is(head, '#1 PAPER LANTERN 1: post unknown, age unknown, sex unknown, unknown lb, line unknown');
});

test('a half of an entry is marked with its letter', () => {
  assert.match(briefOf({ programNumber: '1A', coupledWith: 'A' })[0] ?? '', /^#1A .*, coupled \(A\),/);
  assert.not.match(textOf(), /coupled/);
});

test('a scratched horse takes one line, and none of its facts', () => {
  assert.equal(briefOf({ isScratched: true }), ['#1 PAPER LANTERN 1: SCRATCHED']);
});

test('a horse outside the body of the race says on which list it is', () => {
  assert.equal(briefOf({ listStatus: 'also-eligible' }), [
    '#1 PAPER LANTERN 1: does not run unless drawn in (also-eligible)',
  ]);
  assert.match(textOf({ listStatus: 'main-track-only' }), /\(main-track-only\)$/);
  assert.match(textOf({ listStatus: 'also-eligible', isScratched: true }), /: SCRATCHED$/);
});

test('rider and trainer come with wins of starts, and without a record say so', () => {
  assert.is(
    briefOf({ jockey: aPerson('LANE ROBIN', 200, 31), trainer: { name: 'MARSH ALEX', records: [] } })[1],
    '  jockey LANE ROBIN (this year 31 of 200); trainer MARSH ALEX (no record)',
  );
  assert.is(briefOf({ jockey: null, trainer: null })[1], '  jockey unknown; trainer unknown');
});

test('of a person the two newest records are enough', () => {
  const record = (span: string, wins: number) => ({ span, starts: 50, wins, places: 0, shows: 0, roi: null });
  const records = [record('this meet', 3), record('this year', 4), record('last year', 5)];
  const [, people] = briefOf({ jockey: { name: 'LANE ROBIN', records }, trainer: null });
  assert.is(people, '  jockey LANE ROBIN (this meet 3 of 50, this year 4 of 50); trainer unknown');
});

test('ratings that are unknown are left out, a rating of zero is not', () => {
  const none = { runStyle: null, earlyPoints: null, primePower: null, bestLife: null, bestDistance: null };
  assert.match(textOf({ ratings: ratings(none) }), /\n {2}ratings unknown\n/);
  assert.match(textOf({ ratings: ratings({ ...none, earlyPoints: 0 }) }), /\n {2}early points 0\n/);
  assert.match(
    textOf({ ratings: ratings({ ...none, bestTurf: 91, bestOff: 85 }) }),
    /\n {2}best on turf 91, best off the fast track 85\n/,
  );
  assert.match(
    textOf(),
    /\n {2}run style E\/P, early points 4, prime power 130, best figure 88, best at the distance 86\n/,
  );
});

test('records are starts and then wins, seconds and thirds', () => {
  const records = aRunner().records;
  const life = aRecord({ starts: 8, wins: 2, places: 1, shows: 3 });
  assert.match(
    textOf({ records: records === null ? null : { ...records, life } }),
    /\n {2}life 8 starts 2-1-3, distance 3 starts 1-0-0, track 0 starts 0-0-0, turf 0 starts 0-0-0, wet 1 start 0-0-0\n/,
  );
});

test('without a form source the form is unknown; a horse that has not raced says so', () => {
  assert.is(briefOf({ pastPerformances: null, workouts: null, records: null }).at(-1), '  form: unknown');
  const unraced = textOf({ pastPerformances: [] });
  assert.match(unraced, /\n {2}has not raced yet/);
  assert.not.match(unraced, /form: unknown/);
});

test('a past race is where, on what, how far, which class and how it went', () => {
  assert.is(
    pastLine(),
    '  ran 2025-05-10 AQU Dirt 6F FT Alw80000n1x: finished 2 of 8, 0.75 lengths behind, figure 84, at 4.2-1; Chased, kept on',
  );
});

test('a winner is ahead by its margin', () => {
  assert.match(pastLine({ crossed: { position: 1, lengths: 2.5 } }), /finished 1 of 8, 2\.5 lengths ahead,/);
});

test('a horse that did not finish has the reason and no margin', () => {
  const line = pastLine({ nonFinish: 'pulled up', crossed: { position: null, lengths: 12 } });
  assert.match(line, /: pulled up, figure 84/);
  assert.not.match(line, /lengths|finished/);
});

test('what a past race does not say is unknown or left out', () => {
  const line = pastLine({
    surface: null,
    distanceYards: null,
    fieldSize: null,
    speedFigure: null,
    odds: null,
    comment: '',
    crossed: { position: null, lengths: null },
  });
  assert.is(
    line,
    '  ran 2025-05-10 AQU surface unknown distance unknown FT Alw80000n1x: finished unknown of unknown, figure unknown',
  );
});

test('the four newest races are enough', () => {
  const pastPerformances = [9, 8, 7, 6, 5].map((day) => aPastRace({ day: `2025-06-0${day}` as RaceDay }));
  const lines = briefOf({ pastPerformances }).filter((line) => line.startsWith('  ran '));
  assert.equal(
    lines.map((line) => line.slice(6, 16)),
    ['2025-06-09', '2025-06-08', '2025-06-07', '2025-06-06'],
  );
});

test('the two newest works are enough, and without works none are mentioned', () => {
  const workouts = [880, 1100, 660].map((distanceYards) => aWorkout({ distanceYards }));
  assert.match(textOf({ workouts }), /\n {2}works 2025-06-01 4F in 48\.4; 2025-06-01 5F in 48\.4$/);
  assert.not.match(textOf({ workouts: [] }), /works/);
  assert.not.match(textOf({ workouts: null }), /works/);
});

test('the first three angles of the connections are given in whole percent', () => {
  const angle = (label: string, winShare: number): Angle => ({
    who: 'trainer',
    label,
    starts: 212,
    winShare,
    inMoneyShare: 0.5,
    roi: -0.2,
  });
  const angles = [angle('2nd off layoff', 0.176), angle('Sprints', 0), angle('Dirt', 1), angle('Turf', 0.5)];
  assert.equal(briefOf({ angles }).slice(-3), [
    '  trainer: 2nd off layoff, 212 starts, 18% winners',
    '  trainer: Sprints, 212 starts, 0% winners',
    '  trainer: Dirt, 212 starts, 100% winners',
  ]);
});

test('long texts of a card are cut: a name to 40 characters, a comment to 90', () => {
  const long = 'x'.repeat(200);
  assert.is(briefOf({ horseName: long, isScratched: true })[0], `#1 ${'x'.repeat(39)}…: SCRATCHED`);
  assert.ok(pastLine({ comment: long }).endsWith(`; ${'x'.repeat(89)}…`));
});

test('no fact of a card breaks its line', () => {
  const breaking = 'a\nb';
  const lines = briefOf({
    horseName: breaking,
    programNumber: '1',
    coupledWith: breaking,
    jockey: aPerson(breaking),
    trainer: aPerson(breaking),
    pastPerformances: [aPastRace({ comment: breaking, classification: breaking, condition: breaking })],
  });
  for (const line of lines) assert.not.match(line, /\n/);
});

test.run();
