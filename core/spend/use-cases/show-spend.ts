import type { Instant } from '../../kernel/instant.ts';
import { addDays } from '../../kernel/race-day.ts';
import type { SpendKey } from '../call.ts';
import { type Budget, budgetDay, capsOn } from '../cap.ts';
import type { SpendStore } from '../ports.ts';
import { budgetUse, dailyRows, type SpendReport, type SpendRow, spendRow } from '../report.ts';

export interface ShowSpendDeps {
  readonly spend: Pick<SpendStore, 'spentUnder' | 'sums'>;
  readonly budget: Budget;
  /** The machine clock. */
  readonly clock: () => Instant;
}

/** What the outside analysts cost: today and this month, and day by day. */
export function makeShowSpend({ spend, budget, clock }: ShowSpendDeps) {
  /** What is used up of the budgets alone. */
  async function use(): Promise<Pick<SpendReport, 'day' | 'daily' | 'monthly'>> {
    const day = budgetDay(clock());
    const [today = 0, month = 0] = await spend.spentUnder(capsOn(budget, day, null));
    return { day, ...budgetUse(budget, { day, today, month }) };
  }

  async function report(): Promise<SpendReport> {
    const used = await use();
    const { day } = used;
    const by = async (key: SpendKey): Promise<readonly SpendRow[]> =>
      (await spend.sums({ from: day, to: day }, key)).map(spendRow);
    return {
      ...used,
      byService: await by('service'),
      byModel: await by('model'),
      byFeature: await by('feature'),
      byRace: await by('race'),
      byMember: await by('member'),
    };
  }

  async function trends(days: number): Promise<readonly SpendRow[]> {
    const to = budgetDay(clock());
    return dailyRows(await spend.sums({ from: addDays(to, 1 - days), to }, 'day'), to, days);
  }

  return { use, report, trends };
}

export type ShowSpend = ReturnType<typeof makeShowSpend>;
