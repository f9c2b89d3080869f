import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Card, Field } from '#kit/kit.ts';
import { UploadIcon } from '../icons.ts';
import { failureOf, processedText, upload, uploadFailure } from './upload.ts';

/** What stands before an upload began, and after another file was chosen. */
type Choice = { readonly file: File | null; readonly fault: string | null };

function Progress({ percent }: { readonly percent: number }) {
  const isSent = percent >= 100;
  return (
    <div role="status">
      <progress
        className="admin-progress"
        aria-label="Upload"
        {...(isSent ? {} : { value: percent, max: 100 })}
      />
      <p className="small muted">
        {isSent ? 'Sent. The report is being read, race by race...' : `Reading the file: ${percent}%`}
      </p>
    </div>
  );
}

/** Brings the report of a race day: a PDF, whole or not at all. */
export function UploadCard({ date }: { readonly date: string | null }) {
  const [{ file, fault }, setChoice] = useState<Choice>({ file: null, fault: null });
  const [percent, setPercent] = useState(0);
  const { mutate, reset, isPending, data, error } = useMutation(upload);
  function take(chosen: File | undefined) {
    reset();
    setPercent(0);
    const why = chosen === undefined ? null : failureOf(chosen);
    setChoice({ file: why === null && chosen !== undefined ? chosen : null, fault: why });
  }
  const send = () => date !== null && mutate({ file, raceDate: date, onProgress: setPercent });
  return (
    <Card title="Upload a Report">
      <Field
        label="PDF file"
        hint="The Speed Figure Analysis of the chosen day, at most 15 MB."
        error={fault}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept="application/pdf,.pdf"
            onChange={(event) => take(event.target.files?.[0])}
          />
        )}
      </Field>
      <Button
        tone="primary"
        className="admin-start-here"
        icon={<UploadIcon size={16} />}
        busy={isPending}
        disabled={file === null || date === null}
        onClick={send}
      >
        Upload PDF
      </Button>
      {isPending && <Progress percent={percent} />}
      {data && (
        <Alert tone="good" title={processedText(data.racesProcessed, data.horsesProcessed)}>
          {data.outcome === 'replaced' && 'An earlier report of this day was replaced.'}
          {data.outcome === 'unchanged' && 'The same report was here already; nothing changed.'}
        </Alert>
      )}
      {error && <Alert tone="error" title={uploadFailure(error)} />}
    </Card>
  );
}
