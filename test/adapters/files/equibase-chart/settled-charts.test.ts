import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { settlementOf } from '#core/results/settlement.ts';
import { box, partWheel, straight } from '#core/tickets/ticket.ts';
import { PLACES, type Wager } from '#core/tickets/wager.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('bets on real races');

const days = ['2020-07-25', '2020-08-08', '2020-08-15', '2020-08-19', '2020-08-20'];
const charts = days.map((day) => realData(`charts-2020/SAR_${day}.pdf`));
const names = new Map(Object.keys(PLACES).map((wager) => [wager, wager as Wager]));

if (charts.every((chart) => chart !== null)) {
  const pdf = makePdfReader();
  const races = new Map<string, RaceResult>();
  test.before(async () => {
    for (const chart of charts) {
      const { sheet } = await readChartFile(chart, instant(0), pdf);
      for (const race of sheet.races) races.set(`${sheet.day} ${race.raceNumber}`, race);
    }
  });
  test.after(() => pdf.close());
  const race = (key: string) => races.get(key) as RaceResult;

  test('a ticket on each line that was paid returns what it says', () => {
    let lines = 0;
    for (const result of races.values()) {
      for (const { wager, base, winningNumbers, payoff } of result.payouts) {
        const bet = names.get(wager.toLowerCase());
        if (bet === undefined) continue;
        lines += 1;
        assert.is(settlementOf(straight(bet, base, winningNumbers.split('-')), result).returned, payoff);
      }
    }
    assert.ok(lines > 400, `${lines} lines`);
  });

  test('both horses level in fourth are paid in the superfecta, all four that show in a dead heat for third', () => {
    const fourth = settlementOf(box('superfecta', 0.1, ['7', '8', '3', '1', '5']), race('2020-08-19 5'));
    assert.equal([fourth.combinations, fourth.staked, fourth.returned], [120, 12, 33.84]);
    const third = partWheel('trifecta', 0.5, [['2'], ['4'], ['1', '5']]);
    assert.is(settlementOf(third, race('2020-08-20 7')).returned, 9.85);
  });

  test('a disqualified winner loses, an entry is paid by either number', () => {
    assert.is(settlementOf(straight('win', 2, ['1']), race('2020-08-08 8')).outcome, 'lost');
    assert.is(settlementOf(straight('win', 2, ['2']), race('2020-08-08 8')).returned, 16.8);
    for (const number of ['1', '1A'])
      assert.is(settlementOf(straight('win', 2, [number]), race('2020-08-08 2')).returned, 4.5);
  });

  test('a declared non-starter and a show bet without a pool are refunded', () => {
    assert.is(settlementOf(straight('win', 2, ['4']), race('2020-08-15 7')).outcome, 'refunded');
    assert.is(settlementOf(straight('show', 2, ['1']), race('2020-07-25 3')).outcome, 'refunded');
  });
}

test.run();
