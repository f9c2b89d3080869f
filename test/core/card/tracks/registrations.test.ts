import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackByCode, trackByKey, trackBySlug, trackOfCode, zoneOf } from '#core/card/track.ts';
import { trackName } from '#core/card/tracks/names.ts';
import { zoneOfUnlisted } from '#core/card/tracks/registration.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { unregisteredTrack } from '#core/card/tracks/unregistered.ts';
import { aRegistration } from '#test/support/a-registration.ts';

const test = suite('a track that a file registered');
test.before.each(() => knowRegistrations([]));
test.after.each(() => knowRegistrations([]));

const MACHINE = { zone: 'pacific', zoneOrigin: 'machine' } as const;

test('nobody registered it: it is not found, whatever form its slug has', () => {
  for (const key of ['qqq-mountain', 'zzz-eastern', '134658']) assert.is(trackByKey(key), null, key);
  assert.is(trackByCode('QQQ'), null);
  assert.is(trackName('QQQ'), 'QQQ');
});

test('it is found by slug, code and number, under its name', () => {
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

test('its corrected clock is the one everywhere, though its slug says another', () => {
  knowRegistrations([aRegistration({ zone: 'arizona' })]);
  assert.is(zoneOf('qqq-mountain'), 'America/Phoenix');
  assert.is(trackOfCode('QQQ', 'pacific')?.slug, 'qqq-mountain');
});

test('a second slug of its code stays an address, and is not the track of the code', () => {
  knowRegistrations([
    aRegistration(),
    aRegistration({ slug: 'qqq-pacific', zone: 'pacific', isCurrent: false }),
  ]);
  assert.is(trackByCode('QQQ')?.slug, 'qqq-mountain');
  assert.is(trackByKey('134658')?.slug, 'qqq-mountain');
  assert.is(trackByKey('qqq-pacific')?.timeZone, 'America/Los_Angeles');
});

test('one that only a chart registered is not known to race at present', () => {
  knowRegistrations([aRegistration({ registeredBy: 'chart' })]);
  assert.is(trackByCode('QQQ')?.isActive, false);
});

test('a file registers what is neither listed nor registered, under the name it gives', () => {
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

test('its clock is the one chosen, else that of its card, else of the machine, else the usual one', () => {
  const of = (chosen: 'mountain' | null, host: 'central' | null, onCard: 'pacific' | null) => {
    const { zone, zoneOrigin } = zoneOfUnlisted({ chosen, host }, onCard);
    return `${zone}, ${zoneOrigin}`;
  };
  assert.is(of('mountain', 'central', 'pacific'), 'mountain, chosen');
  assert.is(of(null, 'central', 'pacific'), 'pacific, post-times');
  assert.is(of(null, 'central', null), 'central, machine');
  assert.is(of(null, null, null), 'eastern, assumed');
});

test.run();
