import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { Dialog } from '#kit/controls/controls.ts';
import { Button, SelectField, TextField } from '#kit/kit.ts';
import type { Wanted } from './source-care.ts';
import { pausing, spans } from './source-care.ts';

const longestReason = 200;

/** Asks how long a source, or every one, is left alone, and why. */
export function PauseDialog({
  wanted: wantedWanted,
  label,
  onClose,
}: {
  readonly wanted: Wanted;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const [hours, chooseHours] = useState('2');
  const [reason, write] = useState('');
  const { mutate, isPending } = useAct(pausing);
  const send = () =>
    mutate({ wanted: wantedWanted, hours: Number(hours), reason: reason.trim() }, { onSuccess: onClose });
  const actions = (
    <>
      <Button disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button tone="danger" busy={isPending} disabled={reason.trim() === ''} onClick={send}>
        Pause
      </Button>
    </>
  );
  return (
    <Dialog open title={`Pause ${label}?`} onClose={onClose} actions={actions}>
      <div className="stack">
        <p>
          While paused, no scheduled or manual job will call this source. Existing data stays and gets older.
        </p>
        <SelectField
          label="For"
          choices={spans}
          value={hours}
          onChange={(event) => chooseHours(event.target.value)}
        />
        <TextField
          label="Why"
          value={reason}
          maxLength={longestReason}
          onChange={(event) => write(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
