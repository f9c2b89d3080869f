import { useEffect, useState } from 'react';
import { countUnsent } from '#api/api.ts';
import { lazyPart, useMember } from '#frame/frame.ts';

const Note = lazyPart(async () => (await import('#frame/unsent/unsent.ts')).UnsentNote, null);

/** How many changes of the member this browser has not sent; the part that sends them is loaded once there is one. */
export function Unsent() {
  const author = useMember().member?.id ?? null;
  const [isWanted, setWanted] = useState(false);
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
  return isWanted && author !== null ? <Note key={author} /> : null;
}
