import { useTrack } from '#frame/frame.ts';
import { Badge, Button, Card, RefreshIcon } from '#kit/kit.ts';
import type { SyncedTrack } from './syncs.ts';
import { sourceNames, wordsOf } from './syncs.ts';
import type { SyncStatus } from './use-syncs.ts';
import { useConnectionTest, useSyncAll, useSyncs } from './use-syncs.ts';

const words = { idle: 'not run yet', pending: 'running', done: 'done', failed: 'failed' } as const;
const tones = { idle: 'gray', pending: 'blue', done: 'green', failed: 'red' } as const;

type LineProps = {
  readonly label: string;
  readonly action: string;
  readonly status: SyncStatus;
  readonly onAct: () => void;
};

function Line({ label, action, status, onAct }: LineProps) {
  return (
    <li className="sync-line">
      <strong>{label}</strong>
      <Badge tone={status.faults.length > 0 ? 'yellow' : tones[status.state]}>
        {status.faults.length > 0 ? 'partial' : words[status.state]}
      </Badge>
      <Button tone="quiet" busy={status.state === 'pending'} onClick={onAct}>
        {action}
        <span className="visually-hidden"> {label}</span>
      </Button>
      {status.sentence && <p className="small muted">{status.sentence}</p>}
      {status.faults.map((fault) => (
        <p key={fault} className="small">
          {fault}
        </p>
      ))}
    </li>
  );
}

function ConnectionLine() {
  const { status, test } = useConnectionTest();
  return <Line label="Racing API" action="Test Connection" status={status} onAct={test} />;
}

function TrackSyncs({ track }: { readonly track: SyncedTrack }) {
  const { statusOf, sync } = useSyncs(track);
  const all = useSyncAll(sync);
  return (
    <Card
      title="Live data"
      aside={
        <Button tone="primary" icon={<RefreshIcon size={16} />} busy={all.isUnderWay} onClick={all.syncAll}>
          Sync All
        </Button>
      }
      foot={`Sync All updates races, live data and weather for ${track.name}. Wait a minute between refreshes.`}
    >
      <ul className="sync-lines">
        {sourceNames.map((source) => (
          <Line
            key={source}
            label={wordsOf[source].label}
            action="Sync"
            status={statusOf(source)}
            onAct={() => sync(source)}
          />
        ))}
        <ConnectionLine />
      </ul>
    </Card>
  );
}

/** Asks the sources of the chosen track for what is new, one by one or all after each other. */
export function SyncPanel() {
  const { slug, name } = useTrack();
  return <TrackSyncs key={slug} track={{ slug, name }} />;
}
