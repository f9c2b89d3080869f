import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dropDataFolder, newDataFolder, racingCli } from '#test/support/running-product.ts';

const test = suite('the way over to another major version of PostgreSQL');

test('back up, move the folder away, restore: what was there is there again', async () => {
  const folder = newDataFolder();
  try {
    const loaded = await racingCli(folder, ['demo', 'load', '--seed', '3', '--json']);
    const { day } = JSON.parse(loaded.stdout) as { readonly day: string };
    const card = ['card', 'show', day, '--json'];
    const before = (await racingCli(folder, card)).stdout;
    const file = join(folder, 'before.ctb');
    assert.is((await racingCli(folder, ['backup', file])).code, 0);

    writeFileSync(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '12\n');
    const refused = await racingCli(folder, card);
    assert.is(refused.code, 4);
    assert.match(refused.stderr, /racing-cli backup FILE/);

    renameSync(join(folder, 'postgres'), join(folder, 'postgres-12'));
    const restored = await racingCli(folder, ['restore', file]);
    assert.is(restored.code, 0, restored.stderr);
    assert.is((await racingCli(folder, card)).stdout, before);
  } finally {
    dropDataFolder(folder);
  }
});

test.run();
