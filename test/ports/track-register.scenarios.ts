import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TrackRegister } from '#core/card/ports.ts';
import { aRegistration } from '#test/support/a-registration.ts';

interface Opened {
  readonly tracks: TrackRegister;
  close(): Promise<void>;
}

/** What every track register does; `open` returns an empty one. */
export function trackRegisterScenarios(name: string, open: () => Promise<Opened>): void {
  const test = suite<Opened>(`tracks registered by files, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('registrations come back as stored, in order of code', async ({ tracks }) => {
    assert.equal(await tracks.all(), []);
    const quietHills = aRegistration({
      code: 'ZZ',
      slug: 'zz-central',
      zone: 'central',
      name: 'Quiet Hills',
    });
    assert.equal(await tracks.register(quietHills), { registration: quietHills, isNew: true });
    await tracks.register(aRegistration());
    assert.equal(await tracks.all(), [aRegistration(), quietHills]);
  });

  test('a code has one registration: a second time zone changes nothing', async ({ tracks }) => {
    await tracks.register(aRegistration());
    const second = await tracks.register(
      aRegistration({ slug: 'qqq-pacific', zone: 'pacific', firstFile: 'second.drf' }),
    );
    assert.equal(second, { registration: aRegistration(), isNew: false });
    assert.equal(await tracks.all(), [aRegistration()]);
  });

  test('a later file may supply the name, and a card makes the track active', async ({ tracks }) => {
    await tracks.register(aRegistration({ registeredBy: 'chart' }));
    await tracks.register(aRegistration({ registeredBy: 'chart', name: 'Quail Run' }));
    const named = aRegistration({ registeredBy: 'chart', name: 'Quail Run' });
    assert.equal(await tracks.all(), [named]);
    await tracks.register(aRegistration({ name: 'Another Name' }));
    await tracks.register(aRegistration({ registeredBy: 'chart' }));
    assert.equal(await tracks.all(), [aRegistration({ name: 'Quail Run' })]);
  });

  test('three files at once register one track', async ({ tracks }) => {
    const zones = ['mountain', 'pacific', 'central'] as const;
    const all = await Promise.all(
      zones.map((zone) => tracks.register(aRegistration({ zone, slug: `qqq-${zone}` }))),
    );
    assert.is(all.filter(({ isNew }) => isNew).length, 1);
    assert.is(new Set(all.map(({ registration }) => registration.slug)).size, 1);
    assert.is((await tracks.all()).length, 1);
  });

  test('name and time zone can be corrected; the slug stays', async ({ tracks }) => {
    await tracks.register(aRegistration());
    await tracks.register(aRegistration({ code: 'ZZ', slug: 'zz-central' }));
    const corrected = { name: 'Quail Run', zone: 'pacific', zoneOrigin: 'corrected' } as const;
    const { after, racesMoved } = await tracks.correct('qqq-mountain', corrected);
    assert.equal([after, racesMoved], [aRegistration(corrected), 0]);
    assert.equal((await tracks.all())[0], after);
  });

  test('a correction without a name takes the stored name away, and a later file may supply one', async ({
    tracks,
  }) => {
    await tracks.register(aRegistration({ name: 'Quail Run' }));
    const nameless = { name: null, zone: 'mountain', zoneOrigin: 'post-times' } as const;
    assert.equal((await tracks.correct('qqq-mountain', nameless)).after, aRegistration());
    assert.is((await tracks.all())[0]?.name, null);
    await tracks.register(aRegistration({ name: 'Second Name' }));
    assert.is((await tracks.all())[0]?.name, 'Second Name');
  });

  test.run();
}
