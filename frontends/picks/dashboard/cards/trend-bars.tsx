import { useQuery } from '@tanstack/react-query';
import { Card, Empty, money } from '#kit/kit.ts';
import { Asked } from '../../parts/asked.tsx';
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

/** How the house's picks have done, and what winners have paid. */
export function TrendBars() {
  const metrics = useQuery(metricsQuery);
  const results = useQuery(resultsQuery);
  return (
    <Card
      title="Performance trends"
      foot="The bar of “Back per $1” is full at $2 and half full at $1, the stake."
    >
      <Asked question={metrics} what="the trends" count={3}>
        {(figures) => <Bars trends={trendsOf(figures, results.data ?? [])} />}
      </Asked>
      <h3 className="small">What $2 on the winner paid</h3>
      <Asked question={results} what="the results" count={2}>
        {(all) => {
          const days = payoffsByDay(all);
          const most = Math.max(1, ...days.map(({ paid }) => paid));
          if (days.length === 0) return <Empty title="No priced winner yet" />;
          return (
            <Bars
              trends={days.map(({ day, paid, races }) => ({
                label: spanText(day, day),
                share: paid / most,
                said: `${money(paid)} on average, ${races} ${races === 1 ? 'race' : 'races'}`,
              }))}
            />
          );
        }}
      </Asked>
    </Card>
  );
}
