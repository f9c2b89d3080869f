import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { keysOf } from '#core/scorecards/people/one-person.ts';
import { recordOf } from '#core/scorecards/people/person-record.ts';
import { rankedPeople } from '#core/scorecards/people/person-row.ts';
import { type PersonStart, startsIn } from '#core/scorecards/people/person-start.ts';
import { spanOf } from '#core/scorecards/people/timeframe.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';

const test = suite('what jockeys and trainers did');

const DAY = '2025-08-02' as RaceDay;

const startsOf = (change: Partial<RaceResult>) =>
  startsIn({ track: 'SAR', day: DAY, race: aRaceResult(change) });
const jockeysOf = (change: Partial<RaceResult>) => startsOf(change).filter(({ kind }) => kind === 'jockey');

const aStart = (change: Partial<PersonStart> = {}): PersonStart => ({
  kind: 'jockey',
  name: 'Robin Lane',
  day: DAY,
  track: 'SAR',
  won: false,
  inTheMoney: false,
  returned: 0,
  ...change,
});

test('a start counts for the jockey and for the trainer, the winner with what was paid for a dollar', () => {
  const [winner, trainer, second] = startsOf({});
  assert.equal(
    [winner?.kind, winner?.won, winner?.inTheMoney, winner?.returned],
    ['jockey', true, true, 4.35],
  );
  assert.equal([trainer?.kind, trainer?.name], ['trainer', 'Alex Marsh']);
  assert.equal([second?.won, second?.inTheMoney, second?.returned], [false, true, 0]);
});

test('without a printed payoff a winner returns what its odds say, and without either nothing is known', () => {
  const starters = [aFinisher({ odds: 3.5 }), aFinisher({ programNumber: '2', odds: null })];
  assert.is(jockeysOf({ payouts: [], starters })[0]?.returned, 4.5);
  const unpriced = starters.map((starter) => ({ ...starter, odds: null }));
  assert.equal(
    jockeysOf({ payouts: [], starters: unpriced }).map(({ returned }) => returned),
    [null, null],
  );
});

test('in a dead heat both win; what each returned is known from the payoffs alone', () => {
  const starters = ['1', '2'].map((programNumber) => aFinisher({ programNumber, official: 1, odds: 4 }));
  assert.equal(
    jockeysOf({ payouts: [], starters }).map(({ won, returned }) => [won, returned]),
    [
      [true, null],
      [true, null],
    ],
  );
  const payouts = ['1', '2'].map((winningNumbers) => aPayout({ winningNumbers, payoff: 5 }));
  assert.equal(
    jockeysOf({ payouts, starters }).map(({ returned }) => returned),
    [2.5, 2.5],
  );
});

test('a declared non-starter did not start, and a disqualified winner did not win', () => {
  const starters = [
    aFinisher({ official: 2, disqualified: true }),
    aFinisher({ programNumber: '2', official: 1 }),
    aFinisher({ programNumber: '3', odds: null, crossed: null, official: null }),
  ];
  assert.equal(
    jockeysOf({ starters }).map(({ won }) => won),
    [false, true],
  );
});

test('a cancelled race, and one without a reported winner, count for nobody', () => {
  assert.equal(startsOf({ cancelled: { reason: 'Weather' } }), []);
  const starters = ['1', '2'].map((programNumber) =>
    aFinisher({ programNumber, official: null, crossed: null }),
  );
  assert.equal(startsOf({ starters }), []);
});

test('return rests on priced starts alone, and nothing is made of no start', () => {
  const starts = [aStart({ won: true, inTheMoney: true, returned: 5 }), aStart(), aStart({ returned: null })];
  assert.equal(recordOf(starts), {
    starts: 3,
    wins: 1,
    inTheMoney: 1,
    winPercent: 100 / 3,
    inTheMoneyPercent: 100 / 3,
    roi: 150,
    pricedStarts: 2,
  });
  const { winPercent, roi } = recordOf([]);
  assert.equal([winPercent, roi], [null, null]);
  assert.is(recordOf([aStart({ returned: null })]).roi, null);
});

