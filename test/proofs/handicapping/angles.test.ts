import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { ANGLES, type AngleName } from '#core/handicapping/angles/index.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { numbersOf } from '#test/core/handicapping/facts-of.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('angles');
const NOW = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const day = (text: string): RaceDay => text as RaceDay;

/** What an angle says of horse 1, running against a plain horse 2. */
function findingOf(
  name: AngleName,
  runner: Runner,
  race: Partial<Race> = {},
  two = aRunner({ programNumber: '2' }),
) {
  const evidence = evidenceOf(aRace({ ...race, runners: [runner, two] }), new Map(), NOW);
  return ANGLES[name].findings(evidence).get('1') ?? null;
}
const rated = (change: Partial<Runner['ratings']>): Partial<Runner> => ({
  ratings: { ...aRunner().ratings, ...change },
});
const figures = (...list: number[]) =>
  list.map((speedFigure, index) =>
    aPastRace({ day: day(`2025-0${7 - index}-05`), track: 'SAR', speedFigure }),
  );
const rival = aRunner({ programNumber: '2', pastPerformances: figures(80, 80, 80) });

test('speed names the better two of the last three, where and when', () => {
  const found = findingOf('speed', aRunner({ pastPerformances: figures(90, 70, 101) }), {}, rival);
  assert.is(
    found?.says,
    'ran 101 at Saratoga on May 5 and 90 at Saratoga on Jul 5, best recent dirt figures in the field',
  );
  assert.ok((found?.value ?? 0) > 0);
});

test('a figure on another surface is not a recent figure', () => {
  assert.is(findingOf('speed', aRunner({ pastPerformances: figures(90) }), { surface: 'turf' }, rival), null);
});

test('Prime Power is compared with the best of the field', () => {
  assert.is(
    findingOf('primePower', aRunner(rated({ primePower: 136.2 })))?.says,
    'Prime Power 136.2, top by 6.2',
  );
  assert.is(
    findingOf('primePower', aRunner(rated({ primePower: 120 })))?.says,
    'Prime Power 120.0, best in the field 130.0',
  );
});

test('the form cycle counts a last race outside the two before it', () => {
  assert.is(
    findingOf('formTrend', aRunner({ pastPerformances: figures(94, 88, 84) }))?.says,
    'rising figures: 94 last time after 88 and 84',
  );
  assert.is(
    findingOf('formTrend', aRunner({ pastPerformances: figures(94, 84, 88) }))?.says,
    'a better last race: 94 last time after 84 and 88',
  );
  assert.is(
    findingOf('formTrend', aRunner({ pastPerformances: figures(70, 84, 88) }))?.says,
    'a poorer last race: 70 after 84 and 88',
  );
  assert.is(findingOf('formTrend', aRunner({ pastPerformances: figures(86, 84, 88) })), null);
});

test('a class move compares the pars of both races', () => {
  const from = (grade: 1 | null, speedPar: number) =>
    aRunner({ pastPerformances: [aPastRace({ grade, speedPar })] });
  assert.is(findingOf('classMove', from(1, 101))?.says, 'class drop from a Grade 1 (par 101) to par 90');
  assert.is(findingOf('classMove', from(null, 80))?.says, 'class rise from an allowance (par 80) to par 90');
  assert.is(findingOf('classMove', from(null, 92)), null);
});

test('whether the horse has run to the par of the class', () => {
  assert.is(
    findingOf('parReached', aRunner({ pastPerformances: figures(95, 88, 70) }))?.says,
    "ran to today's par of 90 in 2 of last 3",
  );
  assert.is(
    findingOf('parReached', aRunner({ pastPerformances: figures(80, 70) }))?.says,
    'no better than 80 in the last 2, par 90',
  );
});

test('jockey, trainer and both together by their winners', () => {
  const trainer = aPerson('MARSH ALEX', 160, 34);
  assert.is(
    findingOf('connections', aRunner({ trainer }))?.says,
    'trainer wins 21% (34 of 160 this year), jockey wins 15% (15 of 100 this year)',
  );
  const combination = { span: '365 days', starts: 30, wins: 9, places: 3, shows: 3, roi: 0 };
  assert.is(
    findingOf('partnership', aRunner({ combination }))?.says,
    'jockey and trainer together are 9 for 30 over a year',
  );
  assert.is(findingOf('partnership', aRunner({ combination: { ...combination, starts: 14 } })), null);
});

test("the trainer's situation that differs most from the usual", () => {
  const angle = (label: string, starts: number, winShare: number) =>
    ({ who: 'trainer', label, starts, winShare, inMoneyShare: 0.5, roi: 0 }) as const;
  const angles = [angle('Sprints', 200, 0.16), angle('2nd off layoff', 88, 0.25), angle('Shipper', 4, 0.75)];
  assert.is(
    findingOf('trainerAngle', aRunner({ angles }))?.says,
    'trainer wins 25% second start off a layoff (22 of 88), 15% overall (15 of 100 this year)',
  );
  const first = aRunner({
    angles: [angle('1st time str', 50, 0.2)],
    records: { ...present(aRunner().records), life: aRecord() },
  });
  assert.is(
    findingOf('debut', first)?.says,
    'first start; trainer wins 20% with first-time starters (10 of 50)',
  );
});

