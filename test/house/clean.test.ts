import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PROJECT } from './house.ts';

const test = suite('clean');

const run = (...args: string[]): string => {
  const done = spawnSync(process.execPath, args, { cwd: PROJECT, encoding: 'utf8' });
  return done.status === 0
    ? ''
    : `${done.stdout}${done.stderr}`.slice(0, 4_000) || `ended with ${done.status}`;
};

const PROGRAMS = {
  core: 'core',
  'adapters, cli, config and migrations': 'config/tooling/tsconfig.node.json',
  frontends: 'frontends',
  test: 'test',
};

for (const [areas, program] of Object.entries(PROGRAMS)) {
  test(`the compiler has nothing to say about ${areas}`, () => {
    assert.is(run('node_modules/typescript/bin/tsc', '-p', program), '');
  });
}

test('the linter and formatter have nothing to say about the tree', () => {
  assert.is(run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'), '');
});

test.run();
