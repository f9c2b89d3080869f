import type { ReactNode } from 'react';
import { Empty } from '../base/empty.tsx';
import { morningOf, raceDay } from '../format.ts';
import type { DayOfRaces } from './day-of-races.ts';

/** What a day without races says of the season; Saratoga's (the flagship's) week has two days of rest. */
export function seasonSentence(season: DayOfRaces['season'], isFlagship: boolean): string | null {
  if (season === null) return null;
  if (season.inSeason) {
    const rests = isFlagship ? ' Saratoga rests on Mondays and Tuesdays.' : '';
    return `The season is on, but there is no card for today.${rests}`;
  }
  return season.nextStart ? `The next season starts on ${raceDay(season.nextStart)}.` : null;
}

function HowToSeeADay({ track, latest }: { readonly track: string; readonly latest: string | null }) {
  if (latest === null)
    return (
      <p>
        No card of {track} has been brought here yet. Whoever runs this site brings one with{' '}
        <code className="day-setting">racing-cli card import FILE</code>.
      </p>
    );
  return (
    <>
      <p>The latest card here is {raceDay(latest)}.</p>
      <p>
        Whoever runs this site can start it with{' '}
        <code className="day-setting">RACING_NOW={morningOf(latest)}</code> to see that day, or bring a newer
        card with <code className="day-setting">racing-cli card import FILE</code>.
      </p>
    </>
  );
}

/** Nothing runs at a track today: when it does again, which card there is, and how to see its day. */
export function NoRacing({
  track,
  isFlagship,
  day,
  children,
}: {
  /** The track as people call it. */
  readonly track: string;
  readonly isFlagship: boolean;
  readonly day: DayOfRaces;
  /** What the screen does once there is a card. */
  readonly children?: ReactNode;
}) {
  const season = seasonSentence(day.season, isFlagship);
  return (
    <Empty title={`No Racing at ${track} Today`}>
      <div className="stack">
        {season && <p>{season}</p>}
        {children && <p>{children}</p>}
        <HowToSeeADay track={track} latest={day.latestCardDay} />
      </div>
    </Empty>
  );
}
