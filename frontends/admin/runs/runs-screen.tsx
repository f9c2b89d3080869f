import { useQuery } from '@tanstack/react-query';
import { QueryState, RefreshButton, useQueryValue } from '#frame/frame.ts';
import { ago, Badge, Button, Empty, SelectField, shortRaceDay } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { duration } from '../format.ts';
import { secondsOf } from '../health/workflow.ts';
import { PageHead } from '../page-head.tsx';
import { runsQuery } from '../queries.ts';
import { statusTone } from '../scrapers/scrapers.ts';
import { TrackField, useAdminTrack } from '../tracks/admin-track.tsx';
import { RunLog } from './run-log.tsx';
import type { ListedRun } from './runs.ts';
import { receivedText, statusChoices, statusOf } from './runs.ts';

const took = (run: ListedRun): string => {
  const seconds = secondsOf(run, Date.now());
  return seconds === null ? '–' : duration(seconds);
};

/** `nameOf` null: without the column of tracks. */
const columnsFor = (
  onOpen: (runId: string) => void,
  nameOf: ((slug: string) => string) | null,
): readonly Column<ListedRun>[] => [
  { key: 'source', label: 'Source', value: (run) => run.label, show: (run) => <strong>{run.label}</strong> },
  ...(nameOf === null
    ? []
    : [{ key: 'track', label: 'Track', value: ({ track }: ListedRun) => nameOf(track) }]),
  { key: 'date', label: 'Day', value: (run) => run.date, show: (run) => shortRaceDay(run.date) },
  {
    key: 'status',
    label: 'Status',
    value: (run) => run.status,
    show: (run) => <Badge tone={statusTone(run.status)}>{run.status}</Badge>,
  },
  { key: 'received', label: 'Received', value: (run) => run.received, show: receivedText, numeric: true },
  { key: 'faults', label: 'Errors', value: (run) => run.faults.length, numeric: true },
  {
    key: 'started',
    label: 'Started',
    value: (run) => run.startedAt,
    show: (run) => ago(run.startedAt, Date.now()),
  },
  { key: 'took', label: 'Took', value: took, sortable: false },
  { key: 'by', label: 'Requested by', value: (run) => run.askedBy },
  {
    key: 'log',
    label: 'Log',
    value: () => null,
    show: (run) => <Button onClick={() => onOpen(run.id)}>Open the log</Button>,
    sortable: false,
  },
];

function StatusField({
  status,
  onChoose,
}: {
  readonly status: string | null;
  readonly onChoose: (status: string | null) => void;
}) {
  return (
    <SelectField
      label="Status"
      className="admin-date"
      choices={statusChoices}
      value={status ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
    />
  );
}

function RunsTable({
  runs,
  onOpen,
}: {
  readonly runs: readonly ListedRun[];
  readonly onOpen: (runId: string) => void;
}) {
  const { isAll, nameOf } = useAdminTrack({ withAll: true });
  return (
    <DataTable
      caption={`The last ${runs.length} runs`}
      columns={columnsFor(onOpen, isAll ? nameOf : null)}
      rows={runs}
      rowKey={(run) => run.id}
    />
  );
}

function NoRuns({ status }: { readonly status: string | null }) {
  return (
    <Empty title={status === null ? 'No runs yet' : `No runs with status “${status}”`}>
      Run the daily workflow in the health check, or sync a source there.
    </Empty>
  );
}

/** Recent source runs: items received, errors and log. */
export function RunsScreen() {
  const [requestedStatus, setRequestedStatus] = useQueryValue('status');
  const [opened, setOpened] = useQueryValue('run');
  const { slug } = useAdminTrack({ withAll: true });
  const status = statusOf(requestedStatus);
  const runs = useQuery(runsQuery(slug, status));
  return (
    <div className="page">
      <PageHead title="Source Runs" line="Every run of a source, newest first">
        <RefreshButton query={runs} />
      </PageHead>
      <div className="row admin-choice">
        <TrackField withAll />
        <StatusField status={status} onChoose={setRequestedStatus} />
      </div>
      <QueryState
        query={runs}
        empty={({ runs: list }) => list.length === 0 && <NoRuns status={status} />}
        failed="The runs could not be loaded."
        whenStale="failure"
        what="the runs"
        shape="table"
        count={10}
      >
        {({ runs: list }) => <RunsTable runs={list} onOpen={setOpened} />}
      </QueryState>
      {opened !== null && <RunLog key={opened} runId={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
