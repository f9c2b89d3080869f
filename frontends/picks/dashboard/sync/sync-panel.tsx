import { Badge, Button, Card, RefreshIcon } from '#kit/kit.ts';
import { sourceNames, wordsOf } from './syncs.ts';
import type { Standing } from './use-syncs.ts';
import { useConnectionTest, useSyncAll, useSyncs } from './use-syncs.ts';

const words = { idle: 'not asked', pending: 'asking', done: 'done', failed: 'failed' } as const;
const tones = { idle: 'grey', pending: 'blue', done: 'green', failed: 'red' } as const;

function Line({
  label,
  action,
  standing,
  onAct,
}: {
  readonly label: string;
  readonly action: string;
  readonly standing: Standing;
  readonly onAct: () => void;
}) {
  return (
    <li className="sync-line">
      <strong>{label}</strong>
      <Badge tone={standing.faults.length > 0 ? 'yellow' : tones[standing.state]}>
        {standing.faults.length > 0 ? 'in part' : words[standing.state]}
      </Badge>
      <Button tone="quiet" busy={standing.state === 'pending'} onClick={onAct}>
        {action}
        <span className="visually-hidden"> {label}</span>
      </Button>
      {standing.sentence && <p className="small muted">{standing.sentence}</p>}
      {standing.faults.map((fault) => (
        <p key={fault} className="small">
          {fault}
        </p>
      ))}
    </li>
  );
}

/** Asks the sources for what is new, one by one or all after each other. */
export function SyncPanel() {
  const { standingOf, sync } = useSyncs();
  const all = useSyncAll(sync);
  const connection = useConnectionTest();
  return (
    <Card
      title="Live data"
      aside={
        <Button tone="primary" icon={<RefreshIcon size={16} />} busy={all.isUnderWay} onClick={all.syncAll}>
          Sync All
        </Button>
      }
      foot="Sync All asks for races, then live data, then the weather. The same is not asked twice within a minute."
    >
      <ul className="sync-lines">
        {sourceNames.map((source) => (
          <Line
            key={source}
            label={wordsOf[source].label}
            action="Sync"
            standing={standingOf(source)}
            onAct={() => sync(source)}
          />
        ))}
        <Line
          label="Racing API"
          action="Test Connection"
          standing={connection.standing}
          onAct={connection.test}
        />
      </ul>
    </Card>
  );
}
