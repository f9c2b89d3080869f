import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failedChecks, type PrintedTwice } from '#core/results/chart-checks.ts';
import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';

const test = suite('what a chart says twice');

const finisher = (place: number, more: Partial<Finisher> = {}): Finisher => ({
  programNumber: String(place),
  bettingInterest: String(place),
  horseName: `Horse ${place}`,
  jockeyName: 'Ann Roe',
  trainerName: null,
  ownerName: null,
  weightLb: 120,
  equipment: '',
  postPosition: place,
  calls: [{ label: 'Str', position: place, margin: 1, behind: place - 1 }],
  crossed: place,
  margin: place === 4 ? null : 2,
  behind: (place - 1) * 2,
  official: place,
  disqualified: false,
  deadHeat: false,
  odds: place,
  isFavorite: place === 1,
  comment: '',
  lastStart: null,
  lastStartReported: true,
  finished: more.crossed !== null,
  ...more,
});

const payout = (wager: string, winningNumbers: string, payoff: number): Payout => ({
  wager,
  base: wager === 'Win' ? 2 : 1,
  winningNumbers,
  correct: null,
  payoff,
  pool: null,
  carryover: null,
});

const FIELD = [1, 2, 3, 4].map((place) => finisher(place));

const SOUND: RaceResult = {
  raceNumber: 1,
  cancelled: null,
  name: null,
  grade: null,
  type: 'Claiming',
  conditions: '',
  surface: 'dirt',
  offTheTurf: false,
  distanceYards: 1320,
  isAbout: false,
  condition: null,
  weather: null,
  purse: 1_000,
  valueOfRace: 1_000,
  claimingPrice: null,
  offMinute: null,
  start: null,
  fractions: [22.1, 45.3],
  finalTimeSeconds: 70,
  runUpFeet: null,
  railFeet: null,
  winner: {
    horseName: 'Horse 1',
    color: 'Bay',
    sex: 'Mare',
    sire: '',
    dam: '',
    damSire: '',
    foaled: null,
    breeder: null,
  },
  starters: FIELD,
  isFieldComplete: true,
  payouts: [payout('Win', '1', 4), payout('Exacta', '1-2', 9), payout('Superfecta', '1-2-3-4', 99)],
  winPlaceShowPool: null,
  scratches: [],
  claims: [],
  voidedClaims: [],
  footnotes: '',
};

const PRINTED: PrintedTwice = {
  prizes: [600, 300, 100],
  splits: [23.2, 24.7],
  disqualifications: [],
  deadHeats: [],
  claims: null,
  listed: [{ where: 'the preview', programNumbers: ['4', '3', '2', '1'] }],
};

const withHorse = (place: number, more: Partial<Finisher>): RaceResult => ({
  ...SOUND,
  starters: FIELD.map((horse) => (horse.crossed === place ? { ...horse, ...more } : horse)),
});

const fails = (race: RaceResult, printed: Partial<PrintedTwice>, sentence: string): void =>
  assert.equal(failedChecks(race, { ...PRINTED, ...printed }), [sentence]);

test('a sound race fails none', () => assert.equal(failedChecks(SOUND, PRINTED), []));

test('a cancelled race is not asked', () =>
  assert.equal(failedChecks({ ...SOUND, cancelled: { reason: 'Weather' }, valueOfRace: 7 }, PRINTED), []));

test('prizes add up to the value of the race', () =>
  fails(SOUND, { prizes: [600, 100] }, 'The prizes add up to $700, the value of the race is $1,000.'));

test('split times are the differences of the clock', () => {
  fails(SOUND, { splits: [23.3, 24.7] }, 'Split 1 is 23.3, the clock says 23.20 seconds.');
  fails({ ...SOUND, fractions: [46, 45.3] }, {}, 'The clock goes back from 46 to 45.3 seconds.');
});

test('a clock with a missing time is not checked against the splits', () =>
  assert.equal(failedChecks({ ...SOUND, fractions: [22.1, null] }, { ...PRINTED, splits: [99] }), []));

test('a win pays twice odds and stake within 21 cents', () => {
  const paying = (payoff: number): RaceResult => ({ ...SOUND, payouts: [payout('Win', '1', payoff)] });
  assert.equal(failedChecks(paying(4.2), PRINTED), []);
  fails(paying(4.4), {}, 'Win pays 4.40, odds of 1 to 1 make 4.00.');
});

test('margins add up to lengths behind, quarters and noses lost in rounding aside', () => {
  assert.equal(failedChecks(withHorse(3, { behind: 4.25 }), PRINTED), []);
  fails(withHorse(3, { behind: 6 }), {}, 'At the wire place 3 is 6 lengths behind, the margins add up to 4.');
  const calls = [{ label: 'Str', position: 2, margin: 5, behind: 1 }];
  fails(withHorse(2, { calls }), {}, 'At the Str call place 3 is 2 lengths behind, the margins add up to 6.');
});

