import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { outcomesAt } from '#config/commands/cards-and-results.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { aZip } from '#test/support/a-zip.ts';

const test = suite('results to compare with cards');
const folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
test.after(() => rm(folder, { recursive: true }));

const readChart = makeReadChart({
  pdf: { read: () => Promise.reject(new Error('no PDF here')), close: async () => undefined },
  clock: () => instant(Date.parse('2031-06-01T12:00:00Z')),
});

const chartOf = (day: string): string =>
  aTrackmasterChart({ day: day as RaceDay, races: [{ number: 1, entries: FOUR }] });

test('a bad chart in a zip is named, and the charts after it are read', async () => {
  const path = join(folder, 'charts.zip');
  const members = [
    { name: 'a.xml', text: chartOf('2031-05-03') },
    { name: 'b.xml', text: '<CHART><RACE' },
    { name: 'c.xml', text: chartOf('2031-05-04') },
  ];
  await writeFile(path, aZip(members));
  const said: string[] = [];
  const { races } = await outcomesAt(path, (line) => void said.push(line), readChart);
  assert.equal(
    races.map(({ day }) => day),
    ['2031-05-03', '2031-05-04'],
  );
  assert.is(said.length, 1);
  assert.match(said[0] ?? '', /^Left out: charts\.zip, b\.xml/);
});

test.run();
