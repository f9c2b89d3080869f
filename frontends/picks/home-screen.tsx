import { sentenceOf } from '#api/api.ts';
import { QueryState, useRaceDay } from '#frame/frame.ts';
import { NoRacing, Skeleton } from '#kit/kit.ts';
import { DayHead } from './day/day-head.tsx';
import { PicksOfDay } from './picks-of-day.tsx';
import { PressRoom } from './press/press-room.tsx';

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
              <PressRoom />
            </>
          )
        }
      >
        {(raceDay) => <PicksOfDay day={raceDay} />}
      </QueryState>
    </div>
  );
}