test('margins are added up through the field, in whatever order its rows are listed', () => {
  const shuffled = { ...SOUND, starters: [3, 0, 2, 1].flatMap((row) => FIELD[row] ?? []) };
  assert.equal(failedChecks(shuffled, PRINTED), []);
});

test('a margin or lengths behind that is not reported is not checked', () => {
  assert.equal(failedChecks(withHorse(2, { margin: null }), PRINTED), []);
  assert.equal(failedChecks(withHorse(3, { behind: null }), PRINTED), []);
});

test('a horse that did not finish is left out of the margins', () => {
  const pulledUp = finisher(4, { crossed: null, official: null, behind: null, margin: null });
  const starters = [...FIELD.slice(0, 3), { ...pulledUp, calls: FIELD[3]?.calls ?? [] }];
  const payouts = SOUND.payouts.slice(0, 2);
  assert.equal(failedChecks({ ...SOUND, starters, payouts }, PRINTED), []);
});

test('prizes may be a dollar off for each horse paid, and an unknown value is not checked', () => {
  assert.equal(failedChecks({ ...SOUND, valueOfRace: 1_003 }, PRINTED), []);
  fails(
    { ...SOUND, valueOfRace: 1_004 },
    {},
    'The prizes add up to $1,000, the value of the race is $1,004.',
  );
  assert.equal(failedChecks({ ...SOUND, valueOfRace: null }, PRINTED), []);
  assert.equal(failedChecks(SOUND, { ...PRINTED, prizes: [] }), []);
});

test('the same time at two points is a stopped clock', () => {
  fails({ ...SOUND, fractions: [22.1, 22.1] }, {}, 'The clock goes back from 22.1 to 22.1 seconds.');
});

test('the margin of a dead heat counts once', () => {
  const level = { crossed: 2, official: 2, deadHeat: true, behind: 2, margin: 4 };
  const starters = [finisher(1), finisher(2, level), finisher(3, level), finisher(4, { behind: 6 })];
  const race = { ...SOUND, starters, payouts: [] };
  assert.equal(failedChecks(race, { ...PRINTED, deadHeats: ['2', '3'] }), []);
  fails(race, { deadHeats: ['2', '4'] }, '#4 is listed in a dead heat and shares no place.');
});

test('each horse and post is listed once, and places follow each other', () => {
  fails(withHorse(4, { postPosition: 3 }), {}, 'Post 3 is given twice.');
  const gap = failedChecks(withHorse(4, { crossed: 5, official: 5 }), { ...PRINTED });
  assert.is(gap.length, 2);
  assert.match(gap[0] ?? '', /^Crossing place 5 does not follow/);
});

test('a position left out at a call leaves a gap', () => {
  const calls = [{ label: 'Str', position: null, margin: null, behind: null }];
  const [gap] = failedChecks(withHorse(2, { calls }), PRINTED);
  assert.is(gap, 'At the Str call place 3 does not follow: there are 3 in all.');
});

test('the favorite has the lowest odds', () =>
  fails(withHorse(3, { isFavorite: true }), {}, '#3 is marked as the favorite without the lowest odds.'));

test('listed disqualifications and the winner agree with the placings', () => {
  const disqualifications = [{ programNumber: '1', from: 1, to: 2 }];
  const wrong = failedChecks(SOUND, { ...PRINTED, disqualifications });
  assert.equal(wrong, ['#1 is listed as moved from 1 to 2; the table makes it 1 and 1.']);
  const other = { ...SOUND, winner: { ...SOUND.winner, horseName: 'Horse 2' } as RaceResult['winner'] };
  fails(other, {}, 'The winner is named as Horse 2; first in the order of finish is Horse 1.');
});

test('exotics are paid on the horses placed first', () => {
  fails(
    { ...SOUND, payouts: [payout('Exacta', '1-3', 9)] },
    {},
    'The Exacta was paid on 1-3; the order of finish is 1-2.',
  );
  const coupled = withHorse(2, { bettingInterest: '1' });
  assert.equal(failedChecks({ ...coupled, payouts: [payout('Exacta', '1-3', 9)] }, PRINTED), []);
});

test('claims are as many as counted, and other tables name no stranger', () => {
  fails(SOUND, { claims: 2 }, '2 claimed horses in the count, 0 named.');
  const listed = [{ where: 'the list of trainers', programNumbers: ['1', '9'] }];
  fails(SOUND, { listed }, '#9 is in the list of trainers and not in the table.');
});

test.run();
