import { sentenceOf } from '#api/api.ts';
import { QueryState, useRaceDay } from '#frame/frame.ts';
import { useRacingNow } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Button, NoRacing, raceDay, Skeleton, trackTime } from '#kit/kit.ts';
import { useAwake } from './awake.ts';
import { WallOfDay } from './wall-of-day.tsx';
import './wall.css';

const canFill = 'requestFullscreen' in document.documentElement;

function Head({ trackName, date }: { readonly trackName: string; readonly date: string | null }) {
  const now = useRacingNow();
  return (
    <header className="page-head wall-head">
      <div>
        <h1>Day Board</h1>
        <p className="day-line">{[trackName, date && raceDay(date)].filter(Boolean).join(' · ')}</p>
      </div>
      <strong className="wall-clock">{now === null ? '' : trackTime(now)}</strong>
      <div className="row">
        <TrackSelect />
        {canFill && (
          <Button tone="quiet" onClick={() => void document.documentElement.requestFullscreen()}>
            Full screen
          </Button>
        )}
      </div>
    </header>
  );
}

/** All races of the day for a wall or a phone at the track: verdicts, prices, changes, and a signal when one matters. */
export function WallScreen() {
  const { trackName, isFlagship, day, error, isFetching, refetch } = useRaceDay();
  useAwake();
  return (
    <div className="page wall-screen">
      <Head trackName={trackName} date={day?.cardDay ?? day?.today ?? null} />
      <QueryState
        query={{ data: day, error, isFetching, refetch }}
        what="today’s races"
        loading={<Skeleton shape="cards" count={10} label="Loading today’s races" />}
        failed="Error Loading Races"
        reason={sentenceOf(error, 'Failed to load races. Please try refreshing the page.')}
        whenStale="nothing"
        empty={(raceDayHere) =>
          raceDayHere.races.length === 0 && (
            <NoRacing track={trackName} isFlagship={isFlagship} day={raceDayHere}>
              The board fills once the day’s card is in.
            </NoRacing>
          )
        }
      >
        {(raceDayHere) => (
          <WallOfDay key={`${trackName} ${raceDayHere.cardDay}`} day={raceDayHere} trackName={trackName} />
        )}
      </QueryState>
    </div>
  );
}
