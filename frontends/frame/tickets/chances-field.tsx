import { SelectField } from '#kit/kit.ts';
import type { ChancesOf } from './ticket.ts';

const choices = [
  { value: 'ours', label: 'Our chances' },
  { value: 'mine', label: 'My line, where I drew one' },
];

type ChancesFieldProps = { readonly value: ChancesOf; readonly onChange: (next: ChancesOf) => void };

/** Whose chances tickets go by. */
export const ChancesField = ({ value, onChange }: ChancesFieldProps) => (
  <SelectField
    label="Chances"
    choices={choices}
    value={value}
    onChange={(event) => onChange(event.target.value === 'mine' ? 'mine' : 'ours')}
  />
);
