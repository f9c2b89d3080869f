import type { DisclaimerText } from './disclaimer-text.ts';
import type { Reading } from './reading.ts';

/** What is sent when somebody accepts: the four documented fields, and what the page noticed beside them. */
export function acceptanceOf(text: DisclaimerText, now: Date, extra: Reading) {
  return {
    disclaimerType: text.disclaimerType,
    disclaimerVersion: text.disclaimerVersion,
    disclaimerText: text.disclaimerText,
    acceptedAt: now.toISOString(),
    extra,
  };
}
