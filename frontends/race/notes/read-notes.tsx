import type { ReactNode } from 'react';
import { Button, personName, Sourced, trackDayTime } from '#kit/kit.ts';
import { laterRaceText } from './later-race.ts';
import type { MyNote, NoteSubject } from './my-note.ts';

/** What can be done with a note besides reading it. */
export type NoteAct = 'change' | 'remove';

/** The races of a horse since a note, each with its own source. */
function Since({ since }: Pick<MyNote, 'since'>) {
  if (since === null || since.length === 0) return null;
  return (
    <ul className="note-since" aria-label="Races since then">
      {since.map((race) => (
        <li key={`${race.day} ${race.track}`}>
          <Sourced from={race.provenance}>
            Since then: <span data-number>{laterRaceText(race)}</span>
          </Sourced>
        </li>
      ))}
    </ul>
  );
}

type NoteTextProps = {
  readonly note: MyNote;
  readonly subject: NoteSubject;
  readonly onAct: (act: NoteAct) => void;
  /** While it is asked whether to remove the note, its button is where the focus returns to. */
  readonly isRemoving?: boolean;
  /** Whether it is sent, where that is known. */
  readonly children?: ReactNode;
};

/** A note to read, with its time and the ways to change and remove it. */
export function NoteText({ note, subject, onAct, isRemoving = false, children }: NoteTextProps) {
  return (
    <div className="note">
      <p className="note-text">
        {note.kind !== subject.kind && (
          <strong>
            {personName(note.name)} ({note.kind}):{' '}
          </strong>
        )}
        {note.text}
      </p>
      {children}
      <Since since={note.since} />
      <p className="small muted row">
        <time dateTime={note.writtenAt}>{trackDayTime(note.writtenAt)}</time>
        <Button tone="quiet" onClick={() => onAct('change')}>
          Change
        </Button>
        <Button tone="quiet" autoFocus={isRemoving} onClick={() => onAct('remove')}>
          Remove
        </Button>
      </p>
    </div>
  );
}

type ReadNotesProps = {
  readonly notes: readonly MyNote[];
  readonly subject: NoteSubject;
  readonly onAct: (id: string, act: NoteAct) => void;
};

/** Notes while they are only read. */
export function ReadNotes({ notes, subject, onAct }: ReadNotesProps) {
  return notes.map((note) => (
    <NoteText key={note.id} note={note} subject={subject} onAct={(act) => onAct(note.id, act)} />
  ));
}
