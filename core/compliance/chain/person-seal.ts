import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { Acceptance, Evidence } from '../acceptance.ts';

/** What of a proof could lead to a person. */
export type PersonFacts = Pick<Acceptance, 'memberId'> &
  Omit<Evidence, 'scrollDepthPercent' | 'timeOnPageSeconds' | 'checkboxes'>;

/** The person of a proof; null once it has none. */
export function personOf({
  memberId,
  evidence,
}: Pick<Acceptance, 'memberId' | 'evidence'>): PersonFacts | null {
  const { scrollDepthPercent: _scroll, timeOnPageSeconds: _time, checkboxes: _boxes, ...observed } = evidence;
  const person = { memberId, ...observed };
  return Object.values(person).every((fact) => fact === null) ? null : person;
}

/**
 * What the chain holds in place of the person: a hash under a salt that is stored beside the person and deleted with
 * them. Then nobody can find out by trying whose it was.
 */
export const personSeal = (person: PersonFacts, salt: string, digest: Digest): string =>
  digest(`${salt}\n${canonicalText(person)}`);
