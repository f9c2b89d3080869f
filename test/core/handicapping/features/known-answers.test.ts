import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import type { FadedRecord } from '#core/handicapping/connection-record.ts';
import type { Feature } from '#core/handicapping/features/feature.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { DAY, featureOf, type Given } from './feature-of.ts';

const test = suite('features with known answers');

const ago = (days: number) => addDays(DAY, -days);
const finish = (place: number, lengths = 3) => ({ official: place, crossed: { position: place, lengths } });
const record = (change: Partial<FadedRecord>): FadedRecord => ({
  starts: 0,
  wins: 0,
  expected: 0,
  support: 0,
  ...change,
});
const THIRD = { odds: 3, fieldSize: 10, ...finish(3) };
const SUPPORT_3 = Math.log(10 / 4.8);
const SUPPORT_7 = Math.log(10 / 9.6);
const claiming = { low: 20_000, high: 20_000 };
const turfMile = { surface: 'turf', distanceYards: 1760 } as const;

const firstCallAt = (programNumber: string, position: number): Runner =>
  aRunner({ programNumber, pastPerformances: [aPastRace({ firstCall: { position, lengths: 1 } })] });
const ratings = (change: Partial<Runner['ratings']>): Partial<Runner> => ({
  ratings: { ...aRunner().ratings, ...change },
});

