import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Person } from '#core/card/runner.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';
import { record } from './known-answer.ts';

const test = suite('jockey and trainer records printed on a card');

type Span = readonly [span: string, starts: number, wins: number];
const person = (...spans: readonly Span[]): Person => ({
  name: 'Robin Lane',
  records: spans.map(([span, starts, wins]) => ({ span, starts, wins, places: 0, shows: 0, roi: null })),
});

const rate = (wins: number, starts: number): number => Math.log((wins + 0.12 * 40) / (starts + 40));

for (const [kind, name] of [
  ['jockey', 'jockeyWins'],
  ['trainer', 'trainerWins'],
] as const) {
  test(`${name}: this year and last year are added up; the meet is part of this year`, () => {
    const printed = person(['this meet', 20, 9], ['this year', 100, 20], ['last year', 60, 20]);
    near(featureOf(name, { runner: { [kind]: printed } }), rate(40, 160));
  });

  test(`${name}: without a printed record the results are used`, () => {
    const given = { connectionRecord: { [kind]: record({ starts: 60.5, wins: 15.25 }) } };
    near(featureOf(name, { ...given, runner: { [kind]: person() } }), rate(15.25, 60.5));
    near(featureOf(name, { ...given, runner: { [kind]: person(['this meet', 20, 9]) } }), rate(15.25, 60.5));
  });

  test(`${name}: when the card prints a year, results add nothing: its starts include them`, () => {
    const runner = { [kind]: person(['this year', 100, 20]) };
    const connectionRecord = { [kind]: record({ starts: 60, wins: 30 }) };
    assert.is(featureOf(name, { runner, connectionRecord }), featureOf(name, { runner }));
  });

  test(`${name}: unknown without either record, and without the person`, () => {
    assert.is(featureOf(name, { runner: { [kind]: person() } }), null);
    assert.is(featureOf(name, { runner: { [kind]: null } }), null);
  });
}

test.run();
