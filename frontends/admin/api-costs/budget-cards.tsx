import type { Reply } from '#api/api.ts';
import { Badge, Card, classNames, money, oneDecimal } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { ShareBar } from '../share-bar.tsx';
import { isNearLimit } from './budget.ts';
import { spentText } from './spend-words.ts';

export type CostStats = Reply<'GET /api/cost-monitor/stats'>;

export function DailyBudget({ daily }: { readonly daily: CostStats['daily'] }) {
  const isNear = isNearLimit(daily.percentage);
  return (
    <Card
      title="Daily Budget"
      aside={isNear && <Badge tone="red">Alert</Badge>}
      className={classNames('admin-budget', isNear && 'admin-budget-red')}
    >
      <p className="admin-score">{spentText(daily.cost)}</p>
      <ShareBar
        label={`of ${money(daily.limit)}`}
        percent={daily.percentage}
        tone={isNear ? 'red' : 'green'}
        text={`${oneDecimal(daily.percentage)}%`}
      />
      <Facts
        facts={[
          ['Spent today', spentText(daily.cost)],
          ['Limit', money(daily.limit)],
          ['Remaining', money(daily.remaining)],
        ]}
      />
    </Card>
  );
}

export function MonthlyBudget({ monthly }: { readonly monthly: CostStats['monthly'] }) {
  const isNear = isNearLimit(monthly.percentage);
  return (
    <Card
      title="Monthly Budget"
      aside={isNear && <Badge tone="orange">Warning</Badge>}
      className={classNames('admin-budget', isNear && 'admin-budget-orange')}
    >
      <p className="admin-score">{spentText(monthly.cost)}</p>
      <ShareBar
        label={`of ${money(monthly.limit)}`}
        percent={monthly.percentage}
        tone={isNear ? 'orange' : 'green'}
        text={`${oneDecimal(monthly.percentage)}%`}
      />
      <Facts
        facts={[
          ['Spent this month', spentText(monthly.cost)],
          ['Limit', money(monthly.limit)],
          ['Projected for the month', spentText(monthly.projectedCost)],
        ]}
      />
    </Card>
  );
}
