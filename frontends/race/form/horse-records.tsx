import type { HorseForm } from './form-query.ts';

const dollars = (amount: number): string =>
  amount >= 1_000_000
    ? `$${(amount / 1_000_000).toFixed(1)}M`
    : amount >= 1_000
      ? `$${Math.round(amount / 1_000)}k`
      : `$${amount}`;

/** Records by kind of race: starts, first three places, earnings. */
export function HorseRecords({ records }: Pick<HorseForm, 'records'>) {
  if (records.length === 0) return <p className="form-records">No record on the card.</p>;
  return (
    <dl className="form-records" aria-label="Records">
      {records.map(({ kind, starts, wins, places, shows, earnings }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>
            {starts}: {wins}-{places}-{shows} {starts > 0 && dollars(earnings)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
