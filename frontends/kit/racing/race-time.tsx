import { trackDayTime, trackTime, withZone } from '../format.ts';

const isInstant = /^\d{4}-\d\d-\d\dT/;

/** A time at the track in view, with its time zone label. Takes an instant, or a clock time of that track (`1:10 PM`). */
export function RaceTime({
  at: time,
  withDay = false,
}: {
  readonly at: string | null;
  readonly withDay?: boolean;
}) {
  if (!time) return <span className="race-time race-time-missing">time unknown</span>;
  if (!isInstant.test(time)) return <span className="race-time">{withZone(time)}</span>;
  return (
    <time className="race-time" dateTime={time}>
      {withDay ? trackDayTime(time) : trackTime(time)}
    </time>
  );
}
