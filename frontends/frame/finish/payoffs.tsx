import { money, Unknown, wholeDollars } from '#kit/kit.ts';
import type { RaceResult } from './race-result.ts';

type Result = NonNullable<RaceResult['result']>;
type Payoff = Result['payoffs'][number];

function Paid({ payoff: { payoff, carryover } }: { readonly payoff: Payoff }) {
  if (payoff !== null) return money(payoff);
  return carryover === null ? 'not won' : `not won, ${money(carryover)} carried over`;
}

/** Every wager with what it paid for which stake, and its pool. */
export function Payoffs({ result: { payoffs, winPlaceShowPool } }: { readonly result: Result }) {
  if (payoffs.length === 0) return <p className="muted">Payoffs not reported.</p>;
  return (
    <table className="payoff-table">
      <caption>Payoffs</caption>
      <thead>
        <tr>
          <th scope="col">Wager</th>
          <th scope="col">Winning numbers</th>
          <th scope="col" className="numeric">
            Pays
          </th>
          <th scope="col" className="numeric">
            For
          </th>
          <th scope="col" className="numeric">
            Pool
          </th>
        </tr>
      </thead>
      <tbody>
        {payoffs.map((payoff) => (
          <tr key={`${payoff.wager} ${payoff.winningNumbers} ${payoff.correct}`}>
            <th scope="row">{payoff.wager}</th>
            <td>
              {payoff.winningNumbers}
              {payoff.correct && <span className="muted"> ({payoff.correct})</span>}
            </td>
            <td className="numeric">
              <Paid payoff={payoff} />
            </td>
            <td className="numeric">{money(payoff.stake)}</td>
            <td className="numeric">
              {payoff.pool === null ? <Unknown why="pool not reported" /> : wholeDollars(payoff.pool)}
            </td>
          </tr>
        ))}
      </tbody>
      {winPlaceShowPool !== null && (
        <tfoot>
          <tr>
            <td colSpan={5}>Win, place and show pools together: {wholeDollars(winPlaceShowPool)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
