import type { FormEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Alert, Button, count, personName, properName, SelectField, TextField } from '#kit/kit.ts';
import type { DeskRace, Fact } from './desk.ts';
import type { Offered, OpenedEntry, Values } from './entry-facts.ts';
import { factOf, firstValues } from './entry-facts.ts';
import { ReasonField, type ReasonFieldProps } from './reason-field.tsx';

type FormProps = Offered & {
  readonly opened: OpenedEntry;
  readonly isBusy: boolean;
  /** Why the last attempt was refused; null if it was not. */
  readonly problem: string | null;
  readonly why: ReasonFieldProps;
  readonly onEnter: (fact: Fact) => void;
  readonly onClose: () => void;
};

const titles: Readonly<Record<OpenedEntry['act'], string>> = {
  rider: 'Rider',
  weight: 'Weight',
  equipment: 'Equipment',
  remark: 'Note',
  'off-turf': 'Off the turf',
  distance: 'Distance',
  condition: 'Track condition',
  'post-time': 'Post time',
  cancel: 'Cancel the race',
};

/** Riders named on the card, each once. */
const ridersOf = (races: readonly DeskRace[]): readonly string[] =>
  [...new Set(races.flatMap(({ entries }) => entries.flatMap(({ jockeyName }) => jockeyName ?? [])))]
    .map(personName)
    .sort();

type FieldsProps = FormProps & { readonly values: Values; readonly onChange: (values: Values) => void };

function RiderField({ races, values, onChange }: FieldsProps) {
  const id = useId();
  return (
    <>
      <TextField
        label="Rider"
        list={id}
        autoComplete="off"
        maxLength={60}
        value={values.text}
        onChange={(event) => onChange({ ...values, text: event.target.value })}
      />
      <datalist id={id}>
        {ridersOf(races).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** Equipment that is announced most, to choose from; any other can be typed. */
const usualGear = [
  'Front wraps',
  'Rear wraps',
  'Tongue tie',
  'Nasal strip',
  'Shadow roll',
  'Cheek pieces',
  'Bar shoes',
  'Mud calks',
  'Shoes',
] as const;

function EquipmentFields({ values, onChange }: FieldsProps) {
  const id = useId();
  return (
    <>
      <TextField
        label="Equipment"
        hint="Front wraps, tongue tie, bar shoes"
        list={id}
        autoComplete="off"
        maxLength={40}
        value={values.text}
        onChange={(event) => onChange({ ...values, text: event.target.value })}
      />
      <datalist id={id}>
        {usualGear.map((gear) => (
          <option key={gear} value={gear} />
        ))}
      </datalist>
      <SelectField
        label="On or off"
        choices={[
          { value: 'on', label: 'Goes on' },
          { value: 'off', label: 'Comes off' },
        ]}
        value={values.turn}
        onChange={(event) => onChange({ ...values, turn: event.target.value })}
      />
    </>
  );
}

function SurfaceField({ surfaces, values, onChange, label }: FieldsProps & { readonly label: string }) {
  return (
    <SelectField
      label={label}
      choices={surfaces.map(({ surface, name }) => ({ value: surface, label: name }))}
      value={values.surface}
      onChange={(event) => onChange({ ...values, surface: event.target.value, text: '' })}
    />
  );
}

function ConditionFields(props: FieldsProps) {
  const { surfaces, values, onChange } = props;
  const conditions = surfaces.find(({ surface }) => surface === values.surface)?.conditions ?? [];
  return (
    <>
      <SurfaceField {...props} label="Surface" />
      <SelectField
        label="Condition"
        choices={['', ...conditions].map((value) => ({ value, label: value || 'Choose a condition' }))}
        value={values.text}
        onChange={(event) => onChange({ ...values, text: event.target.value })}
      />
    </>
  );
}

function OffTurfFields(props: FieldsProps) {
  const { values, onChange } = props;
  return (
    <>
      <p>Horses entered for the main track only will draw in.</p>
      <SurfaceField {...props} label="Moved to" />
      <TextField
        label="Distance"
        value={values.distance}
        onChange={(event) => onChange({ ...values, distance: event.target.value })}
      />
    </>
  );
}

function Fields(props: FieldsProps) {
  const { opened, race, values, onChange } = props;
  const text = (label: string, hint: string, mode: 'text' | 'numeric' = 'text') => (
    <TextField
      label={label}
      hint={hint}
      inputMode={mode}
      value={values.text}
      onChange={(event) => onChange({ ...values, text: event.target.value })}
    />
  );
  switch (opened.act) {
    case 'rider':
      return <RiderField {...props} />;
    case 'weight':
      return text('Weight in pounds', 'Whole pounds, after any apprentice allowance', 'numeric');
    case 'equipment':
      return <EquipmentFields {...props} />;
    case 'off-turf':
      return <OffTurfFields {...props} />;
    case 'distance':
      return text('Distance', '6F, 1 1/16 Miles, 1 Mile 70 Yards');
    case 'condition':
      return <ConditionFields {...props} />;
    case 'post-time':
      return text('Post time (track time)', '2:35 PM');
    case 'cancel':
      return (
        <p>
          {race.isCancelled
            ? 'The race will be run after all.'
            : 'The race will not be run. Its picks and tickets are void.'}
        </p>
      );
    default:
      return text('Note', 'Shown with the race; changes nothing else');
  }
}

/** Focuses the first field, or the confirm button if there is none. */
function useFirstField(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const field = form?.querySelector<HTMLElement>('input, select');
    (field ?? document.querySelector<HTMLElement>(`[form="${formId}"]`))?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [formId]);
}

/** Asks for the value of one entry. Enter confirms, Escape closes. */
export function EntryDialog(props: FormProps) {
  const { opened, race, isBusy, problem, why, onEnter, onClose } = props;
  const [values, setValues] = useState(() => firstValues(props));
  const formId = useId();
  useFirstField(formId);
  const fact = factOf(props, values);
  const whom =
    opened.horse === null ? '' : `, ${opened.horse.programNumber} ${properName(opened.horse.horseName)}`;
  const title = opened.act === 'cancel' && race.isCancelled ? 'Reinstate race' : titles[opened.act];
  function enter(event: FormEvent) {
    event.preventDefault();
    if (fact !== null) onEnter(fact);
  }
  const actions = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        Close
      </Button>
      <Button type="submit" form={formId} tone="primary" busy={isBusy} disabled={fact === null}>
        Enter
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={`${title}: race ${count(race.raceNumber)}${whom}`}
      onClose={onClose}
      actions={actions}
    >
      <form id={formId} className="stack" onSubmit={enter}>
        {problem !== null && <Alert tone="error" title={problem} />}
        <Fields {...props} values={values} onChange={setValues} />
        <ReasonField {...why} />
      </form>
    </Dialog>
  );
}