test('one person goes by one key in spite of initials, unless it can be several', () => {
  const keyOf = keysOf(['Robin A. Lane', 'R. Lane', 'Robin Lane', 'Pat Marsh', 'Paul Marsh', 'P. Marsh']);
  assert.is(keyOf('R. Lane'), keyOf('Robin Lane'));
  assert.is(keyOf('Robin A. Lane'), keyOf('Robin Lane'));
  assert.is(new Set(['Pat Marsh', 'Paul Marsh', 'P. Marsh'].map(keyOf)).size, 3);
});

test('a middle name is left out where only one person has one', () => {
  const keyOf = keysOf([
    'Robin Lane, Jr.',
    'Robin Peter Lane Jr.',
    'Pat Marsh',
    'Pat Ann Marsh',
    'Pat Eve Marsh',
  ]);
  assert.is(keyOf('Robin Peter Lane Jr.'), keyOf('Robin Lane, Jr.'));
  assert.is(new Set(['Pat Marsh', 'Pat Ann Marsh', 'Pat Eve Marsh'].map(keyOf)).size, 3);
});

test('a son is not his father', () => {
  const keyOf = keysOf(['Robin Lane', 'Robin Lane, Jr.']);
  assert.is.not(keyOf('Robin Lane'), keyOf('Robin Lane, Jr.'));
});

test('the first three are in the money; the fourth and one that did not finish are not', () => {
  const starters = ['1', '2', '3', '4', '5'].map((programNumber) =>
    aFinisher({ programNumber, ...(programNumber === '5' ? { crossed: null, official: null } : {}) }),
  );
  assert.equal(
    jockeysOf({ starters }).map(({ inTheMoney }) => inTheMoney),
    [true, true, true, false, false],
  );
});

test('an empty name is nobody, and a missing trainer leaves the jockey', () => {
  const starters = [
    aFinisher({ jockeyName: ' ', trainerName: null }),
    aFinisher({ programNumber: '2', trainerName: null }),
  ];
  assert.equal(
    startsOf({ starters }).map(({ kind, name }) => [kind, name]),
    [['jockey', 'Robin Lane']],
  );
});

const RANKING = { kind: 'jockey', span: spanOf('7days', DAY), meet: null } as const;

test('most wins rank first, then the better share; nobody without a start in the span is listed', () => {
  const won = { won: true, inTheMoney: true, returned: 3 };
  const rows = rankedPeople(
    [
      aStart({ name: 'Two Wins' }),
      aStart({ name: 'Two Wins', ...won }),
      aStart({ name: 'Two Wins', ...won }),
      aStart({ name: 'One Of One', ...won }),
      aStart({ name: 'One Of Two', ...won }),
      aStart({ name: 'One Of Two' }),
      aStart({ name: 'Long Ago', ...won, day: addDays(DAY, -7) }),
      aStart({ name: 'A Trainer', kind: 'trainer', ...won }),
    ],
    RANKING,
  );
  assert.equal(
    rows.map(({ name }) => name),
    ['Two Wins', 'One Of One', 'One Of Two'],
  );
});

test('the span has its own figures beside those of all days, and the meet its wins', () => {
  const won = { won: true, inTheMoney: true, returned: 3 };
  const starts = [aStart(won), aStart({ ...won, day: addDays(DAY, -20) }), aStart({ ...won, track: 'AQU' })];
  const meet = { track: 'SAR', span: { from: addDays(DAY, -23), to: DAY } };
  const [row] = rankedPeople(starts, { ...RANKING, meet });
  assert.equal([row?.record.wins, row?.total.wins, row?.meetWins, row?.id], [2, 3, 2, 'jockey-robin-lane']);
  assert.is(rankedPeople(starts, RANKING)[0]?.meetWins, null);
});

test('seven days are today and the six before', () => {
  assert.equal(spanOf('7days', DAY), { from: '2025-07-27', to: DAY });
});

test.run();
