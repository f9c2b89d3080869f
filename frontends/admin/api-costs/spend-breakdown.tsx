import { useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Card, numbered, raceDay, SelectField, Skeleton } from '#kit/kit.ts';
import { spendBreakdownQuery } from '../queries.ts';
import { ForecastCard } from './forecast-card.tsx';
import { ScoredPickCard } from './scored-pick-card.tsx';
import type { SpendLists } from './spend-table.tsx';
import { SpendTable } from './spend-table.tsx';
import type { Spend, SpendLine, SpendSpan } from './spend-words.ts';
import { featureOf, memberName, modelName, raceName, spans, spentText } from './spend-words.ts';

function Tables({ spend }: { readonly spend: Spend }) {
  const [by, setBy] = useQueryValue('by');
  const { byModel, byFeature, byRace, byMember } = spend;
  const total = spend.total.cost;
  function tab<Row extends SpendLine>(what: string, nameOf: (row: Row) => string, list: SpendLists<Row>) {
    const panel = () => <SpendTable what={what} nameOf={nameOf} list={list} total={total} />;
    return { key: what.toLowerCase(), label: `By ${what}`, panel };
  }
  return (
    <Tabs
      label="Break down spending by"
      chosen={by ?? 'model'}
      onChoose={(key) => setBy(key === 'model' ? null : key)}
      tabs={[
        tab('Model', modelName, byModel),
        tab('Feature', featureOf, byFeature),
        tab('Race', raceName, byRace),
        tab('User', memberName, byMember),
      ]}
    />
  );
}

/** What the shown figures are about: their days, calls and money. */
function SpendSummary({ spend, isComing }: { readonly spend: Spend; readonly isComing: boolean }) {
  const { from, to, total } = spend;
  return (
    <p className="small muted" role="status">
      {isComing ? 'Loading… Showing ' : ''}
      {from === to ? raceDay(to) : `${raceDay(from)} to ${raceDay(to)}`}, days in ET:{' '}
      {numbered(total.calls, 'call')}, {spentText(total.cost)}.
    </p>
  );
}

function SpendCards({
  query: { data: spend, error },
  monthlyLimit,
}: {
  readonly query: QueryView<Spend>;
  readonly monthlyLimit: number;
}) {
  if (!spend)
    return error ? null : <Skeleton shape="cards" count={2} label="Loading the forecast for the month" />;
  return (
    <div className="admin-columns">
      <ForecastCard forecast={spend.forecast} limit={monthlyLimit} calculatedAt={spend.at} />
      <ScoredPickCard scored={spend.scoredPicks} calculatedAt={spend.at} />
    </div>
  );
}

function useSpan() {
  const [requestedSpan, setRequestedSpan] = useQueryValue('span');
  const span = isSpan(requestedSpan) ? requestedSpan : 'month';
  return [span, (value: string) => setRequestedSpan(value === 'month' ? null : value)] as const;
}

const isSpan = (text: string | null): text is SpendSpan => spans.some(({ value }) => value === text);

type SpendBreakdownProps = { readonly isAuto: boolean; readonly monthlyLimit: number };

/** Where the money went, the forecast for the month, and the cost per scored pick. */
export function SpendBreakdown({ isAuto, monthlyLimit }: SpendBreakdownProps) {
  const [span, setSpan] = useSpan();
  const found = useQuery(spendBreakdownQuery(span, isAuto));
  return (
    <>
      <SpendCards query={found} monthlyLimit={monthlyLimit} />
      <Card title="Where the Money Went">
        <div className="admin-spend-head">
          <SelectField
            label="Time"
            choices={spans}
            value={span}
            onChange={(event) => setSpan(event.target.value)}
          />
          {found.data && <SpendSummary spend={found.data} isComing={found.isPlaceholderData} />}
        </div>
        <QueryState
          query={found}
          failed="Where the money went could not be loaded."
          whenStale="failure"
          what="where the money went"
          shape="table"
          count={4}
        >
          {(known) => <Tables spend={known} />}
        </QueryState>
      </Card>
    </>
  );
}
