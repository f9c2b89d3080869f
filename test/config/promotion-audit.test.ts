import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openServerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('Administrators in the audit log');

test('the first administrator is in it, and one whose listed address a link proved', async () => {
  const { name, close } = await openTestDatabase();
  const folder = newDataFolder();
  try {
    const settings = readSettings({
      DATABASE_URL: await urlOfDatabase(name),
      RACING_DATA_DIR: folder,
      RACING_NOW: '2026-07-01T12:00:00Z',
      ADMIN_EMAILS: 'boss@example.com',
      PUBLIC_URL: 'https://turn.example',
    });
    const { get, appDatabase } = await openServerApp(settings, () => undefined);
    const form = { password: 'Saddle12', firstName: null, lastName: null, address: '192.0.2.1' };
    const setupCode = await get('openSetup')();
    const first = await get('signUp')({ ...form, email: 'anna@example.com', setupCode });
    const second = await get('signUp')({ ...form, email: 'boss@example.com', setupCode: null });
    const { url } = await get('makeLink')({ email: second.email });
    await get('redeemLink')({ ...form, secret: url.split('=')[1] ?? '' });
    const entries = await get('audit').list(null, 5);
    await appDatabase.close();
    assert.equal(
      entries.map(({ act, change }) => [act.by, act.name, change?.what, change?.subject]),
      [
        [second.id, 'one-time link', 'admin access granted', `user ${second.id}`],
        [first.id, 'setup code', 'admin access granted', `user ${first.id}`],
      ],
    );
  } finally {
    await close();
    dropDataFolder(folder);
  }
});

test.run();
