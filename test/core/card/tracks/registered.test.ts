import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { profileOf, TRACKS, trackByCode } from '#core/card/track.ts';
import { REGISTERED } from '#core/card/tracks/registered.ts';
import { instant } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';

const test = suite('registered tracks');

test('cover North America, including little-known fairs and former tracks', () => {
  assert.ok(TRACKS.length > 170);
  assert.is(trackByCode('AIK')?.displayName, 'Aiken');
  assert.equal([profileOf('aiken')?.coordinates, profileOf('aiken')?.hasTurf], [null, null]);
});

test('are found by the codes that cards, file names and older files use', () => {
  assert.equal(
    ['AQU', 'CD ', 'CDX', 'GPX', 'PHA', 'CTM', 'EP'].map((code) => trackByCode(code)?.slug),
    ['aqueduct', 'churchill-downs', 'churchill-downs', 'gulfstream-park', 'parx', 'century-mile', 'hastings'],
  );
});

test('no code means two tracks', () => {
  const codes = REGISTERED.flatMap(({ track, profile }) => [track.code, ...profile.otherCodes]);
  assert.is(new Set(codes).size, codes.length);
});

test('every time zone is valid', () => {
  for (const { timeZone } of TRACKS) assert.ok(raceDayAt(instant(0), timeZone));
});

test('closed tracks are not active, and neither are those nobody checked', () => {
  const active = (code: string) => trackByCode(code)?.isActive;
  assert.equal(['SAR', 'DMR', 'CD', 'AQU', 'HOL', 'AIK'].map(active), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  for (const { track, profile } of REGISTERED) {
    const { source } = profile.evidence.status;
    const isChecked = source === 'past lines of 2025' || source === 'an announcement';
    assert.is(track.isActive, profile.status === 'open' && isChecked, track.slug);
  }
  assert.is(trackByCode('RET')?.isActive, false, 'Retama Park is listed as open, but that was never checked');
});

test('a known place is in North America, surfaces and months make sense', () => {
  for (const { track, profile } of REGISTERED) {
    const { coordinates, usualMonths, furlongsAround } = profile;
    if (coordinates !== null) {
      assert.ok(coordinates.latitude > 17 && coordinates.latitude < 56, track.slug);
      assert.ok(coordinates.longitude > -125 && coordinates.longitude < -65, track.slug);
    }
    assert.ok(
      (usualMonths ?? []).every((month) => month >= 1 && month <= 12),
      track.slug,
    );
    assert.ok(furlongsAround === null || (furlongsAround >= 4 && furlongsAround <= 12), track.slug);
  }
});

test('Gulfstream has dirt, turf and a synthetic track, and races in every month', () => {
  const profile = profileOf('gulfstream-park');
  assert.equal([profile?.mainSurface, profile?.hasTurf, profile?.secondSurface], ['dirt', true, 'synthetic']);
  assert.is(profile?.usualMonths?.length, 12);
  assert.equal(profileOf('aqueduct')?.usualMonths, [1, 2, 3, 4, 11, 12]);
});

test.run();
