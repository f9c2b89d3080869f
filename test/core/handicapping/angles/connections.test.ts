import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PersonRecord } from '#core/card/runner.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { field, findingOf, findingsOf } from './finding-of.ts';

const test = suite('the connections angles');

const together = (starts: number, wins: number): PersonRecord => ({
  span: '365 days',
  starts,
  wins,
  places: 0,
  shows: 0,
  roi: null,
});
const partnership = (starts: number, wins: number) =>
  findingOf('partnership', { combination: together(starts, wins) });

test('a trainer of 30% and a jockey of 10% are 20%: 2.5 over the average with a rival of 15%', () => {
  const change = { trainer: aPerson('MARSH ALEX', 100, 30), jockey: aPerson('LANE ROBIN', 100, 10) };
  near(findingOf('connections', change)?.value, 2.5 / 14);
});

test('where one of the two is unknown the other counts alone, and alone is named', () => {
  const found = findingOf('connections', { jockey: null, trainer: aPerson('MARSH ALEX', 50, 11) });
  near(found?.value, (22 - 18.5) / 14);
  assert.is(found?.says, 'trainer wins 22% (11 of 50 this year)');
});

test('nine starts this year are too few: last year is shown', () => {
  const [thisYear] = aPerson('LANE ROBIN', 9, 9).records;
  const [lastYear] = aPerson('LANE ROBIN', 200, 50).records;
  assert.ok(thisYear && lastYear);
  const jockey = { name: 'LANE ROBIN', records: [thisYear, { ...lastYear, span: 'last year' }] };
  assert.is(
    findingOf('connections', { jockey, trainer: null })?.says,
    'jockey wins 25% (50 of 200 last year)',
  );
});

test('a trainer with one start in two years is no reason for or against', () => {
  const trainer = aPerson('FOREIGN VISITOR', 1, 0);
  const found = findingOf('connections', { trainer, jockey: aPerson('LANE ROBIN', 302, 84) });
  assert.is(found?.says, 'jockey wins 28% (84 of 302 this year)');
  assert.is(findingOf('connections', { trainer, jockey: null }), null);
});

test('a horse without a named rider and trainer, or with people who never started one, is left out', () => {
  const newcomer = aPerson('NEW NAME', 0, 0);
  const runners = field({}, {}, { jockey: null, trainer: null }, { jockey: newcomer, trainer: newcomer });
  assert.equal([...findingsOf('connections', runners).keys()], ['1', '2']);
});

test('people who never win are a record, not an unknown', () => {
  const winless = aPerson('LANE ROBIN', 40, 0);
  const found = findingOf('connections', { jockey: winless, trainer: winless });
  near(found?.value, -7.5 / 14);
  assert.is(found?.says, 'trainer wins 0% (0 of 40 this year), jockey wins 0% (0 of 40 this year)');
});

test('together nine for thirty is 16 points over the usual 14%, of 25 that are full marks', () => {
  near(partnership(30, 9)?.value, 0.64);
  near(partnership(20, 0)?.value, -0.56);
  near(partnership(50, 7)?.value, 0);
});

test('fifteen starts together say something, fourteen do not; winning all of them is full marks', () => {
  assert.is(partnership(14, 14), null);
  assert.is(partnership(15, 15)?.value, 1);
  assert.is(partnership(15, 15)?.says, 'jockey and trainer together are 15 for 15 over a year');
});

test('a partnership is looked at alone: a rival without one does not matter', () => {
  const runners = field({ combination: together(30, 9) }, { combination: null });
  assert.equal([...findingsOf('partnership', runners).keys()], ['1']);
});

test.run();
