import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { QueryState, toasts } from '#frame/frame.ts';
import { Alert, Button, Card, Skeleton } from '#kit/kit.ts';
import { auditQuery } from '../queries.ts';
import { AuditPanel } from './audit-panel.tsx';
import { EnsureAll } from './ensure-all.tsx';
import { EvidencePack } from './evidence-pack.tsx';
import { UserHistory } from './user-history.tsx';

function useAudit() {
  const [isWanted, setWanted] = useState(false);
  const audit = useQuery({ ...auditQuery, enabled: isWanted });
  async function run() {
    if (!isWanted) return setWanted(true);
    const { error } = await audit.refetch();
    if (error) toasts.show({ title: sentenceOf(error, 'The audit failed.'), tone: 'error' });
  }
  return { isWanted, audit, run: () => void run() };
}

function AuditReport({ audit }: { readonly audit: ReturnType<typeof useAudit>['audit'] }) {
  return (
    <QueryState
      query={audit}
      what="the audit"
      loading={<Skeleton shape="table" count={4} label="Running the audit" />}
      failed="The audit failed."
      whenStale="failure"
      signedOut={<Alert tone="warn">You are signed out. Sign in again and run the audit.</Alert>}
    >
      {(found) => <AuditPanel audit={found} />}
    </QueryState>
  );
}

/** Who accepted the current disclaimer, who did not, and the proof of each acceptance. */
export function DisclaimersTab() {
  const { isWanted, audit, run } = useAudit();
  const [isEnsuring, setEnsuring] = useState(false);
  const [dropped, setDropped] = useState(0);
  return (
    <div className="stack">
      <Card title="Disclaimer Compliance Audit">
        <p>
          Checks every account against the current version of the disclaimer. A user is compliant if they
          accepted that version and its full text is on record.
        </p>
        <div className="row">
          <Button tone="primary" busy={isWanted && audit.isFetching} onClick={run}>
            Run Compliance Audit
          </Button>
          <Button onClick={() => setEnsuring(true)}>Ensure All Users Have Disclaimers</Button>
        </div>
        {isWanted && <AuditReport audit={audit} />}
      </Card>
      {/* An earlier check is dropped once personal data was removed. */}
      <EvidencePack key={dropped} />
      <UserHistory onDropped={() => setDropped((before) => before + 1)} />
      {isEnsuring && <EnsureAll onClose={() => setEnsuring(false)} onDone={run} />}
    </div>
  );
}
