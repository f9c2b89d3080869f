import { useQuery } from '@tanstack/react-query';
import { useQueryValue, useTracksShown } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { DemoLabel, SelectField } from '#kit/kit.ts';
import { RankingTable } from './ranking-table.tsx';
import { jockeysQuery, timeframeChoices, timeframeOf, trainersQuery, usualTimeframe } from './rankings.ts';

/** Rankings of the chosen tab over the chosen time; only those are loaded. */
function useRankings(timeframe: ReturnType<typeof timeframeOf>, track: string) {
  const [tab, setTab] = useQueryValue('tab');
  const shown = tab === 'trainers' ? 'trainers' : 'jockeys';
  const jockeys = useQuery({ ...jockeysQuery(timeframe, track), enabled: shown === 'jockeys' });
  const trainers = useQuery({ ...trainersQuery(timeframe, track), enabled: shown === 'trainers' });
  const isDemo = (shown === 'jockeys' ? jockeys : trainers).data?.[0]?.provenance.tier === 'demo';
  return { shown, choose: setTab, jockeys, trainers, isDemo };
}

function RankingTabs({
  rankings: { shown, choose, jockeys, trainers },
}: {
  readonly rankings: ReturnType<typeof useRankings>;
}) {
  return (
    <Tabs
      label="Rankings"
      chosen={shown}
      onChoose={(key) => choose(key === 'jockeys' ? null : key)}
      tabs={[
        {
          key: 'jockeys',
          label: 'Jockey Rankings',
          panel: () => <RankingTable who="jockey" people="jockeys" query={jockeys} />,
        },
        {
          key: 'trainers',
          label: 'Trainer Rankings',
          panel: () => <RankingTable who="trainer" people="trainers" query={trainers} />,
        },
      ]}
    />
  );
}

/** Who wins: jockeys and trainers over a time. */
export function AnalyticsScreen() {
  const [requested, setRequested] = useQueryValue('timeframe');
  const timeframe = timeframeOf(requested);
  const { track, field } = useTracksShown('all');
  const rankings = useRankings(timeframe, track);
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>Performance Analytics</h1>
          <p className="ml-line">Jockeys and trainers by their wins</p>
        </div>
        <div className="row">
          <div className="demo-room">{rankings.isDemo && <DemoLabel />}</div>
          <TrackSelect />
        </div>
      </div>
      <div className="row">
        <SelectField
          label="Timeframe"
          className="ml-choice"
          choices={timeframeChoices}
          value={timeframe}
          onChange={(event) =>
            setRequested(event.target.value === usualTimeframe ? null : event.target.value)
          }
        />
        {field}
      </div>
      <RankingTabs key={timeframe} rankings={rankings} />
    </div>
  );
}
