import { useQueryValue } from '#frame/frame.ts';
import { Card, TextField } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { useRacingToday } from '../racing-today.ts';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { CurrentFigures, FiguresComing } from './current-figures.tsx';
import { UploadCard } from './upload-card.tsx';

function HowItWorks() {
  return (
    <Card title="How It Works">
      <ol className="stack">
        <li>Choose the race day and its Speed Figure Analysis PDF, then upload it.</li>
        <li>
          The report is read race by race. It is stored in full or not at all; if part of it cannot be read,
          the message above says which.
        </li>
        <li>
          Each figure has a confidence: PDF 100%, past races (historical) 80%, calculated 40%. The best
          available figure is shown.
        </li>
        <li>
          PDF data is said to improve accuracy by 15-20%: the producer’s claim, not measured here. The ML
          model uses 57+ features when fully integrated.
        </li>
      </ol>
    </Card>
  );
}

/** A day there is: `2026-02-30` is none. */
const isDay = (text: string | null): text is string =>
  text !== null && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Speed figures of a race day: the stored ones, and the upload. */
export function SpeedFiguresScreen() {
  const { slug } = useAdminTrack();
  const today = useRacingToday(slug);
  const [requestedDay, setRequestedDay] = useQueryValue('date');
  const date = isDay(requestedDay) ? requestedDay : today;
  return (
    <div className="page">
      <PageHead title="Speed Figure Management" line="Figures from daily reports" />
      <TrackField />
      <TextField
        label="Race date"
        type="date"
        className="admin-date"
        value={date ?? ''}
        onChange={(event) => setRequestedDay(event.target.value === '' ? null : event.target.value)}
      />
      <div className="admin-uneven-columns">
        <UploadCard key={`upload ${date}`} date={date} />
        {date === null ? <FiguresComing /> : <CurrentFigures key={`figures ${slug} ${date}`} date={date} />}
      </div>
      <HowItWorks />
    </div>
  );
}
