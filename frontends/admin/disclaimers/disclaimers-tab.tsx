import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Alert, Button, Card, Skeleton } from '#kit/kit.ts';
import { Asked } from '../asked.tsx';
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
    if (error) toasts.show({ title: sentenceOf(error, 'The audit could not be run.'), tone: 'error' });
  }
  return { isWanted, audit, run: () => void run() };
}

/** Who accepted the current disclaimer, who did not, and the proof of each acceptance. */
export function DisclaimersTab() {
  const { isWanted, audit, run } = useAudit();
  const [isEnsuring, setEnsuring] = useState(false);
  const [dropped, count] = useState(0);
  return (
    <div className="stack">
      <Card title="Disclaimer Compliance Audit">
        <p>
          Compares every account with the current version of the disclaimer. A user is compliant with an
          acceptance of that version whose full text is kept.
        </p>
        <div className="row">
          <Button tone="primary" busy={isWanted && audit.isFetching} onClick={run}>
            Run Compliance Audit
          </Button>
          <Button onClick={() => setEnsuring(true)}>Ensure All Users Have Disclaimers</Button>
        </div>
        {isWanted && (
          <Asked
            query={audit}
            failed="The audit could not be run."
            coming={<Skeleton shape="table" count={4} label="Running the audit" />}
            whenNone={<Alert tone="warn">Nobody is signed in: sign in again and run the audit.</Alert>}
          >
            {(found) => <AuditPanel audit={found} />}
          </Asked>
        )}
      </Card>
      {/* What was checked before a person was dropped is told no more. */}
      <EvidencePack key={dropped} />
      <UserHistory onDropped={() => count((so) => so + 1)} />
      {isEnsuring && <EnsureAll onClose={() => setEnsuring(false)} onDone={run} />}
    </div>
  );
}
