import { DollarsField } from '#frame/tickets/tickets.ts';
import { count, money, unknownFigure } from '#kit/kit.ts';
import type { Followed, WillPays } from './desk-calls.ts';

type LastLegRow = NonNullable<Followed['lastLeg']>[number];

type LastLegProps = {
  readonly rows: readonly LastLegRow[];
  readonly willPays: WillPays | null;
  readonly onWillPays: (willPays: WillPays) => void;
};

/** The stake that tracks show will-pays for most often. */
const usualBase = 2;
const highestBase = 1_000;

const baseOf = (stake: number | null): number =>
  stake !== null && stake > 0 && stake <= highestBase ? stake : usualBase;

function withHorse(willPays: WillPays | null, number: string, dollars: number | null): WillPays {
  const { base, horses } = willPays ?? { base: usualBase, horses: [] };
  const others = horses.filter((horse) => horse.number !== number);
  return { base, horses: dollars ? [...others, { number, dollars }] : others };
}

/** What a ticket returns with each horse of its last leg, by the will-pays that the member reads at the track. */
export function LastLeg({ rows, willPays, onWillPays }: LastLegProps) {
  const base = willPays?.base ?? usualBase;
  return (
    <details>
      <summary>One leg to go: what it returns</summary>
      <p className="small muted">
        No source gives will-pays. Write in what the track shows before the last leg; nothing is stored.
      </p>
      <DollarsField
        label="The will-pays are for a bet of, in dollars"
        dollars={base}
        onDollars={(stake) => onWillPays({ horses: willPays?.horses ?? [], base: baseOf(stake) })}
      />
      <ul className="plain-list">
        {rows.map(({ number, combinations, dollars }) => (
          <li key={number}>
            <DollarsField
              label={`Will-pay with ${number}`}
              dollars={willPays?.horses.find((horse) => horse.number === number)?.dollars ?? null}
              onDollars={(paid) => onWillPays(withHorse(willPays, number, paid))}
            />
            <p className="small">
              Returns {dollars === null ? unknownFigure : money(dollars)} ({count(combinations)}{' '}
              {combinations === 1 ? 'combination' : 'combinations'})
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
