import { useQuery } from '@tanstack/react-query';
import { useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Card, raceDay, SelectField, Skeleton } from '#kit/kit.ts';
import { numbered } from '../format.ts';
import { spendBreakdownQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { ScoredPickCard } from './scored-pick-card.tsx';
import { SpendTable } from './spend-table.tsx';
import type { Spend, SpendSpan } from './spend-words.ts';
import { featureOf, memberName, modelName, raceName, spans, spentText } from './spend-words.ts';

function Tables({ spend }: { readonly spend: Spend }) {
  const [by, choose] = useQueryValue('by');
  const { byModel, byFeature, byRace, byMember } = spend;
  const total = spend.total.cost;
  return (
    <Tabs
      label="Break down spending by"
      chosen={by ?? 'model'}
      onChoose={(key) => choose(key === 'model' ? null : key)}
      tabs={[
        {
          key: 'model',
          label: 'By Model',
          panel: () => <SpendTable what="Model" nameOf={modelName} list={byModel} total={total} />,
        },
        {
          key: 'feature',
          label: 'By Feature',
          panel: () => <SpendTable what="Feature" nameOf={featureOf} list={byFeature} total={total} />,
        },
        {
          key: 'race',
          label: 'By Race',
          panel: () => <SpendTable what="Race" nameOf={raceName} list={byRace} total={total} />,
        },
        {
          key: 'user',
          label: 'By User',
          panel: () => <SpendTable what="User" nameOf={memberName} list={byMember} total={total} />,
        },
      ]}
    />
  );
}

const isSpan = (text: string | null): text is SpendSpan => spans.some(({ value }) => value === text);

/** Where the money went, the forecast for the month, and the cost per scored pick. */
export function SpendBreakdown({
  isAuto,
  monthlyLimit,
}: {
  readonly isAuto: boolean;
  readonly monthlyLimit: number;
}) {
  const [requestedSpan, choose] = useQueryValue('span');
  const span = isSpan(requestedSpan) ? requestedSpan : 'month';
  const found = useQuery(spendBreakdownQuery(span, isAuto));
  const { data: spend, isPlaceholderData: isComing, error } = found;
  return (
    <>
      {spend && (
        <div className="admin-columns">
          <ForecastCard forecast={spend.forecast} limit={monthlyLimit} calculatedAt={spend.at} />
          <ScoredPickCard scored={spend.scoredPicks} calculatedAt={spend.at} />
        </div>
      )}
      {!spend && !error && <Skeleton shape="cards" count={2} label="Loading the forecast for the month" />}
      <Card title="Where the Money Went">
        <div className="admin-spend-head">
          <SelectField
            label="Time"
            choices={spans}
            value={span}
            onChange={(event) => choose(event.target.value === 'month' ? null : event.target.value)}
          />
          {spend && (
            <p className="small muted" role="status">
              {isComing ? 'Loading. Still shown: ' : ''}
              {spend.from === spend.to ? raceDay(spend.to) : `${raceDay(spend.from)} to ${raceDay(spend.to)}`}
              , New York days: {numbered(spend.total.calls, 'call')}, {spentText(spend.total.cost)}.
            </p>
          )}
        </div>
        <QueryView
          query={found}
          failed="Where the money went could not be loaded."
          coming={<Skeleton shape="table" count={4} label="Loading where the money went" />}
        >
          {(known) => <Tables spend={known} />}
        </QueryView>
      </Card>
    </>
  );
}
