import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { newsSeen } from '#core/press/stored-news.ts';
import { aStoredItem, MORNING } from '#test/support/a-selection.ts';

const test = suite('news as first seen');

const dateOf = (hoursAhead: number) =>
  newsSeen(aStoredItem('turf', { publishedAt: shift(MORNING, hoursAhead * HOUR) }), MORNING).publishedAt;

test('keeps its date, also where a feed’s clock is an hour ahead', () => {
  assert.is(dateOf(-5), shift(MORNING, -5 * HOUR));
  assert.is(dateOf(1), shift(MORNING, HOUR));
});

test('loses a date that lies further ahead: it would stay on top for good', () => {
  assert.is(dateOf(1.01), null);
  assert.is(dateOf(24 * 365), null);
});

test('without a date gets none', () => {
  assert.is(newsSeen(aStoredItem('turf', { publishedAt: null }), MORNING).publishedAt, null);
});

test('says who published it first and when it was seen', () => {
  const { provenance } = newsSeen(aStoredItem('turf', { publishedAt: shift(MORNING, -HOUR) }), MORNING);
  assert.equal(provenance, { tier: 'live', source: 'The Paper', at: MORNING });
});

test.run();
