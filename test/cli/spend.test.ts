import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { spendCommand } from '#cli/spend.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SpendReport, SpendRow } from '#core/operations/spend/report.ts';
import { heard } from './heard.ts';

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

const run = (report: SpendReport, ...args: string[]) =>
  heard(
    spendCommand(async () => ({
      showSpend: async () => ({ report, days: [row('2026-11-20'), row('2026-11-21')] }),
      close: async () => undefined,
    })),
    ...args,
  );

test('spending is told beside the budgets, and by what it was for', async () => {
  const { out } = await run(REPORT);
  assert.match(out, /today {2}\$0\.0500 of \$5\.00, 1\.0% used, \$4\.95 left/);
  assert.match(out, /month {2}\$2\.0000 of \$100\.00, 2\.0% used, about \$2\.86 by its end/);
  assert.match(out, /claude-x +4 +12000 +\$0\.0500 +\$0\.0125 +4/);
  assert.match(out, /2026-11-20 +4/);
});

test('a day without a question says so', async () => {
  assert.match(
    (await run({ ...REPORT, ...NOTHING })).out,
    /No question was put to an outside analyst today\./,
  );
});

test('as JSON it is all there', async () => {
  const told = JSON.parse((await run(REPORT, '--json')).out);
  assert.equal([told.daily.percentage, told.days.length, told.byRace[0].key], [1, 2, null]);
});

test.run();
