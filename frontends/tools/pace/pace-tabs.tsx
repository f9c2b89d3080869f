import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { lazyPart, QueryState, useQueryValue, useTrack } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import { Empty, Sourced } from '#kit/kit.ts';
import { LiveOddsPanel } from './live-odds.tsx';
import type { Pace } from './pace.ts';
import { paceQuery } from './pace.ts';
import { PaceScenario } from './pace-scenario.tsx';
import { RunningStyles } from './running-styles.tsx';
import { missingFigures, SpeedFigures } from './speed-figures.tsx';

/** Fetched with its chart. */
const PaceBreakdown = lazyPart(async () => (await import('./pace-breakdown.tsx')).PaceBreakdown);

const labels = {
  'pace-breakdown': 'Pace Breakdown',
  'speed-figures': 'Speed Figures',
  'running-styles': 'Running Styles',
  'live-odds': 'Live Odds',
} as const;

type TabKey = keyof typeof labels;
type Panels = Readonly<Record<TabKey, () => ReactNode>>;

const tabKeys = Object.keys(labels) as readonly TabKey[];
const firstTab: TabKey = 'pace-breakdown';
const missing = 'Pace analysis requires authentic racing data...';
const missingStyles = 'Running style analysis requires pace data';

const useTab = () => {
  const [tab, setTab] = useQueryValue('tab');
  return [tab ?? firstTab, setTab] as const;
};

/** The four tabs; which one is in the address. */
function FourTabs({ panels }: { readonly panels: Panels }) {
  const [tab, setTab] = useTab();
  return (
    <Tabs
      label="Pace and speed"
      chosen={tab}
      onChoose={(key) => setTab(key === firstTab ? null : key)}
      tabs={tabKeys.map((key) => ({ key, label: labels[key], panel: panels[key] }))}
    />
  );
}

/** The pace of a race as `children` shows it, with its source. */
function WithPace({
  query,
  failed,
  children,
}: {
  readonly query: QueryView<Pace>;
  readonly failed: string;
  readonly children: (pace: Pace, isOld: boolean) => ReactNode;
}) {
  return (
    <QueryState
      query={query}
      what="the pace"
      shape="cards"
      failed={failed}
      reason={sentenceOf(query.error, 'The pace of this race could not be loaded.')}
      whenStale="nothing"
    >
      {(pace, isOld) => <Sourced from={pace.provenance}>{children(pace, isOld)}</Sourced>}
    </QueryState>
  );
}

/** The expected pace of a race, then its four tabs. */
export function PaceTabs({ race }: { readonly race: Race }) {
  const [tab] = useTab();
  const { slug } = useTrack();
  const query = useQuery(paceQuery(slug, race.raceNumber));
  useEffect(() => {
    if (tab === firstTab) PaceBreakdown.preload();
  }, [tab]);
  const withPace = (failed: string, show: (pace: Pace, isOld: boolean) => ReactNode) => (
    <WithPace query={query} failed={failed}>
      {show}
    </WithPace>
  );
  const panels: Panels = {
    'pace-breakdown': () => withPace(missing, (pace) => <PaceBreakdown pace={pace} />),
    'speed-figures': () => <SpeedFigures key={race.id} raceNumber={race.raceNumber} />,
    'running-styles': () => withPace(missingStyles, (pace) => <RunningStyles pace={pace} />),
    'live-odds': () => <LiveOddsPanel key={race.id} race={race} />,
  };
  return (
    <>
      <div className="pace-scenario">
        {withPace(missing, (pace, isOld) => (
          <PaceScenario pace={pace} isOld={isOld} />
        ))}
      </div>
      <FourTabs panels={panels} />
    </>
  );
}

const withoutRace: Panels = {
  'pace-breakdown': () => <Empty title={missing} />,
  'speed-figures': () => <Empty title={missingFigures} />,
  'running-styles': () => <Empty title={missingStyles} />,
  'live-odds': () => <LiveOddsPanel race={null} />,
};

/** The four tabs of a day without a race: each says what it waits for. */
export function PaceTabsWithoutRace() {
  return <FourTabs panels={withoutRace} />;
}
