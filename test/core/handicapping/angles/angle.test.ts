import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { trackName } from '#core/card/tracks/names.ts';
import { amongField, bounded, eachAlone } from '#core/handicapping/angles/angle.ts';
import { ANGLES } from '#core/handicapping/angles/index.ts';
import { ordinal, placeText, times, timeText } from '#core/handicapping/angles/wording.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { dayText } from '#core/kernel/day-text.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { listText } from '#core/kernel/text.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('how angles compare a field');

const NOW = instantOn('2025-08-02' as RaceDay, 600, 'America/New_York');
const evidence = (runners: readonly Runner[], race: Partial<Race> = {}) =>
  evidenceOf(aRace({ ...race, runners }), new Map(), NOW);

/** Starters with these power ratings, numbered from 1. */
const powered = (...powers: readonly (number | null)[]) =>
  evidence(
    powers.map((primePower, index) => {
      const plain = aRunner({ programNumber: String(index + 1) });
      return { ...plain, ratings: { ...plain.ratings, primePower } };
    }),
  );
const power = (full: number) =>
  amongField('power', full, ({ ratings: { primePower } }) =>
    primePower === null
      ? null
      : { measure: primePower, says: ({ best, isBest, lead }) => `${best} ${isBest} ${lead}` },
  );

test('a value is bounded to -1 and 1, one that is not a number is 0', () => {
  assert.equal([0.5, 3, -3, Number.NaN, Number.POSITIVE_INFINITY].map(bounded), [0.5, 1, -1, 0, 0]);
});

test('a horse is compared with the average of the field, the full distance being 1', () => {
  const found = power(20).findings(powered(140, 130, 120));
  assert.equal(
    ['1', '2', '3'].map((number) => found.get(number)?.value),
    [0.5, 0, -0.5],
  );
});

test('the best alone has a lead, two equal bests have none, and the others see the best', () => {
  const clausesFor = (...powers: readonly number[]) =>
    [
      ...power(20)
        .findings(powered(...powers))
        .values(),
    ].map((finding) => finding.says);
  assert.equal(clausesFor(140, 130), ['140 true 10', '140 false null']);
  assert.equal(clausesFor(140, 140), ['140 true null', '140 true null']);
});

test('fewer than two measured horses cannot be compared', () => {
  assert.is(power(20).findings(powered(140, null, null)).size, 0);
  assert.equal(
    [
      ...power(20)
        .findings(powered(140, 130, null))
        .keys(),
    ],
    ['1', '2'],
  );
});

test('values of a compared field sum to 0 while none is bounded', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 160 }), { minLength: 2, maxLength: 10 }), (powers) => {
      const values = [
        ...power(100)
          .findings(powered(...powers))
          .values(),
      ].map(({ value }) => value);
      assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0)) < 1e-9);
    }),
  );
});

test('an angle on each starter leaves out scratched horses and those without a finding', () => {
  const angle = eachAlone('odd', ({ programNumber }) =>
    Number(programNumber) % 2 === 1 ? { value: 9, says: programNumber } : null,
  );
  const runners = ['1', '2', '3'].map((programNumber) =>
    aRunner({ programNumber, isScratched: programNumber === '3' }),
  );
  assert.equal([...angle.findings(evidence(runners))], [['1', { value: 1, says: '1' }]]);
});

/** Everything a card may leave open. */
const BARE: Partial<Runner> = {
  postPosition: null,
  age: null,
  sex: null,
  weightLb: null,
  jockey: null,
  trainer: null,
  combination: null,
  owner: null,
  medication: null,
  daysSinceLast: null,
  morningLine: null,
  records: null,
  workouts: null,
  angles: [],
  pastPerformances: null,
  ratings: {
    runStyle: null,
    earlyPoints: null,
    primePower: null,
    bestLife: null,
    bestFast: null,
    bestTurf: null,
    bestOff: null,
    bestDistance: null,
    bestThisTrack: null,
    bestYear: null,
  },
};

test('a horse of which only the name is known gives no angle anything to say', () => {
  const runners = ['1', '2', '3'].map((programNumber) => aRunner({ programNumber, ...BARE }));
  for (const angle of Object.values(ANGLES))
    assert.equal([...angle.findings(evidence(runners)).values()], [], angle.name);
});

test('without surface and distance no angle speaks of dirt, turf, sprints or routes', () => {
  const runners = ['1', '2'].map((programNumber) =>
    aRunner({ programNumber, pastPerformances: [aPastRace(), aPastRace(), aPastRace()] }),
  );
  const unknown = evidence(runners, { surface: null, distanceYards: null });
  for (const angle of Object.values(ANGLES))
    for (const { says } of angle.findings(unknown).values())
      assert.not.match(says, /dirt|turf|sprint|route/, angle.name);
});

/** Every finding of every angle, values to nine digits. */
const allFindings = (race: Race): ReadonlySet<string> => {
  const found = evidenceOf(race, new Map(), NOW);
  return new Set(
    Object.values(ANGLES).flatMap((angle) =>
      [...angle.findings(found)].map(
        ([number, { value, says }]) => `${angle.name} ${number} ${value.toFixed(9)} ${says}`,
      ),
    ),
  );
};

test('the order in which a card names its horses changes no finding', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const turned = { ...race, runners: [...race.runners].reverse() };
      assert.equal(allFindings(turned), allFindings(race));
    }),
    { numRuns: 25 },
  );
});

test('a horse that is scratched, or only also eligible, changes no finding about the others', () => {
  fc.assert(
    fc.property(randomRace, randomRace, ({ runners, ...head }, { runners: others }) => {
      const scratched = others.map((runner, index) => ({
        ...runner,
        programNumber: String(runners.length + index + 1),
        ...(index % 2 === 0 ? { isScratched: true } : { listStatus: 'also-eligible' as const }),
      }));
      assert.equal(
        allFindings({ ...head, runners: [...runners, ...scratched] }),
        allFindings({ ...head, runners }),
      );
    }),
    { numRuns: 25 },
  );
});

test('angles are named after their key', () => {
  for (const [key, angle] of Object.entries(ANGLES)) assert.is(angle.name, key);
});

test('lists, places, times and days as racing people write them', () => {
  assert.equal(
    [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listText(parts)),
    ['', 'a', 'a and b', 'a, b and c'],
  );
  assert.equal([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal), [
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
  ]);
  assert.equal([48.6, 60, 61.2, 129.04].map(timeText), ['48.6', '1:00.0', '1:01.2', '2:09.0']);
  assert.equal([1, 2, 3].map(times), ['once', 'twice', '3 times']);
  assert.is(dayText('2025-05-31' as RaceDay), 'May 31');
});

test('a track has its name, an unknown one its code', () => {
  assert.equal(['SAR', 'SA ', 'ZZZ'].map(trackName), ['Saratoga', 'Santa Anita', 'ZZZ']);
});

test('a race is placed by its full name, otherwise by its track', () => {
  assert.is(placeText({ raceName: 'Santa Anita Derby', track: 'SA' }), 'in the Santa Anita Derby');
  assert.is(placeText({ raceName: 'SAnitaDby-G1', track: 'SA' }), 'at Santa Anita');
  assert.is(placeText({ raceName: null, track: 'SAR' }), 'at Saratoga');
});

test.run();
