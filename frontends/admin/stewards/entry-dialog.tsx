import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { Dialog } from '#kit/controls/controls.ts';
import { Button, personName, properName, SelectField, TextField } from '#kit/kit.ts';
import type { DeskHorse, DeskRace, DeskSurface, Fact } from './desk.ts';
import type { HorseAct, RaceAct } from './desk-words.ts';
import { mainTrackOf, surfaceOf } from './desk-words.ts';

/** What is being entered: about a horse, or about the race. */
export type Asked = { readonly act: HorseAct | RaceAct; readonly horse: DeskHorse | null };

export type Offered = {
  readonly race: DeskRace;
  readonly races: readonly DeskRace[];
  readonly surfaces: readonly DeskSurface[];
};

type FormProps = Offered & {
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly onEnter: (facts: readonly Fact[]) => void;
  readonly onClose: () => void;
};

const titles: Readonly<Record<Asked['act'], string>> = {
  scratch: 'Scratch',
  rider: 'Rider',
  weight: 'Weight',
  blinkers: 'Blinkers',
  'draws-in': 'Draws in',
  remark: 'Note',
  'off-turf': 'Off the turf',
  distance: 'Distance',
  condition: 'Track condition',
  'post-time': 'Post time',
  cancel: 'Cancel the race',
};

type Values = { readonly text: string; readonly surface: string; readonly distance: string };

function firstValues({ asked: { act, horse }, race, races, surfaces }: FormProps): Values {
  const own = surfaceOf(race, surfaces)?.surface ?? 'dirt';
  const known: Partial<Record<Asked['act'], string>> = {
    weight: horse?.weight === null || horse === null ? '' : String(horse.weight),
    distance: race.distance,
    'post-time': race.raceTime ?? '',
    condition: race.trackCondition ?? '',
  };
  return {
    text: known[act] ?? '',
    surface: act === 'off-turf' ? mainTrackOf(races) : own,
    distance: race.distance,
  };
}

/** The facts that an entry makes; null while something is missing. */
function factsOf(
  { asked: { act }, race }: FormProps,
  { text, surface, distance }: Values,
): readonly Fact[] | null {
  const words = text.trim();
  const on = surface as DeskSurface['surface'];
  if (act === 'cancel') return [{ what: 'cancelled', to: !race.isCancelled }];
  if (act === 'off-turf') {
    const moved: Fact = { what: 'surface', to: on };
    const isSame = distance.trim() === '' || distance.trim() === race.distance;
    return isSame ? [moved] : [moved, { what: 'distance', to: distance.trim() }];
  }
  if (words === '') return null;
  if (act === 'rider') return [{ what: 'jockey', to: words }];
  if (act === 'weight') return [{ what: 'weight', to: Number(words) }];
  if (act === 'distance') return [{ what: 'distance', to: words }];
  if (act === 'post-time') return [{ what: 'post-time', to: words }];
  if (act === 'condition') return [{ what: 'going', to: { surface: on, condition: words } }];
  return [{ what: 'remark', to: words }];
}

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
        value={conditions.includes(values.text) ? values.text : ''}
        onChange={(event) => onChange({ ...values, text: event.target.value })}
      />
    </>
  );
}

function OffTurfFields(props: FieldsProps) {
  const { values, onChange } = props;
  return (
    <>
      <p>Horses entered for the main track only are then in the race.</p>
      <SurfaceField {...props} label="Now on" />
      <TextField
        label="Distance"
        value={values.distance}
        onChange={(event) => onChange({ ...values, distance: event.target.value })}
      />
    </>
  );
}

function Fields(props: FieldsProps) {
  const { asked, race, values, onChange } = props;
  const text = (label: string, hint: string, mode: 'text' | 'numeric' = 'text') => (
    <TextField
      label={label}
      hint={hint}
      inputMode={mode}
      value={values.text}
      onChange={(event) => onChange({ ...values, text: event.target.value })}
    />
  );
  switch (asked.act) {
    case 'rider':
      return <RiderField {...props} />;
    case 'weight':
      return text('Weight in pounds', 'Whole pounds, with the rider’s allowance taken off', 'numeric');
    case 'off-turf':
      return <OffTurfFields {...props} />;
    case 'distance':
      return text('Distance', '6F, 1 1/16 Miles, 1 Mile 70 Yards');
    case 'condition':
      return <ConditionFields {...props} />;
    case 'post-time':
      return text('Post time on the track’s clock', '2:35 PM');
    case 'cancel':
      return (
        <p>
          {race.isCancelled
            ? 'The race is then to be run.'
            : 'The race is then not run: its picks and tickets are void.'}
        </p>
      );
    default:
      return text('Note', 'Shown with the race; it changes nothing');
  }
}

/** Asks for the value of one entry. Enter confirms, Escape leaves. */
export function EntryDialog(props: FormProps) {
  const { asked, race, isBusy, onEnter, onClose } = props;
  const [values, setValues] = useState(() => firstValues(props));
  const formId = useId();
  const facts = factsOf(props, values);
  const whom =
    asked.horse === null ? '' : `, ${asked.horse.programNumber} ${properName(asked.horse.horseName)}`;
  const title = asked.act === 'cancel' && race.isCancelled ? 'Race to be run' : titles[asked.act];
  function enter(event: FormEvent) {
    event.preventDefault();
    if (facts !== null) onEnter(facts);
  }
  const actions = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        Leave
      </Button>
      <Button type="submit" form={formId} tone="primary" busy={isBusy} disabled={facts === null}>
        Enter
      </Button>
    </>
  );
  return (
    <Dialog open title={`${title}: race ${race.raceNumber}${whom}`} onClose={onClose} actions={actions}>
      <form id={formId} className="stack" onSubmit={enter}>
        <Fields {...props} values={values} onChange={setValues} />
      </form>
    </Dialog>
  );
}