const CASES: readonly (readonly [name: string, says: string, given: Given, answer: number | null])[] = [
  ['lastSupport', '3-1 among ten is ln(10 / 4.8)', { past: [THIRD] }, SUPPORT_3],
  [
    'meanSupport',
    'the fifth race back does not count',
    { past: [THIRD, THIRD, THIRD, { ...THIRD, odds: 7 }, { odds: 90 }] },
    (3 * SUPPORT_3 + SUPPORT_7) / 4,
  ],
  ['meanSupport', 'a race without a price is passed over', { past: [{ odds: null }, THIRD] }, SUPPORT_3],
  ['lastSupport', 'but then the last race has none', { past: [{ odds: null }, THIRD] }, null],
  ['bestSupport', 'the best of six', { past: [{ ...THIRD, odds: 7 }, THIRD] }, SUPPORT_3],
  [
    'supportTrend',
    'last less the mean of the two before',
    { past: [THIRD, { ...THIRD, odds: 7 }] },
    SUPPORT_3 - SUPPORT_7,
  ],
  ['supportTrend', 'one race makes no trend', { past: [THIRD] }, null],
  [
    'wonMoreThanExpected',
    'one winner, .2083 + .1042 expected',
    {
      past: [
        { odds: 3, ...finish(1) },
        { odds: 7, ...finish(4) },
      ],
    },
    1 - 1 / 4.8 - 1 / 9.6,
  ],
  ['beatenFavorite', 'a favorite that was second', { past: [{ wasFavorite: true, ...finish(2) }] }, 1],
  ['beatenFavorite', 'a favorite that won', { past: [{ wasFavorite: true, ...finish(1) }] }, 0],
  ['lastPlace', 'fourth', { past: [finish(4)] }, -Math.log(4)],
  [
    'lastPlace',
    'placed second after crossing first',
    { past: [{ official: 2, crossed: { position: 1, lengths: 1 } }] },
    -Math.log(2),
  ],
  [
    'lastPlace',
    'did not finish',
    { past: [{ official: null, crossed: { position: null, lengths: null } }] },
    null,
  ],
  ['lastNearness', 'e - 1 lengths behind', { past: [finish(2, Math.E - 1)] }, -1],
  ['lastNearness', 'no more than thirty lengths count', { past: [finish(9, 48)] }, -Math.log(31)],
  ['lastNearness', 'a winner by four lengths is at 0', { past: [finish(1, 4)] }, 0],
  [
    'meanFinish',
    'first of ten, before that last of ten',
    {
      past: [
        { fieldSize: 10, ...finish(1) },
        { fieldSize: 10, ...finish(10) },
      ],
    },
    (0.95 + 0.7 * 0.05) / 1.7,
  ],
  ['winShare', 'two of four', { past: [finish(1), finish(2), finish(1), finish(5)] }, (2 + 3 * 0.12) / 7],
  ['showShare', 'three of four', { past: [finish(1), finish(2), finish(1), finish(5)] }, (3 + 3 * 0.36) / 7],
  ['wonLast', 'won', { past: [finish(1), finish(2)] }, 1],
  ['wonLast', 'lost', { past: [finish(2), finish(1)] }, 0],
  ['daysOff', 'thirty days is usual', { past: [{ day: ago(30) }] }, 0],
  ['daysOff', 'sixty', { past: [{ day: ago(60) }] }, Math.log(2)],
  ['daysOff', 'fifteen counts like sixty', { past: [{ day: ago(15) }] }, Math.log(2)],
  ['layoff', 'sixty days', { past: [{ day: ago(60) }] }, 1],
  ['layoff', 'fifty-nine', { past: [{ day: ago(59) }] }, 0],
  ['secondOffLayoff', 'back ten days ago after sixty', { past: [{ day: ago(10) }, { day: ago(70) }] }, 1],
  ['secondOffLayoff', 'two races within sixty days', { past: [{ day: ago(10) }, { day: ago(69) }] }, 0],
  ['firstStart', 'never raced', { past: [] }, 1],
  ['firstStart', 'raced', { past: [{}] }, 0],
  ['experience', 'two races', { past: [{}, {}] }, Math.log(3)],
  ['experience', 'twelve count as ten', { past: new Array(12).fill({}) }, Math.log(11)],
  [
    'jockeySupport',
    '30 starts at .5, drawn half way to -.3',
    { connectionRecord: { jockey: record({ starts: 30, support: 15 }) } },
    0.1,
  ],
  ['jockeySupport', 'a rider without a record, with a stored history', { connectionRecord: {} }, -0.3],
  ['jockeySupport', 'without a stored history', {}, null],
  [
    'partnershipSupport',
    '12 starts together at .5, drawn half way to 0',
    { connectionRecord: { partnership: record({ starts: 12, support: 6 }) } },
    0.25,
  ],
  ['partnershipSupport', 'a new pair', { connectionRecord: {} }, null],
  [
    'jockeyEdge',
    '12 winners where 8 were expected',
    { connectionRecord: { jockey: record({ wins: 12, expected: 8 }) } },
    Math.log(20 / 16),
  ],
  ['sameJockey', 'the same rider', { past: [{ jockey: 'LANE ROBIN' }] }, 1],
  ['sameJockey', 'another', { past: [{ jockey: 'FORD ALEX' }] }, 0],
  ['sameJockey', 'the last rider is unknown', { past: [{ jockey: '' }] }, null],
  ['purseMove', 'from 80,000 to 40,000', { race: { purse: 40_000 }, past: [{ purse: 80_000 }] }, Math.log(2)],
  [
    'classLevel',
    'the mean of ln, the fifth left out',
    { past: [{ purse: 10_000 }, { purse: 40_000 }, { purse: null }, { purse: 20_000 }, { purse: 1 }] },
    Math.log(20_000),
  ],
  [
    'claimingDrop',
    'from 40,000 to 20,000',
    { race: { claiming }, past: [{ claimingPrice: 40_000 }] },
    Math.log(2),
  ],
  [
    'claimingDrop',
    'its own price counts before the race’s',
    { race: { claiming }, runner: { claimingPrice: 10_000 }, past: [{ claimingPrice: 40_000 }] },
    Math.log(4),
  ],
  ['claimingDrop', 'into a race without claiming', { past: [{ claimingPrice: 40_000 }] }, null],
  [
    'surfaceForm',
    'two races on dirt, one on turf',
    {
      past: [
        { fieldSize: 10, ...finish(1) },
        { surface: 'turf', ...finish(8) },
        { fieldSize: 10, ...finish(2) },
      ],
    },
    (0.95 + 0.85 + 1) / 4,
  ],
  [
    'surfaceForm',
    'the inner track is dirt too',
    { past: [{ surface: 'inner-dirt', fieldSize: 10, ...finish(1) }] },
    (0.95 + 1) / 3,
  ],
  ['surfaceShare', 'one of two on dirt', { past: [{}, { surface: 'turf' }] }, 0.5],
  [
    'distanceForm',
    '165 yards are near, 166 are not',
    {
      past: [
        { distanceYards: 1485, fieldSize: 10, ...finish(1) },
        { distanceYards: 1486, fieldSize: 10, ...finish(10) },
      ],
    },
    (0.95 + 1) / 3,
  ],
  [
    'trackForm',
    'only what was run here',
    {
      past: [
        { track: 'SAR', fieldSize: 10, ...finish(1) },
        { track: 'AQU', ...finish(8) },
      ],
    },
    (0.95 + 1) / 3,
  ],
  ['distanceMove', 'from a mile to six furlongs', { past: [{ distanceYards: 1760 }] }, Math.log(8 / 6)],
  ['cutBack', 'from a mile to six furlongs', { past: [{ distanceYards: 1760 }] }, 1],
  ['cutBack', 'from seven furlongs', { past: [{ distanceYards: 1540 }] }, 0],
  ['ontoTurf', 'from dirt onto turf', { race: turfMile, past: [{}] }, 1],
  ['ontoTurf', 'from turf onto turf', { race: turfMile, past: [{ surface: 'inner-turf' }] }, 0],
  ['offTurf', 'from turf onto dirt', { past: [{ surface: 'turf' }] }, 1],
  ['weight', '118 lb', { runner: { weightLb: 118 } }, -2],
  ['age', 'three years old', { runner: { age: 3 } }, -1],
  ['age', 'five', { runner: { age: 5 } }, 0],
  ['age', 'seven', { runner: { age: 7 } }, -2],
  ['outside', 'the rail', { runner: { postPosition: 1 } }, 0],
  ['outside', 'the widest of six', { runner: { postPosition: 6 } }, 1],
  ['outside', 'post unknown', { runner: { postPosition: null } }, null],
  ['railOnDirt', 'the rail of a sprint', {}, 1],
  ['railOnDirt', 'the rail of a mile', { race: { distanceYards: 1760 } }, 0],
  [
    'wideOnTurfRoute',
    'second of six on turf at a mile',
    { race: turfMile, runner: { postPosition: 2 } },
    0.2,
  ],
  ['wideOnTurfRoute', 'the same on dirt', { runner: { postPosition: 2 } }, 0],
  ['lasix', 'bute and first-time lasix', { runner: { medication: 'bute and first-time lasix' } }, 1],
  ['lasix', 'none', { runner: { medication: 'none' } }, 0],
  ['lasix', 'unknown', { runner: { medication: null } }, null],
  ['blinkersOn', 'put on', { runner: { blinkers: 'on' }, past: [{ blinkers: false }] }, 1],
  ['blinkersOn', 'worn again', { runner: { blinkers: 'on' }, past: [{ blinkers: true }] }, 0],
  ['blinkersOn', 'taken off', { runner: { blinkers: 'off' }, past: [{ blinkers: true }] }, 0],
  ['lastFigure', 'the last race has none', { past: [{ speedFigure: null }, { speedFigure: 80 }] }, 80],
  ['lastFigure', 'the horse was eased', { past: [{ speedFigure: -97 }] }, 40],
  [
    'bestFigure',
    'the best of three on this footing',
    {
      past: [
        { speedFigure: 70 },
        { speedFigure: 99, surface: 'turf' },
        { speedFigure: 80 },
        { speedFigure: 75 },
        { speedFigure: 90 },
      ],
    },
    80,
  ],
  ['meanFigure', 'of four', { past: [70, 80, 90, 80, 10].map((speedFigure) => ({ speedFigure })) }, 80],
  ['figureTrend', '90 after 80 and 84', { past: [90, 80, 84].map((speedFigure) => ({ speedFigure })) }, 8],
  [
    'earlyPlace',
    'in front of eight, then third',
    { past: [{ firstCall: { position: 1, lengths: 1 } }, { firstCall: { position: 3, lengths: 1 } }] },
    (1 + 5 / 7) / 2,
  ],
  [
    'lateGain',
    'from fourth to second of eight',
    { past: [{ stretchCall: { position: 4, lengths: 2 }, ...finish(2) }] },
    0.25,
  ],
  ['againstPar', '86 against a par of 90', {}, -4],
  ['pedigree', 'on turf the rating for turf', { race: turfMile }, 100],
  [
    'trainerAngle',
    '32% of twenty, drawn half way to 12%',
    {
      runner: {
        angles: [{ who: 'trainer', label: 'Sprints', starts: 20, winShare: 0.32, inMoneyShare: 0.5, roi: 0 }],
      },
    },
    0.22,
  ],
  [
    'bulletWork',
    'the last work was a bullet',
    { runner: { workouts: [aWorkout({ isBullet: true }), aWorkout()] } },
    1,
  ],
  [
    'trainerSupport',
    '12 starts at .5, drawn half way to -.3',
    { connectionRecord: { trainer: record({ starts: 12, support: 6 }) } },
    0.1,
  ],
  [
    'ownerSupport',
    '6 starts at .5, drawn half way to -.3',
    { connectionRecord: { owner: record({ starts: 6, support: 3 }) } },
    0.1,
  ],
  [
    'debutSupport',
    '12 first starters at .5, drawn half way to 0',
    { connectionRecord: { debut: record({ starts: 12, support: 6 }) } },
    0.25,
  ],
  ['debutSupport', 'a horse that has raced', { connectionRecord: {} }, null],
  [
    'lastLineSupport',
    '20 starts at .5, drawn half way to 0',
    { connectionRecord: { lastLine: record({ starts: 20, support: 10 }) } },
    0.25,
  ],
  [
    'trainerEdge',
    '12 winners where 8 were expected',
    { connectionRecord: { trainer: record({ wins: 12, expected: 8 }) } },
    Math.log(20 / 16),
  ],
  ['trainerEdge', 'a trainer without a record', { connectionRecord: {} }, null],
  [
    'pressedLead',
    'always in front, two of four rivals near the lead, one without a race',
    {
      past: [{ firstCall: { position: 1, lengths: 1 } }],
      rivals: [firstCallAt('2', 1), firstCallAt('3', 8), firstCallAt('4', 2), firstCallAt('5', 5)],
    },
    0.5,
  ],
  ['pressedLead', 'rivals that never raced', { past: [{ firstCall: { position: 1, lengths: 1 } }] }, null],
  ['primePower', 'as printed', { runner: ratings({ primePower: 141.5 }) }, 141.5],
  ['primePower', 'none printed', { runner: ratings({ primePower: null }) }, null],
  ['earlyPoints', 'as printed', { runner: ratings({ earlyPoints: 7 }) }, 7],
];

for (const [name, says, given, answer] of CASES) {
  test(`${name}: ${says}`, () => {
    const found = featureOf(name, given);
    const isRight = answer === null ? found === null : found !== null && Math.abs(found - answer) < 1e-12;
    assert.ok(isRight, `${found} instead of ${answer}`);
  });
}

/** Features that no case gives a number for. */
const withoutAnswer = (features: readonly Pick<Feature, 'name'>[]): readonly string[] => {
  const answered = new Set(CASES.flatMap(([name, , , answer]) => (answer === null ? [] : [name])));
  return features.map(({ name }) => name).filter((name) => !answered.has(name));
};

test('every feature of the register has a known answer', () => {
  assert.equal(withoutAnswer(FEATURES), []);
});

test('a feature without a known answer is found', () => {
  assert.equal(withoutAnswer([...FEATURES, { name: 'moonPhase' }]), ['moonPhase']);
});

test('no case is about a feature that does not exist', () => {
  const names = new Set(FEATURES.map(({ name }) => name));
  assert.equal(
    CASES.map(([name]) => name).filter((name) => !names.has(name)),
    [],
  );
});

test.run();
