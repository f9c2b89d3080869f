import { useEffect, useRef, useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { keepAndSend, newItemId, UnsentMark, useUnsent } from '#frame/unsent/unsent.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { Alert, Button, Field } from '#kit/kit.ts';
import type { MyNote, NoteSubject } from './my-note.ts';
import type { NoteAct } from './read-notes.tsx';
import { NoteText } from './read-notes.tsx';
import type { ShownNote } from './with-unsent.ts';
import { withUnsent } from './with-unsent.ts';

const longest = 500;

type EditorProps = {
  readonly subject: NoteSubject;
  readonly raceId: string | null;
  /** Null for a new note. */
  readonly note: MyNote | null;
  readonly onClose: () => void;
};

/** Writes a note, also without a connection; pressed twice, it is stored once. */
function Editor({ subject, raceId, note, onClose }: EditorProps) {
  const [id] = useState(() => note?.id ?? newItemId());
  const [text, setText] = useState(note?.text ?? '');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const author = useMember().member?.id ?? '';
  const writing = useAct({
    mutationFn: () =>
      keepAndSend(author, `Note on ${subject.name}`, {
        kind: 'write-note',
        id,
        seen: note?.changedAt ?? null,
        note: { kind: subject.kind, key: subject.key, name: subject.name, text, raceId },
      }),
    onSuccess: onClose,
  });
  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault();
        writing.mutate();
      }}
    >
      <Field
        label={`Note on ${subject.name}`}
        hint={`Only you can read it. ${longest - text.length} characters left.`}
        error={
          writing.error &&
          sentenceOf(writing.error, 'The note could not be saved. Try again: it is stored once.')
        }
      >
        {(attributes) => (
          <textarea
            {...attributes}
            ref={area}
            rows={3}
            maxLength={longest}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" tone="primary" busy={writing.isPending} disabled={text.trim() === ''}>
          Save
        </Button>
        <Button disabled={writing.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RemoveNote({ note, onClose }: { readonly note: MyNote; readonly onClose: () => void }) {
  const author = useMember().member?.id ?? '';
  const removing = useAct({
    mutationFn: () =>
      keepAndSend(author, `Removal of a note on ${note.name}`, {
        kind: 'remove-note',
        id: note.id,
        seen: note.changedAt,
      }),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove this note?"
      button="Remove"
      tone="danger"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>{note.text}</p>
      {removing.error && (
        <Alert tone="error">{sentenceOf(removing.error, 'The note could not be removed.')}</Alert>
      )}
    </ConfirmDialog>
  );
}

/** A note and what a reader pressed on it. */
export type FirstAct = { readonly id: string; readonly act: NoteAct };

type OneNoteProps = Pick<EditorProps, 'subject' | 'raceId'> & {
  readonly note: ShownNote;
  readonly first: NoteAct | 'read';
};

function OneNote({ note, subject, raceId, first }: OneNoteProps) {
  const [now, setNow] = useState(first);
  const { kind, key, name } = note;
  if (now === 'change')
    return (
      <Editor
        subject={{ kind, key: kind === 'horse' || kind === 'race' ? key : name, name }}
        raceId={raceId}
        note={note}
        onClose={() => setNow('read')}
      />
    );
  return (
    <>
      <NoteText note={note} subject={subject} onAct={setNow} isRemoving={now === 'remove'}>
        {note.unsent !== null && <UnsentMark unsent={note.unsent} />}
      </NoteText>
      {now === 'remove' && <RemoveNote note={note} onClose={() => setNow('read')} />}
    </>
  );
}

export type NotesProps = Pick<EditorProps, 'subject' | 'raceId'> & {
  readonly notes: readonly MyNote[];
  readonly isWriting: boolean;
  readonly onWritten: () => void;
  /** What was pressed while the notes could only be read; it is done once. */
  readonly first: FirstAct | null;
  readonly onFirst: (act: FirstAct | null) => void;
};

/** The notes with what is not sent yet, and the form for a new one while it is written. */
export function Notes({ subject, raceId, notes, isWriting, onWritten, first, onFirst }: NotesProps) {
  useEffect(() => onFirst(null), [onFirst]);
  const shown = withUnsent(notes, useUnsent(), subject);
  return (
    <>
      {isWriting && <Editor subject={subject} raceId={raceId} note={null} onClose={onWritten} />}
      {shown.map((note) => (
        <OneNote
          key={note.id}
          note={note}
          subject={subject}
          raceId={raceId}
          first={first?.id === note.id ? first.act : 'read'}
        />
      ))}
    </>
  );
}
