import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shownMoment } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { useMember } from '#frame/frame.ts';
import type { NoteSubject } from './my-note.ts';
import { ReadNotes } from './note-control.tsx';
import { notesOf } from './notes-query.ts';

/** The longest a page waits for its notes. */
const longMs = 1_000;

/**
 * Asks for the notes on a subject while its page is read, and gives the page once both are known, so that nothing below the
 * notes moves when they come. Notes that fail or take long do not hold the page back.
 */
export function useAfterNotes<Page extends QueryView<unknown>>(
  page: Page,
  subject: Pick<NoteSubject, 'kind' | 'key'>,
) {
  const { member } = useMember();
  const isWanted = member !== null && shownMoment() === null;
  const { isFetched, failureCount } = useQuery({ ...notesOf(subject), enabled: isWanted });
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (isWanted) ReadNotes.preload();
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  const isReady = !isWanted || isLong || isFetched || failureCount > 0;
  return isReady ? page : { ...page, data: undefined, error: null };
}
