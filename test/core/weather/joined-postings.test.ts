import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { joinedPostings, type PostedConditions, withSince } from '#core/weather/posted-conditions.ts';
import { NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('conditions posted by several sources');

const later = shift(NOON, HOUR);
const posted = (source: string, conditions: PostedConditions['conditions'], at = NOON): PostedConditions => ({
  conditions,
  provenance: reportedBy(source, at),
});

test('without a condition nothing is posted, and a single source is returned as posted', () => {
  assert.is(joinedPostings([]), null);
  assert.is(joinedPostings([posted('A', {})]), null);
  const one = posted('A', { dirt: 'Fast' });
  assert.is(joinedPostings([posted('B', {}, later), one]), one);
});

test('surface by surface the latest posting counts, with its source', () => {
  const joined = joinedPostings([
    posted('B', { turf: 'Soft' }, later),
    posted('A', { dirt: 'Fast', turf: 'Firm' }),
  ]);
  assert.equal(joined?.conditions, { turf: 'Soft', dirt: 'Fast' });
  assert.equal([joined?.by?.turf?.source, joined?.by?.dirt?.source], ['B', 'A']);
});

test('a repeated condition is as old as its first posting', () => {
  const first = posted('A', { turf: 'Firm' });
  const again = withSince(posted('A', { turf: 'Firm', dirt: 'Fast' }, later), first);
  assert.equal(again.since, { turf: NOON });
  const byHand = posted('B', { turf: 'Soft' }, shift(NOON, HOUR / 2));
  assert.equal(joinedPostings([again, byHand])?.conditions, { turf: 'Soft', dirt: 'Fast' });
  const changed = withSince(posted('A', { turf: 'Good' }, later), first);
  assert.is(joinedPostings([changed, byHand])?.conditions.turf, 'Good');
});

test('an invented posting is not joined with a real one', () => {
  const invented = {
    conditions: { dirt: 'Fast' },
    provenance: { tier: 'demo', source: 'Demo', at: NOON },
  } as const;
  assert.equal(joinedPostings([posted('A', { turf: 'Firm' }), invented])?.conditions, { turf: 'Firm' });
});

test.run();
