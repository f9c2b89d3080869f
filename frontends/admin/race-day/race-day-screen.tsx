import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { QueryState, RefreshButton, useQueryValue } from '#frame/frame.ts';
import { Empty, raceDay, TextField, trackDayTime } from '#kit/kit.ts';
import { PageHead } from '../page-head.tsx';
import { raceDayQuery } from '../queries.ts';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { DailyJobs } from './daily-jobs.tsx';
import { RaceTimeline } from './race-timeline.tsx';
import type { RunSheet } from './run-sheet.ts';
import { postOf } from './run-sheet.ts';
import { SheetTable } from './sheet-table.tsx';

/** Scroll to the timeline if less of it than this is in view: otherwise nobody notices that it changed. */
const ENOUGH_PIXELS = 160;

type SheetProps = {
  readonly sheet: RunSheet;
  readonly chosen: string | null;
  readonly onChoose: (raceNumber: number) => void;
};

/** The races and, below them, the timeline of the chosen one, which scrolls into view. */
function Races({ sheet, chosen, onChoose }: SheetProps) {
  const timeline = useRef<HTMLDivElement>(null);
  function chooseAndShow(raceNumber: number): void {
    onChoose(raceNumber);
    const card = timeline.current;
    if (card && card.getBoundingClientRect().top > window.innerHeight - ENOUGH_PIXELS)
      card.scrollIntoView({ block: 'start' });
  }
  const race = sheet.races.find(({ raceNumber }) => String(raceNumber) === chosen) ?? sheet.races[0];
  if (race === undefined)
    return (
      <Empty title="No races on this day">
        There is no card for this day, so nothing is refreshed.
        {sheet.dailyJobs.length > 0 && ' The daily jobs below still run.'}
      </Empty>
    );
  return (
    <>
      <SheetTable races={sheet.races} chosen={race.raceNumber} onChoose={chooseAndShow} />
      <div ref={timeline}>
        <RaceTimeline
          track={sheet.track}
          date={sheet.date}
          raceNumber={race.raceNumber}
          aside={postOf(race)}
        />
      </div>
    </>
  );
}

function Sheet(props: SheetProps) {
  const { sheet } = props;
  const { nameOf } = useAdminTrack();
  return (
    <>
      <p className="muted">
        {raceDay(sheet.date)}, {nameOf(sheet.track)}. Racing clock: {trackDayTime(sheet.currentTime)}.
      </p>
      <Races {...props} />
      <DailyJobs jobs={sheet.dailyJobs} />
    </>
  );
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The day asked for by the address; null for today. */
function useRequestedDay() {
  const [requestedDay, setRequestedDay] = useQueryValue('date');
  return [isDay(requestedDay) ? requestedDay : null, setRequestedDay] as const;
}

/** The race day as a plan: what is refreshed when, and what became of it. */
export function RaceDayScreen() {
  const [date, setDate] = useRequestedDay();
  const [race, setRace] = useQueryValue('race');
  const { slug } = useAdminTrack();
  const sheet = useQuery(raceDayQuery(slug, date));
  return (
    <div className="page">
      <PageHead title="Race-Day Run Sheet" line="What is refreshed when, and how it went">
        <RefreshButton query={sheet} />
      </PageHead>
      <div className="row admin-choice">
        <TrackField />
        <TextField
          label="Race day"
          type="date"
          className="admin-date"
          value={date ?? sheet.data?.date ?? ''}
          onChange={(event) => setDate(event.target.value === '' ? null : event.target.value)}
        />
      </div>
      <QueryState
        query={sheet}
        failed="The run sheet could not be loaded."
        whenStale="failure"
        what="the run sheet"
        shape="table"
        count={10}
      >
        {(known) => (
          <Sheet sheet={known} chosen={race} onChoose={(raceNumber) => setRace(String(raceNumber))} />
        )}
      </QueryState>
    </div>
  );
}
