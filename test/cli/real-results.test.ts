import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChartImport } from '#cli/chart-import.ts';
import type { DayResults, ShownRace } from '#core/results/day-results.ts';
import { realData } from '#test/support/real-data.ts';
import { bodyOf, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('a real chart, from the terminal to the calls');

const DAY = '2020-08-08';
const chart = realData('charts-2020/SAR_2020-08-08.pdf');
const figures = realData('speed-figures/SAR_2022-08-21.pdf');

const RACE_11 = 11;
const winnerOf = ({ starters }: ShownRace) => starters.find(({ official }) => official === 1);
const numbered = ({ races }: DayResults, number: number): ShownRace =>
  races.find(({ raceNumber }) => raceNumber === number) as ShownRace;

if (chart !== null) {
  let product: ProductFolder;
  test.before(async () => {
    product = await openProductFolder({ held: true });
  });
  test.after(() => product.close());

  test('its 12 races are stored, and importing them again changes nothing', async () => {
    const importFacts = () => typedJson<ChartImport[]>(product.path, 'chart', 'import', chart);
    const [first] = await importFacts();
    const { refused, ...counts } = first?.summary ?? { refused: null };
    assert.equal([first?.outcome, first?.track, first?.day], ['kept', 'SAR', DAY]);
    assert.equal(counts, { races: 12, cancelled: 0, starters: 87, payouts: 137, partial: false });
    assert.equal(refused, []);
    assert.equal((await importFacts())[0]?.outcome, 'known');
  });

  test('the terminal and the call give the same winners, times and payoffs', async () => {
    const day = await typedJson<DayResults>(product.path, 'results', 'show', DAY);
    const race = numbered(day, RACE_11);
    assert.equal(
      [winnerOf(race)?.horseName, winnerOf(race)?.odds, race.finalTimeSeconds],
      ['Tiz the Law', 0.5, 120.95],
    );
    const running = await product.serve();
    const visitor = visitorAt(running.address);
    const body = bodyOf<{ totalRaces: number; races: Record<string, unknown>[] }>(
      await visitor.get(`/api/race-results-ai/archive/${DAY}`),
    );
    await running.stop();
    assert.is(body.totalRaces, 12);
    const { finalTime, payouts, results } = body.races[RACE_11 - 1] as {
      finalTime: string;
      payouts: Record<string, number>;
      results: { position: number; horseName: string; odds: string }[];
    };
    assert.equal([finalTime, payouts['win'], payouts['place'], payouts['show']], ['2:00.95', 3, 2.4, 2.1]);
    assert.equal([results[0]?.position, results[0]?.horseName, results[0]?.odds], [1, 'Tiz the Law', '0.50']);
  });

  test('a backup carries the results into an empty house', async () => {
    const file = join(product.path, 'results.ctb');
    await typedJson(product.path, 'backup', file);
    const empty = await openProductFolder({ held: true });
    try {
      await typedJson(empty.path, 'restore', file);
      const dayResults = await typedJson<DayResults>(empty.path, 'results', 'show', DAY);
      assert.equal(dayResults, await typedJson<DayResults>(product.path, 'results', 'show', DAY));
    } finally {
      await empty.close();
    }
  });

  if (figures !== null) {
    test('a figure report of another day than requested is refused, its own is stored', async () => {
      const command = ['figures', 'import', figures, '--date'];
      const wrong = await typed(product.path, [...command, '2022-08-20']);
      assert.equal([wrong.code, wrong.stdout], [3, '']);
      assert.match(wrong.stderr, 'the report is of 2022-08-21, not of 2022-08-20. Nothing was changed.');
      const stored = await typedJson<{ outcome: string; day: string }>(
        product.path,
        ...command,
        '2022-08-21',
      );
      assert.equal([stored.outcome, stored.day], ['kept', '2022-08-21']);
    });
  }
}

test.run();
