import { count, money, percent } from '#kit/kit.ts';
import { oneIn } from './ticket.ts';

/** A chance of 0-1 in percent; a small one keeps digits that say something: `12.3%`, `4.56%`, `0.043%`. */
export const chanceText = (chance: number): string =>
  percent(chance, chance < 0.01 ? 3 : chance < 0.1 ? 2 : 1);

type TicketFiguresProps = {
  readonly combinations: number;
  /** Dollars. */
  readonly cost: number;
  /** That it cashes, 0-1. */
  readonly chance: number;
};

/** What one or several tickets cost, how likely they are to cash, and what they have to pay to break even. */
export function TicketFigures({ combinations, cost, chance }: TicketFiguresProps) {
  return (
    <dl className="ticket-figures">
      <div>
        <dt>Combinations</dt>
        <dd>{count(combinations)}</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>{money(cost)}</dd>
      </div>
      <div>
        <dt>Chance to cash</dt>
        <dd>
          {chanceText(chance)} <span className="small muted">{oneIn(chance)}</span>
        </dd>
      </div>
      <div>
        <dt>Break-even payoff</dt>
        <dd>{chance === 0 ? 'never' : money(cost / chance)}</dd>
      </div>
    </dl>
  );
}
