import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { QueryState, RefreshButton } from '#frame/frame.ts';
import { Badge, Button, Card, Empty } from '#kit/kit.ts';
import { momentOf } from '../format.ts';
import { BackIcon, OnIcon } from '../icons.ts';
import { showBeginning } from '../lists/pages.ts';
import { PageHead } from '../page-head.tsx';
import { auditLogQuery } from '../queries.ts';
import { actTitle, isDestructive, stateOf } from './acts.ts';
import type { AuditEntry } from './changes.ts';
import { actorOf, changesOf } from './changes.ts';

function Changes({ entry }: { readonly entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) return null;
  return (
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
  );
}

function EntryRow({ entry }: { readonly entry: AuditEntry }) {
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
      <Changes entry={entry} />
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

/** The page of the log that is open, and the way to the ones beside it. */
function useLogPages() {
  /** Where each page begins; the first one at the latest act. */
  const [starts, setStarts] = useState<readonly (number | null)[]>([null]);
  const log = useQuery({ ...auditLogQuery(starts.at(-1) ?? null), placeholderData: keepPreviousData });
  const next = log.data?.next ?? null;
  const isFirst = starts.length === 1;
  const isLast = next === null;
  const turnPage = (to: 'newer' | 'older') =>
    setStarts(to === 'newer' ? starts.slice(0, -1) : [...starts, next]);
  return { log, isFirst, isLast, turnPage };
}

function LogPager({ log, isFirst, isLast, turnPage }: ReturnType<typeof useLogPages>) {
  const pager = useRef<HTMLElement>(null);
  const turn = (to: 'newer' | 'older') => () => {
    turnPage(to);
    showBeginning(pager.current);
  };
  if (isFirst && isLast) return null;
  return (
    <nav ref={pager} className="row admin-pager" aria-label="Pages of the audit log">
      <Button icon={<BackIcon size={16} />} disabled={isFirst} onClick={turn('newer')}>
        Newer
      </Button>
      <Button icon={<OnIcon size={16} />} disabled={isLast || log.isPlaceholderData} onClick={turn('older')}>
        Older
      </Button>
    </nav>
  );
}

/** What administrators did, newest first. It cannot be changed from here. */
export function AuditScreen() {
  const pages = useLogPages();
  const { log, isFirst } = pages;
  return (
    <div className="page">
      <PageHead title="Audit Log" line="What administrators did, newest first">
        <RefreshButton query={log} />
      </PageHead>
      <Card title={isFirst ? 'Latest entries' : 'Older entries'}>
        <QueryState
          query={log}
          failed="The audit log could not be loaded."
          whenStale="failure"
          what="the audit log"
          shape="table"
          count={8}
        >
          {({ entries }) => <Entries entries={entries} isFirst={isFirst} />}
        </QueryState>
        <LogPager {...pages} />
      </Card>
    </div>
  );
}
