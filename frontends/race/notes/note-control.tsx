import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countUnsent, shownMoment } from '#api/api.ts';
import { lazyPart, useMember } from '#frame/frame.ts';
import { Button } from '#kit/kit.ts';
import type { NoteSubject } from './my-note.ts';
import { notesOf } from './notes-query.ts';

export const Notes = lazyPart(async () => (await import('./notes.tsx')).Notes, null);

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
  const { data } = useQuery({ ...notesOf(subject, raceId), enabled: isNow && member !== null });
  if (member === null || !isNow) return null;
  const notes = (data?.notes ?? []).filter(({ kind, programNumbers }) => {
    if (raceId === undefined) return true;
    return programNumber === undefined ? kind === 'race' : programNumbers.includes(programNumber);
  });
  return (
    <div className="notes">
      <Button
        tone="quiet"
        className="note-button"
        aria-label={`Note on ${subject.name}`}
        onClick={() => setWriting(true)}
      >
        Note
      </Button>
      {(isWriting || notes.length > 0 || countUnsent(member.id) > 0) && (
        <Notes
          subject={subject}
          raceId={raceId ?? null}
          notes={notes}
          isWriting={isWriting}
          onWritten={() => setWriting(false)}
        />
      )}
    </div>
  );
}
