import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ConnectionKind } from '#core/handicapping/connection-record.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';
import { record } from './known-answer.ts';

const test = suite('features of the connections');

const support = (name: string, kind: ConnectionKind, starts: number, sum: number) =>
  featureOf(name, { connectionRecord: { [kind]: record({ starts, support: sum }) } });
const edge = (wins: number, expected: number) =>
  featureOf('jockeyEdge', { connectionRecord: { jockey: record({ wins, expected }) } });

test('a record of no starts is that of a stranger: -.3 for people, nothing for pairs', () => {
  near(support('jockeySupport', 'jockey', 0, 0), -0.3);
  near(support('ownerSupport', 'owner', 0, 0), -0.3);
  near(support('partnershipSupport', 'partnership', 0, 0), 0);
  near(support('lastLineSupport', 'lastLine', 0, 0), 0);
});

test('an owner is believed after fewer starts than a trainer, a trainer than a jockey', () => {
  const values = (
    [
      ['ownerSupport', 'owner'],
      ['trainerSupport', 'trainer'],
      ['jockeySupport', 'jockey'],
    ] as const
  ).map(([name, kind]) => support(name, kind, 20, 20) ?? Number.NaN);
  assert.equal(
    values,
    [...values].sort((a, b) => b - a),
  );
  assert.ok(values.every((value) => value > -0.3 && value < 1));
});

test('a thousand starts are believed almost as they stand', () => {
  near(support('trainerSupport', 'trainer', 1_000, 500), 0.5, 0.01);
});

test('winners as expected are no edge, twice eight where eight were expected ln 1.5', () => {
  near(edge(20, 20), 0);
  near(edge(16, 8), Math.log(24 / 16));
  near(edge(0, 8), -Math.log(2));
});

test('an edge on one winner is small: one where a tenth was expected is ln (9 / 8.1)', () => {
  near(edge(1, 0.1), Math.log(9 / 8.1));
});

test('a record of one kind says nothing of another', () => {
  const onlyJockey = { connectionRecord: { jockey: record({ starts: 30, support: 15 }) } };
  for (const name of ['partnershipSupport', 'debutSupport', 'lastLineSupport', 'trainerEdge'])
    assert.is(featureOf(name, onlyJockey), null, name);
  near(featureOf('trainerSupport', onlyJockey), -0.3);
});

test('a rider who is not named yet is neither the same nor another', () => {
  assert.is(featureOf('sameJockey', { runner: { jockey: null }, past: [{ jockey: 'LANE ROBIN' }] }), null);
  assert.is(featureOf('sameJockey', { past: [] }), null);
});

test('the rider of the race before the last does not matter', () => {
  const past = [{ jockey: 'FORD ALEX' }, { jockey: 'LANE ROBIN' }];
  assert.is(featureOf('sameJockey', { past }), 0);
});

test.run();
