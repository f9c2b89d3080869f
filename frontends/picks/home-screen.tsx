import { lazy, Suspense } from 'react';
import { sentenceOf } from '#api/api.ts';
import { useRaceDay } from '#frame/frame.ts';
import { Alert, Button, NoRacing, Skeleton } from '#kit/kit.ts';
import { DayHead } from './day/day-head.tsx';
import { PicksOfDay } from './picks-of-day.tsx';
import { PressRoom } from './press/press-room.tsx';

/** A card nobody makes picks for is fetched when such a track is chosen. */
const CardOfDay = lazy(async () => ({ default: (await import('./card-of-day.tsx')).CardOfDay }));

function Loading() {
  return (
    <>
      <div className="strip strip-coming" />
      <div className="day-front">
        <div className="card next-race next-race-coming">
          <Skeleton count={5} label="Loading today’s races" />
        </div>
        <div className="card conditions" />
      </div>
      <div className="races-coming">
        <Skeleton shape="cards" count={4} label="Loading the card" />
      </div>
    </>
  );
}

/** AI picks: the next race first, then the card of the day and a card for each race. */
export function HomeScreen() {
  const { trackName, isFlagship, day, error, isOld, isFetching, askAgain } = useRaceDay();
  const hasRaces = day !== null && day.races.length > 0;
  return (
    <div className="page picks-screen">
      <DayHead trackName={trackName} day={day} isOld={isOld} />
      {error && (
        <Alert
          tone="error"
          title="Error Loading Races"
          action={
            <Button busy={isFetching} onClick={askAgain}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error, 'Failed to load races. Please try refreshing the page.')}
        </Alert>
      )}
      {day === null && error === null && <Loading />}
      {day && !hasRaces && (
        <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
          {isFlagship && 'Picks are made for the card of the racing day as soon as it is read.'}
        </NoRacing>
      )}
      {day && !hasRaces && <PressRoom />}
      {hasRaces && isFlagship && <PicksOfDay day={day} />}
      {hasRaces && !isFlagship && (
        <Suspense fallback={<Loading />}>
          <CardOfDay trackName={trackName} day={day} />
        </Suspense>
      )}
    </div>
  );
}
