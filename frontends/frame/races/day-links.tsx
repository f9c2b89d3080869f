import { links } from '#kit/kit.ts';
import { useRaceDay, useTrack } from '../frame.ts';
import { RaceStrip } from './race-strip.tsx';
import { useRacingNow } from './racing-now.ts';

/** The strip on a screen about a whole day, by default today: each race leads to its page. Nothing while the races of that day are not known. */
export function DayLinks({ date = null }: { readonly date?: string | null }) {
  const { day } = useRaceDay();
  const { slug } = useTrack();
  const now = useRacingNow();
  const races = day?.races.filter((race) => date === null || race.day === date) ?? [];
  if (races.length === 0) return null;
  return (
    <RaceStrip
      races={races}
      now={now}
      chosen={null}
      isDemo={false}
      hrefOf={(race) => links.race(slug, race.day, race.raceNumber)}
    />
  );
}
