import { type Instant, parseInstant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { DISCLAIMER } from './disclaimer.ts';

/** What a browser says was accepted. */
export interface Statement {
  readonly disclaimerType: string;
  readonly disclaimerVersion: string;
  readonly disclaimerText: string;
  /** ISO instant by the browser's clock. */
  readonly acceptedAt: string;
}

const READ_AGAIN = 'That is not the current disclaimer. Reload the page and read it again.';

/**
 * The time a statement gives; refuses ('invalid') one about another disclaimer or version, or with another text than
 * that version has. The browser's clock may be wrong: its time is kept as a claim, the server's is what counts.
 */
export function acceptedAtIn(statement: Statement): Instant {
  if (statement.disclaimerType !== DISCLAIMER.type) {
    throw new Refusal('invalid', 'compliance.unknown-disclaimer', 'There is no disclaimer of that type.');
  }
  if (statement.disclaimerVersion !== DISCLAIMER.version) {
    throw new Refusal('invalid', 'compliance.other-version', READ_AGAIN);
  }
  if (statement.disclaimerText.trim() === '') {
    throw new Refusal('invalid', 'compliance.no-text', 'The text that was accepted is missing.');
  }
  if (statement.disclaimerText !== DISCLAIMER.text) {
    throw new Refusal('invalid', 'compliance.other-text', READ_AGAIN);
  }
  const acceptedAt = parseInstant(statement.acceptedAt);
  if (acceptedAt === null) {
    throw new Refusal('invalid', 'compliance.bad-time', 'The time of acceptance must be an ISO timestamp.');
  }
  return acceptedAt;
}
