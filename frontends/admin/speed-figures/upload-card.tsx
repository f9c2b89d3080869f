import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Card, Field } from '#kit/kit.ts';
import { UploadIcon } from '../icons.ts';
import { failureOf, processedText, upload, uploadFailure } from './upload.ts';

/** The state before an upload, and after another file was chosen. */
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
        {isSent ? 'Uploaded. Reading the report...' : `Reading the file: ${percent}%`}
      </p>
    </div>
  );
}

type Processed = {
  readonly racesProcessed: number;
  readonly horsesProcessed: number;
  readonly outcome: string;
};

function UploadOutcome({
  data,
  error,
}: {
  readonly data: Processed | undefined;
  readonly error: Error | null;
}) {
  return (
    <>
      {data && (
        <Alert tone="good" title={processedText(data.racesProcessed, data.horsesProcessed)}>
          {data.outcome === 'replaced' && 'It replaced an earlier report for this day.'}
          {data.outcome === 'unchanged' && 'This report was already uploaded; nothing changed.'}
        </Alert>
      )}
      {error && <Alert tone="error" title={uploadFailure(error)} />}
    </>
  );
}

function FileField({
  fault,
  disabled,
  onChoose,
}: {
  readonly fault: string | null;
  readonly disabled: boolean;
  readonly onChoose: (file: File | undefined) => void;
}) {
  return (
    <Field label="PDF file" hint="The Speed Figure Analysis for the chosen day, 15 MB at most." error={fault}>
      {(attributes) => (
        <input
          {...attributes}
          type="file"
          accept="application/pdf,.pdf"
          disabled={disabled}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      )}
    </Field>
  );
}

/** Uploads the report of a race day as a PDF; no file is taken before the day is known (`date` is null). */
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
      <FileField fault={fault} disabled={date === null} onChoose={take} />
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
      <UploadOutcome data={data} error={error} />
    </Card>
  );
}
