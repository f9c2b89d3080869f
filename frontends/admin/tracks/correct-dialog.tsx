import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Button, SelectField, TextField } from '#kit/kit.ts';
import type { RegisteredTrack, Zone } from './registered.ts';
import { correcting, correctionOf, zoneChoices } from './registered.ts';

type CorrectDialogProps = { readonly track: RegisteredTrack; readonly onClose: () => void };

/** Corrects the name and time zone of a registered track. */
export function CorrectDialog({ track, onClose }: CorrectDialogProps) {
  const [name, setName] = useState(track.name ?? '');
  const [zone, setZone] = useState<Zone>(track.zone);
  const { mutate, isPending } = useAct(correcting);
  const correction = correctionOf(track, name, zone);
  return (
    <Dialog
      open
      title={`Correct ${track.code}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={isPending}
            disabled={correction === null}
            onClick={() => correction && mutate(correction, { onSuccess: onClose })}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="stack">
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Time zone"
          choices={zoneChoices}
          value={zone}
          onChange={(event) => setZone(event.target.value as Zone)}
        />
        {zone !== track.zone && (
          <p className="small muted">
            Post times that a card prints only in local time keep their hour and minute.
          </p>
        )}
      </div>
    </Dialog>
  );
}
