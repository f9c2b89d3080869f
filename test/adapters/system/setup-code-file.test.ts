import { statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSetupCodeFile } from '#adapters/system/setup-code-file.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';

const test = suite('The setup code in the data folder');

test('it is there again after a restart, for its owner only, until it is removed', async () => {
  const folder = newDataFolder();
  try {
    const file = makeSetupCodeFile(folder);
    assert.is(await file.read(), null);
    await file.keep('first');
    await file.keep('second');
    assert.is(await makeSetupCodeFile(folder).read(), 'second');
    assert.is(statSync(join(folder, 'setup-code')).mode & 0o777, 0o600);
    await file.remove();
    await file.remove();
    assert.is(await file.read(), null);
  } finally {
    dropDataFolder(folder);
  }
});

test.run();
