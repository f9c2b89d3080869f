import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceOf } from '#api/api.ts';
import { Badge, Button, Card, classNames, RefreshIcon } from '#kit/kit.ts';
import { countOf } from '../format.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { DayHealth, SyncName } from './day-health.ts';
import { checking, sources, toneOf, wordOf } from './day-health.ts';
import { sync } from './sync.ts';

function SyncOutcome({
  text,
  isFailed,
  faults,
}: {
  readonly text: string;
  readonly isFailed: boolean;
  readonly faults: readonly string[];
}) {
  return (
    <p className={classNames('admin-source-outcome', isFailed && 'admin-source-failed')} role="status">
      {text}
      {faults.map((fault) => (
        <span key={fault}> {fault}</span>
      ))}
    </p>
  );
}

function SyncButton({
  source,
  date,
  describedBy,
}: {
  readonly source: SyncName;
  readonly date: string;
  readonly describedBy: string;
}) {
  const { slug: track } = useAdminTrack();
  const { mutate, isPending, data, error } = useMutation(sync);
  const outcome = error ? sentenceOf(error, 'The server did not answer.') : data?.message;
  return (
    <>
      <Button
        icon={<RefreshIcon size={16} />}
        busy={isPending}
        aria-describedby={describedBy}
        onClick={() => mutate({ source, track, date })}
      >
        Sync
      </Button>
      {outcome && <SyncOutcome text={outcome} isFailed={error !== null} faults={data?.faults ?? []} />}
    </>
  );
}

type SourceRowProps = {
  readonly date: string | null;
  readonly label: string;
  readonly health: DayHealth['dataSources'][keyof DayHealth['dataSources']] | typeof checking;
  readonly sync: SyncName | null;
};

function SourceRow({ date, label, health, sync: source }: SourceRowProps) {
  const id = useId();
  const { status, isDue, count, details } = health;
  return (
    <li className="admin-source-row">
      <div className="admin-source-what">
        <p className="row">
          <strong id={id}>{label}</strong>
          <Badge tone={toneOf(status, isDue)}>{wordOf(status, isDue)}</Badge>
          {count !== null && count !== undefined && <span className="small muted">{countOf(count)}</span>}
        </p>
        <p className="small muted">{details}</p>
      </div>
      {date !== null && source !== null && (
        <SyncButton key={date} source={source} date={date} describedBy={id} />
      )}
    </li>
  );
}

/** The data of each source on the chosen day; five of them can be fetched again. Null while the day is being counted. */
export function DataSources({ day }: { readonly day: DayHealth | null }) {
  return (
    <Card level={3} title="Data Sources Status">
      <ul className="admin-source-list">
        {sources.map(({ key, label, sync: source }) => (
          <SourceRow
            key={key}
            date={day?.date ?? null}
            label={label}
            health={day?.dataSources[key] ?? checking}
            sync={source}
          />
        ))}
      </ul>
    </Card>
  );
}
