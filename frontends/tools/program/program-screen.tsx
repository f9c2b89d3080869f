import { ErrorBoundary, QueryState, useTrack } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, Button, Empty, NoRacing, seasonSentence } from '#kit/kit.ts';
import { ToolHead } from '../day/tool-head.tsx';
import { ProgramCard } from './program-card.tsx';
import type { RequestedDay } from './requested-day.ts';
import { useRequestedDay } from './requested-day.ts';

function NoSaratoga({ day }: { readonly day: DayOfRaces }) {
  const season = seasonSentence(day.season, true);
  return (
    <Empty title="No Saratoga Racing Today">
      <div className="stack">
        {season && <p>{season}</p>}
        <p>
          There is no racing on Mondays and Tuesdays. Race days are Wednesday-Sunday, first post about 1:00 PM
          ET. The season is July 11 - September 2, 2025.
        </p>
      </div>
    </Empty>
  );
}

const Broken = () => (
  <Alert
    tone="error"
    title="Error Loading Racing Program"
    action={<Button onClick={() => location.reload()}>Refresh the page</Button>}
  >
    Something went wrong. Please refresh the page.
  </Alert>
);

function Program(requestedDay: RequestedDay) {
  const { trackName, isFlagship, day, error, isFetching, refetch } = requestedDay;
  const { slug } = useTrack();
  const noRacing = (empty: DayOfRaces) =>
    isFlagship ? <NoSaratoga day={empty} /> : <NoRacing track={trackName} isFlagship={false} day={empty} />;
  return (
    <QueryState
      query={{ data: day, error, isFetching, refetch }}
      what="the racing program"
      shape="cards"
      count={6}
      failed="Unable to Load Racing Program"
      reason="Error loading race data. Please try again."
      empty={(known) => known.races.length === 0 && noRacing(known)}
    >
      {(known) => (
        <ErrorBoundary name="the racing program" instead={<Broken />}>
          <ProgramCard {...requestedDay} day={known} slug={slug} />
        </ErrorBoundary>
      )}
    </QueryState>
  );
}

/** The racing program of a day: its card, race by race. */
export function ProgramScreen() {
  const requestedDay = useRequestedDay();
  const { trackName, day, isOld } = requestedDay;
  const count = day?.races.length ?? 0;
  return (
    <div className="page ml-screen">
      <ToolHead
        title="Racing Program"
        trackName={trackName}
        day={day}
        isOld={isOld}
        say={count > 0 ? `${count} ${count === 1 ? 'race' : 'races'}` : null}
      >
        <TrackSelect />
      </ToolHead>
      <Program {...requestedDay} />
    </div>
  );
}
