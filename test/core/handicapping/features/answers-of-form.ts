import { addDays } from '#core/kernel/race-day.ts';
import { DAY } from './feature-of.ts';
import { finish, type KnownAnswer, record } from './known-answer.ts';

const ago = (days: number) => addDays(DAY, -days);
const THIRD = { odds: 3, fieldSize: 10, ...finish(3) };
const SUPPORT_3 = Math.log(10 / 4.8);
const SUPPORT_7 = Math.log(10 / 9.6);

export const ANSWERS_OF_FORM: readonly KnownAnswer[] = [
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
];
