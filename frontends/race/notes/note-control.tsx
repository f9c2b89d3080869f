import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countUnsent, shownMoment } from '#api/api.ts';
import { lazyPart, useMember } from '#frame/frame.ts';
import { Button, count } from '#kit/kit.ts';
import type { NoteSubject } from './my-note.ts';
import type { FirstAct, NotesProps } from './notes.tsx';
import { notesOf } from './notes-query.ts';

/** As many of the last changed are shown at first beside a race, and on a page of their subject. */
const FIRST_BESIDE = 3;
const FIRST_ALONE = 20;

export const ReadNotes = lazyPart(async () => (await import('./read-notes.tsx')).ReadNotes, null);

/** While the ways to write come, the notes there are can still be read. */
const readMeanwhile = ({ notes, subject, onFirst }: NotesProps) =>
  notes.length > 0 && <ReadNotes notes={notes} subject={subject} onAct={(id, act) => onFirst({ id, act })} />;

const Notes = lazyPart(async () => (await import('./notes.tsx')).Notes, readMeanwhile);

type NoteControlProps = {
  readonly subject: NoteSubject;
  /** The race on whose page this is. */
  readonly raceId?: string;
  /** The horse of that race; left out for the race itself. */
  readonly programNumber?: string;
};

/** A member's own notes on a horse, a race or a person, and a way to write one; nothing for visitors and at an earlier moment. */
export function NoteControl({ subject, raceId, programNumber }: NoteControlProps) {
  const { member } = useMember();
  const isNow = shownMoment() === null;
  const [isWriting, setWriting] = useState(false);
  const [canWrite, setCanWrite] = useState(() => member !== null && countUnsent(member.id) > 0);
  const [isAll, setAll] = useState(false);
  const [first, setFirst] = useState<FirstAct | null>(null);
  const { data } = useQuery({ ...notesOf(subject, raceId), enabled: isNow && member !== null });
  const author = member?.id ?? null;
  useEffect(() => {
    const look = (): void => {
      if (author !== null && countUnsent(author) > 0) setCanWrite(true);
    };
    look();
    window.addEventListener('unsent', look);
    return () => window.removeEventListener('unsent', look);
  }, [author]);
  if (member === null || !isNow) return null;
  const all = (data?.notes ?? []).filter(({ kind, programNumbers }) => {
    if (raceId === undefined) return true;
    return programNumber === undefined ? kind === 'race' : programNumbers.includes(programNumber);
  });
  const notes = isAll ? all : all.slice(0, raceId === undefined ? FIRST_ALONE : FIRST_BESIDE);
  return (
    <div className="notes">
      <Button
        tone="quiet"
        className="note-button"
        aria-label={`Note on ${subject.name}`}
        disabled={isWriting}
        onClick={() => {
          setCanWrite(true);
          setWriting(true);
        }}
      >
        Note
      </Button>
      {canWrite && (
        <Notes
          subject={subject}
          raceId={raceId ?? null}
          notes={notes}
          isWriting={isWriting}
          onWritten={() => setWriting(false)}
          first={first}
          onFirst={setFirst}
        />
      )}
      {!canWrite && notes.length > 0 && (
        <ReadNotes
          notes={notes}
          subject={subject}
          onAct={(id, act) => {
            setCanWrite(true);
            setFirst({ id, act });
          }}
        />
      )}
      {notes.length < all.length && (
        <Button tone="quiet" onClick={() => setAll(true)}>
          All {count(all.length)} notes
        </Button>
      )}
    </div>
  );
}
