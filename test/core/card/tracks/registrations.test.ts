import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackByCode, trackByKey, trackBySlug, trackOfCode, zoneOf } from '#core/card/track.ts';
import { trackName } from '#core/card/tracks/names.ts';
import { zoneOfUnlisted } from '#core/card/tracks/registration.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { unregisteredTrack } from '#core/card/tracks/unregistered.ts';
import { aRegistration } from '#test/support/a-registration.ts';

const test = suite('tracks registered by files');
test.before.each(() => knowRegistrations([]));
test.after.each(() => knowRegistrations([]));

const MACHINE = { zone: 'pacific', zoneOrigin: 'machine' } as const;

test('a track that nobody registered is not found by any key', () => {
  for (const key of ['qqq-mountain', 'zzz-eastern', '134658']) assert.is(trackByKey(key), null, key);
  assert.is(trackByCode('QQQ'), null);
  assert.is(trackName('QQQ'), 'QQQ');
});

test('a registered track is found by slug, code and number, under its name', () => {
  knowRegistrations([aRegistration({ name: 'Quail Run' })]);
  const track = trackByCode('QQQ');
  assert.equal(
    [track?.slug, track?.displayName, track?.timeZone],
    ['qqq-mountain', 'Quail Run', 'America/Denver'],
  );
  assert.equal(
    [trackByKey('qqq-mountain'), trackByKey('134658'), trackBySlug('qqq-mountain')],
    [track, track, track],
  );
  assert.is(trackName('QQQ '), 'Quail Run');
});

test('a corrected time zone is used everywhere, though the slug still has the old one', () => {
  knowRegistrations([aRegistration({ zone: 'arizona' })]);
  assert.is(zoneOf('qqq-mountain'), 'America/Phoenix');
  assert.is(trackOfCode('QQQ', 'pacific')?.slug, 'qqq-mountain');
});

test('a second slug of a code still works as an address, but the code means the current track', () => {
  knowRegistrations([
    aRegistration(),
    aRegistration({ slug: 'qqq-pacific', zone: 'pacific', isCurrent: false }),
  ]);
  assert.is(trackByCode('QQQ')?.slug, 'qqq-mountain');
  assert.is(trackByKey('134658')?.slug, 'qqq-mountain');
  assert.is(trackByKey('qqq-pacific')?.timeZone, 'America/Los_Angeles');
});

test('a track registered only by a chart is not active', () => {
  knowRegistrations([aRegistration({ registeredBy: 'chart' })]);
  assert.is(trackByCode('QQQ')?.isActive, false);
});

test('a track neither listed nor registered gets the name in its file', () => {
  assert.equal(unregisteredTrack('QQQ', 'QUAIL RUN AT O’NEILL’S', MACHINE), {
    code: 'QQQ',
    slug: 'qqq-pacific',
    name: 'Quail Run At O’Neill’s',
    ...MACHINE,
  });
  assert.is(unregisteredTrack('QQQ', 'Quail Run', MACHINE)?.name, 'Quail Run');
  assert.is(unregisteredTrack('QQQ', null, MACHINE)?.name, null);
  for (const code of ['SAR', 'CDX', 'not a code'])
    assert.is(unregisteredTrack(code, null, MACHINE), null, code);
  knowRegistrations([aRegistration()]);
  assert.is(unregisteredTrack('QQQ', null, MACHINE), null);
});

test("the time zone is the chosen one, else the card's, else the machine's, else Eastern", () => {
  const zoneFrom = (chosen: 'mountain' | null, host: 'central' | null, onCard: 'pacific' | null) => {
    const { zone, zoneOrigin } = zoneOfUnlisted({ chosen, host }, onCard);
    return `${zone}, ${zoneOrigin}`;
  };
  assert.is(zoneFrom('mountain', 'central', 'pacific'), 'mountain, chosen');
  assert.is(zoneFrom(null, 'central', 'pacific'), 'pacific, post-times');
  assert.is(zoneFrom(null, 'central', null), 'central, machine');
  assert.is(zoneFrom(null, null, null), 'eastern, assumed');
});

test.run();
