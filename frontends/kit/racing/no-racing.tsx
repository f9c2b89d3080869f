import type { ReactNode } from 'react';
import { Empty } from '../base/empty.tsx';
import { raceDay } from '../format.ts';
import type { DayOfRaces } from './day-of-races.ts';

/** What a day without races says of the season; Saratoga's (the flagship's) week has two days of rest. */
export function seasonSentence(season: DayOfRaces['season'], isFlagship: boolean): string | null {
  if (season === null) return null;
  if (season.inSeason) {
    const rests = isFlagship ? ' Saratoga is dark on Mondays and Tuesdays.' : '';
    return `The season is on, but there is no card today.${rests}`;
  }
  return season.nextStart ? `The next season starts on ${raceDay(season.nextStart)}.` : null;
}

/** Nothing runs at a track today: when it does again, and which card is the latest. */
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
        <p>
          {day.latestCardDay === null
            ? `No ${track} card has been imported yet.`
            : `The latest card here is ${raceDay(day.latestCardDay)}.`}
        </p>
      </div>
    </Empty>
  );
}
