import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart, QueryState, toasts, useQueryValue, useRaceDay, useTrack } from '#frame/frame.ts';
import { DayLinks } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import {
  Alert,
  Badge,
  Button,
  Card,
  DemoLabel,
  Provenance,
  RefreshIcon,
  SelectField,
  Skeleton,
  Sourced,
} from '#kit/kit.ts';
import { PrintButton, ShareLink } from '#kit/sharing/sharing.ts';
import type { DayResults } from './day-results.ts';
import { firstPostOn, foundText, resultDaysQuery, resultsQuery } from './day-results.ts';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';
import { dateLabel, dateToShow, isOfLastDays, resultDates } from './result-dates.ts';

const Calendar = lazyPart(async () => (await import('./calendar.tsx')).Calendar);

const failure = 'Failed to fetch OTB results. Please try again.';

function Loading() {
  return (
    <Card>
      <p>Fetching OTB race results...</p>
      <Skeleton shape="cards" count={4} label="Fetching OTB race results" />
    </Card>
  );
}

type ResultsProps = { readonly day: DayResults; readonly isStale: boolean };

/** Where the results come from, and whether there is still racing. */
function ResultsLine({ day, isStale }: ResultsProps) {
  const isDemo = day.sources.some(({ tier }) => tier === 'demo');
  return (
    <div className="row results-line">
      {day.isLive && <Badge tone="green">Live Racing In Progress</Badge>}
      {isDemo && <DemoLabel />}
      {day.sources.map(({ source, at: time }) => (
        <Provenance
          key={`${source} ${time}`}
          source={source}
          at={time}
          state={isStale ? 'stale' : 'fresh'}
          withDay
        />
      ))}
    </div>
  );
}

function Results({ day, isStale }: ResultsProps) {
  const races = useRaceDay().day?.races ?? [];
  const { slug } = useTrack();
  return (
    <>
      <DayLinks date={day.date} />
      <ResultsLine day={day} isStale={isStale} />
      {day.races.length === 0 ? (
        <NoResults message={day.message} firstPost={firstPostOn(day.date, races)} />
      ) : (
        <>
          <Alert tone="good" title={foundText(day)}>
            {dateLabel(day.date)}
          </Alert>
          <Sourced from={day.sources[0]}>
            <div className="result-cards">
              {day.races.map((race) => (
                <ResultCard
                  key={`${slug} ${day.date} ${race.raceNumber}`}
                  race={race}
                  slug={slug}
                  date={day.date}
                />
              ))}
            </div>
          </Sourced>
        </>
      )}
    </>
  );
}

/** The results of the day in the address, and the days there are to choose from. */
function useDayResults() {
  const { slug } = useTrack();
  const { day } = useRaceDay();
  const today = day?.today ?? null;
  const [dateInAddress, setDateInAddress] = useQueryValue('date');
  const date = today ? dateToShow(today, dateInAddress) : null;
  const withResults = useQuery(resultDaysQuery(slug)).data?.days ?? null;
  const query = useQuery({
    ...resultsQuery(slug, date ?? '', today === null || isOfLastDays(today, date ?? today)),
    enabled: date !== null,
  });
  async function refresh() {
    toasts.show({ title: 'Fetching race results...' });
    const { isError } = await query.refetch();
    toasts.show(isError ? { title: failure, tone: 'error' } : { title: 'Results updated!', tone: 'good' });
  }
  return {
    query: { ...query, refetch: refresh },
    date,
    dates: today ? resultDates(today, date, withResults) : null,
    choose: setDateInAddress,
  };
}

function DateChooser({ query, date, dates, choose }: ReturnType<typeof useDayResults>) {
  return (
    <div className="results-tools">
      <SelectField
        label="Date"
        choices={dates ?? []}
        value={date ?? ''}
        disabled={dates === null}
        onChange={(event) => choose(event.target.value)}
      />
      <Button
        icon={<RefreshIcon size={16} />}
        busy={query.isFetching}
        disabled={date === null}
        onClick={() => void query.refetch()}
      >
        Refresh Results
      </Button>
    </div>
  );
}

type OtherDaysProps = { readonly date: string; readonly choose: (date: string) => void };

/** The way to the days before the last 30; closes when one is chosen. */
function OtherDays({ date, choose }: OtherDaysProps) {
  const [isOpen, setOpen] = useState(false);
  function onChoose(day: string) {
    choose(day);
    setOpen(false);
  }
  return (
    <details
      className="results-calendar screen-only"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Calendar of days with results</summary>
      {isOpen && <Calendar date={date} onChoose={onChoose} />}
    </details>
  );
}

const ShareRow = ({ date, trackName }: { readonly date: string; readonly trackName: string }) => (
  <div className="row screen-only">
    <ShareLink title={`${trackName} results, ${dateLabel(date)}`} values={{ date }} />
    <PrintButton label="Print the results" />
  </div>
);

/** Finishes and payouts of a day: one of the last 30, or any from the calendar. */
export function OtbScreen() {
  const { name } = useTrack();
  const results = useDayResults();
  const { query, date } = results;
  return (
    <div className="page results-screen">
      <div className="page-head">
        <h1>OTB Race Results - {name}</h1>
        <TrackSelect />
      </div>
      <DateChooser {...results} />
      {date && <OtherDays date={date} choose={results.choose} />}
      <QueryState
        query={query}
        what="the results"
        loading={<Loading />}
        failed={failure}
        reason={null}
        whenStale="nothing"
      >
        {(day, isStale) => <Results day={day} isStale={isStale} />}
      </QueryState>
      {date && <ShareRow date={date} trackName={name} />}
      <p className="small muted">
        Results are scraped from an off-track-betting (OTB) site where one is connected; each day’s source is
        named above. Not official: check with the track before you throw a ticket away. This page refreshes
        automatically every 2 minutes.
      </p>
    </div>
  );
}
