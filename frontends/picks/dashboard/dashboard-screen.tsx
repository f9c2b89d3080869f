import { shownMoment } from '#api/api.ts';
import { QueryState, useMember, useRaceDay } from '#frame/frame.ts';
import { DayLinks } from '#frame/races/races.ts';
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

/** What only a member sees; for a visitor no race is asked for. */
function MemberParts() {
  const { day, trackName, error, isFetching, refetch } = useRaceDay();
  const isNow = shownMoment() === null;
  return (
    <>
      <div className="dashboard-wide">
        <DayLinks />
      </div>
      <div className="dashboard-column tracker-room">
        <QueryState
          query={{ data: day, error, isFetching, refetch }}
          what="the races"
          count={8}
          whenStale="nothing"
        >
          {({ races }) => <RaceTracker races={races} />}
        </QueryState>
        <Recommendations />
      </div>
      <div className="dashboard-column">
        <WeatherCard />
        {isNow && <SyncPanel />}
      </div>
      <div className="dashboard-wide">{day && <UpcomingRaces trackName={trackName} day={day} />}</div>
      {isNow && (
        <div className="dashboard-wide">
          <PickForm />
        </div>
      )}
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
