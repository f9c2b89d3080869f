import { links } from '#kit/kit.ts';
import { useRaceDay, useTrack } from '../frame.ts';
import { RaceStrip } from './race-strip.tsx';
import { useRacingNow } from './racing-now.ts';

/** The strip on a screen about a whole day: each race leads to its page. Nothing while the day's races are not known. */
export function DayLinks() {
  const { day } = useRaceDay();
  const { slug } = useTrack();
  const now = useRacingNow();
  if (!day || day.races.length === 0) return null;
  return (
    <RaceStrip
      races={day.races}
      now={now}
      chosen={null}
      isDemo={false}
      hrefOf={(race) => links.race(slug, race.day, race.raceNumber)}
    />
  );
}
