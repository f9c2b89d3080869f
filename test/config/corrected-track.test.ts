import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { readSettings } from '#config/env.ts';
import { appWiring } from '#config/wiring/app-wiring.ts';
import { containerOf } from '#config/wiring/provide.ts';
import { knowRegistrations, registeredBySlug } from '#core/card/tracks/registrations.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { aRegistration } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('a registered track, corrected by an administrator');

const CORRECTION = { track: 'QQQ', name: 'Quail Run', zone: 'pacific' } as const;
const ACT = { by: null, name: 'tracks correct', requestId: null, subject: 'QQQ' };

/** The app with track QQQ registered on mountain time, and what this process knows of it. */
async function opened() {
  const { name, database, close } = await openTestDatabase();
  const folder = newDataFolder();
  const revive = async () => undefined;
  const address = (await testServer()).connection(name);
  const get = containerOf(
    appWiring({
      settings: readSettings({ RACING_DATA_DIR: folder }),
      appDatabase: {
        database,
        address,
        direct: address,
        serving: { address, direct: address, isPooled: false, role: null },
        where: 'the test server',
        revive,
        close: revive,
      },
      locate: null,
      racingClock: machineClock,
    }),
  );
  await get('trackRegister').register(aRegistration());
  await get('readRegistrations')();
  return {
    get,
    known: () => {
      const track = registeredBySlug('qqq-mountain');
      return [track?.displayName, track?.timeZone];
    },
    close: async () => {
      knowRegistrations([]);
      await close();
      dropDataFolder(folder);
    },
  };
}

test('this process knows the new name and time zone once the correction is stored, and not before', async () => {
  const { get, known, close } = await opened();
  try {
    const before = known();
    await get('runCommand')(ACT, async () => {
      await get('administrator.correctTrack')(CORRECTION);
      assert.equal(known(), before);
    });
    assert.equal(known(), ['Quail Run', 'America/Los_Angeles']);
  } finally {
    await close();
  }
});

test('a correction that is rolled back is not known to this process', async () => {
  const { get, known, close } = await opened();
  try {
    const before = known();
    const failed = await get('runCommand')(ACT, async () => {
      await get('administrator.correctTrack')(CORRECTION);
      throw new Error('the audit log is full');
    }).catch((error: unknown) => String(error));
    assert.match(String(failed), 'the audit log is full');
    assert.equal(known(), before);
    assert.is((await get('trackRegister').all())[0]?.name, null);
  } finally {
    await close();
  }
});

test('stored results are sealed again on the new clock with the correction, and once', async () => {
  const { get, close } = await opened();
  const zones = async () =>
    (await get('resultChain').after(0, 9)).map((row) => [row.seq, resultsIn(row).timeZone]);
  try {
    await get('results').keep(aSheet({ track: 'QQQ', races: [aRaceResult()] }), 'hash');
    await get('results').keep(aSheet(), 'of another track');
    const others = [
      [1, 'America/Denver'],
      [2, 'America/New_York'],
    ];
    assert.equal(await zones(), others);
    await get('runCommand')(ACT, async () => {
      await get('administrator.correctTrack')(CORRECTION);
      assert.equal(await zones(), others, 'nothing is sealed on a clock that may be rolled back');
    });
    assert.equal(await zones(), [...others, [3, 'America/Los_Angeles']]);
    const renamed = { track: 'QQQ', name: 'Quail Run Downs' };
    await get('runCommand')(ACT, async () => get('administrator.correctTrack')(renamed));
    assert.is((await zones()).length, 3, 'a name is not on the record');
    const { fault, corrections } = await get('verifyResults')();
    assert.equal(
      [fault, corrections.map(({ seq, values }) => [seq, values.map((value) => value.fact)])],
      [null, [[3, ['time zone']]]],
    );
  } finally {
    await close();
  }
});

test.run();
