import { useRacingNow } from '#frame/races/races.ts';
import { chanceText, DollarsField, useKeptHere } from '#frame/tickets/tickets.ts';
import { money, numbered, trackTime, unknownFigure } from '#kit/kit.ts';
import type { Followed } from './desk-calls.ts';
import type { LastLegRow, TypedWillPays } from './last-leg-return.ts';
import { expectedReturn, lastLegReturn, noneTyped, noWillPays, withTyped } from './last-leg-return.ts';

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

type ValueProps = {
  readonly rows: readonly LastLegRow[];
  readonly value: NonNullable<Followed['lastLegValue']>;
  readonly typed: TypedWillPays;
};

/** The chance that the ticket still cashes, and what it returns on average by the will-pays typed. */
function Value({ rows, value, typed }: ValueProps) {
  const { chance, chancesUsed, model, upTo } = value;
  const expected = expectedReturn(rows, typed);
  const when = typed.typedAt === null ? '' : ` at ${trackTime(typed.typedAt)}`;
  const whose = chancesUsed.mine.length > 0 ? 'your line' : `our chances, ${model.name} ${model.version}`;
  return (
    <div role="status">
      <p>
        Chance to cash {chanceText(chance)}, by {whose} at {trackTime(upTo)}.
      </p>
      <p className="small">
        {expected === null
          ? 'Expected return: type the will-pay of every horse above.'
          : `Expected return ${money(expected)}: by these chances and the will-pays typed by you${when}.`}
      </p>
    </div>
  );
}

type LastLegProps = {
  readonly rows: readonly LastLegRow[];
  readonly value: Followed['lastLegValue'];
  /** Whose ticket, and which: what is typed is kept in this browser for it. */
  readonly owner: string;
  readonly ticketKey: string;
};

/** What a ticket returns with each horse of its last leg, by the will-pays that the member reads at the track. */
export function LastLeg({ rows, value, owner, ticketKey }: LastLegProps) {
  const [all, onAll] = useKeptHere('will-pays', owner, noneTyped);
  const now = useRacingNow();
  const typed = all.tickets[ticketKey] ?? noWillPays;
  const type = (change: Partial<TypedWillPays>) => {
    const typedAt = now === null ? null : new Date(now).toISOString();
    onAll(withTyped(all, ticketKey, { ...typed, ...change, typedAt }));
  };
  return (
    <details>
      <summary>One leg to go: what it returns</summary>
      <p className="small muted">
        No source gives will-pays. Type what the track shows before the last leg; it stays in this browser.
      </p>
      <DollarsField
        label="Stake the will-pays are for, in dollars"
        dollars={typed.stake}
        onDollars={(stake) => type({ stake })}
      />
      <ul className="plain-list">
        {rows.map((row) => (
          <Horse
            key={row.number}
            row={row}
            paid={typed.dollars[row.number] ?? null}
            stake={typed.stake}
            onPaid={(dollars) => type({ dollars: { ...typed.dollars, [row.number]: dollars } })}
          />
        ))}
      </ul>
      {value && <Value rows={rows} value={value} typed={typed} />}
    </details>
  );
}
