import { sentenceOf } from '#api/api.ts';
import { useMember, useRaceDay } from '#frame/frame.ts';
import { Alert, Button, Skeleton } from '#kit/kit.ts';
import { Handicappers } from './cards/handicappers.tsx';
import { PeopleTabs } from './cards/people-tabs.tsx';
import { RaceTracker } from './cards/race-tracker.tsx';
import { RecentResults } from './cards/recent-results.tsx';
import { Recommendations } from './cards/recommendations.tsx';
import { TrendBars } from './cards/trend-bars.tsx';
import { UpcomingRaces } from './cards/upcoming-races.tsx';
import { WeatherCard } from './cards/weather-card.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { DataBanner } from './data-banner.tsx';
import { MetricCards } from './metric-cards.tsx';
import { JoinPrompt, PickForm } from './pick/pick-form.tsx';
import { SyncPanel } from './sync/sync-panel.tsx';

type Day = ReturnType<typeof useRaceDay>;

function NoDay({ error, isFetching, askAgain }: Day) {
  if (error === null) return <Skeleton count={8} label="Loading the races" />;
  return (
    <Alert
      tone="error"
      title="Failed to load the races"
      action={
        <Button busy={isFetching} onClick={askAgain}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error, 'The server did not answer as it should.')}
    </Alert>
  );
}

/** What only a member sees; for a visitor no race is asked for. */
function MemberParts() {
  const raceDay = useRaceDay();
  const { day, trackName } = raceDay;
  return (
    <>
      <div className="dashboard-column tracker-room">
        {day ? <RaceTracker races={day.races} /> : <NoDay {...raceDay} />}
        <Recommendations />
      </div>
      <div className="dashboard-column">
        <WeatherCard />
        <SyncPanel />
      </div>
      <div className="dashboard-wide">{day && <UpcomingRaces trackName={trackName} day={day} />}</div>
      <div className="dashboard-wide">
        <PickForm />
      </div>
    </>
  );
}

function VisitorParts() {
  return (
    <>
      <div className="dashboard-column">
        <Recommendations />
        <JoinPrompt />
      </div>
      <WeatherCard />
    </>
  );
}

/** The state of the day: what is live, what is picked, who picks well, and the way to hand in a pick. */
export function Dashboard({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="page dashboard">
      <DashboardHead />
      <DataBanner />
      <MetricCards />
      <div className="dashboard-grid">
        {isSignedIn ? <MemberParts /> : <VisitorParts />}
        <div className="dashboard-column">
          <Handicappers />
          <RecentResults />
        </div>
        <div className="dashboard-column">
          <PeopleTabs />
          <TrendBars />
        </div>
      </div>
    </div>
  );
}

export function DashboardScreen() {
  return <Dashboard isSignedIn={useMember().isSignedIn} />;
}
