import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { SelectField, TextField } from '#kit/kit.ts';
import type { Wanted } from './source-care.ts';
import { pausing, spans } from './source-care.ts';

const longestReason = 200;

function PauseFields({
  hours,
  reason,
  onHours,
  onReason,
}: {
  readonly hours: number;
  readonly reason: string;
  readonly onHours: (hours: number) => void;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <>
      <SelectField
        label="For"
        choices={spans}
        value={String(hours)}
        onChange={(event) => onHours(Number(event.target.value))}
      />
      <TextField
        label="Why"
        value={reason}
        maxLength={longestReason}
        onChange={(event) => onReason(event.target.value)}
      />
    </>
  );
}

type PauseDialogProps = {
  readonly wanted: Wanted;
  readonly label: string;
  readonly onClose: () => void;
};

/** Asks how long a source, or every one, is left alone, and why. */
export function PauseDialog({ wanted, label, onClose }: PauseDialogProps) {
  const [hours, setHours] = useState(2);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useAct(pausing);
  return (
    <ConfirmDialog
      title={`Pause ${label}?`}
      button="Pause"
      tone="danger"
      isBusy={isPending}
      isReady={reason.trim() !== ''}
      onConfirm={() => mutate({ wanted, hours, reason: reason.trim() }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="stack">
        <p>
          While paused, no scheduled or manual job will call this source. Existing data stays and gets older.
        </p>
        <PauseFields hours={hours} reason={reason} onHours={setHours} onReason={setReason} />
      </div>
    </ConfirmDialog>
  );
}
