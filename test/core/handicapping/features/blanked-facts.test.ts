import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { featureOf, type Given } from './feature-of.ts';

const test = suite('a fact that is blanked');

const NOWHERE = { position: null, lengths: null };

/** A horse of which everything is known, with two races behind it. */
const known = (
  past: Partial<PastPerformance> = {},
  runner: Partial<Runner> = {},
  race: Partial<Race> = {},
): Given => ({
  past: [past, past].map((change) => ({ wasFavorite: true, track: 'SAR', claimingPrice: 30_000, ...change })),
  race: { claiming: { low: 20_000, high: 20_000 }, ...race },
  runner: {
    angles: [{ who: 'trainer', label: 'Sprints', starts: 50, winShare: 0.2, inMoneyShare: 0.5, roi: 0 }],
    ...runner,
  },
});
const missingIn = (given: Given): readonly string[] =>
  FEATURES.map(({ name }) => name).filter((name) => featureOf(name, given) === null);
const always = missingIn(known());
/** Features that are there for the whole horse and gone without the fact. */
const goneIn = (given: Given): readonly string[] => missingIn(given).filter((name) => !always.includes(name));

test('a horse of which everything is known lacks only what a stored history or rivals with a past would give', () => {
  assert.equal([...always].sort(), [
    'debutSupport',
    'jockeyEdge',
    'jockeySupport',
    'lastLineSupport',
    'ownerSupport',
    'partnershipSupport',
    'pressedLead',
    'trainerEdge',
    'trainerSupport',
  ]);
});

const SUPPORT = ['lastSupport', 'meanSupport', 'bestSupport', 'supportTrend'];
const BETTING = [...SUPPORT, 'wonMoreThanExpected', 'beatenFavorite'];
const PLACING = [
  'lastPlace',
  'meanFinish',
  'winShare',
  'showShare',
  'surfaceForm',
  'distanceForm',
  'trackForm',
];
const MOVES = ['distanceMove', 'cutBack', 'ontoTurf', 'offTurf'];
const FOOTING = ['surfaceForm', 'surfaceShare', 'distanceForm', ...MOVES];
const POST = ['outside', 'railOnDirt', 'wideOnTurfRoute'];

const PAST_FACTS: readonly (readonly [
  fact: string,
  blank: Partial<PastPerformance>,
  lost: readonly string[],
])[] = [
  ['odds', { odds: null }, BETTING],
  ['favorite', { wasFavorite: null }, ['beatenFavorite']],
  [
    'field size',
    { fieldSize: null },
    [...SUPPORT, 'meanFinish', ...PLACING.slice(4), 'earlyPlace', 'lateGain'],
  ],
  [
    'placing',
    { official: null, crossed: NOWHERE, nonFinish: null },
    [...PLACING, 'lastNearness', 'wonLast', 'wonMoreThanExpected', 'beatenFavorite', 'lateGain'],
  ],
  ['surface', { surface: null }, [...FOOTING, 'bestFigure']],
  ['distance', { distanceYards: null }, FOOTING],
  ['purse', { purse: null }, ['purseMove', 'classLevel']],
  ['claiming price', { claimingPrice: null }, ['claimingDrop']],
  ['figure', { speedFigure: null }, ['lastFigure', 'bestFigure', 'meanFigure', 'figureTrend']],
  ['first call', { firstCall: NOWHERE }, ['earlyPlace']],
  ['stretch call', { stretchCall: NOWHERE }, ['lateGain']],
  ['rider', { jockey: '' }, ['sameJockey']],
  ['equipment', { blinkers: null }, ['blinkersOn']],
];

for (const [fact, blank, lost] of PAST_FACTS) {
  test(`of past races without ${fact} just the features of ${fact} are missing`, () => {
    assert.equal([...goneIn(known(blank))].sort(), [...new Set(lost)].sort());
  });
}

const RUNNER_FACTS: readonly (readonly [fact: string, blank: Partial<Runner>, lost: readonly string[]])[] = [
  ['post', { postPosition: null }, POST],
  ['weight', { weightLb: null }, ['weight']],
  ['age', { age: null }, ['age']],
  ['medication', { medication: null }, ['lasix', 'blinkersOn']],
  ['jockey', { jockey: null }, ['sameJockey']],
  ['works', { workouts: null }, ['bulletWork']],
  ['angles', { angles: [] }, ['trainerAngle']],
  ['ratings', { ratings: { ...aRunner().ratings, primePower: null } }, ['primePower']],
];

for (const [fact, blank, lost] of RUNNER_FACTS) {
  test(`of a runner without ${fact} just the features of ${fact} are missing`, () => {
    assert.equal([...goneIn(known({}, blank))].sort(), [...lost].sort());
  });
}

const RACE_FACTS: readonly (readonly [fact: string, blank: Partial<Race>, lost: readonly string[]])[] = [
  ['surface', { surface: null }, [...FOOTING, 'railOnDirt', 'wideOnTurfRoute', 'bestFigure', 'pedigree']],
  ['distance', { distanceYards: null }, [...FOOTING, 'railOnDirt', 'wideOnTurfRoute']],
  ['purse', { purse: null }, ['purseMove']],
  ['claiming price', { claiming: null }, ['claimingDrop']],
];

for (const [fact, blank, lost] of RACE_FACTS) {
  test(`in a race without ${fact} just the features of ${fact} are missing`, () => {
    assert.equal([...goneIn(known({}, {}, blank))].sort(), [...lost].sort());
  });
}

test.run();
