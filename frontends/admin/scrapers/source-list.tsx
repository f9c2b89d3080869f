import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { ago, Badge, Button, Card, Skeleton } from '#kit/kit.ts';
import { sourcesQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { statusTone } from './scrapers.ts';
import type { SourceSeen, Wanted } from './source-care.ts';
import { isUnavailable, pauseText, resuming, retrying } from './source-care.ts';

function StateBadge({ source: { pause, isSetUp } }: { readonly source: SourceSeen }) {
  if (pause !== null) return <Badge tone="yellow">paused</Badge>;
  return isSetUp ? <Badge tone="green">on</Badge> : <Badge tone="grey">not set up</Badge>;
}

function statusText({ pause, isSetUp, howToSetUp, last }: SourceSeen): string {
  if (pause !== null) return `Paused ${pauseText(pause)}`;
  if (!isSetUp) return `To use it, ${howToSetUp}.`;
  if (last === null) return 'It has never run.';
  return last.faults[0] ?? `Its last run was for ${last.date}.`;
}

function SourceRow({
  source,
  onPause,
}: {
  readonly source: SourceSeen;
  readonly onPause: (source: SourceSeen) => void;
}) {
  const { label, pause, isSetUp, last } = source;
  const resume = useAct(resuming);
  const retry = useAct(retrying);
  const act = pause === null ? 'Pause' : 'Resume';
  return (
    <li className="admin-source-row">
      <div className="admin-source-what">
        <p className="row">
          <strong>{label}</strong>
          <StateBadge source={source} />
          {last && (
            <span className="small muted">
              last run <Badge tone={statusTone(last.status)}>{last.status}</Badge>{' '}
              {ago(last.startedAt, Date.now())}
            </span>
          )}
        </p>
        <p className="small muted">{statusText(source)}</p>
      </div>
      <div className="row">
        {pause === null && isSetUp && (
          <Button
            busy={retry.isPending}
            aria-label={`Retry ${label}`}
            onClick={() => retry.mutate(source.source)}
          >
            Retry
          </Button>
        )}
        <Button
          aria-busy={resume.isPending || undefined}
          aria-label={`${act} ${label}`}
          onClick={() => (pause === null ? onPause(source) : resume.mutate(source.source))}
        >
          {act}
        </Button>
      </div>
    </li>
  );
}

type Pausing = { readonly wanted: Wanted; readonly label: string };

function All({
  sources,
  onPause,
}: {
  readonly sources: readonly SourceSeen[];
  readonly onPause: (pausing: Pausing) => void;
}) {
  const resume = useAct(resuming);
  const retry = useAct(retrying);
  const paused = sources.filter(({ pause }) => pause !== null).length;
  return (
    <div className="row">
      <Button
        busy={retry.isPending}
        disabled={!sources.some((source) => isUnavailable(source) && source.pause === null)}
        onClick={() => retry.mutate('all')}
      >
        Retry all with problems
      </Button>
      <Button busy={resume.isPending} disabled={paused === 0} onClick={() => resume.mutate('all')}>
        Resume all
      </Button>
      <Button
        disabled={paused === sources.length}
        onClick={() => onPause({ wanted: 'all', label: 'every source' })}
      >
        Pause all
      </Button>
    </div>
  );
}

/** Every source: paused or not, its last run, and its actions. */
export function SourceList() {
  const sources = useQuery(sourcesQuery);
  const [pausing, pause] = useState<Pausing | null>(null);
  return (
    <Card title="Sources">
      <QueryView
        query={sources}
        failed="The sources could not be loaded."
        coming={<Skeleton count={8} label="Loading the sources" />}
      >
        {({ sources: list }) => (
          <>
            <All sources={list} onPause={pause} />
            <ul className="admin-source-list">
              {list.map((source) => (
                <SourceRow
                  key={source.source}
                  source={source}
                  onPause={({ source: wanted, label }) => pause({ wanted, label })}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {pausing && <PauseDialog {...pausing} onClose={() => pause(null)} />}
    </Card>
  );
}
