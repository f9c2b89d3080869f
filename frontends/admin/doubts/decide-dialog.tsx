import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { ConfirmDialog } from '#kit/dialogs/dialogs.ts';
import { SelectField, TextField } from '#kit/kit.ts';
import type { Choice, DoubtfulRace } from './doubts.ts';
import { choiceLabel, choiceMeaning, deciding, raceTitle } from './doubts.ts';

const longestReason = 200;

/** Asks which facts of a race are right, and why. */
export function DecideDialog({
  race,
  onClose,
}: {
  readonly race: DoubtfulRace;
  readonly onClose: () => void;
}) {
  const [choice, setChoice] = useState<Choice | null>(race.decision?.choice ?? null);
  const [why, setWhy] = useState('');
  const { mutate, isPending } = useAct(deciding);
  const choices = [
    { value: '', label: 'Choose…' },
    ...race.choices.map((value) => ({ value, label: choiceLabel(value, race) })),
  ];
  function decide(): void {
    if (choice !== null) mutate({ race, choice, why: why.trim() }, { onSuccess: onClose });
  }
  return (
    <ConfirmDialog
      title={raceTitle(race)}
      button="Decide"
      isBusy={isPending}
      isReady={choice !== null && why.trim() !== ''}
      onConfirm={decide}
      onClose={onClose}
    >
      <div className="stack">
        {race.doubts.map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
        <SelectField
          label="Which is right?"
          choices={choices}
          value={choice ?? ''}
          onChange={(event) => setChoice(race.choices.find((known) => known === event.target.value) ?? null)}
        />
        {choice !== null && <p className="small muted">{choiceMeaning[choice]}</p>}
        <TextField
          label="Why"
          value={why}
          maxLength={longestReason}
          onChange={(event) => setWhy(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
