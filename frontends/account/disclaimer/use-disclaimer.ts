import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptanceOf } from './acceptance.ts';
import { allTicked, disclaimerTextQuery } from './disclaimer-text.ts';
import { useReading } from './reading.ts';

type Acceptance = ReturnType<typeof acceptanceOf>;

/** The disclaimer on a screen: its text, the ticked parts and how it was read. `onAccept` gets the acceptance of them all. */
export function useDisclaimer(onAccept: (acceptance: Acceptance) => Promise<void>) {
  const query = useQuery(disclaimerTextQuery);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const { ref: readingRef, reading } = useReading();
  const { data: text } = query;
  async function accept() {
    if (!text) return;
    setBusy(true);
    await onAccept(acceptanceOf(text, ticks, new Date(), reading()));
  }
  return {
    query,
    title: text?.title ?? 'Legal Disclaimer',
    ticks,
    setTicks,
    readingRef,
    isReady: text ? allTicked(text.sections, ticks) : false,
    isBusy,
    accept: () => void accept(),
  };
}
