import { useState } from 'react';
import { disclaimerQuery, queryClient, signOut } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { Alert, Button, product } from '#kit/kit.ts';
import { Masthead } from '../auth/masthead.tsx';
import { LegalLinks } from '../pages/legal-links.tsx';
import { Disclaimer } from './disclaimer-parts.tsx';
import { passGate } from './pass-gate.ts';
import { useDisclaimer } from './use-disclaimer.ts';

/** Why the disclaimer is shown to somebody who may have accepted it: that could not be checked. */
export function FailedCheck({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert
      tone="warn"
      title="We couldn’t check your acceptance."
      action={<Button onClick={onRetry}>Check again</Button>}
    >
      If you have accepted this disclaimer before, check again; accepting it once more does no harm.
    </Alert>
  );
}

const hasCheckFailed = (): boolean => queryClient.getQueryState(disclaimerQuery.queryKey)?.status === 'error';

type AnswersProps = { readonly isReady: boolean; readonly isBusy: boolean; readonly onAccept: () => void };

/** Accept or decline. Shown once the text has loaded, so that they do not move. */
function Answers({ isReady, isBusy, onAccept }: AnswersProps) {
  return (
    <>
      <div className="entrance-actions">
        <Button tone="primary" disabled={!isReady} busy={isBusy} onClick={onAccept}>
          {isBusy ? 'Saving...' : 'Accept & Continue to Registration'}
        </Button>
        <Button onClick={() => signOut(queryClient)}>Decline &amp; Exit</Button>
      </div>
      <div className="muted">
        Declining signs you out of {product.name}. <LegalLinks />
      </div>
    </>
  );
}

/** The legal disclaimer in front of everything, for a member who has not accepted it yet. */
export function GateScreen() {
  const { member } = useMember();
  const disclaimer = useDisclaimer(async (acceptance) => {
    if (member) await passGate(acceptance, member.id);
  });
  const { title, isReady, isBusy, accept, query } = disclaimer;
  const [isUnchecked] = useState(hasCheckFailed);
  return (
    <div className="entrance entrance-wide">
      <Masthead />
      <section className="entrance-sheet" aria-labelledby="gate-title">
        <h1 id="gate-title">{title}</h1>
        {isUnchecked && <FailedCheck onRetry={() => location.reload()} />}
        <Disclaimer disclaimer={disclaimer} />
        {!query.isPending && (
          <Answers isReady={isReady && member !== null} isBusy={isBusy} onAccept={accept} />
        )}
      </section>
    </div>
  );
}
