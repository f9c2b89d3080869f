import { useQueryValue } from '#frame/frame.ts';
import { Card, TextField } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { useRacingToday } from '../racing-today.ts';
import { CurrentFigures, FiguresComing } from './current-figures.tsx';
import { UploadCard } from './upload-card.tsx';

function HowItWorks() {
  return (
    <Card title="How It Works">
      <ol className="stack">
        <li>Choose the race day, then the PDF of its Speed Figure Analysis, and upload it.</li>
        <li>
          The report is read here, race by race. It is kept whole or not at all; if something in it cannot be
          read, the words above say what.
        </li>
        <li>
          Every figure carries how sure it is: from the PDF 100%, from a horse’s past races (historical) 80%,
          calculated 40%. The best one there is stands on the screens.
        </li>
        <li>
          PDF data is said to improve accuracy by 15-20%; that is the producer’s claim, not measured here. The
          ML model uses 57+ features when fully integrated.
        </li>
      </ol>
    </Card>
  );
}

/** A day there is: `2026-02-30` is none. */
const isDay = (text: string | null): text is string =>
  text !== null && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Speed figures of a race day: what is kept, and how to bring more. */
export function SpeedFiguresScreen() {
  const today = useRacingToday();
  const [asked, choose] = useQueryValue('date');
  const date = isDay(asked) ? asked : today;
  return (
    <div className="page">
      <PageHead title="Speed Figure Management" line="The figures of a report, day by day" />
      <TextField
        label="Race date"
        type="date"
        className="admin-date"
        value={date ?? ''}
        onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
      />
      <div className="admin-uneven-columns">
        <UploadCard key={date} date={date} />
        {date === null ? <FiguresComing /> : <CurrentFigures key={date} date={date} />}
      </div>
      <HowItWorks />
    </div>
  );
}
