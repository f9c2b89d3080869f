import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chartsAt } from '#adapters/files/chart-file/chart-files.ts';
import { aZip } from '#test/support/a-zip.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('chart files');
const folder = await mkdtemp(join(tmpdir(), 'charts-'));
test.after(() => rm(folder, { recursive: true }));

const CHART = '<CHART/>';

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function namesAt(path: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { fileName, filesInZip, bytes } of chartsAt(path))
    names.push(`${fileName} of ${filesInZip}: ${(await bytes()).length}`);
  return names;
}

test('a file is one chart; a zip, whatever it is called, is those in it', async () => {
  const one = await fileOf('a.xml', CHART);
  assert.equal(await namesAt(one), [`a.xml of 1: ${CHART.length}`]);
  const members = ['x.xml', 'y.PDF'].map((name) => ({ name, text: CHART }));
  const zip = await fileOf('zipped.xml', aZip([...members, { name: 'readme.txt', text: '' }]));
  assert.equal(await namesAt(zip), [
    `zipped.xml, x.xml of 2: ${CHART.length}`,
    `zipped.xml, y.PDF of 2: ${CHART.length}`,
  ]);
});

test('a missing file and a folder are refused by name', async () => {
  assert.is((await refused(namesAt(join(folder, 'none.xml')))).message, 'none.xml: file not found.');
  assert.is((await refused(namesAt(folder))).code, 'results.chart-unreadable');
});

test.run();
