import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shownMoment } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import type { NoteSubject } from './my-note.ts';
import { Notes } from './note-control.tsx';
import { notesOf } from './notes-query.ts';

/** Asks for the notes on a subject, and for what shows them. True once they are known or cannot be: what stands below them then stays where it is. */
export function useNotesAhead(subject: Pick<NoteSubject, 'kind' | 'key'>): boolean {
  const { member } = useMember();
  const isWanted = member !== null && shownMoment() === null;
  const { isLoading, failureCount } = useQuery({ ...notesOf(subject), enabled: isWanted });
  useEffect(() => {
    if (isWanted) Notes.preload();
  }, [isWanted]);
  return !isLoading || failureCount > 0;
}
