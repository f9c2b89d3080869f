import { trackDayTime, trackTime } from '../format.ts';

const isInstant = /^\d{4}-\d\d-\d\dT/;

/** A time in Eastern Time, for any track; it always ends in ET. Takes an instant, or a clock time of a track in Eastern Time (`1:10 PM`). */
export function RaceTime({
  at: time,
  withDay = false,
}: {
  readonly at: string | null;
  readonly withDay?: boolean;
}) {
  if (!time) return <span className="race-time race-time-missing">time unknown</span>;
  if (!isInstant.test(time))
    return <span className="race-time">{/\bET$/.test(time) ? time : `${time} ET`}</span>;
  return (
    <time className="race-time" dateTime={time}>
      {withDay ? trackDayTime(time) : trackTime(time)}
    </time>
  );
}
