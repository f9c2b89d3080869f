import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, QueryState } from '#frame/frame.ts';
import {
  Badge,
  Card,
  count,
  DemoLabel,
  Empty,
  links,
  Provenance,
  SelectField,
  trackDayTime,
  trackTime,
  withQuery,
} from '#kit/kit.ts';
import { raceTimelineQuery } from '../queries.ts';
import { jobStateText, jobTone } from './run-sheet.ts';
import type { EventKind, RaceEvent, Timeline } from './timeline-words.ts';
import { isOfDay, kindsIn, kindTone, kindWord } from './timeline-words.ts';

function Prices({ prices }: { readonly prices: NonNullable<RaceEvent['prices']> }) {
  return (
    <ul className="admin-prices" aria-label="Odds, shortest first">
      {prices.map(({ interest, price, was, isScratched }) => (
        <li key={interest} className={price !== was && was !== null ? 'admin-price-moved' : undefined}>
          <strong>{interest}</strong> {isScratched ? 'out' : (price ?? '–')}
          {was !== null && was !== price && !isScratched && <span className="muted"> was {was}</span>}
        </li>
      ))}
    </ul>
  );
}

function Change({ before, after }: Pick<RaceEvent, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  return (
    <p className="admin-event-change">
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && <ins>{after}</ins>}
    </p>
  );
}

type EventProps = { readonly event: RaceEvent; readonly date: string };

/** Who reported an event and when, and where it is recorded. */
function EventSource({ event, date }: EventProps) {
  const { state, ledgerRow, runId, source, reportedAt } = event;
  return (
    <p className="small muted row">
      <Provenance
        source={state === null ? source : `${source}, due`}
        at={reportedAt}
        withDay={!isOfDay(reportedAt, date)}
      />
      {ledgerRow !== null && <Link href={withQuery(links.ledger, { date })}>Ledger entry {ledgerRow}</Link>}
      {runId !== null && <Link href={withQuery(links.adminRuns, { run: runId })}>Run log</Link>}
    </p>
  );
}

function EventRow({ event, date }: EventProps) {
  const { at: instant, kind, what, state, detail, prices } = event;
  return (
    <li className="admin-event" data-kind={kind}>
      <time className="admin-event-time" dateTime={instant}>
        {isOfDay(instant, date) ? trackTime(instant) : trackDayTime(instant)}
      </time>
      <div className="admin-event-body">
        <p className="row admin-event-head">
          <Badge tone={kindTone(kind)}>{kindWord(kind)}</Badge>
          <strong>{what}</strong>
          {state !== null && <Badge tone={jobTone(state)}>{jobStateText(state)}</Badge>}
        </p>
        <Change {...event} />
        {prices !== null && <Prices prices={prices} />}
        {detail !== null && <p className="small">{detail}</p>}
        <EventSource event={event} date={date} />
      </div>
    </li>
  );
}

function Missing({ missing }: Pick<Timeline, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <ul className="small muted admin-missing">
      {missing.map(({ kind, sentence }) => (
        <li key={kind}>{sentence}</li>
      ))}
    </ul>
  );
}

const keyOf = ({ at: instant, kind, what, source, after, ledgerRow }: RaceEvent): string =>
  [instant, kind, what, source, after, ledgerRow].join(' ');

function KindChooser({
  events,
  chosen,
  onChoose,
}: {
  readonly events: readonly RaceEvent[];
  readonly chosen: EventKind | '';
  readonly onChoose: (kind: EventKind | '') => void;
}) {
  return (
    <SelectField
      label="Show"
      choices={[
        { value: '', label: `Everything (${events.length})` },
        ...kindsIn(events).map((kind) => ({ value: kind, label: kindWord(kind) })),
      ]}
      value={chosen}
      onChange={(event) => onChoose(event.target.value as EventKind | '')}
    />
  );
}

function Events({ timeline }: { readonly timeline: Timeline }) {
  const [kind, setKind] = useState<EventKind | ''>('');
  const { events, missing, date, isDemo, currentTime } = timeline;
  const shown = events.filter((event) => kind === '' || event.kind === kind);
  return (
    <div className="stack">
      <div className="row">
        <KindChooser events={events} chosen={kind} onChoose={setKind} />
        {isDemo && <DemoLabel />}
      </div>
      {shown.length === 0 ? (
        <Empty title="Nothing has happened yet">
          See below for what is missing and where it will come from.
        </Empty>
      ) : (
        <ol className="admin-events" aria-label="Events in order">
          {shown.map((event) => (
            <EventRow key={keyOf(event)} event={event} date={date} />
          ))}
        </ol>
      )}
      <Missing missing={missing} />
      <p className="small muted">
        By the racing clock, now {trackDayTime(currentTime)}. Planned events are last.
      </p>
    </div>
  );
}

/** Everything that happened to one race, and what is planned for it. */
export function RaceTimeline({
  track,
  date,
  raceNumber,
  aside,
}: {
  readonly track: string;
  readonly date: string;
  readonly raceNumber: number;
  readonly aside: string;
}) {
  const timeline = useQuery(raceTimelineQuery(track, date, raceNumber));
  return (
    <Card title={`Race ${count(raceNumber)}: timeline`} aside={aside}>
      <QueryState
        query={timeline}
        failed="The timeline could not be loaded."
        whenStale="failure"
        what="the timeline"
        count={8}
      >
        {(known) => <Events key={known.raceId} timeline={known} />}
      </QueryState>
    </Card>
  );
}
