import { useQuery } from '@tanstack/react-query';
import { useQueryValue, useTracksShown } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { DemoLabel, SelectField } from '#kit/kit.ts';
import { NothingFound } from '../spans/nothing-found.tsx';
import { spanChoices, spanOf, spansQuery } from '../spans/spans.ts';
import { RankingTable } from './ranking-table.tsx';
import type { RankedOver } from './rankings.ts';
import { jockeysQuery, timeframeChoices, timeframeOf, trainersQuery, usualTimeframe } from './rankings.ts';

/** Over which days people are ranked, and how to choose others. */
function useRankedOver(track: string) {
  const [timeframe, setTimeframe] = useQueryValue('timeframe');
  const [requestedSpan, setSpan] = useQueryValue('span');
  const spans = useQuery(spansQuery(track)).data;
  const span = spanOf(requestedSpan);
  function choose(value: string): void {
    const isTimeframe = timeframeChoices.some((choice) => choice.value === value);
    setTimeframe(isTimeframe && value !== usualTimeframe ? value : null);
    setSpan(isTimeframe ? null : value);
  }
  return { over: { timeframe: timeframeOf(timeframe), span }, spans, choose };
}

type Over = ReturnType<typeof useRankedOver>;

/** Rankings of the chosen tab over the chosen days; only those are loaded. */
function useRankings(over: RankedOver, track: string) {
  const [tab, setTab] = useQueryValue('tab');
  const shown = tab === 'trainers' ? 'trainers' : 'jockeys';
  const jockeys = useQuery({ ...jockeysQuery(over, track), enabled: shown === 'jockeys' });
  const trainers = useQuery({ ...trainersQuery(over, track), enabled: shown === 'trainers' });
  const isDemo = (shown === 'jockeys' ? jockeys : trainers).data?.[0]?.provenance.tier === 'demo';
  return { shown, choose: setTab, jockeys, trainers, isDemo };
}

function Nobody({ who, over: { span }, spans, choose }: { readonly who: string } & Over) {
  return (
    <NothingFound
      title={`No ${who} had a start in this period`}
      why="Rankings are counted from the results loaded here."
      spans={spans}
      span={span}
      onSpan={choose}
    />
  );
}

type RankingTabsProps = { readonly rankings: ReturnType<typeof useRankings>; readonly over: Over };

function RankingTabs({ rankings: { shown, choose, jockeys, trainers }, over }: RankingTabsProps) {
  const nobody = (who: string) => <Nobody who={who} {...over} />;
  return (
    <Tabs
      label="Rankings"
      chosen={shown}
      onChoose={(key) => choose(key === 'jockeys' ? null : key)}
      tabs={[
        {
          key: 'jockeys',
          label: 'Jockey Rankings',
          panel: () => (
            <RankingTable who="jockey" people="jockeys" query={jockeys} nobody={nobody('jockey')} />
          ),
        },
        {
          key: 'trainers',
          label: 'Trainer Rankings',
          panel: () => (
            <RankingTable who="trainer" people="trainers" query={trainers} nobody={nobody('trainer')} />
          ),
        },
      ]}
    />
  );
}

function TimeframeField({ over: { timeframe, span }, spans, choose }: Over) {
  return (
    <SelectField
      label="Timeframe"
      className="ml-choice"
      choices={[...timeframeChoices, ...spanChoices(spans, span)]}
      value={span ?? timeframe}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** Who wins: jockeys and trainers over a time. */
export function AnalyticsScreen() {
  const { track, field } = useTracksShown('all');
  const over = useRankedOver(track);
  const rankings = useRankings(over.over, track);
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
        <TimeframeField {...over} />
        {field}
      </div>
      <RankingTabs key={over.over.span ?? over.over.timeframe} rankings={rankings} over={over} />
    </div>
  );
}
