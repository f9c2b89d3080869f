import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient, signOut } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { Button, product } from '#kit/kit.ts';
import { Masthead } from '../auth/masthead.tsx';
import { LegalLinks } from '../pages/legal-links.tsx';
import { acceptanceOf } from './acceptance.ts';
import { DisclaimerParts, DisclaimerPending } from './disclaimer-parts.tsx';
import { allTicked, disclaimerTextQuery } from './disclaimer-text.ts';
import { passGate } from './pass-gate.ts';
import { useReading } from './reading.ts';

/** The legal disclaimer in front of everything, for a member who has not accepted it yet. */
export function GateScreen() {
  const { data: text, isError, refetch } = useQuery(disclaimerTextQuery);
  const { member } = useMember();
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { ref, reading } = useReading();
  const ready = text ? allTicked(text.sections, ticks) : false;

  async function accept() {
    if (!text || !member) return;
    setBusy(true);
    await passGate(acceptanceOf(text, new Date(), reading()), member.id);
  }

  return (
    <div className="entrance entrance-wide">
      <Masthead />
      <section className="entrance-sheet" aria-labelledby="gate-title">
        <h1 id="gate-title">{text?.title ?? 'Legal Disclaimer'}</h1>
        {text ? (
          <DisclaimerParts text={text} ticks={ticks} onTicks={setTicks} readingRef={ref} />
        ) : (
          <DisclaimerPending failed={isError} onRetry={() => void refetch()} />
        )}
        <div className="entrance-actions">
          <Button tone="primary" disabled={!ready} busy={busy} onClick={() => void accept()}>
            Accept &amp; Continue to Registration
          </Button>
          <Button onClick={() => signOut(queryClient)}>Decline &amp; Exit</Button>
        </div>
        <div className="muted">
          Declining signs you out of {product.name}. <LegalLinks />
        </div>
      </section>
    </div>
  );
}
