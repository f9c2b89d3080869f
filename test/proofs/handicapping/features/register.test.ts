import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { interestOfStarters, measured } from '#core/handicapping/features/measured.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { DAY, evidenceWith, featureOf, type Given } from '#test/core/handicapping/features/feature-of.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('the register of features');

const MORNING = instantOn(DAY, 600, 'America/New_York');
const valuesOf = (given: Given) => FEATURES.map(({ name }) => [name, featureOf(name, given)] as const);

/** Documented: 57 features, 29 core, 22 derived, 6 expert. */
const DOCUMENTED = { core: 29, derived: 22, expert: 6 } as const;

test('the 57 documented features are there, each with its own name, meaning and source', () => {
  for (const [group, count] of Object.entries(DOCUMENTED)) {
    const found = FEATURES.filter((feature) => feature.group === group).length;
    assert.ok(found >= count, `${found} ${group} features`);
  }
  assert.is(new Set(FEATURES.map(({ name }) => name)).size, FEATURES.length);
  assert.is(new Set(FEATURES.map(({ meaning }) => meaning)).size, FEATURES.length);
  for (const { name, meaning, source } of FEATURES) {
    assert.ok(meaning.length > 15 && source.length > 15, name);
  }
});

test('every source says how old its facts are, or that they are those of the day itself', () => {
  const dated = /up to the day before|of earlier ones|today|The card|Brisnet card/;
  for (const { name, source } of FEATURES) assert.match(source, dated, name);
});

/** Known from having no earlier race. */
const OF_NO_RACE = ['experience', 'firstStart'];

test('a first starter has no feature of earlier races, works or angles, and those of the card', () => {
  const values = valuesOf({ past: [], runner: { workouts: [], angles: [] } });
  const found = new Set(values.filter(([, value]) => value !== null).map(([name]) => name));
  const ofEarlierRaces = FEATURES.filter(({ source }) => /earlier/.test(source)).map(({ name }) => name);
  assert.equal(
    ofEarlierRaces.filter((name) => found.has(name) && !OF_NO_RACE.includes(name)),
    [],
  );
  for (const name of ['bulletWork', 'trainerAngle']) assert.not.ok(found.has(name), name);
  for (const name of ['weight', 'age', 'outside', 'railOnDirt', 'wideOnTurfRoute', 'lasix', 'pedigree'])
    assert.ok(found.has(name), name);
  for (const name of ['againstPar', 'earlyPoints', 'primePower', ...OF_NO_RACE])
    assert.ok(found.has(name), name);
});

const STRANGE = [
  { odds: 0 },
  { odds: -1 },
  { fieldSize: 0, stretchCall: { position: 3, lengths: 2 } },
  { fieldSize: 1 },
  { distanceYards: null },
  { surface: null },
  { purse: 0 },
  { claimingPrice: 0 },
  { official: 0 },
  { official: null, crossed: { position: null, lengths: null } },
  { official: 2, crossed: { position: 2, lengths: null } },
  { crossed: { position: 0, lengths: -1 }, official: null },
  { crossed: { position: 2, lengths: -2 }, official: 2 },
  { firstCall: { position: null, lengths: null }, stretchCall: { position: null, lengths: null } },
  { speedFigure: -5 },
  { day: addDays(DAY, -1) },
  { jockey: '' },
] as const;

for (const change of STRANGE) {
  test(`a past race with ${JSON.stringify(change)} gives a finite number or nothing`, () => {
    const race = { claiming: { low: 20_000, high: 20_000 } };
    for (const past of [[change], [change, change], [{}, change], [change, {}, change]]) {
      for (const [name, value] of valuesOf({ past, race })) {
        assert.ok(value === null || Number.isFinite(value), `${name} is ${value}`);
      }
    }
  });
}

for (const race of [
  { distanceYards: null },
  { surface: null },
  { purse: 0 },
  { purse: null },
  { claiming: { low: 0, high: 0 } },
  { trackSlug: 'zzz' },
]) {
  test(`a race with ${JSON.stringify(race)} gives finite numbers or nothing`, () => {
    for (const [name, value] of valuesOf({ race, past: [{ claimingPrice: 5_000 }] })) {
      assert.ok(value === null || Number.isFinite(value), `${name} is ${value}`);
    }
  });
}

