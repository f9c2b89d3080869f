import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { typed } from './terminal.ts';

const test = suite('racing-cli completion');

/** What bash offers after the words of a line, the last of them being typed. */
async function offered(...line: readonly string[]): Promise<readonly string[]> {
  const { code, stdout: script } = await typed('none', ['completion', 'bash']);
  assert.is(code, 0);
  const words = ['racing-cli', ...line].map((word) => `'${word}'`).join(' ');
  const ask = `COMP_WORDS=(${words}); COMP_CWORD=${line.length}; _racing_cli; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', `${script}\n${ask}`], {
    encoding: 'utf8',
  });
  assert.equal([status, stderr], [0, '']);
  return stdout.split('\n').filter((word) => word !== '');
}

test('the Tab key completes commands, the commands below one, and options', async () => {
  assert.equal((await offered('ca')).toSorted(), ['capacity', 'card']);
  assert.equal(await offered('card', ''), ['import', 'show', '--help']);
  assert.ok((await offered('card', 'show', '2026-08-01', '--tr')).includes('--track'));
  assert.equal(await offered('ledger', '--json', 've'), ['verify']);
  assert.equal(await offered('gallop', 'x'), []);
});

test('an option that help does not show is not offered', async () => {
  const { stdout: help } = await typed('none', ['demo', 'load', '--help']);
  const options = (await offered('demo', 'load', '--')).filter((word) => word !== '--help');
  assert.ok(options.length > 0);
  for (const option of options) assert.match(help, option);
});

test('zsh and fish have scripts as well, another shell has none', async () => {
  for (const shell of ['zsh', 'fish']) {
    const { code, stdout } = await typed('none', ['completion', shell, '--json']);
    assert.is(code, 0);
    assert.match(JSON.parse(stdout).script, 'card import');
  }
  const { code, stderr } = await typed('none', ['completion', 'tcsh']);
  assert.is(code, 2);
  assert.match(stderr, 'bash, zsh, fish');
});

test.run();
