import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import { bookRecord } from '#core/notebook/book-record.ts';
import { type SettledEntry, settledEntry } from '#core/notebook/settled-entry.ts';
import { resultsOfDay } from '#core/results/results-of-day.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('a book on real payoffs');

const charts = ['2020-08-07', '2020-08-08'].map((day) => realData(`charts-2020/SAR_${day}.pdf`));

if (charts.every((chart) => chart !== null)) {
  const pdf = makePdfReader();
  test.after(() => pdf.close());

  test('$2 to win on every starter of two days returns the win payoffs, less refunds', async () => {
    const settled: SettledEntry[] = [];
    let paidCents = 0;
    for (const chart of charts) {
      const { sheet } = await readChartFile(chart, instant(0), pdf);
      const reported = resultsOfDay([sheet], null);
      for (const { raceNumber, starters, payouts } of sheet.races) {
        for (const { wager, payoff } of payouts) {
          if (wager === 'Win') paidCents += Math.round((payoff ?? 0) * 100);
        }
        for (const interest of new Set(starters.map(({ bettingInterest }) => bettingInterest))) {
          const id = `${sheet.day}-${raceNumber}-${interest}`;
          const entry = aBookEntry({ id, day: sheet.day, race: raceNumber, sets: [[interest]] });
          settled.push(settledEntry(entry, reported));
        }
      }
    }
    const record = bookRecord(settled);
    assert.equal([record.pending, record.unknown], [0, 0]);
    assert.is(record.returnedCents, paidCents);
    assert.is(record.stakedCents, 200 * (record.won + record.lost));
    const { returnPerDollar, range } = record;
    assert.ok(
      returnPerDollar !== null && returnPerDollar > 0.5 && returnPerDollar < 1.2,
      `${returnPerDollar}`,
    );
    assert.ok(range !== null && range.low <= returnPerDollar && returnPerDollar <= range.high);
  });
}

test.run();
