import type { FormEvent } from 'react';
import { useState } from 'react';
import { useAct } from '#api/api.ts';
import { Button, Card, TextField } from '#kit/kit.ts';
import type { DeskDay, DeskRace } from './desk.ts';
import { finishing } from './desk.ts';
import { dollarsOf, orderProblem, placedOf, startersOf } from './desk-words.ts';

type Amounts = Readonly<Record<string, string>>;

/** What win, place and show pay by the place: the winner all three. */
const pools = [
  { name: 'win', label: 'Win', most: 1 },
  { name: 'place', label: 'Place', most: 2 },
  { name: 'show', label: 'Show', most: 3 },
] as const;

const exotics = [
  { wager: 'Exacta', depth: 2, base: 1 },
  { wager: 'Trifecta', depth: 3, base: 0.5 },
  { wager: 'Superfecta', depth: 4, base: 0.1 },
] as const;

type PayoffProps = {
  readonly order: string;
  readonly amounts: Amounts;
  readonly onChange: (name: string, text: string) => void;
};

function Straights({ order, amounts, onChange }: PayoffProps) {
  const placed = placedOf(order);
  if (placed.length === 0) return null;
  return (
    <fieldset className="desk-pays">
      <legend className="small">$2 payoffs, as far as they were announced</legend>
      {placed.map(({ programNumber, place }) => (
        <div className="desk-pay-row" key={programNumber}>
          <span className="desk-pay-horse">#{programNumber}</span>
          {pools
            .filter(({ most }) => place <= most)
            .map(({ name, label }) => (
              <TextField
                key={name}
                label={`${label} on ${programNumber}`}
                inputMode="decimal"
                value={amounts[`${programNumber} ${name}`] ?? ''}
                onChange={(event) => onChange(`${programNumber} ${name}`, event.target.value)}
              />
            ))}
        </div>
      ))}
    </fieldset>
  );
}

const front = (order: string, depth: number): readonly string[] =>
  order
    .toUpperCase()
    .split(/[-,\s]+/)
    .filter(Boolean)
    .slice(0, depth);

const payable = (order: string) =>
  order.includes('/') ? [] : exotics.filter(({ depth }) => front(order, depth).length === depth);

function Exotics({ order, amounts, onChange }: PayoffProps) {
  const wagers = payable(order);
  if (wagers.length === 0) return null;
  return (
    <fieldset className="desk-pays">
      <legend className="small">Exotic payoffs</legend>
      <div className="desk-pay-row">
        {wagers.map(({ wager, base, depth }) => (
          <TextField
            key={wager}
            label={`$${base.toFixed(2)} ${wager} ${front(order, depth).join('-')}`}
            inputMode="decimal"
            value={amounts[wager] ?? ''}
            onChange={(event) => onChange(wager, event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function payoffsOf(order: string, amounts: Amounts) {
  const amount = (name: string) => dollarsOf(amounts[name] ?? '');
  const straight = placedOf(order)
    .map(({ programNumber }) => ({
      programNumber,
      win: amount(`${programNumber} win`),
      place: amount(`${programNumber} place`),
      show: amount(`${programNumber} show`),
    }))
    .filter(({ win, place, show }) => win !== null || place !== null || show !== null);
  const paid = payable(order).flatMap(({ wager, base, depth }) => {
    const payoff = amount(wager);
    return payoff === null ? [] : [{ wager, base, winningNumbers: front(order, depth).join('-'), payoff }];
  });
  return { straight, exotics: paid };
}

/** `5=3` or `5=unplaced`, several with commas; null for what cannot be read. */
function rulingsOf(text: string) {
  const parts = text.split(/[,\s]+/).filter(Boolean);
  const rulings = parts.map((part) => {
    const [, programNumber = '', place = ''] = /^(\w{1,3})=(\d{1,2}|unplaced)$/i.exec(part) ?? [];
    return { programNumber, to: /^\d/.test(place) ? Number(place) : null };
  });
  return rulings.some(({ programNumber }) => programNumber === '') ? null : rulings;
}

/** The order of finish by typing program numbers, with payoffs as far as they are known. */
export function ResultForm({
  day,
  race,
  reason,
}: {
  readonly day: DeskDay;
  readonly race: DeskRace;
  readonly reason: string;
}) {
  const [order, setOrder] = useState('');
  const [rulings, setRulings] = useState('');
  const [amounts, setAmounts] = useState<Amounts>({});
  const { mutate, isPending } = useAct(finishing);
  const problem = orderProblem(order, startersOf(race));
  const disqualified = rulingsOf(rulings);
  const change = (name: string, text: string) => setAmounts({ ...amounts, [name]: text });
  function send(event: FormEvent) {
    event.preventDefault();
    if (order.trim() === '' || problem !== null || disqualified === null) return;
    const body = {
      ...day,
      raceNumber: race.raceNumber,
      order: order.trim(),
      disqualified,
      ...payoffsOf(order, amounts),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    };
    mutate(body, { onSuccess: () => setAmounts({}) });
  }
  return (
    <Card title="Order of finish" level={3}>
      <form className="stack" onSubmit={send}>
        <div className="desk-pay-row">
          <TextField
            label="Order across the wire"
            hint="Program numbers: 5-7-11; a dead heat 5/7-11"
            error={problem}
            autoComplete="off"
            data-desk-order=""
            value={order}
            onChange={(event) => setOrder(event.target.value)}
          />
          <TextField
            label="Disqualified"
            hint="5=3: placed third; 5=unplaced"
            error={disqualified === null ? 'Write 5=3 or 5=unplaced.' : null}
            autoComplete="off"
            value={rulings}
            onChange={(event) => setRulings(event.target.value)}
          />
        </div>
        <Straights order={order} amounts={amounts} onChange={change} />
        <Exotics order={order} amounts={amounts} onChange={change} />
        <div className="row">
          <Button
            type="submit"
            tone="primary"
            busy={isPending}
            disabled={order.trim() === '' || problem !== null}
          >
            Enter the result
          </Button>
        </div>
      </form>
    </Card>
  );
}
