import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordOf, TRACKS } from '#core/card/track.ts';
import { monthsText } from '#core/card/tracks/track-record.ts';
import { present } from '#test/support/present.ts';

const test = suite('the record of a track');

const shown = (slug: string) =>
  Object.fromEntries(
    present(recordOf(slug)).map(({ name, value, source, doubt }) => [name, [value, source, doubt]]),
  );

test('says of Aqueduct where each fact comes from, and what is in doubt', () => {
  assert.equal(shown('aqueduct'), {
    Code: ['AQU', 'past lines of cards', null],
    'Time zone': ['America/New_York', 'its place', null],
    Place: ['Ozone Park (Queens), NY, US', 'common knowledge', 'not checked in print'],
    Coordinates: ['40.672, -73.83', 'common knowledge', 'not checked on a map, up to 2 km off'],
    Surfaces: ['dirt track and turf course', 'common knowledge, agrees with past lines', null],
    Circumference: ['9 furlongs', 'common knowledge', 'not checked in print'],
    Status: ['closed Jun 28, 2026', 'an announcement', 'what came of it was not checked'],
    'Usual months': [
      'January to April, November to December',
      'common knowledge, agrees with past lines',
      null,
    ],
  });
});

test('a fact that is unknown has neither value nor source', () => {
  const aiken = shown('aiken');
  for (const name of ['Coordinates', 'Surfaces', 'Circumference', 'Status', 'Usual months'])
    assert.equal(aiken[name], [null, null, null], name);
  assert.equal(aiken['Place'], ['SC', 'public code tables', 'only the region is known']);
  assert.equal(aiken['Code'], ['AIK', 'public code tables', 'seen on no card']);
});

test('every fact with a value has a source', () => {
  for (const { slug } of TRACKS)
    for (const { name, value, source } of present(recordOf(slug)))
      assert.is(value === null, source === null, `${slug}: ${name}`);
});

test('a track with two main surfaces names both, and an unlisted track has no record', () => {
  assert.is(shown('gulfstream-park')['Surfaces']?.[0], 'dirt track, synthetic track and turf course');
  assert.is(shown('kentucky-downs')['Surfaces']?.[0], 'turf course');
  assert.is(recordOf('qqq-mountain'), null);
});

test('months are read as runs', () => {
  assert.is(monthsText([1, 2, 3, 4, 9, 11]), 'January to April, September, November');
});

test.run();
