import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { signUpAdmin } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Registered tracks over HTTP');
test.after.each(() => knowRegistrations([]));

async function opened() {
  const tracks = makeMemoryTrackRegister();
  await tracks.register(aRegistration());
  knowRegistrations(await tracks.all());
  const server = await openTestServer({ tracks, cards: [aCard({ trackSlug: 'qqq-mountain' })] });
  const admin = server.browser();
  await signUpAdmin(admin);
  return { server, admin, tracks };
}

test('an unregistered track is not found; a registered one is found by slug and by number', async () => {
  const { server, admin } = await opened();
  try {
    const visitor = server.browser();
    for (const key of ['zzz-eastern', 'qqq-pacific', '100001'])
      assert.is((await visitor.ask('GET', `/api/tracks/${key}/config`)).status, 404, key);
    for (const slug of ['qqq-mountain', '134658']) {
      const config = await admin.call('GET /api/tracks/{slug}/config', { params: { slug } });
      assert.equal([config.code, config.timeZone, config.isActive], ['QQQ', 'America/Denver', true]);
    }
    assert.is((await admin.ask('GET', '/api/races/today?track=zzz-eastern')).status, 404);
  } finally {
    await server.close();
  }
});

test('an administrator sees how each fact about a listed track is known, and what is in doubt', async () => {
  const { server, admin } = await opened();
  try {
    const recordOf = (slug: string) =>
      admin.call('GET /api/admin/tracks/{slug}/record', { params: { slug } });
    const { displayName, facts } = await recordOf('aqueduct');
    assert.is(displayName, 'Aqueduct');
    assert.equal(
      facts?.find(({ name }) => name === 'Circumference'),
      {
        name: 'Circumference',
        value: '9 furlongs',
        source: 'common knowledge',
        doubt: 'not checked in print',
      },
    );
    assert.is((await recordOf('qqq-mountain')).facts, null);
    assert.is((await admin.ask('GET', '/api/admin/tracks/zzz-eastern/record')).status, 404);
    assert.is((await server.browser().ask('GET', '/api/admin/tracks/aqueduct/record')).status, 401);
  } finally {
    await server.close();
  }
});

test('an administrator sees what registered a track and corrects its name and time zone', async () => {
  const { server, admin } = await opened();
  try {
    const [registered] = await admin.call('GET /api/admin/tracks', {});
    assert.equal(
      [registered?.code, registered?.timeZone, registered?.zoneOrigin, registered?.firstFile],
      ['QQQ', 'America/Denver', 'post-times', 'Brisnet card QQQ0802.DRF'],
    );
    const { track } = await admin.call('PATCH /api/admin/tracks/{slug}', {
      params: { slug: 'QQQ' },
      body: { name: '  Quail   Run ', zone: 'arizona' },
    });
    assert.equal(
      [track.slug, track.name, track.timeZone, track.zoneOrigin],
      ['qqq-mountain', 'Quail Run', 'America/Phoenix', 'corrected'],
    );
  } finally {
    await server.close();
  }
});

test('a listed track, an unknown one and an empty correction are refused with what to do', async () => {
  const { server, admin } = await opened();
  try {
    const refusal = async (slug: string, body: object) => {
      const { status, text } = await admin.ask('PATCH', `/api/admin/tracks/${slug}`, { body });
      return `${status} ${(JSON.parse(text) as { message: string }).message}`;
    };
    assert.match(await refusal('saratoga', { name: 'Spa' }), /^400 Saratoga is a listed track/);
    assert.match(await refusal('zzz-eastern', { name: 'Spa' }), /^404 There is no track "zzz-eastern"/);
    assert.is(await refusal('QQQ', {}), '400 Give a new name, a new time zone or both.');
    assert.match(await refusal('QQQ', { name: ' 7 ' }), /^400 A track's name has letters/);
    assert.match(await refusal('QQQ', { zone: 'lunar' }), /^400 /);
  } finally {
    await server.close();
  }
});

test.run();
