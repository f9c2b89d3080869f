import { useState } from 'react';
import { DollarsField } from '#frame/tickets/tickets.ts';
import { money, numbered, unknownFigure } from '#kit/kit.ts';
import { type LastLegRow, lastLegReturn, usualStake } from './last-leg-return.ts';

type HorseProps = {
  readonly row: LastLegRow;
  /** Dollars; null until one is written. */
  readonly paid: number | null;
  /** Dollars that the will-pays are for; null while none is written. */
  readonly stake: number | null;
  readonly onPaid: (dollars: number | null) => void;
};

/** A horse of the last leg: what the ticket returns with it, or why no will-pay says so. */
function Horse({ row, paid, stake, onPaid }: HorseProps) {
  const { number, combinations, reason } = row;
  const winning = combinations == null ? '' : ` (${numbered(combinations, 'combination')})`;
  if (row.stake == null) {
    return (
      <li className="small">
        With {number}: {unknownFigure}
        {winning}
        {reason && `, ${reason}`}
      </li>
    );
  }
  const dollars = lastLegReturn(row, { dollars: paid, stake });
  return (
    <li>
      <DollarsField label={`Will-pay with ${number}`} dollars={paid} onDollars={onPaid} />
      <p className="small">
        Returns {dollars === null ? unknownFigure : money(dollars)}
        {winning}
      </p>
    </li>
  );
}

/** What a ticket returns with each horse of its last leg, by the will-pays that the member reads at the track. */
export function LastLeg({ rows }: { readonly rows: readonly LastLegRow[] }) {
  const [stake, setStake] = useState<number | null>(usualStake);
  const [paid, setPaid] = useState<Readonly<Record<string, number | null>>>({});
  return (
    <details>
      <summary>One leg to go: what it returns</summary>
      <p className="small muted">
        No source gives will-pays. Write in what the track shows before the last leg; nothing is stored.
      </p>
      <DollarsField label="Stake the will-pays are for, in dollars" dollars={stake} onDollars={setStake} />
      <ul className="plain-list">
        {rows.map((row) => (
          <Horse
            key={row.number}
            row={row}
            paid={paid[row.number] ?? null}
            stake={stake}
            onPaid={(dollars) => setPaid((before) => ({ ...before, [row.number]: dollars }))}
          />
        ))}
      </ul>
    </details>
  );
}
