import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { spendCommand } from '#cli/spend.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SpendReport, SpendRow } from '#core/spend/report.ts';
import type { SpendBreakdown } from '#core/spend/use-cases/break-down-spend.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli spend');

const row = (key: string | null, change: Partial<SpendRow> = {}): SpendRow => ({
  key,
  calls: 4,
  tokens: 12_000,
  cost: 0.05,
  averageCost: 0.0125,
  assumed: 0,
  ...change,
});

const REPORT: SpendReport = {
  day: '2026-11-21' as RaceDay,
  daily: { cost: 0.05, limit: 5, remaining: 4.95, percentage: 1 },
  monthly: { cost: 2, limit: 100, projectedCost: 2.857, percentage: 2 },
  byService: [row('anthropic')],
  byModel: [row('claude-x', { assumed: 4 })],
  byFeature: [row('picks')],
  byRace: [row(null)],
  byMember: [row(null)],
};
const NOTHING = { byService: [], byModel: [], byFeature: [], byRace: [], byMember: [] };

const list = (...rows: SpendRow[]) => ({ rows, others: { count: 0, cost: 0 } });
const FOUND: SpendBreakdown = {
  span: { from: '2026-11-01' as RaceDay, to: '2026-11-21' as RaceDay },
  at: instant(Date.UTC(2026, 10, 21, 17)),
  total: row(null),
  byModel: list(row('claude-x', { assumed: 4 })),
  byFeature: list(row('picks')),
  byRace: { rows: [row(null)], others: { count: 3, cost: 0.25 } },
  byMember: { rows: [{ ...row('m-1'), email: 'anna@example.com' }], others: { count: 0, cost: 0 } },
  forecast: {
    is: 'estimated',
    expected: 3,
    low: 2.5,
    high: 3.5,
    level: 0.8,
    basis: { from: '2026-10-24' as RaceDay, to: '2026-11-20' as RaceDay, days: 28, perDay: 0.1 },
    daysLeft: 10,
  },
  scoredPicks: { races: 10, picks: 20, cost: 1, perPick: 0.05, ofAllPicks: 1.5 },
};
const TOO_FEW: Partial<SpendBreakdown> = {
  forecast: { is: 'too-few-days', days: 1, needed: 7 },
  scoredPicks: { races: 0, picks: 0, cost: 0, perPick: null, ofAllPicks: 0.2 },
};

const runSpend = async (found: SpendBreakdown, report: SpendReport, ...args: string[]) =>
  runCommand(
    spendCommand(async () => ({
      showSpend: async () => ({ report, days: [row('2026-11-20'), row('2026-11-21')] }),
      breakDownSpend: async () => found,
      close: async () => undefined,
    })),
    ...args,
  );
const run = (report: SpendReport, ...args: string[]) => runSpend(FOUND, report, ...args);

test('spending is printed beside the budgets, and by purpose', async () => {
  const { out } = await run(REPORT);
  assert.match(out, /today {2}\$0\.0500 of \$5\.00, 1\.0% used, \$4\.95 left/);
  assert.match(out, /month {2}\$2\.00 of \$100\.00, 2\.0% used/);
  assert.match(
    out,
    /Month forecast: about \$3\.00 \(80% range \$2\.50 to \$3\.50\), based on the 28 full days/,
  );
  assert.match(out, /A scored pick cost \$0\.0500: \$1\.00 for 20 picks on 10 settled races/);
  assert.match(out, /anna@example\.com +4/);
  assert.match(out, /and 3 more, \$0\.2500 together/);
  assert.match(out, /claude-x +4 +12000 +\$0\.0500 +\$0\.0125 +4/);
  assert.match(out, /2026-11-20 +4/);
});

test('too few days make no forecast, and no settled pick no price of one', async () => {
  const { out } = await runSpend({ ...FOUND, ...TOO_FEW }, REPORT);
  assert.match(out, /No month forecast: 1 full day of usage so far; 7 needed\./);
  assert.match(out, /No AI pick has been settled yet; pick requests cost \$0\.2000\./);
});

test('a day without a question says so', async () => {
  assert.match((await run({ ...REPORT, ...NOTHING })).out, /No AI calls today\./);
});

test('as JSON it is all there', async () => {
  const printed = JSON.parse((await run(REPORT, '--json')).out);
  assert.equal([printed.daily.percentage, printed.days.length, printed.byRace[0].key], [1, 2, null]);
  assert.equal(
    [printed.breakdown.forecast.is, printed.breakdown.at],
    ['estimated', '2026-11-21T17:00:00.000Z'],
  );
});

test.run();
