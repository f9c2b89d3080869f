import { parseRaceId } from '#core/card/race.ts';
import { toIso } from '#core/kernel/instant.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import type { SpendRow } from '#core/spend/report.ts';
import type { BreakDownSpend, SpendList } from '#core/spend/use-cases/break-down-spend.ts';
import type { spendBreakdown } from '../contract/spend-breakdown.ts';
import type { Handlers } from '../handlers.ts';

export interface SpendBreakdownDeps {
  readonly breakDownSpend: BreakDownSpend;
}

const spent = ({ calls, tokens, cost, averageCost, assumed }: SpendRow) => ({
  calls,
  tokens,
  cost,
  averageCost,
  assumed,
});

const listed = <Row extends SpendRow, Named>(
  { rows, others }: SpendList<Row>,
  name: (row: Row) => Named,
) => ({
  rows: rows.map((row) => ({ ...name(row), ...spent(row) })),
  others,
});

function raceOf({ key }: SpendRow) {
  const parts = key === null ? null : parseRaceId(key);
  return {
    raceId: key,
    date: parts === null ? null : parseRaceDay(parts.day),
    raceNumber: parts?.number ?? null,
    isDemo: parts?.isDemo ?? false,
  };
}

export const spendBreakdownRoutes = ({
  breakDownSpend,
}: SpendBreakdownDeps): Handlers<typeof spendBreakdown> => ({
  show: async ({ query: { span } }) => {
    const found = await breakDownSpend(span);
    return {
      span,
      from: found.span.from,
      to: found.span.to,
      at: toIso(found.at),
      total: spent(found.total),
      byModel: listed(found.byModel, ({ key }) => ({ model: key ?? '' })),
      byFeature: listed(found.byFeature, ({ key }) => ({ feature: key ?? '' })),
      byRace: listed(found.byRace, raceOf),
      byMember: listed(found.byMember, ({ key, email }) => ({ memberId: key, email })),
      forecast: found.forecast,
      scoredPicks: found.scoredPicks,
    };
  },
});
