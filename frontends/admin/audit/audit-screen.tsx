import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Badge, Button, Card, Empty, RefreshIcon, Skeleton } from '#kit/kit.ts';
import { momentOf } from '../format.ts';
import { BackIcon, OnIcon } from '../icons.ts';
import { showBeginning } from '../lists/pages.ts';
import { PageHead } from '../page-head.tsx';
import { auditLogQuery } from '../queries.ts';
import { QueryView } from '../query-view.tsx';
import { actTitle, isDestructive, stateOf } from './acts.ts';
import type { AuditEntry } from './changes.ts';
import { actorOf, changesOf } from './changes.ts';

function EntryRow({ entry }: { readonly entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after);
  const state = stateOf(entry);
  return (
    <li className="admin-step-row admin-act">
      <p className="row">
        <strong>{actTitle(entry)}</strong>
        {state && <Badge tone={state.tone}>{state.word}</Badge>}
        {isDestructive(entry) && <Badge tone="orange">destructive</Badge>}
        {entry.subject && <span>{entry.subject}</span>}
      </p>
      <p className="small muted">
        {momentOf(entry.at)} · {actorOf(entry)} · <code>{entry.act}</code>
      </p>
      {changes.length > 0 && (
        <dl className="admin-changes small">
          {changes.map(({ name, before, after }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {before !== null && (
                  <>
                    <del>{before}</del> →{' '}
                  </>
                )}
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Entries({
  entries,
  isFirst,
}: {
  readonly entries: readonly AuditEntry[];
  readonly isFirst: boolean;
}) {
  if (entries.length === 0)
    return (
      <Empty title={isFirst ? 'No entries yet' : 'No older entries'}>
        Every change an administrator or the operator makes is logged here, with the values before and after.
      </Empty>
    );
  return (
    <ol className="admin-step-list">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

/** What administrators did, newest first. It cannot be changed from here. */
export function AuditScreen() {
  /** Where each page begins; the first one at the latest act. */
  const [starts, setStarts] = useState<readonly (number | null)[]>([null]);
  const log = useQuery({ ...auditLogQuery(starts.at(-1) ?? null), placeholderData: keepPreviousData });
  const next = log.data?.next ?? null;
  const isFirst = starts.length === 1;
  const pager = useRef<HTMLElement>(null);
  function turnPage(to: readonly (number | null)[]) {
    setStarts(to);
    showBeginning(pager.current);
  }
  return (
    <div className="page">
      <PageHead title="Audit Log" line="What administrators did, newest first">
        <Button icon={<RefreshIcon size={16} />} busy={log.isFetching} onClick={() => void log.refetch()}>
          Refresh
        </Button>
      </PageHead>
      <Card title={isFirst ? 'Latest entries' : 'Older entries'}>
        <QueryView
          query={log}
          failed="The audit log could not be loaded."
          coming={<Skeleton shape="table" count={8} label="Loading the audit log" />}
        >
          {({ entries }) => <Entries entries={entries} isFirst={isFirst} />}
        </QueryView>
        {(next !== null || !isFirst) && (
          <nav ref={pager} className="row admin-pager" aria-label="Pages of the audit log">
            <Button
              icon={<BackIcon size={16} />}
              disabled={isFirst}
              onClick={() => turnPage(starts.slice(0, -1))}
            >
              Newer
            </Button>
            <Button
              icon={<OnIcon size={16} />}
              disabled={next === null || log.isPlaceholderData}
              onClick={() => turnPage([...starts, next])}
            >
              Older
            </Button>
          </nav>
        )}
      </Card>
    </div>
  );
}
