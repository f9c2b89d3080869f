import { useState } from 'react';
import { call, sentenceOf, useAct } from '#api/api.ts';
import { Refused, useRereadBook } from '#frame/book/book.ts';
import { Alert, Button, DownloadIcon, Field, numbered } from '#kit/kit.ts';
import { saveFile } from '#kit/sharing/sharing.ts';

function Export() {
  const saving = useAct({
    mutationFn: () => call('GET /api/book/csv'),
    onSuccess(answer) {
      if (answer === null) return;
      saveFile('my-book.csv', new Blob([`\uFEFF${answer.csv}`], { type: 'text/csv;charset=utf-8' }));
    },
  });
  return (
    <div className="stack">
      <div className="row">
        <Button icon={<DownloadIcon size={16} />} busy={saving.isPending} onClick={() => saving.mutate()}>
          Export as CSV
        </Button>
        <span className="small muted">Every ticket; the import reads it back.</span>
      </div>
      {saving.error !== null && (
        <Refused sentence={sentenceOf(saving.error, 'Your book could not be exported.')} />
      )}
    </div>
  );
}

/** What an import did: `12 tickets added, 3 you had already.` */
export const importedText = ({ added, known }: { readonly added: number; readonly known: number }): string =>
  `${numbered(added, 'ticket')} added${known === 0 ? '' : `, ${numbered(known, 'ticket')} you had already`}.`;

const columns = 'track,day,race,wager,base,numbers,cost,money,idea,note';
const sample = `${columns}\nsaratoga,2025-08-02,3,exacta,1,"1,2/3",,paper,Speed figures,`;

function Import() {
  const [csv, setCsv] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const reread = useRereadBook();
  const importing = useAct({
    mutationFn: () => call('POST /api/book/csv', { body: { csv } }),
    async onSuccess() {
      setCsv('');
      await reread();
    },
  });
  function change(text: string) {
    importing.reset();
    setCsv(text);
  }
  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      change(await file.text());
      setUnread(null);
    } catch {
      setUnread(`${file.name} could not be read. Choose it again.`);
    }
    // So that choosing the same file again is a change.
    input.value = '';
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        importing.mutate();
      }}
    >
      <Field label="CSV file">
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".csv,text/csv"
            onChange={({ target }) => void choose(target)}
          />
        )}
      </Field>
      <Field
        label="Or paste it here"
        hint="The first line names the columns. All lines are imported or none; a ticket you have is not added twice."
      >
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            className="book-csv"
            placeholder={sample}
            spellCheck={false}
            value={csv}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button type="submit" busy={importing.isPending} disabled={csv.trim() === ''}>
          Import
        </Button>
      </div>
      {unread !== null && <Refused sentence={unread} />}
      {importing.error !== null && (
        <Refused sentence={sentenceOf(importing.error, 'Nothing was imported.')} />
      )}
      {importing.data && <Alert tone="good">{importedText(importing.data)}</Alert>}
    </form>
  );
}

/** The book as a CSV file, out and in. A pause locks the import. */
export function Files({ isPaused }: { readonly isPaused: boolean }) {
  return (
    <div className="stack">
      <Export />
      {!isPaused && <Import />}
    </div>
  );
}
