import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState, useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';
import type { CalendarDay } from './calendar-months.ts';
import { daysByMonth, monthLabel, weeksOf } from './calendar-months.ts';
import { calendarQuery } from './day-results.ts';
import { dateLabel } from './result-dates.ts';

type ChoiceOfDay = { readonly date: string; readonly onChoose: (date: string) => void };

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Day({ shown, date, onChoose }: ChoiceOfDay & { readonly shown: CalendarDay }) {
  const { day, hasResults } = shown;
  const number = Number(day.slice(-2));
  if (!hasResults) return <span className="muted">{number}</span>;
  return (
    <button
      type="button"
      className="calendar-day"
      aria-label={dateLabel(day)}
      aria-current={day === date ? 'date' : undefined}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  );
}

type MonthProps = ChoiceOfDay & { readonly month: string; readonly days: readonly string[] };

function Month({ month, days, ...choice }: MonthProps) {
  return (
    <table className="calendar">
      <caption className="visually-hidden">{monthLabel(month)}: days with results</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, days).map((week) => (
          <tr key={week.find((day) => day !== null)?.day}>
            {week.map((shown, weekday) => (
              <td key={weekdays[weekday]}>{shown && <Day shown={shown} {...choice} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The month of the day on screen where it has results, else the latest that has. */
export function CalendarOf({ days, date, onChoose }: ChoiceOfDay & { readonly days: readonly string[] }) {
  const months = daysByMonth(days);
  const [latest] = months.keys();
  const [chosen, setChosen] = useState(date.slice(0, 7));
  const month = months.has(chosen) ? chosen : latest;
  if (month === undefined) return <p className="muted">No day has results at this track yet.</p>;
  return (
    <div className="stack">
      <SelectField
        label="Month"
        choices={[...months.keys()].map((value) => ({ value, label: monthLabel(value) }))}
        value={month}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Month month={month} days={months.get(month) ?? []} date={date} onChoose={onChoose} />
    </div>
  );
}

/** Every day with results at the track on screen, month by month. */
export function Calendar(choice: ChoiceOfDay) {
  const query = useQuery(calendarQuery(useTrack().slug));
  return (
    <QueryState query={query} what="the calendar">
      {({ days }) => <CalendarOf days={days} {...choice} />}
    </QueryState>
  );
}
