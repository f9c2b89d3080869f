import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { type AskResults, makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('questions to real results');

const NOW = instant(Date.parse('2020-01-02T17:00:00Z'));
const folder = realData('nyra-2019');

if (folder !== null) {
  let ask: AskResults;
  test.before(async () => {
    const results = makeMemoryResultStore();
    for (const { sheet, contentHash } of await readNyraTablesFolder(folder, NOW))
      await results.keep(sheet, contentHash);
    const years = makeMemoryResultYears(results);
    const readBook = makeReadResultsBook({ results, years, yieldToEventLoop: async () => undefined });
    ask = makeAskResults({ readBook, clock: () => NOW, zone: 'America/New_York' });
  });

  test('a meet has its races and starters', async () => {
    const { races, total, from, to } = await ask('at Saratoga last season');
    assert.equal([races, total.starts, from, to], [403, 3185, '2019-07-11', '2019-09-02']);
  });

  test('favorites win as often as is known of the meets', async () => {
    for (const [track, percent] of [
      ['Saratoga', 39.2],
      ['Belmont', 38.8],
    ] as const) {
      const { total, races } = await ask(`favourites at ${track} in 2019`);
      assert.ok(Math.abs((100 * total.wins) / races - percent) < 0.6, `${track} ${total.wins} of ${races}`);
    }
  });

  test('the odds promise the wins there are, within chance', async () => {
    for (const question of ['in 2019', 'turf', 'dirt sprints', 'favourites', 'odds over 10-1']) {
      const { wins, expectedWins } = (await ask(question)).total;
      const off = Math.abs(wins - (expectedWins ?? 0)) / Math.sqrt(expectedWins ?? 1);
      assert.ok(off < 3, `${question}: ${wins} wins, ${expectedWins} promised`);
    }
  });

  test('betting everything loses about the takeout, and its interval says so', async () => {
    const { roi, roiRange } = (await ask('in 2019')).total;
    assert.ok(roi !== null && roi < -12 && roi > -32, String(roi));
    assert.ok(roiRange !== null && roiRange.low < -17 && roiRange.high > -27);
  });

  test('tables that name no trainer list jockeys', async () => {
    const { grouping, rows } = await ask('on turf in 2019');
    assert.is(grouping, 'jockeys');
    assert.ok(rows.length > 5);
  });
}

test.run();
