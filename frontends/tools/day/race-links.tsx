import type { ReactNode } from 'react';
import { Link, useQueryValue } from '#frame/frame.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Alert, count, links, raceDay, withQuery } from '#kit/kit.ts';
import { ShareLink } from '#kit/sharing/sharing.ts';
import { isDate } from './requested-date.ts';

/** Says that a link was for another day than the one that is shown now, and leads to the card of that day where there may be one. */
export function OtherDayNote({
  day,
  isMissing = false,
}: {
  readonly day: Pick<DayOfRaces, 'cardDay'>;
  /** There is no card of the requested day. */
  readonly isMissing?: boolean;
}) {
  const [date] = useQueryValue('date');
  const [race] = useQueryValue('race');
  if (date === null || !isDate(date) || day.cardDay === null || date === day.cardDay) return null;
  return (
    <Alert
      tone="warn"
      title={`This link is for ${raceDay(date)}.`}
      action={
        !isMissing && <Link href={withQuery(links.program, { race, date: date })}>See that day’s card</Link>
      }
    >
      {isMissing && 'There is no card for that day. '}You are looking at {raceDay(day.cardDay)}.
    </Alert>
  );
}

/** Where a race leads: its own page, its link to pass on with the day it is of, and what else the screen offers. */
export function RaceLinks({
  race,
  trackName,
  children,
}: {
  readonly race: Pick<Race, 'trackSlug' | 'raceNumber' | 'day'>;
  readonly trackName: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="row race-links screen-only">
      <Link href={links.race(race.trackSlug, race.day, race.raceNumber)}>Race page</Link>
      <ShareLink
        title={`${trackName}, race ${count(race.raceNumber)}, ${raceDay(race.day)}`}
        values={{ race: race.raceNumber, date: race.day }}
      />
      {children}
    </div>
  );
}
