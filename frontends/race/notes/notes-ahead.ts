import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownMoment } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import type { NoteSubject } from './my-note.ts';
import { Notes } from './note-control.tsx';
import { notesOf } from './notes-query.ts';

/** No page waits longer for its notes. */
const longMs = 1_000;

/** Asks for the notes on a subject, and for what shows them. True once they are known, cannot be, or take long: what is below them then does not move. */
export function useNotesAhead(subject: Pick<NoteSubject, 'kind' | 'key'>): boolean {
  const { member } = useMember();
  const isWanted = member !== null && shownMoment() === null;
  const { isFetched, failureCount } = useQuery({ ...notesOf(subject), enabled: isWanted });
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isWanted) Notes.preload();
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return !isWanted || isLong || isFetched || failureCount > 0;
}
