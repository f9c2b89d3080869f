import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCodeOf, OUTSIDE_UNAVAILABLE } from '#cli/exit-code.ts';
import { keepRecords } from '#config/model-files.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('files of models');

const folder = mkdtempSync(join(tmpdir(), 'models-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

const recordIn = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

test('records take the place of the old ones, and nothing else is left there', () => {
  writeFileSync(join(folder, 'blend.json'), '"old"');
  const names = keepRecords(folder, { blend: { power: 1 }, public: { power: 2 } });
  assert.equal(names, ['config/models/blend.json', 'config/models/public.json']);
  assert.equal([recordIn('blend'), recordIn('public')], [{ power: 1 }, { power: 2 }]);
  assert.equal(readdirSync(folder).sort(), ['blend.json', 'public.json']);
});

test('one that cannot be written leaves every old one as it was, and says so', async () => {
  const work = () => keepRecords(folder, { blend: { power: 9 }, 'no-folder/scores': {} });
  const refusal = await refused(Promise.resolve().then(work));
  assert.match(refusal.message, /^The models could not be saved in .*: ENOENT/);
  assert.is(exitCodeOf(refusal), OUTSIDE_UNAVAILABLE);
  assert.equal(recordIn('blend'), { power: 1 });
  assert.equal(readdirSync(folder).sort(), ['blend.json', 'public.json']);
});

test('a path that is not a folder', async () => {
  const work = Promise.resolve().then(() => keepRecords(join(folder, 'none'), { blend: {} }));
  assert.is((await refused(work)).code, 'models.not-kept');
});

test.run();
