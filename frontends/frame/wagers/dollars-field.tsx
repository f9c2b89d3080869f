import { useState } from 'react';
import { TextField } from '#kit/kit.ts';

type DollarsFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** Null is an empty field. */
  readonly dollars: number | null;
  /** Called with an amount of whole cents, or null for an empty field; never for a text that is neither. */
  readonly onDollars: (dollars: number | null) => void;
};

/** The amount a text says, `20.50` or `$1,000`; null for none, undefined for what is no amount. */
export function dollarsIn(text: string): number | null | undefined {
  const plain = text.replaceAll(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** A field for an amount of money: what is typed stays as it is, and only a whole amount counts. */
export function DollarsField({ label, hint, dollars, onDollars }: DollarsFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && (dollarsIn(typed) ?? null) === dollars ? typed : null;
  const [wrong, setWrong] = useState<string | null>(null);
  const value = wrong ?? shown ?? (dollars === null ? '' : String(dollars));
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      error={wrong === null ? null : 'An amount in dollars, as 20 or 20.50.'}
      inputMode="decimal"
      value={value}
      onChange={({ target }) => {
        const amount = dollarsIn(target.value);
        setWrong(amount === undefined ? target.value : null);
        setTyped(target.value);
        if (amount !== undefined) onDollars(amount);
      }}
    />
  );
}
