import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseRaceId, raceId } from '#core/card/race.ts';
import { TRACKS, trackBySlug, trackOfCode, zoneOf } from '#core/card/track.ts';
import { isTrackCode, unlistedBySlug, unlistedTrack } from '#core/card/tracks/unlisted.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('a track known only from its cards');

test('is derived entirely from its code and time zone', () => {
  assert.equal(unlistedTrack('QQQ', 'mountain'), {
    id: 134_658,
    slug: 'qqq-mountain',
    code: 'QQQ',
    name: 'Track QQQ',
    displayName: 'QQQ',
    isActive: true,
    timeZone: 'America/Denver',
    season: null,
  });
});

test('is found again by its slug, also in the id of a race', () => {
  const track = trackOfCode(' qqq ', 'pacific');
  assert.is(track?.slug, 'qqq-pacific');
  assert.equal(trackBySlug('qqq-pacific'), track);
  assert.is(zoneOf('qqq-pacific'), 'America/Los_Angeles');
  const id = raceId('qqq-pacific', '2025-06-07' as RaceDay, 11);
  assert.equal(parseRaceId(id), {
    id,
    isDemo: false,
    trackSlug: 'qqq-pacific',
    day: '2025-06-07',
    number: 11,
  });
  assert.is(parseRaceId('q7-central-2025-06-07-1')?.trackSlug, 'q7-central');
});

test('a registered code is its own track, whatever clock is given, and has no second slug', () => {
  assert.equal(
    [trackOfCode('AQU', 'pacific')?.slug, trackOfCode('CD ', 'pacific')?.slug],
    ['aqueduct', 'churchill-downs'],
  );
  assert.equal(['aqu-eastern', 'sar-pacific', 'cdx-central'].map(trackBySlug), [null, null, null]);
});

test('no registered slug reads as an unlisted track', () => {
  for (const { slug } of TRACKS) assert.is(unlistedBySlug(slug), null, slug);
});

test('text that cannot be a track code gives no track', () => {
  for (const code of ['', '7UP', 'ABCDE', 'A-B', '*SI', 'A B', 'ÄÖÜ']) {
    assert.is(isTrackCode(code), false, code);
    assert.is(trackOfCode(code, 'eastern'), null, code);
  }
  for (const slug of [
    'qqq',
    'qqq-',
    'qqq-lunar',
    '-eastern',
    'qqqqq-eastern',
    'QQQ-eastern',
    'qqq-constructor',
  ])
    assert.is(trackBySlug(slug), null, slug);
});

test.run();
