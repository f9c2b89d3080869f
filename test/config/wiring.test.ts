import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { readSettings } from '#config/env.ts';
import { appWiring } from '#config/wiring/app-wiring.ts';
import { type Bindings, containerOf, joined } from '#config/wiring/provide.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('Wiring');

test('everything that is named can be made, once', async () => {
  const { name, database, close } = await openTestDatabase();
  const folder = newDataFolder();
  try {
    const address = (await testServer()).connection(name);
    const revive = async () => undefined;
    const makers = appWiring({
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
    });
    const get = containerOf(makers);
    for (const binding of Object.keys(makers) as (keyof Bindings)[]) {
      assert.is.not(get(binding), undefined, binding);
      assert.is(get(binding), get(binding), binding);
    }
  } finally {
    await close();
    dropDataFolder(folder);
  }
});

test('a name that is not provided fails when it is taken', () => {
  const get = containerOf({} as Parameters<typeof containerOf>[0]);
  assert.throws(() => get('settings'), /settings/);
});

test('records are joined, and a name in two of them is refused', () => {
  assert.equal(joined({ a: 1 }, { b: 2 }), { a: 1, b: 2 });
  assert.throws(
    () => joined({ showCard: 1 }, { showDay: 2 }, { showCard: 3 }),
    /"showCard" is provided twice/,
  );
});

test.run();
