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

/** The statement as it goes into the proof. */
export interface AcceptedStatement {
  readonly acceptedAt: Instant;
  readonly disclaimerText: string;
}

const LONGEST_TEXT = 50_000;

/**
 * Reads a statement; refuses ('invalid') one about another disclaimer or version, or without a text. The text is
 * kept as the browser says it was shown: a proof must not claim other words than those. The browser's clock may be
 * wrong: its time is kept as a claim, the server's is what counts.
 */
export function readStatement(statement: Statement): AcceptedStatement {
  if (statement.disclaimerType !== DISCLAIMER.type) {
    throw new Refusal('invalid', 'compliance.unknown-disclaimer', 'There is no disclaimer of that type.');
  }
  if (statement.disclaimerVersion !== DISCLAIMER.version) {
    throw new Refusal(
      'invalid',
      'compliance.other-version',
      'That is not the current disclaimer. Reload the page and read it again.',
    );
  }
  const disclaimerText = statement.disclaimerText;
  if (disclaimerText.trim() === '' || disclaimerText.length > LONGEST_TEXT) {
    throw new Refusal('invalid', 'compliance.no-text', 'The text that was accepted is missing or too long.');
  }
  const acceptedAt = parseInstant(statement.acceptedAt);
  if (acceptedAt === null) {
    throw new Refusal('invalid', 'compliance.bad-time', 'The time of acceptance must be an ISO timestamp.');
  }
  return { acceptedAt, disclaimerText };
}
