import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authModeQuery } from '#api/api.ts';
import { Dialog } from '#kit/controls/controls.ts';
import { Button } from '#kit/kit.ts';
import { acceptanceOf } from '../disclaimer/acceptance.ts';
import { DisclaimerParts, DisclaimerPending } from '../disclaimer/disclaimer-parts.tsx';
import { allTicked, disclaimerTextQuery } from '../disclaimer/disclaimer-text.ts';
import { useReading } from '../disclaimer/reading.ts';
import { acceptBeforeSignIn } from './accept-before-sign-in.ts';
import { whereDecliningLeads } from './way-in.ts';

/** The disclaimer for those who are not signed in: accepting leads to sign-in, declining away from the site. */
export function PreAuthDialog({
  onClose,
  onLeaving,
}: {
  readonly onClose: () => void;
  readonly onLeaving?: (saved: boolean) => void;
}) {
  const { data: text, isError, refetch } = useQuery(disclaimerTextQuery);
  const { data: wayIn } = useQuery(authModeQuery);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { ref, reading } = useReading();

  async function accept() {
    if (!text) return;
    setBusy(true);
    await acceptBeforeSignIn(acceptanceOf(text, new Date(), reading()), onLeaving);
  }

  const actions = (
    <>
      <Button
        tone="primary"
        busy={busy}
        disabled={!text || !allTicked(text.sections, ticks)}
        onClick={() => void accept()}
      >
        Accept &amp; Continue
      </Button>
      <Button onClick={() => location.assign(whereDecliningLeads(wayIn))}>Decline &amp; Leave</Button>
    </>
  );
  return (
    <Dialog open wide title={text?.title ?? 'Legal Disclaimer'} onClose={onClose} actions={actions}>
      {text ? (
        <DisclaimerParts text={text} ticks={ticks} onTicks={setTicks} readingRef={ref} />
      ) : (
        <DisclaimerPending failed={isError} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
