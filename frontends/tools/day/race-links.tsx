import type { ReactNode } from 'react';
import { Link, useQueryValue } from '#frame/frame.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Alert, links, raceDay, withQuery } from '#kit/kit.ts';
import { ShareLink } from '#kit/sharing/sharing.ts';
import { isDate } from './requested-date.ts';

/** Says that a link was for another day than the one that is shown now, and leads to the card of that day where there may be one. */
export function OtherDayNote({
  day,
  isMissing = false,
}: {
  readonly day: Pick<DayOfRaces, 'cardDay'>;
  /** No card of the asked day is kept. */
  readonly isMissing?: boolean;
}) {
  const [asked] = useQueryValue('date');
  const [race] = useQueryValue('race');
  if (asked === null || !isDate(asked) || day.cardDay === null || asked === day.cardDay) return null;
  return (
    <Alert
      tone="warn"
      title={`This link is of ${raceDay(asked)}.`}
      action={
        !isMissing && <Link href={withQuery(links.program, { race, date: asked })}>The card of that day</Link>
      }
    >
      {isMissing && 'No card of that day is kept here. '}Shown is the card of {raceDay(day.cardDay)}.
    </Alert>
  );
}

/** How a race is passed on: its link, with the day it is of, and what else the screen offers. */
export function RaceLinks({
  race,
  trackName,
  children,
}: {
  readonly race: Pick<Race, 'raceNumber' | 'day'>;
  readonly trackName: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="row race-links screen-only">
      <ShareLink
        title={`${trackName}, race ${race.raceNumber}, ${raceDay(race.day)}`}
        values={{ race: race.raceNumber, date: race.day }}
      />
      {children}
    </div>
  );
}
