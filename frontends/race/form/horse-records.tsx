import { count } from '#kit/kit.ts';
import type { HorseForm } from './form-query.ts';
import { shortDollars } from './line-text.ts';

/** `7: 4-2-0 $4.1M`: starts, first three places, earnings. */
export const recordText = ({
  starts,
  wins,
  places,
  shows,
  earnings,
}: Omit<HorseForm['records'][number], 'kind'>): string =>
  [`${count(starts)}: ${count(wins)}-${count(places)}-${count(shows)}`, starts > 0 && shortDollars(earnings)]
    .filter(Boolean)
    .join(' ');

/** Records by kind of race: starts, first three places, earnings. */
export function HorseRecords({ records }: Pick<HorseForm, 'records'>) {
  if (records.length === 0) return <p className="form-records">No record on the card.</p>;
  return (
    <dl className="form-records" aria-label="Records">
      {records.map(({ kind, ...record }) => (
        <div key={kind}>
          <dt>{kind}</dt>
          <dd>{recordText(record)}</dd>
        </div>
      ))}
    </dl>
  );
}
