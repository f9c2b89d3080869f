import type { Facts } from '../card-file/facts.ts';
import { personNameOf } from '../card-file/names.ts';

/** A person's name in capitals, last name first, as other cards print it; null if nobody is named. */
export const personOf = (facts: Facts): string | null =>
  personNameOf(`${facts.text('LastName')} ${facts.text('FirstName')}`.trim());
