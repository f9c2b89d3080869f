import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BY_POST, BY_STYLE } from '#core/handicapping/bias/bias-groups.ts';
import { biasSentences } from '#core/handicapping/bias/bias-words.ts';
import { dividedRace, pricedRace } from '#core/handicapping/bias/group-record.ts';
import { withKnownStyles } from '#core/handicapping/bias/known-style.ts';
import { postCounts } from '#core/handicapping/bias/post-counts.ts';
import type { RunRace, RunStart } from '#core/handicapping/bias/run-race.ts';
import type { DivisionBias, GroupBias, TrackBias } from '#core/handicapping/bias/track-bias.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('counts behind track bias');

const start = (number: number, change: Partial<RunStart> = {}): RunStart => ({
  programNumber: String(number),
  horse: `HORSE ${number}`,
  bettingInterest: String(number),
  postPosition: number,
  odds: 3,
  firstCall: null,
  crossed: number,
  ...change,
});
const race = (day: string, starts: readonly RunStart[], number = 1): RunRace => ({
  day: day as RaceDay,
  number,
  group: 'main track',
  distanceYards: 1320,
  starts,
});
const styled = (starts: readonly RunStart[]) => ({
  ...race('2025-07-05', starts),
  starts: starts.map((runStart) => ({ ...runStart, style: null })),
});

test('four horses at 3-1 have a quarter each', () => {
  const priced = pricedRace(styled([1, 2, 3, 4].map((number) => start(number))));
  assert.equal(
    priced?.starts.map(({ chance }) => chance),
    [0.25, 0.25, 0.25, 0.25],
  );
});

test('coupled horses share the chance of their ticket', () => {
  const starts = [start(1), start(2, { bettingInterest: '1' }), start(3)];
  assert.equal(
    pricedRace(styled(starts))?.starts.map(({ chance }) => chance),
    [0.25, 0.25, 0.5],
  );
});

test('a declared non-starter without odds is left out', () => {
  const starts = [start(1), start(2), start(3, { odds: null, crossed: null })];
  assert.is(pricedRace(styled(starts))?.starts.length, 2);
});

test('a race without one clear winner, or with a single ticket, is not used', () => {
  assert.is(pricedRace(styled([start(1), start(2, { crossed: 1 })])), null);
  assert.is(pricedRace(styled([start(2), start(3)])), null);
  assert.is(pricedRace(styled([start(1)])), null);
});

test('posts 1-3 are inside, 4-6 middle, 7 and up outside', () => {
  assert.equal(
    [1, 3, 4, 6, 7, 12].map((number) => BY_POST.groupOf({ ...start(number), style: null })),
    ['inside', 'inside', 'middle', 'middle', 'outside', 'outside'],
  );
});

test('a race is divided by post: starts, chances and the winner’s group', () => {
  const priced = pricedRace(styled([1, 2, 4, 7].map((post, index) => start(post, { crossed: index + 1 }))));
  assert.ok(priced);
  assert.equal(dividedRace(priced as NonNullable<typeof priced>, BY_POST), [
    { group: 'inside', chance: 0.5, starts: 2, won: true },
    { group: 'middle', chance: 0.25, starts: 1, won: false },
    { group: 'outside', chance: 0.25, starts: 1, won: false },
  ]);
});

test('a race with an unknown post cannot be divided by post, but by style it can', () => {
  const priced = pricedRace(styled([start(1), start(2, { postPosition: null })]));
  assert.ok(priced);
  assert.is(dividedRace(priced as NonNullable<typeof priced>, BY_POST), null);
  assert.is(dividedRace(priced as NonNullable<typeof priced>, BY_STYLE)?.at(-1)?.starts, 2);
});

const front = { firstCall: { position: 1, behind: null } };
const back = { firstCall: { position: 8, behind: 12 } };

test('a style needs two earlier days, and never counts the race itself', () => {
  const races = ['2025-07-01', '2025-07-02', '2025-07-03'].map((day) =>
    race(day, [start(1, front), start(2, back)]),
  );
  const styles = withKnownStyles(races).map(({ starts }) => starts.map(({ style }) => style));
  assert.equal(styles, [
    [null, null],
    [null, null],
    ['E', 'S'],
  ]);
});

test('races of one day do not reveal the style in each other', () => {
  const races = [1, 2, 3].map((number) => race('2025-07-01', [start(1, front)], number));
  assert.ok(withKnownStyles(races).every(({ starts }) => starts[0]?.style === null));
});

test('the order in which races are given does not matter', () => {
  const races = ['2025-07-03', '2025-07-01', '2025-07-02'].map((day) => race(day, [start(1, front)]));
  assert.equal(withKnownStyles(races), withKnownStyles([...races].reverse()));
});

test('starts and wins are counted by post, an unknown post left out, both winners of a dead heat counted', () => {
  const races = [
    race('2025-07-01', [start(2, { crossed: 1 }), start(1, { crossed: 1 })]),
    race('2025-07-02', [start(1, { crossed: 2 }), start(3, { postPosition: null, crossed: 1 })]),
  ];
  assert.equal(postCounts(races), [
    { post: 1, starts: 2, wins: 1 },
    { post: 2, starts: 1, wins: 1 },
  ]);
  assert.equal(postCounts([]), []);
});

const group = (name: string, change: Partial<GroupBias> = {}): GroupBias => ({
  group: name,
  starts: 300,
  winners: 66,
  expected: 57,
  ratio: 1.15,
  fair: [44, 70],
  pValue: 0.4,
  isBiased: false,
  ...change,
});
const posts = (...groups: readonly GroupBias[]): DivisionBias => ({
  name: 'post position',
  races: 157,
  groups,
});
const bias = (...divisions: readonly DivisionBias[]): TrackBias => ({
  races: 157,
  divisions,
  confidence: 20,
});

test('no bias beyond luck names the closest group', () => {
  const groups = [group('inside', { pValue: 0.9 }), group('middle')];
  assert.equal(biasSentences(bias(posts(...groups))), [
    'No post position bias beyond luck in 157 races. Closest: middle posts (4-6), 66 winners, 57.0 expected.',
  ]);
});

test('a bias is named with its winners, those expected and the fair range', () => {
  const groups = [group('inside', { winners: 90, isBiased: true, pValue: 0.001 }), group('middle')];
  assert.equal(biasSentences(bias(posts(...groups))), [
    'Inside posts (1-3) won more often than their odds called for: 90 winners, 57.0 expected, 44 to 70 on a fair track.',
  ]);
});

test('without results, and without usable ones, it says so', () => {
  assert.equal(biasSentences({ races: 0, divisions: [], confidence: 0 }), [
    'No results for this period yet.',
  ]);
  assert.equal(biasSentences(bias({ ...posts(), races: 0 })), [
    'No race here has complete final odds and posts.',
  ]);
});

test.run();
