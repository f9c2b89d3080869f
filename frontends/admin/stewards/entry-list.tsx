import { Badge, Button, Card, trackTime } from '#kit/kit.ts';
import type { DeskEntry } from './desk.ts';
import { entryState, entryTitle, whoText } from './desk-words.ts';

function Change({ entry: { before, after } }: { readonly entry: DeskEntry }) {
  return (
    <span className="admin-event-change">
      {before !== null && (
        <>
          <del>{before}</del> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <ins>{after}</ins>
    </span>
  );
}

function Others({ entry, zone }: { readonly entry: DeskEntry; readonly zone: string }) {
  return entry.others.map(({ source, text, at: time, agrees, isInForce }) => (
    <span className="small" key={source}>
      {source} {agrees ? 'agrees' : 'disagrees'}: {text} ({trackTime(time, zone)}
      {isInForce && !agrees ? ', in force' : ''})
    </span>
  ));
}

type ItemProps = {
  readonly entry: DeskEntry;
  readonly zone: string;
  readonly isBusy: boolean;
  readonly onUndo: (id: string) => void;
};

function Item({ entry, zone, isBusy, onUndo }: ItemProps) {
  const state = entryState(entry);
  return (
    <li className="desk-entry">
      <div className="desk-entry-body">
        <span className="row admin-event-head">
          <strong>{entryTitle(entry)}</strong> <Change entry={entry} />{' '}
          <Badge tone={state.tone}>{state.text}</Badge>
        </span>
        <span className="small muted">{whoText(entry, zone)}</span>
        {entry.withdrawn !== null && (
          <span className="small muted">Withdrawn by {whoText(entry.withdrawn, zone)}</span>
        )}
        <Others entry={entry} zone={zone} />
      </div>
      {entry.withdrawn === null && (
        <Button disabled={isBusy} aria-label={`Undo ${entryTitle(entry)}`} onClick={() => onUndo(entry.id)}>
          Undo
        </Button>
      )}
    </li>
  );
}

type EntryListProps = {
  readonly entries: readonly DeskEntry[];
  /** The track's time zone. */
  readonly zone: string;
  readonly isBusy: boolean;
  readonly onUndo: (id: string) => void;
};

/** The entries for a race, newest first: who, when, why, and what sources say. */
export function EntryList({ entries, zone, isBusy, onUndo }: EntryListProps) {
  return (
    <Card title="Entered by hand" level={3}>
      {entries.length === 0 ? (
        <p className="muted">No entries for this race.</p>
      ) : (
        <ul className="desk-entries">
          {entries.map((entry) => (
            <Item key={entry.id} entry={entry} zone={zone} isBusy={isBusy} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </Card>
  );
}
