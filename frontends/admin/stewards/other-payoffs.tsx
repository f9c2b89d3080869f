import { Button, SelectField, TextField } from '#kit/kit.ts';
import { amountProblem } from './amounts.ts';
import type { TypedPay } from './other-pays.ts';
import { baseProblem, emptyPay, numbersProblem, OTHER_WAGERS } from './other-pays.ts';

type RowProps = {
  readonly pay: TypedPay;
  readonly onChange: (pay: TypedPay) => void;
  readonly onRemove: () => void;
};

function PayRow({ pay, onChange, onRemove }: RowProps) {
  const text = (name: keyof TypedPay, label: string, error: string | null) => (
    <TextField
      label={label}
      error={error}
      autoComplete="off"
      value={pay[name]}
      {...(name !== 'winningNumbers' && { inputMode: 'decimal' })}
      onChange={(event) => onChange({ ...pay, [name]: event.target.value })}
    />
  );
  return (
    <fieldset className="desk-pays">
      <legend className="visually-hidden">{pay.wager} payoff</legend>
      <div className="desk-pay-row desk-pay-row-other">
        <SelectField
          label="Wager"
          choices={OTHER_WAGERS.map(({ wager }) => ({ value: wager, label: wager }))}
          value={pay.wager}
          onChange={(event) =>
            onChange({ ...pay, wager: event.target.value, base: emptyPay(event.target.value).base })
          }
        />
        {text('winningNumbers', 'Winning numbers', numbersProblem(pay))}
        {text('base', 'Stake in dollars', baseProblem(pay))}
        {text('payoff', 'Payoff in dollars', amountProblem(pay.payoff))}
        <div className="row">
          <Button aria-label={`Remove the ${pay.wager} payoff`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

type OtherPayoffsProps = {
  readonly pays: readonly TypedPay[];
  readonly onChange: (pays: readonly TypedPay[]) => void;
};

/** Payoffs of multi-race and other wagers, one row each. */
export function OtherPayoffs({ pays, onChange }: OtherPayoffsProps) {
  return (
    <fieldset className="desk-pays">
      <legend className="small">Daily double, pick 3 to pick 6 and others. First leg first: 4-2-6</legend>
      {pays.map((pay, nth) => (
        <PayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields hold no state
          key={nth}
          pay={pay}
          onChange={(changed) => onChange(pays.with(nth, changed))}
          onRemove={() => onChange(pays.toSpliced(nth, 1))}
        />
      ))}
      <div className="row">
        <Button onClick={() => onChange([...pays, emptyPay()])}>Add a payoff</Button>
      </div>
    </fieldset>
  );
}
