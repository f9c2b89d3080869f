import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { typed } from './terminal.ts';

const test = suite('racing-cli capacity');

test('says what a million members need, and what that rests on', async () => {
  const { code, stdout } = await typed('none', ['capacity', '--members', '1000000']);
  assert.is(code, 0);
  assert.match(stdout, /^pages open at once +100,000$/m);
  assert.match(stdout, /^serve processes, a processor each +\d/m);
  assert.match(stdout, /Assumed: 10% of the members at once/);
  assert.match(stdout, /Measured: .*config\/docs\/capacity\.md/s);
});

test('prints the same as JSON', async () => {
  const { stdout } = await typed('none', ['capacity', '--members', '50000', '--pool', '5', '--json']);
  const { plan, measured } = JSON.parse(stdout);
  assert.equal([plan.members, plan.postgresConnections], [50_000, plan.serveProcesses * 8]);
  assert.ok(measured.sameFromProxy > 0);
});

test('refuses what is no number of members, and says what it takes', async () => {
  for (const members of ['0', '-3', 'many', '1e6', '100000001', '']) {
    const { code, stderr } = await typed('none', ['capacity', '--members', members]);
    assert.is.not(code, 0, members);
    assert.match(stderr, /from 1 to 100,000,000|members/, members);
  }
  assert.is.not((await typed('none', ['capacity'])).code, 0);
});

test.run();
