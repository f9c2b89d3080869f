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
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { refused } from '#test/support/refused.ts';

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

const outcomesOf = async (path: string) => {
  const said: string[] = [];
  const outcomes = await outcomesAt(path, (line) => void said.push(line), readChart);
  return { ...outcomes, said };
};

test('a missing or unreadable path is refused in a sentence, not left out', async () => {
  const missing = join(folder, 'no-such-folder');
  assert.match((await refused(outcomesOf(missing))).message, /no-such-folder: file not found\.$/);
  const unreadable = join(folder, 'x'.repeat(300));
  assert.match((await refused(outcomesOf(unreadable))).message, /x: it cannot be read \(ENAMETOOLONG\)\.$/);
});

test('later Brisnet cards count, loose and in a zip, beside charts', async () => {
  const path = await mkdtemp(join(folder, 'later-'));
  const card = drfText(drfCard(3));
  await writeFile(join(path, 'loose.DRF'), card);
  const chart = { name: 'a.xml', text: chartOf('2031-05-03') };
  await writeFile(join(path, 'mixed.zip'), aZip([chart, { name: 'zipped.DRF', text: card }]));
  await writeFile(join(path, 'only-cards.zip'), aZip([{ name: 'other.drf', text: card }]));
  const { races, laterCards, said } = await outcomesOf(path);
  assert.equal(said, []);
  assert.equal(
    laterCards.map(({ races: carded }) => carded.length),
    [1, 1, 1],
  );
  assert.is(races.length, 1);
  assert.is((await outcomesOf(join(path, 'only-cards.zip'))).laterCards.length, 1);
});

test.run();