test('a horse alone in its race, and one without a post, give finite numbers or nothing', () => {
  for (const given of [{ rivals: [] }, { runner: { postPosition: null, weightLb: null, age: null } }]) {
    for (const [name, value] of valuesOf({ ...given, past: [{}] })) {
      assert.ok(value === null || Number.isFinite(value), `${name} is ${value}`);
    }
  }
});

test('whatever the race, each value is finite or missing, starter after starter', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const evidence = evidenceOf(race, new Map(), MORNING);
      const values = measured(evidence, FEATURES);
      assert.is(values.length, evidence.starters.length * FEATURES.length);
      for (const value of values) assert.ok(Number.isNaN(value) || Number.isFinite(value), `${value}`);
    }),
    { numRuns: 60 },
  );
});

test('a value that is not a finite number counts as missing', () => {
  const broken = { ...(FEATURES[0] as (typeof FEATURES)[number]), measure: () => Number.NEGATIVE_INFINITY };
  const values = measured(evidenceWith({}), [broken]);
  assert.ok(values.every(Number.isNaN));
});

test('what is dated on the day of the race or later changes no feature', () => {
  const later = fc.record({
    ahead: fc.integer({ min: 0, max: 400 }),
    official: fc.constantFrom(1, 1, 2, 9),
    odds: fc.constantFrom(0.1, 2, 60),
    speedFigure: fc.constantFrom(20, 119),
  });
  fc.assert(
    fc.property(randomRace, fc.array(later, { minLength: 1, maxLength: 3 }), (race, planted) => {
      const future = planted.map(({ ahead, ...facts }) => aPastRace({ day: addDays(DAY, ahead), ...facts }));
      const runners = race.runners.map((runner) => ({
        ...runner,
        pastPerformances: [...future, ...present(runner.pastPerformances)],
        workouts: [
          ...present(runner.workouts).map((work) => ({ ...work, day: DAY, isBullet: true })),
          ...present(runner.workouts),
        ],
      }));
      const clean = evidenceOf(race, new Map(), MORNING);
      const seeded = evidenceOf({ ...race, runners }, new Map(), MORNING);
      assert.equal(Array.from(measured(seeded, FEATURES)), Array.from(measured(clean, FEATURES)));
    }),
    { numRuns: 60 },
  );
});

test('no feature looks at a price of the race itself', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const runners = race.runners.map((runner) => ({
        ...runner,
        morningLine: aPrice(1 / 9),
      }));
      const [plain, priced] = [race, { ...race, runners }].map((race) =>
        evidenceOf(race, new Map(), MORNING),
      );
      assert.ok(plain && priced);
      assert.equal(Array.from(measured(priced, FEATURES)), Array.from(measured(plain, FEATURES)));
    }),
    { numRuns: 40 },
  );
});

test('the order in which a card names its horses changes no value of a horse', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const reportedEvidence = evidenceOf(race, new Map(), MORNING);
      const turned = evidenceOf({ ...race, runners: [...race.runners].reverse() }, new Map(), MORNING);
      const rows = (evidence: typeof reportedEvidence) => {
        const values = measured(evidence, FEATURES);
        return evidence.starters.map((_, row) =>
          Array.from(values.subarray(row * FEATURES.length, (row + 1) * FEATURES.length), (value) =>
            Number(value.toFixed(9)),
          ),
        );
      };
      assert.equal(rows(turned).reverse(), rows(reportedEvidence));
    }),
    { numRuns: 40 },
  );
});

test('coupled starters belong to one betting interest, the others each to their own', () => {
  const runners = ['1', '2', '1A', '3'].map((programNumber) =>
    aRunner({ programNumber, coupledWith: programNumber.startsWith('1') ? '1' : null }),
  );
  const evidence = evidenceOf(aRace({ runners }), new Map(), MORNING);
  assert.equal(interestOfStarters(evidence), [0, 1, 0, 2]);
  assert.is(evidence.interests.length, 3);
});

test('a past race of the day before counts, one of the day does not', () => {
  const yesterday = addDays(DAY, -1) as RaceDay;
  assert.is(featureOf('experience', { past: [{ day: yesterday }] }), Math.log(2));
  assert.is(featureOf('experience', { past: [{ day: DAY }] }), 0);
});

test.run();
