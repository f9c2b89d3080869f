import { shortDayOf } from '../format.ts';
import { bandOf, darkWordOf } from './bands.ts';
import type { DayHealth } from './day-health.ts';

/** Its date, whether there was racing, and its score as a bar. */
function DayButton({
  day: { date, isRaceDay, racing, overallScore },
  isChosen,
  onChoose,
}: {
  readonly day: DayHealth;
  readonly isChosen: boolean;
  readonly onChoose: (date: string) => void;
}) {
  const { tone, word } = bandOf(overallScore);
  const dark = darkWordOf({ racing });
  return (
    <button type="button" className="admin-day" aria-pressed={isChosen} onClick={() => onChoose(date)}>
      <span className="admin-day-date">{shortDayOf(date)}</span>
      <span className="admin-day-race">{isRaceDay ? 'Race' : ''}</span>
      {dark === null ? (
        <>
          <span className="admin-day-score">
            {overallScore}
            <span className="visually-hidden"> of 100, {word}</span>
          </span>
          <span className={`admin-day-bar admin-fill-${tone}`} aria-hidden="true" />
        </>
      ) : (
        <span className="small muted">{dark}</span>
      )}
    </button>
  );
}

/** One button a day. */
export function DateChooser({
  days,
  chosen,
  onChoose,
}: {
  readonly days: readonly DayHealth[];
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
}) {
  return (
    <fieldset className="admin-days">
      <legend className="visually-hidden">Day</legend>
      <div className="admin-day-strip">
        {days.map((day) => (
          <DayButton key={day.date} day={day} isChosen={day.date === chosen} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}
