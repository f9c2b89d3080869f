import { useRacingNow } from '#frame/races/races.ts';
import { chanceText } from '#frame/tickets/tickets.ts';
import { DollarsField } from '#frame/wagers/wagers.ts';
import { money, numbered, trackTime, unknownFigure } from '#kit/kit.ts';
import type { Followed } from './follow.ts';
import type { TypedWillPays } from './typed-will-pays.ts';
import { oldestTyped, withWillPay } from './typed-will-pays.ts';

type LastLegRow = NonNullable<Followed['lastLeg']>[number];

type HorseProps = {
  readonly row: LastLegRow;
  /** Dollars; null until one is written. */
  readonly paid: number | null;
  /** Whether what the row returns is by the will-pays as they are typed now. */
  readonly isCurrent: boolean;
  readonly onPaid: (dollars: number | null) => void;
};

/** A horse of the last leg: what the ticket returns with it, or why no will-pay says so. */
function Horse({ row, paid, isCurrent, onPaid }: HorseProps) {
  const { number, combinations, reason, dollars } = row;
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
  return (
    <li>
      <DollarsField label={`Will-pay with ${number}`} dollars={paid} onDollars={onPaid} />
      <p className="small">
        Returns {dollars == null || !isCurrent ? unknownFigure : money(dollars)}
        {winning}
      </p>
    </li>
  );
}

type WorthProps = {
  readonly followed: Pick<Followed, 'lastLegValue' | 'lastLegReason'>;
  /** When the oldest will-pay was typed; null where that is not known. */
  readonly typedAt: string | null;
  readonly isCurrent: boolean;
  /** Why it could not be worked out by them; null where it could. */
  readonly problem: string | null;
};

/** The expected return, or why there is none. */
function returnText({ followed: { lastLegValue, lastLegReason }, typedAt, isCurrent, problem }: WorthProps) {
  if (!isCurrent) return problem ?? 'Working it out by the will-pays you typed …';
  if (lastLegReason != null) return lastLegReason;
  if (lastLegValue?.expectedReturn == null) return null;
  const when = typedAt === null ? '' : ` (the oldest at ${trackTime(typedAt)})`;
  return `Expected return ${money(lastLegValue.expectedReturn)}: by these chances and the will-pays typed by you${when}.`;
}

type Chances = NonNullable<Followed['lastLegValue']>['chancesUsed'];

/** Why the line that the ticket was built by is not used; null where it is. */
const whyNotByLine = ({ mine, sentence }: Chances): string | null => (mine.length === 0 ? sentence : null);

/** The chance that the ticket still cashes, and what it returns on average by the will-pays typed. */
function Worth(props: WorthProps) {
  const value = props.followed.lastLegValue;
  return (
    <div role="status">
      {value && (
        <p>
          Chance to cash {chanceText(value.chance)}, {value.chancesBy}.
        </p>
      )}
      {value && <p className="small">{whyNotByLine(value.chancesUsed)}</p>}
      <p className="small">{returnText(props)}</p>
    </div>
  );
}

type LastLegProps = {
  readonly followed: Pick<Followed, 'lastLeg' | 'lastLegValue' | 'lastLegReason'>;
  readonly typed: TypedWillPays;
  readonly onTyped: (typed: TypedWillPays) => void;
  /** Whether the answer is by the will-pays as they are typed now. */
  readonly isCurrent: boolean;
  /** Why nothing could be worked out by them; null where it could. */
  readonly problem: string | null;
};

/** What a ticket returns with each horse of its last leg, by the will-pays that the member reads at the track. */
export function LastLeg({ followed, typed, onTyped, isCurrent, problem }: LastLegProps) {
  const rows = followed.lastLeg ?? [];
  const now = useRacingNow();
  const numbers = rows.map(({ number }) => number);
  return (
    <details className="desk-last-leg">
      <summary>One leg to go: what it returns</summary>
      <p className="small muted">
        No source gives will-pays. Type what the track shows before the last leg: it is saved in this browser
        only, and sent to work out the return.
      </p>
      <DollarsField
        label="Stake the will-pays are for, in dollars"
        dollars={typed.stake}
        onDollars={(stake) => onTyped({ ...typed, stake })}
      />
      <ul className="plain-list">
        {rows.map((row) => (
          <Horse
            key={row.number}
            row={row}
            paid={typed.dollars[row.number] ?? null}
            isCurrent={isCurrent}
            onPaid={(dollars) => onTyped(withWillPay(typed, row.number, dollars, now))}
          />
        ))}
      </ul>
      <Worth
        followed={followed}
        typedAt={oldestTyped(typed, numbers)}
        isCurrent={isCurrent}
        problem={problem}
      />
    </details>
  );
}
