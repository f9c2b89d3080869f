import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Card, Empty, money } from '#kit/kit.ts';
import { spanText } from '../figures.ts';
import { metricsQuery, resultsQuery } from '../questions.ts';
import type { Trend } from './trends.ts';
import { payoffsByDay, trendsOf } from './trends.ts';

function Bar({ trend }: { readonly trend: Trend }) {
  return (
    <li className="trend">
      <span>{trend.label}</span>
      <svg
        className={trend.share === null ? 'trend-track trend-missing' : 'trend-track'}
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="trend-fill" width={(trend.share ?? 0) * 100} height={8} />
      </svg>
      <span className={trend.share === null ? 'small muted' : 'small'}>{trend.said}</span>
    </li>
  );
}

function Bars({ trends }: { readonly trends: readonly Trend[] }) {
  return (
    <ul className="plain-list trends">
      {trends.map((trend) => (
        <Bar key={trend.label} trend={trend} />
      ))}
    </ul>
  );
}

function Payoffs({ days }: { readonly days: ReturnType<typeof payoffsByDay> }) {
  const most = Math.max(1, ...days.map(({ paid }) => paid));
  if (days.length === 0) return <Empty title="No win payoffs yet" />;
  return (
    <Bars
      trends={days.map(({ day, paid, races }) => ({
        label: spanText(day, day),
        share: paid / most,
        said: `${money(paid)} on average, ${races} ${races === 1 ? 'race' : 'races'}`,
      }))}
    />
  );
}

/** How our picks have done, and what winners have paid. */
export function TrendBars() {
  const { slug } = useTrack();
  const metrics = useQuery(metricsQuery(slug));
  const results = useQuery(resultsQuery(slug));
  return (
    <Card
      title="Performance trends"
      foot="The “Return per $1” bar is half full at $1, the break-even point, and full at $2."
    >
      <QueryState query={metrics} what="the trends" count={3}>
        {(figures) => <Bars trends={trendsOf(figures, results.data ?? [])} />}
      </QueryState>
      <h3 className="small">Average $2 win payoff</h3>
      <QueryState query={results} what="the results" count={2}>
        {(all) => <Payoffs days={payoffsByDay(all)} />}
      </QueryState>
    </Card>
  );
}
