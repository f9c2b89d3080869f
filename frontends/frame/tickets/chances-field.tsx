import { SelectField } from '#kit/kit.ts';
import type { ChancesOf } from './ticket.ts';

const choices = [
  { value: 'ours', label: 'Our chances' },
  { value: 'mine', label: 'My line, where I drew one' },
];

type ChancesFieldProps = { readonly value: ChancesOf; readonly onChange: (next: ChancesOf) => void };

/** A choice between our chances and the member's own line. */
export const ChancesField = ({ value, onChange }: ChancesFieldProps) => (
  <SelectField
    label="Chances"
    choices={choices}
    value={value}
    onChange={(event) => onChange(event.target.value === 'mine' ? 'mine' : 'ours')}
  />
);
