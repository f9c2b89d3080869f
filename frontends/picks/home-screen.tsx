import { sentenceOf } from '#api/api.ts';
import { lazyPart, QueryState, useRaceDay } from '#frame/frame.ts';
import { NoRacing, Skeleton } from '#kit/kit.ts';
import { DayHead } from './day/day-head.tsx';
import { PicksOfDay } from './picks-of-day.tsx';
import { PressRoom } from './press/press-room.tsx';

const WatchList = lazyPart(async () => (await import('./watch/watch-list.tsx')).WatchList, null);

function Loading() {
  return (
    <>
      <div className="strip strip-coming" />
      <header className="picks-head">
        <div>
          <h2>Race by race</h2>
          <p className="picks-status" />
        </div>
        <div className="row picks-buttons" />
      </header>
      <div className="board races-coming">
        <Skeleton shape="cards" count={10} label="Loading today’s races" />
      </div>
    </>
  );
}

/** AI picks: the strip, the day's board with a line for each race, then conditions, news and questions. */
export function HomeScreen() {
  const { trackName, isFlagship, day, error, isOld, isFetching, refetch } = useRaceDay();
  return (
    <div className="page picks-screen">
      <DayHead trackName={trackName} day={day} isOld={isOld} />
      <QueryState
        query={{ data: day, error, isFetching, refetch }}
        what="today’s races"
        loading={<Loading />}
        failed="Error Loading Races"
        reason={sentenceOf(error, 'Failed to load races. Please try refreshing the page.')}
        whenStale="nothing"
        empty={(raceDay) =>
          raceDay.races.length === 0 && (
            <>
              <NoRacing track={trackName} isFlagship={isFlagship} day={raceDay}>
                Picks appear here once the day’s card is in.
              </NoRacing>
              <WatchList />
              <PressRoom />
            </>
          )
        }
      >
        {(raceDay) => (
          <PicksOfDay day={raceDay}>
            <WatchList />
          </PicksOfDay>
        )}
      </QueryState>
    </div>
  );
}
