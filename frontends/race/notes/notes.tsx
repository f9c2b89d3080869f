import { useEffect, useRef, useState } from 'react';
import { sentenceOf, useAct } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { keepAndSend, newItemId, UnsentMark, useUnsent } from '#frame/unsent/unsent.ts';
import { ConfirmDialog } from '#kit/confirm/confirm.ts';
import { Alert, Button, Field, personName, Sourced, trackDayTime } from '#kit/kit.ts';
import { laterRaceText } from './later-race.ts';
import type { MyNote, NoteSubject } from './my-note.ts';
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

function OneNote({
  note,
  subject,
  raceId,
}: { readonly note: ShownNote } & Pick<EditorProps, 'subject' | 'raceId'>) {
  const [now, setNow] = useState<'read' | 'change' | 'remove'>('read');
  const isOfPerson = note.kind !== subject.kind;
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
    <div className="note">
      <p className="note-text">
        {isOfPerson && (
          <strong>
            {personName(name)} ({kind}):{' '}
          </strong>
        )}
        {note.text}
      </p>
      {note.unsent !== null && <UnsentMark unsent={note.unsent} />}
      <Since since={note.since} />
      <p className="small muted row">
        <time dateTime={note.writtenAt}>{trackDayTime(note.writtenAt)}</time>
        <Button tone="quiet" onClick={() => setNow('change')}>
          Change
        </Button>
        <Button tone="quiet" onClick={() => setNow('remove')}>
          Remove
        </Button>
      </p>
      {now === 'remove' && <RemoveNote note={note} onClose={() => setNow('read')} />}
    </div>
  );
}

type NotesProps = Pick<EditorProps, 'subject' | 'raceId'> & {
  readonly notes: readonly MyNote[];
  readonly isWriting: boolean;
  readonly onWritten: () => void;
};

/** The notes with what is not sent yet, and the form for a new one while it is written. */
export function Notes({ subject, raceId, notes, isWriting, onWritten }: NotesProps) {
  const shown = withUnsent(notes, useUnsent(), subject);
  return (
    <>
      {isWriting && <Editor subject={subject} raceId={raceId} note={null} onClose={onWritten} />}
      {shown.map((note) => (
        <OneNote key={note.id} note={note} subject={subject} raceId={raceId} />
      ))}
    </>
  );
}
