import type { Runner } from '#core/card/runner.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { finish, type KnownAnswer, record } from './known-answer.ts';

const claiming = { low: 20_000, high: 20_000 };
const turfMile = { surface: 'turf', distanceYards: 1760 } as const;

const firstCallAt = (programNumber: string, position: number): Runner =>
  aRunner({ programNumber, pastPerformances: [aPastRace({ firstCall: { position, lengths: 1 } })] });
const ratings = (change: Partial<Runner['ratings']>): Partial<Runner> => ({
  ratings: { ...aRunner().ratings, ...change },
});

export const ANSWERS_OF_CLASS_AND_CARD: readonly KnownAnswer[] = [
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
