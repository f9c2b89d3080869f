import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  DEFAULT_TRACK_ID,
  DEFAULT_TRACK_SLUG,
  noonOf,
  TRACKS,
  trackByCode,
  trackByKey,
  trackBySlug,
  zoneOf,
} from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';

const test = suite('a track');

test('is found by slug, by code, and by its number in text', () => {
  assert.is(trackBySlug('saratoga')?.code, 'SAR');
  assert.is(trackByCode('DMR')?.slug, 'del-mar');
  assert.is(trackByKey('184')?.slug, 'saratoga');
  assert.is(trackByKey('del-mar')?.id, 185);
});

test('unknown to the register is none, whatever the spelling', () => {
  assert.is(trackBySlug('SAR'), null);
  assert.is(trackByCode('sar'), null);
  for (const key of ['', '0', '184.0', ' 184', 'Saratoga']) assert.is(trackByKey(key), null, key);
});

test('has slug, code and number of its own', () => {
  for (const unique of ['id', 'slug', 'code'] as const)
    assert.is(new Set(TRACKS.map((track) => track[unique])).size, TRACKS.length, unique);
});

test('is Saratoga by default', () => {
  assert.equal([DEFAULT_TRACK_SLUG, trackBySlug(DEFAULT_TRACK_SLUG)?.id], ['saratoga', DEFAULT_TRACK_ID]);
});

test('has its own clock, one that is not registered New York’s', () => {
  assert.equal(['saratoga', 'del-mar', 'ascot'].map(zoneOf), [
    'America/New_York',
    'America/Los_Angeles',
    'America/New_York',
  ]);
});

test('has noon at 16:00 of Greenwich in summer, 17:00 in winter, and three hours later in California', () => {
  const noon = (trackSlug: string, day: string) => toIso(noonOf({ trackSlug, day: day as RaceDay }));
  assert.is(noon('saratoga', '2025-08-02'), '2025-08-02T16:00:00.000Z');
  assert.is(noon('saratoga', '2025-01-02'), '2025-01-02T17:00:00.000Z');
  assert.is(noon('del-mar', '2025-08-02'), '2025-08-02T19:00:00.000Z');
});

test('has its noon on that very day, also when the clocks change', () => {
  for (const day of ['2025-03-09', '2025-11-02', '2024-02-29', '2025-12-31'] as RaceDay[])
    for (const { slug, timeZone } of TRACKS)
      assert.is(raceDayAt(noonOf({ trackSlug: slug, day }), timeZone), day);
});

test.run();
