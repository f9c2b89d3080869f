import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countUnsent, queryClient } from '#api/api.ts';
import { lazyPart, useMember } from '#frame/frame.ts';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog, null);
const Note = lazyPart(async () => (await import('#frame/unsent/unsent.ts')).UnsentNote, null);

/** How many changes a member who signs out would lose; 0 while nobody does. */
function useLeaving(author: string | null): readonly [number, () => void] {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    const ask = (event: Event): void => {
      const count = author === null ? 0 : countUnsent(author);
      if (count > 0) event.preventDefault();
      setUnsent(count);
    };
    window.addEventListener('leaving', ask);
    return () => window.removeEventListener('leaving', ask);
  }, [author]);
  return [unsent, () => setUnsent(0)];
}

function UnsentOfMember() {
  const author = useMember().member?.id ?? null;
  const [isWanted, setWanted] = useState(false);
  const [unsent, onStay] = useLeaving(author);
  useEffect(() => {
    const look = (): void => {
      if (author !== null && countUnsent(author) > 0) setWanted(true);
    };
    look();
    window.addEventListener('storage', look);
    window.addEventListener('unsent', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('unsent', look);
    };
  }, [author]);
  return (
    <>
      {isWanted && author !== null && <Note key={author} />}
      {unsent > 0 && <LeaveDialog unsent={unsent} onClose={onStay} />}
    </>
  );
}

/**
 * How many changes of the member this browser has not sent; the part that sends them is loaded once there is one. Asks before
 * they are lost by signing out.
 */
export function Unsent() {
  return (
    <QueryClientProvider client={queryClient}>
      <UnsentOfMember />
    </QueryClientProvider>
  );
}
