import { useRacingNow } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { CardProvenance, ClockIcon, raceDay, trackTime } from '#kit/kit.ts';

function RacingClock() {
  const now = useRacingNow();
  return (
    <span className="racing-clock">
      <ClockIcon size={16} /> {now === null ? 'Racing clock' : `Racing clock ${trackTime(now)}`}
    </span>
  );
}

/** How many races, and when the first one is off. */
export function cardText(races: DayOfRaces['races']): string | null {
  if (races.length === 0) return null;
  const [first] = races.flatMap(({ postTime }) => postTime ?? []).sort();
  const count = races.length === 1 ? '1 race' : `${races.length} races`;
  return first === undefined ? count : `${count} from ${trackTime(first)}`;
}

function subtitle(trackName: string, day: DayOfRaces | null): string {
  const date = day?.cardDay ?? day?.today ?? null;
  return [trackName, date && raceDay(date), day && cardText(day.races)].filter(Boolean).join(' · ');
}

/** What this is, of which day, by which clock, from whom. */
export function DayHead({
  trackName,
  day,
  isOld,
}: {
  readonly trackName: string;
  readonly day: DayOfRaces | null;
  readonly isOld: boolean;
}) {
  return (
    <div className="page-head day-head">
      <div>
        <h1>AI Picks</h1>
        <p className="day-line">{subtitle(trackName, day)}</p>
      </div>
      <div className="day-aside">
        <TrackSelect />
        <RacingClock />
        <CardProvenance day={day} isOld={isOld} />
      </div>
    </div>
  );
}
