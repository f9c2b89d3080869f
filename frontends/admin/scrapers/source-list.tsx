import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { ago, Badge, Button, Card, shortRaceDay } from '#kit/kit.ts';
import { sourcesQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import { PauseDialog } from './pause-dialog.tsx';
import { statusTone } from './scrapers.ts';
import type { SourceSeen, Wanted } from './source-care.ts';
import { isUnavailable, pauseText, resuming, retrying } from './source-care.ts';

function StateBadge({ source: { pause, isSetUp, isForTrack } }: { readonly source: SourceSeen }) {
  if (pause !== null) return <Badge tone="yellow">paused</Badge>;
  if (isSetUp && !isForTrack) return <Badge tone="gray">not for this track</Badge>;
  return isSetUp ? <Badge tone="green">on</Badge> : <Badge tone="gray">not set up</Badge>;
}

function statusText({ pause, isSetUp, isForTrack, tracksText, howToSetUp, last }: SourceSeen): string {
  if (pause !== null) return `Paused ${pauseText(pause)}`;
  if (!isSetUp) return `To use it, ${howToSetUp}.`;
  if (!isForTrack) return tracksText ?? '–';
  if (last === null) return 'It has never run.';
  return last.faults[0] ?? `Its last run was for ${shortRaceDay(last.date)}.`;
}

type SourceProps = {
  readonly source: SourceSeen;
  readonly onPause: (source: SourceSeen) => void;
};

function SourceButtons({ source, onPause }: SourceProps) {
  const { label, pause, isSetUp, isForTrack } = source;
  const resume = useAct(resuming);
  const retry = useAct(retrying);
  const { slug } = useAdminTrack();
  const act = pause === null ? 'Pause' : 'Resume';
  return (
    <div className="row">
      {pause === null && isSetUp && isForTrack && (
        <Button
          busy={retry.isPending}
          aria-label={`Retry ${label}`}
          onClick={() => retry.mutate({ wanted: source.source, track: slug })}
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
  );
}

function SourceRow({ source, onPause }: SourceProps) {
  const { label, last } = source;
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
      <SourceButtons source={source} onPause={onPause} />
    </li>
  );
}

type Pausing = { readonly wanted: Wanted; readonly label: string };

type AllSourcesProps = {
  readonly sources: readonly SourceSeen[];
  readonly onPause: (pausing: Pausing) => void;
};

function AllButtons({ sources, onPause }: AllSourcesProps) {
  const resume = useAct(resuming);
  const retry = useAct(retrying);
  const { slug } = useAdminTrack();
  const paused = sources.filter(({ pause }) => pause !== null).length;
  return (
    <div className="row">
      <Button
        busy={retry.isPending}
        inactive={!sources.some((source) => isUnavailable(source) && source.pause === null)}
        onClick={() => retry.mutate({ wanted: 'all', track: slug })}
      >
        Retry all with problems
      </Button>
      <Button busy={resume.isPending} inactive={paused === 0} onClick={() => resume.mutate('all')}>
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

function AllSources({ sources, onPause }: AllSourcesProps) {
  return (
    <>
      <AllButtons sources={sources} onPause={onPause} />
      <ul className="admin-source-list">
        {sources.map((source) => (
          <SourceRow
            key={source.source}
            source={source}
            onPause={({ source: wanted, label }) => onPause({ wanted, label })}
          />
        ))}
      </ul>
    </>
  );
}

/** Every source: paused or not, its last run, and its actions. */
export function SourceList() {
  const { slug } = useAdminTrack();
  const sources = useQuery(sourcesQuery(slug));
  const [pausing, setPausing] = useState<Pausing | null>(null);
  return (
    <Card title="Sources">
      <QueryState
        query={sources}
        failed="The sources could not be loaded."
        whenStale="failure"
        what="the sources"
        count={8}
      >
        {({ sources: list }) => <AllSources sources={list} onPause={setPausing} />}
      </QueryState>
      {pausing && <PauseDialog {...pausing} onClose={() => setPausing(null)} />}
    </Card>
  );
}
