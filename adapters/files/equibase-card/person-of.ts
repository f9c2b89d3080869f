import type { Facts } from '../card-file/facts.ts';
import { personNameOf } from '../card-file/names.ts';

/** A person in capitals, the family first, as other cards print it; null while nobody is named. */
export const personOf = (facts: Facts): string | null =>
  personNameOf(`${facts.text('LastName')} ${facts.text('FirstName')}`.trim());
