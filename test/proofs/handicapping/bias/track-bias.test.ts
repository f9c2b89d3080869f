import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { biasSentences } from '#core/handicapping/bias/bias-words.ts';
import { withKnownStyles } from '#core/handicapping/bias/known-style.ts';
import { postCounts } from '#core/handicapping/bias/post-counts.ts';
import type { RunRace } from '#core/handicapping/bias/run-race.ts';
import {
  biasConfidence,
  type GroupBias,
  type TrackBias,
  trackBias,
} from '#core/handicapping/bias/track-bias.ts';
import { inventedRaces, type Plant } from '#test/core/handicapping/bias/invented-races.ts';
import { present } from '#test/support/present.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('track bias');

const biasOf = (races: readonly RunRace[]) => trackBias(withKnownStyles(races));
const groupsOf = ({ divisions }: TrackBias): readonly GroupBias[] =>
  divisions.flatMap(({ groups }) => groups);
const group = (bias: TrackBias, name: string): GroupBias =>
  groupsOf(bias).find((groupBias) => groupBias.group === name) as GroupBias;
const isCalled = (bias: TrackBias): boolean => groupsOf(bias).some(({ isBiased }) => isBiased);

/** How many of so many meets, each with a seed of its own, are called biased. */
const called = (meets: number, races: number, plant: Plant = {}): number =>
  Array.from({ length: meets }, (_, seed) => biasOf(inventedRaces(seededRng(seed + 1), races, plant))).filter(
    isCalled,
  ).length;

test('a fair track is called biased at most five times in a hundred', () => {
  const found = called(240, 50);
  assert.ok(found <= 12, `${found} of 240`);
});

test('a rail that helps is found, and named inside', () => {
  const plant = { ofPost: (post: number) => (post <= 3 ? 2.2 : 1) };
  assert.ok(called(10, 150, plant) >= 9);
  const bias = biasOf(inventedRaces(seededRng(7), 300, plant));
  const { isBiased, winners, expected, ratio } = group(bias, 'inside');
  assert.ok(isBiased && winners > expected && ratio > 1.2);
  assert.ok(present(bias.confidence) >= 80);
  assert.match(
    biasSentences(bias)[0] ?? '',
    /Inside posts \(1-3\) won more often than their odds called for/,
  );
});

test('a track that tires leaders is found by running style', () => {
  const bias = biasOf(inventedRaces(seededRng(5), 400, { ofEarly: 0.35 }));
  const { isBiased, winners, expected } = group(bias, 'E');
  assert.ok(isBiased && winners < expected);
  assert.match(biasSentences(bias).join(' '), /Early speed \(E\) won less/);
});

test('strong horses in inside posts are no bias: their odds show it', () => {
  const races = inventedRaces(seededRng(11), 300);
  const inside = (post: number | null): number => (post !== null && post <= 3 ? 0 : 1);
  const sorted = races.map((race) => ({
    ...race,
    starts: [...race.starts]
      .sort((a, b) => (a.odds ?? 0) - (b.odds ?? 0))
      .map((start, index) => ({ ...start, postPosition: index + 1 })),
  }));
  const share = sorted.filter(
    ({ starts }) => inside(starts.find(({ crossed }) => crossed === 1)?.postPosition ?? 9) === 0,
  );
  assert.ok(share.length > 0.45 * sorted.length, 'the inside won far more than its third');
  assert.is(group(biasOf(sorted), 'inside').isBiased, false);
});

test('nothing found is said to be chance, nothing read is said too', () => {
  const fair = biasOf(inventedRaces(seededRng(2), 60));
  assert.ok(present(fair.confidence) < 80);
  assert.match(biasSentences(fair).join(' '), /bias beyond luck in 60 races/);
  assert.match(biasSentences(biasOf([]))[0] ?? '', /^No results for this period/);
  assert.is(biasOf([]).confidence, null);
});

test('winners and expected winners of a division both sum to its races', () => {
  const { divisions } = biasOf(inventedRaces(seededRng(4), 80));
  for (const { groups, races } of divisions) {
    const sum = (pick: (groupBias: GroupBias) => number): number =>
      groups.reduce((total, groupBias) => total + pick(groupBias), 0);
    assert.is(
      sum(({ winners }) => winners),
      races,
    );
    assert.ok(Math.abs(sum(({ expected }) => expected) - races) < 1e-9);
  }
});

const first = (): RunRace => inventedRaces(seededRng(1), 1)[0] as RunRace;
const scoredRaces = (race: RunRace): number => biasOf([race]).divisions[0]?.races ?? -1;

test('a race without a price, with a dead heat or an unknown post is not used', () => {
  const race = first();
  const change = (by: (start: RunRace['starts'][number], index: number) => object): RunRace => ({
    ...race,
    starts: race.starts.map((start, index) => ({ ...start, ...by(start, index) })),
  });
  assert.is(scoredRaces(race), 1);
  assert.is(scoredRaces(change(() => ({ crossed: 1 }))), 0);
  assert.is(scoredRaces(change((_, index) => (index === 2 ? { postPosition: null } : {}))), 0);
  assert.is(scoredRaces(change(() => ({ odds: null }))), 0);
});

test('coupled horses share the chance of their ticket', () => {
  const race = first();
  const starts = race.starts.map((start, index) =>
    index === 8 ? { ...start, bettingInterest: '1', odds: race.starts[0]?.odds ?? null } : start,
  );
  const bias = biasOf([{ ...race, starts }]);
  const total = bias.divisions[0]?.groups.reduce((sum, { expected }) => sum + expected, 0) ?? 0;
  assert.ok(Math.abs(total - 1) < 1e-9);
});

test('a style is what earlier days showed, never the race itself', () => {
  const races = inventedRaces(seededRng(6), 30);
  const styled = withKnownStyles(races);
  assert.ok(styled.slice(0, 10).every(({ starts }) => starts.every(({ style }) => style === null)));
  const turned = races.map((race, index) =>
    index < 29
      ? race
      : {
          ...race,
          starts: race.starts.map((start) => ({ ...start, firstCall: { position: 9, behind: 20 } })),
        },
  );
  const stylesIn = (all: typeof styled) => all.at(-1)?.starts.map(({ style }) => style);
  assert.equal(stylesIn(withKnownStyles(turned)), stylesIn(styled));
});

test('0.05 is where a bias begins to be strong, 0.2 where a hint ends', () => {
  assert.equal([0, 0.049, 0.05, 0.2, 0.21, 1].map(biasConfidence), [100, 80, 79, 60, 58, 0]);
});

test('stalls are counted plainly', () => {
  const race = first();
  const counts = postCounts([race, race]);
  assert.equal(
    counts.map(({ post, starts }) => [post, starts]),
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((post) => [post, 2]),
  );
  assert.is(
    counts.reduce((sum, { wins }) => sum + wins, 0),
    2,
  );
});

test.run();