test('a layoff and the works that bridge it', () => {
  assert.is(findingOf('layoff', aRunner({ daysSinceLast: 210 }))?.says, 'first start in 210 days');
  assert.is(findingOf('layoff', aRunner({ daysSinceLast: 28 })), null);
  const sharp = aWorkout({
    day: day('2025-07-26'),
    track: 'SAR',
    seconds: 61.2,
    distanceYards: 1100,
    rank: 1,
    count: 45,
  });
  assert.is(
    findingOf('works', aRunner({ workouts: [sharp] }))?.says,
    'worked 5F in 1:01.2 at Saratoga on Jul 26, fastest of 45',
  );
  assert.is(
    findingOf('works', aRunner({ workouts: [{ ...sharp, rank: 4 }] }))?.says,
    'worked 5F in 1:01.2 at Saratoga on Jul 26, 4th of 45',
  );
  assert.is(findingOf('works', aRunner({ workouts: [{ ...sharp, rank: 9 }] })), null);
  assert.is(
    findingOf('works', aRunner({ workouts: [], daysSinceLast: 90 }))?.says,
    'no race or work on the card in the last 30 days',
  );
});

test('a running style is rated against the expected pace', () => {
  const lone = findingOf('paceFit', aRunner(rated({ runStyle: 'E', earlyPoints: 8 })));
  assert.equal(lone, { value: 1, says: 'the only early speed (8 early points, next best 4)' });
  const closer = findingOf('paceFit', aRunner(rated({ runStyle: 'S', earlyPoints: 0 })));
  assert.is(closer?.says, 'closes, the pace looks slow (top early points 4, 0)');
  assert.ok((closer?.value ?? 0) < 0);
});

test('pace figures of the last races of the kind, against the field', () => {
  const early = (...list: number[]) =>
    list.map((pace4f, index) => aPastRace({ day: day(`2025-0${7 - index}-05`), pace4f }));
  const found = findingOf(
    'earlyPace',
    aRunner({ pastPerformances: early(105, 96, 99) }),
    {},
    aRunner({ programNumber: '2', pastPerformances: early(80, 82) }),
  );
  assert.is(
    found?.says,
    'half-mile pace figures of 105, 96 and 99 in the last sprints, the best average here',
  );
});

test('surface and distance by what was done on them, or by the pedigree', () => {
  const records = {
    ...present(aRunner().records),
    fastDirt: aRecord({ starts: 13, wins: 5 }),
    distance: aRecord({ starts: 4, wins: 1 }),
  };
  const proven = aRunner({ ...rated({ bestFast: 100, bestDistance: 97 }), records });
  assert.is(
    findingOf('surfaceFit', proven)?.says,
    '5 for 13 on fast dirt, best figure 100, tops in the field',
  );
  assert.is(
    findingOf('distanceFit', proven)?.says,
    '1 for 4 at the distance, best figure 97, tops in the field',
  );
  const bred = aRunner({ pedigree: { ...aRunner().pedigree, turf: { value: 118, thin: false } } });
  assert.is(
    findingOf('surfaceFit', bred, { surface: 'turf' })?.says,
    'never raced on turf; pedigree rating for turf 118',
  );
});

test('a gate and a trip', () => {
  assert.is(
    findingOf('post', aRunner({ postPosition: 10 }), { surface: 'inner-turf', distanceYards: 1870 })?.says,
    'draws post 10 in a turf route',
  );
  const hot = aPastRace({
    raceShape1: 12,
    firstCall: { position: 1, lengths: 1 },
    crossed: { position: 3, lengths: 2 },
  });
  assert.is(
    findingOf('trip', aRunner({ pastPerformances: [hot] }))?.says,
    'led a pace 12 points faster than par last time and still finished 3rd',
  );
  const slow = aPastRace({
    raceShape1: -9,
    firstCall: { position: 7, lengths: 6 },
    crossed: { position: 2, lengths: 1 },
  });
  assert.is(
    findingOf('trip', aRunner({ pastPerformances: [slow] }))?.says,
    'went from 7th to 2nd last time behind a pace 9 points slower than par',
  );
});

test('no angle says a number that is not a fact of the horse, its rivals or the race, and every value is bounded', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const evidence = evidenceOf(race, new Map(), NOW);
      for (const angle of Object.values(ANGLES)) {
        for (const [number, { says, value }] of angle.findings(evidence)) {
          assert.ok(value >= -1 && value <= 1, `${angle.name} ${value}`);
          const runner = evidence.starters.find((starter) => starter.programNumber === number);
          assert.ok(runner !== undefined, 'a finding for a horse that does not start');
          const facts = numbersOf(runner as Runner, evidence);
          for (const [token] of says.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(\.\d+)?/g))
            assert.ok(facts.has(Number(token)), `${angle.name}: ${token} in "${says}"`);
        }
      }
    }),
    { numRuns: 25 },
  );
});

test.run();
