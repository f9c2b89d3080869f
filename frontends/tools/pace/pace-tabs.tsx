import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#api/api.ts';
import { useQueryValue } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { Button, Empty, Skeleton, Sourced, Tabs } from '#kit/kit.ts';
import { LiveOddsPanel } from './live-odds.tsx';
import type { Pace } from './pace.ts';
import { paceQuery } from './pace.ts';
import { PaceBreakdown } from './pace-breakdown.tsx';
import { PaceScenario } from './pace-scenario.tsx';
import { RunningStyles } from './running-styles.tsx';
import { SpeedFigures } from './speed-figures.tsx';

const firstTab = 'pace-breakdown';
const missing = 'Pace analysis requires authentic racing data...';

/** The expected pace of a race, then its four tabs; which one is in the address. */
export function PaceTabs({ race }: { readonly race: Race }) {
  const [tab, choose] = useQueryValue('tab');
  const { data, error, isError, isFetching, refetch } = useQuery(paceQuery(race.raceNumber));
  const withPace = (title: string, draw: (pace: Pace) => ReactNode) => {
    if (data) return <Sourced from={data.provenance}>{draw(data)}</Sourced>;
    if (!isError) return <Skeleton shape="cards" count={3} label="Loading the pace" />;
    const again = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return (
      <Empty title={title} action={again}>
        {sentenceOf(error, 'The pace of this race could not be loaded.')}
      </Empty>
    );
  };
  return (
    <>
      <div className="pace-scenario">
        {withPace(missing, (pace) => (
          <PaceScenario pace={pace} isOld={isError} />
        ))}
      </div>
      <Tabs
        label="Pace and speed"
        chosen={tab ?? firstTab}
        onChoose={(key) => choose(key === firstTab ? null : key)}
        tabs={[
          {
            key: firstTab,
            label: 'Pace Breakdown',
            panel: () => withPace(missing, (pace) => <PaceBreakdown pace={pace} />),
          },
          {
            key: 'speed-figures',
            label: 'Speed Figures',
            panel: () => <SpeedFigures key={race.id} raceNumber={race.raceNumber} />,
          },
          {
            key: 'running-styles',
            label: 'Running Styles',
            panel: () =>
              withPace('Running style analysis requires pace data', (pace) => <RunningStyles pace={pace} />),
          },
          { key: 'live-odds', label: 'Live Odds', panel: () => <LiveOddsPanel key={race.id} race={race} /> },
        ]}
      />
    </>
  );
}
