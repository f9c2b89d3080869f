import { said } from './sealed-content.ts';

const DAY = said('day');

/** The first or last day of the years that entries name; a text that is no day is ignored. */
const yearOf = (order: 'asc' | 'desc', rest: string): string => `(
  select case when ${DAY} ~ '^[0-9]{4}-' then left(${DAY}, 4) || '${rest}' end
  from picks.ledger order by ${DAY} ${order} limit 1)`;

/**
 * Days from `:from` to `:to` that the ledger can have entries on, as texts, for looking each up by index: a search between
 * two days may read every text, since the planner does not know what that costs.
 */
export const LEDGER_DAYS = `
  select to_char(day, 'YYYY-MM-DD') as day from generate_series(
    cast(greatest(cast(:from as text), ${yearOf('asc', '-01-01')}) as timestamp),
    cast(least(cast(:to as text), ${yearOf('desc', '-12-31')}) as timestamp),
    interval '1 day') as day`;
