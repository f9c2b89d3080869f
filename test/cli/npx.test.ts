import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { cleanEnvironment, startProgram } from '#test/support/running-product.ts';
import { openProductFolder } from './product-folder.ts';
import { typedJson } from './terminal.ts';

const test = suite('npx racing-cli');

test("from the project's folder it is the project's own command, with no registry in reach", async () => {
  const product = await openProductFolder({ held: true });
  const file = join(product.path, 'SAR0802.DRF');
  writeFileSync(file, drfText(drfCard(4)));
  const npx = (...args: string[]) =>
    startProgram('npx', ['racing-cli', ...args], {
      ...cleanEnvironment(product.path),
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(product.path, 'npm-cache'),
      npm_config_update_notifier: 'false',
    }).ended;
  await typedJson(product.path, 'card', 'import', file);
  const [ended, refused] = [
    await npx('card', 'show', '2025-08-02', '--json'),
    await npx('rate', '2025-08-03'),
  ];
  assert.is(ended.code, 0, ended.stderr);
  assert.is(JSON.parse(ended.stdout).races.length, 1);
  assert.is(refused.code, 3, 'the exit code comes through');
  await product.close();
});

test.run();
