import type { WagerRules } from '#frame/wagers/wagers.ts';
import { printedName } from '#frame/wagers/wagers.ts';
import { Button, SelectField, TextField } from '#kit/kit.ts';
import { amountProblem } from './amounts.ts';
import type { TypedPay } from './other-pays.ts';
import { baseProblem, emptyPay, numbersProblem, otherWagers } from './other-pays.ts';

type RowProps = {
  readonly rules: WagerRules;
  readonly pay: TypedPay;
  readonly onChange: (pay: TypedPay) => void;
  readonly onRemove: () => void;
};

function PayRow({ rules, pay, onChange, onRemove }: RowProps) {
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
          choices={otherWagers(rules).map(({ wager }) => ({
            value: printedName(wager),
            label: printedName(wager),
          }))}
          value={pay.wager}
          onChange={(event) =>
            onChange({ ...pay, wager: event.target.value, base: emptyPay(rules, event.target.value).base })
          }
        />
        {text('winningNumbers', 'Winning numbers', numbersProblem(pay, rules))}
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
  readonly rules: WagerRules;
  readonly pays: readonly TypedPay[];
  readonly onChange: (pays: readonly TypedPay[]) => void;
};

/** Payoffs of multi-race and other wagers, one row each. */
export function OtherPayoffs({ rules, pays, onChange }: OtherPayoffsProps) {
  return (
    <fieldset className="desk-pays">
      <legend className="small">Daily double, pick 3 to pick 6 and others. First leg first: 4-2-6</legend>
      {pays.map((pay, nth) => (
        <PayRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and their fields hold no state
          key={nth}
          rules={rules}
          pay={pay}
          onChange={(changed) => onChange(pays.with(nth, changed))}
          onRemove={() => onChange(pays.toSpliced(nth, 1))}
        />
      ))}
      <div className="row">
        <Button onClick={() => onChange([...pays, emptyPay(rules)])}>Add a payoff</Button>
      </div>
    </fieldset>
  );
}
