import { useQuery } from '@tanstack/react-query';
import { useQueryValue } from '#frame/frame.ts';
import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import { ago, Badge, Button, Empty, RefreshIcon, SelectField, Skeleton } from '#kit/kit.ts';
import { Asked } from '../asked.tsx';
import { duration } from '../format.ts';
import { secondsOf } from '../health/workflow.ts';
import { PageHead } from '../page-head.tsx';
import { runsQuery } from '../queries.ts';
import { statusTone } from '../scrapers/scrapers.ts';
import { RunLog } from './run-log.tsx';
import type { ListedRun } from './runs.ts';
import { cameOf, statusAsked, statusChoices } from './runs.ts';

const took = (run: ListedRun): string => {
  const seconds = secondsOf(run, Date.now());
  return seconds === null ? '–' : duration(seconds);
};

const columnsFor = (onOpen: (runId: string) => void): readonly Column<ListedRun>[] => [
  { key: 'source', label: 'Source', value: (run) => run.label, show: (run) => <strong>{run.label}</strong> },
  { key: 'date', label: 'Day', value: (run) => run.date },
  {
    key: 'status',
    label: 'Status',
    value: (run) => run.status,
    show: (run) => <Badge tone={statusTone(run.status)}>{run.status}</Badge>,
  },
  { key: 'came', label: 'Came', value: (run) => run.brought, show: cameOf, numeric: true },
  { key: 'faults', label: 'Faults', value: (run) => run.faults.length, numeric: true },
  {
    key: 'started',
    label: 'Began',
    value: (run) => run.startedAt,
    show: (run) => ago(run.startedAt, Date.now()),
  },
  { key: 'took', label: 'Took', value: took, sortable: false },
  { key: 'by', label: 'Asked by', value: (run) => run.askedBy },
  {
    key: 'log',
    label: 'Log',
    value: () => null,
    show: (run) => <Button onClick={() => onOpen(run.id)}>Open the log</Button>,
    sortable: false,
  },
];

/** Every time a source was asked of late: what came, what was wrong, and its log. */
export function RunsScreen() {
  const [asked, choose] = useQueryValue('status');
  const [opened, open] = useQueryValue('run');
  const status = statusAsked(asked);
  const runs = useQuery(runsQuery(status));
  return (
    <div className="page">
      <PageHead title="Runs of Sources" line="Every time a source was asked, the latest first">
        <Button icon={<RefreshIcon size={16} />} busy={runs.isFetching} onClick={() => void runs.refetch()}>
          Refresh
        </Button>
      </PageHead>
      <SelectField
        label="Status"
        className="admin-date"
        choices={statusChoices}
        value={status ?? ''}
        onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
      />
      <Asked
        query={runs}
        failed="The runs could not be loaded."
        coming={<Skeleton shape="table" count={10} label="Loading the runs" />}
      >
        {({ runs: list }) =>
          list.length === 0 ? (
            <Empty title={status === null ? 'No source was asked yet' : `No run is ${status}`}>
              Run the daily workflow in the health check, or sync one source there.
            </Empty>
          ) : (
            <DataTable
              caption={`The last ${list.length} runs`}
              columns={columnsFor(open)}
              rows={list}
              rowKey={(run) => run.id}
            />
          )
        }
      </Asked>
      {opened !== null && <RunLog key={opened} runId={opened} onClose={() => open(null)} />}
    </div>
  );
}
