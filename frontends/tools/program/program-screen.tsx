import { ErrorBoundary, TrackSelect, useQueryValue, useTrack } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, Button, Empty, NoRacing, Skeleton, seasonSentence } from '#kit/kit.ts';
import { ToolHead } from '../day/tool-head.tsx';
import { ProgramCard } from './program-card.tsx';
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

/** The racing program of a day: its card, race by race. */
export function ProgramScreen() {
  const requestedDay = useRequestedDay();
  const { trackName, isFlagship, day, error, isOld, isFetching, askAgain } = requestedDay;
  const { slug } = useTrack();
  const [, chooseRace] = useQueryValue('race');
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
        <TrackSelect onChosen={() => chooseRace(null)} />
      </ToolHead>
      {error && (
        <Alert
          tone="error"
          title="Unable to Load Racing Program"
          action={
            <Button busy={isFetching} onClick={askAgain}>
              Try again
            </Button>
          }
        >
          Error loading race data. Please try again.
        </Alert>
      )}
      {day === null && error === null && (
        <Skeleton shape="cards" count={6} label="Loading the racing program" />
      )}
      {day && count === 0 && isFlagship && <NoSaratoga day={day} />}
      {day && count === 0 && !isFlagship && <NoRacing track={trackName} isFlagship={false} day={day} />}
      {day && count > 0 && (
        <ErrorBoundary name="the racing program" instead={<Broken />}>
          <ProgramCard {...requestedDay} day={day} slug={slug} />
        </ErrorBoundary>
      )}
    </div>
  );
}
