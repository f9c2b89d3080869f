import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import type { WagerRules } from '#frame/wagers/wagers.ts';
import { rulesQuery } from '#frame/wagers/wagers.ts';
import { Button, Card, fixed, TextField } from '#kit/kit.ts';
import { amountProblem } from './amounts.ts';
import type { DeskDay, DeskRace } from './desk.ts';
import { finishing } from './desk.ts';
import { orderProblem, startersOf } from './desk-words.ts';
import type { Amounts } from './finish-words.ts';
import {
  exoticsOf,
  finishOf,
  NOTHING_TYPED,
  payoffTies,
  rulingsOf,
  straightField,
  straightsOf,
} from './finish-words.ts';
import { OtherPayoffs } from './other-payoffs.tsx';

type PayoffProps = {
  readonly ties: ReturnType<typeof payoffTies>;
  readonly amounts: Amounts;
  readonly onChange: (name: string, text: string) => void;
};

function Amount({
  name,
  label,
  amounts,
  onChange,
}: Omit<PayoffProps, 'ties'> & { readonly name: string; readonly label: string }) {
  const text = amounts[name] ?? '';
  return (
    <TextField
      label={label}
      inputMode="decimal"
      error={amountProblem(text)}
      value={text}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
}

function Straights({ ties, ...typed }: PayoffProps) {
  const straights = straightsOf(ties);
  if (straights.length === 0) return null;
  return (
    <fieldset className="desk-pays">
      <legend className="small">$2 payoffs announced so far</legend>
      {straights.map(({ programNumber, pools }) => (
        <div className="desk-pay-row" key={programNumber}>
          <span className="desk-pay-horse">#{programNumber}</span>
          {pools.map(({ pool, label }) => (
            <Amount
              key={pool}
              name={straightField(programNumber, pool)}
              label={`${label} on ${programNumber}`}
              {...typed}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

function Exotics({ ties, rules, ...typed }: PayoffProps & { readonly rules: WagerRules }) {
  const wagers = exoticsOf(ties, rules);
  if (wagers.length === 0) return null;
  return (
    <fieldset className="desk-pays">
      <legend className="small">Exotic payoffs</legend>
      <div className="desk-pay-row">
        {wagers.map(({ wager, base, winningNumbers }) => (
          <Amount
            key={wager}
            name={wager}
            label={`$${fixed(base, 2)} ${wager} ${winningNumbers}`}
            {...typed}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ResultFormProps = {
  readonly day: DeskDay;
  readonly race: DeskRace;
  /** The reason; null, and said on its field, when it is missing. */
  readonly why: () => string | null;
  readonly onEntered: () => void;
};

type FormWithProps = ResultFormProps & { readonly rules: WagerRules };

function useFinish({ day, race, why, onEntered, rules }: FormWithProps) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const { mutate, isPending } = useAct(finishing);
  const problem = orderProblem(typed.order, startersOf(race));
  const purseProblem = orderProblem(typed.purseOnly, startersOf(race));
  const finish = problem === null && purseProblem === null ? finishOf(typed, rules) : null;
  function send(event: FormEvent) {
    event.preventDefault();
    if (finish === null || isPending) return;
    const reason = why();
    if (reason === null) return;
    const onSuccess = () => {
      setTyped(NOTHING_TYPED);
      onEntered();
    };
    mutate({ ...day, raceNumber: race.raceNumber, ...finish, reason }, { onSuccess });
  }
  return { typed, setTyped, problem, purseProblem, canSend: finish !== null, isPending, send };
}

function FormWith(props: FormWithProps) {
  const { rules } = props;
  const { typed, setTyped, problem, purseProblem, canSend, isPending, send } = useFinish(props);
  const { order, rulings, purseOnly, amounts, otherPays } = typed;
  const payoffs = {
    ties: problem === null ? payoffTies(typed) : [],
    amounts,
    onChange: (name: string, text: string) => setTyped({ ...typed, amounts: { ...amounts, [name]: text } }),
  };
  return (
    <form className="stack" onSubmit={send}>
      <div className="desk-pay-row">
        <TextField
          label="Order across the wire"
          hint="Program numbers: 5-7-11. Dead heat: 5/7-11"
          error={problem}
          autoComplete="off"
          data-desk-order=""
          value={order}
          onChange={(event) => setTyped({ ...typed, order: event.target.value })}
        />
        <TextField
          label="Disqualified"
          hint="5=3 (placed third) or 5=unplaced"
          error={rulingsOf(rulings) === null ? 'Enter 5=3 or 5=unplaced.' : null}
          autoComplete="off"
          value={rulings}
          onChange={(event) => setTyped({ ...typed, rulings: event.target.value })}
        />
        <TextField
          label="For purse money only"
          hint="Horses without betting: 5, 7"
          error={purseProblem}
          autoComplete="off"
          value={purseOnly}
          onChange={(event) => setTyped({ ...typed, purseOnly: event.target.value })}
        />
      </div>
      <Straights {...payoffs} />
      <Exotics {...payoffs} rules={rules} />
      <OtherPayoffs
        rules={rules}
        pays={otherPays}
        onChange={(pays) => setTyped({ ...typed, otherPays: pays })}
      />
      <div className="row">
        <Button type="submit" tone="primary" busy={isPending} disabled={!canSend}>
          Enter result
        </Button>
      </div>
    </form>
  );
}

/** Enters the order of finish by program number, with any payoffs known so far. */
export function ResultForm(props: ResultFormProps) {
  return (
    <Card title="Order of finish" level={3}>
      <QueryState query={useQuery(rulesQuery())} what="the wagers">
        {(rules) => <FormWith {...props} rules={rules} />}
      </QueryState>
    </Card>
  );
}
