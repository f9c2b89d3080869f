import { useQuery } from '@tanstack/react-query';
import { useQueryValue } from '#frame/frame.ts';
import { TrackSelect, useTracksShown } from '#frame/tracks/tracks.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { DemoLabel, SelectField } from '#kit/kit.ts';
import { NothingFound } from '../spans/nothing-found.tsx';
import { spanChoices, spanOf, spansQuery } from '../spans/spans.ts';
import { usePeriod } from '../spans/use-period.ts';
import { RankingTable } from './ranking-table.tsx';
import type { RankedOver } from './rankings.ts';
import { jockeysQuery, timeframeChoices, timeframeOf, trainersQuery, usualTimeframe } from './rankings.ts';

/** Over which days people are ranked, and how to choose others. */
function useRankedPeriod(track: string) {
  const { period, span, choose } = usePeriod('timeframe', timeframeChoices, usualTimeframe);
  const spans = useQuery(spansQuery(track)).data;
  return { period: { timeframe: timeframeOf(period), span: spanOf(span) }, spans, choose };
}

type ChosenPeriod = ReturnType<typeof useRankedPeriod>;

/** Rankings of the chosen tab over the chosen days; only those are loaded. */
function useRankings(period: RankedOver, track: string) {
  const [tab, setTab] = useQueryValue('tab');
  const shown = tab === 'trainers' ? 'trainers' : 'jockeys';
  const jockeys = useQuery({ ...jockeysQuery(period, track), enabled: shown === 'jockeys' });
  const trainers = useQuery({ ...trainersQuery(period, track), enabled: shown === 'trainers' });
  const isDemo = (shown === 'jockeys' ? jockeys : trainers).data?.[0]?.provenance.tier === 'demo';
  return { shown, choose: setTab, jockeys, trainers, isDemo };
}

function Nobody({ who, period: { span }, spans, choose }: { readonly who: string } & ChosenPeriod) {
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

type RankingTabsProps = {
  readonly rankings: ReturnType<typeof useRankings>;
  readonly chosen: ChosenPeriod;
};

function RankingTabs({ rankings: { shown, choose, jockeys, trainers }, chosen }: RankingTabsProps) {
  const nobody = (who: string) => <Nobody who={who} {...chosen} />;
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

function TimeframeField({ period: { timeframe, span }, spans, choose }: ChosenPeriod) {
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
  const chosen = useRankedPeriod(track);
  const rankings = useRankings(chosen.period, track);
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
        <TimeframeField {...chosen} />
        {field}
      </div>
      <RankingTabs key={chosen.period.span ?? chosen.period.timeframe} rankings={rankings} chosen={chosen} />
    </div>
  );
}
