import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { serve } from '#config/serve.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, urlOfDatabase } from '#test/support/test-database.ts';

const test = suite('A setup code that cannot be read');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

test('ends the start before the server listens', async () => {
  const { name, close } = await openTestDatabase();
  const folder = newDataFolder();
  mkdirSync(join(folder, 'setup-code'));
  try {
    const port = await freePort();
    const settings = readSettings({
      DATABASE_URL: await urlOfDatabase(name),
      RACING_DATA_DIR: folder,
      RACING_NOW: '2026-07-01T12:00:00Z',
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    const end = await serve(settings, () => undefined).then(
      () => 'served',
      (error: NodeJS.ErrnoException) => error.code,
    );
    assert.is(end, 'EISDIR');
    const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => null);
    assert.is(answer, null);
  } finally {
    await close();
    dropDataFolder(folder);
  }
});

test.run();
