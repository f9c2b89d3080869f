import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { DemoLabel, SelectField } from '#kit/kit.ts';
import { RankingTable } from './ranking-table.tsx';
import type { RankedPerson } from './rankings.ts';
import { jockeysQuery, timeframeChoices, timeframeOf, trainersQuery, usualTimeframe } from './rankings.ts';

const rankingQuery = ({
  data,
  error,
  isFetching,
  refetch,
}: UseQueryResult<readonly RankedPerson[] | null>) => ({
  data,
  error,
  isFetching,
  onRetry: () => void refetch(),
});

/** Who wins: jockeys and trainers over a time. */
export function AnalyticsScreen() {
  const [requested, choose] = useQueryValue('timeframe');
  const [tab, chooseTab] = useQueryValue('tab');
  const timeframe = timeframeOf(requested);
  const shown = tab === 'trainers' ? 'trainers' : 'jockeys';
  const jockeys = useQuery({ ...jockeysQuery(timeframe), enabled: shown === 'jockeys' });
  const trainers = useQuery({ ...trainersQuery(timeframe), enabled: shown === 'trainers' });
  const isDemo = (shown === 'jockeys' ? jockeys : trainers).data?.[0]?.provenance.tier === 'demo';
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>Performance Analytics</h1>
          <p className="ml-line">Jockeys and trainers by their wins</p>
        </div>
        <div className="demo-room">{isDemo && <DemoLabel />}</div>
      </div>
      <SelectField
        label="Timeframe"
        className="ml-choice"
        choices={timeframeChoices}
        value={timeframe}
        onChange={(event) => choose(event.target.value === usualTimeframe ? null : event.target.value)}
      />
      <Tabs
        label="Rankings"
        chosen={shown}
        onChoose={(key) => chooseTab(key === 'jockeys' ? null : key)}
        tabs={[
          {
            key: 'jockeys',
            label: 'Jockey Rankings',
            panel: () => (
              <RankingTable key={timeframe} who="jockey" people="jockeys" query={rankingQuery(jockeys)} />
            ),
          },
          {
            key: 'trainers',
            label: 'Trainer Rankings',
            panel: () => (
              <RankingTable key={timeframe} who="trainer" people="trainers" query={rankingQuery(trainers)} />
            ),
          },
        ]}
      />
    </div>
  );
}
