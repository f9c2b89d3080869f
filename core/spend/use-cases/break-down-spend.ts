import type { MemberId } from '../../accounts/member.ts';
import type { MemberStore } from '../../accounts/ports.ts';
import type { Instant } from '../../kernel/instant.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import type { ScoredRace } from '../../scorecards/scoreboard/scored-picks.ts';
import type { SpendSum } from '../call.ts';
import { budgetDay, monthStart } from '../cap.ts';
import { KNOWN_DAYS, type MonthForecast, monthForecast } from '../forecast.ts';
import type { SpendStore } from '../ports.ts';
import { dailyRows, type SpendRow, spendRow } from '../report.ts';
import { type ScoredPickCost, scoredPickCost } from '../scored-pick.ts';

export const SPEND_SPANS = ['month', 'today', '90-days'] as const;
export type SpendSpan = (typeof SPEND_SPANS)[number];

/** The most expensive rows of a kind, and the sum of the others. */
export interface SpendList<Row = SpendRow> {
  readonly rows: readonly Row[];
  readonly others: { readonly count: number; readonly cost: number };
}

/** A member's row; the address is null once they have left, and for the site's own questions. */
export type MemberSpend = SpendRow & { readonly email: string | null };

export interface SpendBreakdown {
  readonly span: DaySpan;
  /** By the machine's clock. */
  readonly at: Instant;
  readonly total: SpendRow;
  readonly byModel: SpendList;
  readonly byFeature: SpendList;
  readonly byRace: SpendList;
  readonly byMember: SpendList<MemberSpend>;
  readonly forecast: MonthForecast;
  readonly scoredPicks: ScoredPickCost;
}

export interface BreakDownSpendDeps {
  readonly spend: Pick<SpendStore, 'sums'>;
  readonly members: Pick<MemberStore, 'find'>;
  readonly scoredPicks: (span: DaySpan) => Promise<readonly ScoredRace[]>;
  /** The machine clock. */
  readonly clock: () => Instant;
}

const MOST_ROWS = 50;
/** Questions about a race are put this many days before it at most. */
const DAYS_AHEAD = 7;
const QUARTER = 90;

function spanOf(name: SpendSpan, day: RaceDay): DaySpan {
  if (name === 'today') return { from: day, to: day };
  return { from: name === 'month' ? monthStart(day) : addDays(day, 1 - QUARTER), to: day };
}

function listOf(sums: readonly SpendSum[]): SpendList {
  const rows = sums.map(spendRow);
  const others = rows.slice(MOST_ROWS);
  const cost = sumBy(others, (row) => row.cost);
  return { rows: rows.slice(0, MOST_ROWS), others: { count: others.length, cost } };
}

const inAll = (sums: readonly SpendSum[]): SpendRow =>
  spendRow(
    sums.reduce(
      (all, { calls, tokens, nanos, assumed }) => ({
        key: null,
        calls: all.calls + calls,
        tokens: all.tokens + tokens,
        nanos: all.nanos + nanos,
        assumed: all.assumed + assumed,
      }),
      { key: null, calls: 0, tokens: 0, nanos: 0, assumed: 0 },
    ),
  );

/** What the outside analysts cost by model, feature, race and member, what the month may come to, what a scored pick cost. */
export function makeBreakDownSpend(deps: BreakDownSpendDeps) {
  const { spend, members, scoredPicks, clock } = deps;

  async function named(row: SpendRow): Promise<MemberSpend> {
    const member = row.key === null ? null : await members.find({ id: row.key as MemberId });
    return { ...row, email: member?.email ?? null };
  }

  async function memberList(span: DaySpan): Promise<SpendList<MemberSpend>> {
    const { rows, others } = listOf(await spend.sums(span, 'member'));
    return { rows: await Promise.all(rows.map(named)), others };
  }

  async function forecastOn(day: RaceDay): Promise<MonthForecast> {
    const from = addDays(day, -KNOWN_DAYS);
    const byDay = await spend.sums({ from, to: day }, 'day');
    const rows = dailyRows(byDay, day, KNOWN_DAYS + 1);
    const whole = rows.slice(0, -1).map(({ cost }, nth) => ({ day: addDays(from, nth), cost }));
    const month = inAll(await spend.sums({ from: monthStart(day), to: day }, 'service')).cost;
    return monthForecast(whole, { day, today: rows.at(-1)?.cost ?? 0, month });
  }

  async function scoredIn(span: DaySpan): Promise<ScoredPickCost> {
    const asking = { from: addDays(span.from, -DAYS_AHEAD), to: span.to };
    const byRace = await spend.sums(asking, 'race', 'picks');
    const inTime = await spend.sums(span, 'service', 'picks');
    return scoredPickCost({ byRace, inTime }, await scoredPicks(span));
  }

  return async function breakDownSpend(name: SpendSpan): Promise<SpendBreakdown> {
    const instant = clock();
    const day = budgetDay(instant);
    const span = spanOf(name, day);
    return {
      span,
      at: instant,
      total: inAll(await spend.sums(span, 'service')),
      byModel: listOf(await spend.sums(span, 'model')),
      byFeature: listOf(await spend.sums(span, 'feature')),
      byRace: listOf(await spend.sums(span, 'race')),
      byMember: await memberList(span),
      forecast: await forecastOn(day),
      scoredPicks: await scoredIn(span),
    };
  };
}

export type BreakDownSpend = ReturnType<typeof makeBreakDownSpend>;
