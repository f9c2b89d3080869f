import { type DisclaimerText, tickStates } from './disclaimer-text.ts';
import type { Reading } from './reading.ts';

/** What is sent when somebody accepts: the four documented fields, and beside them the state of the boxes and what the page noticed. */
export function acceptanceOf(text: DisclaimerText, ticks: ReadonlySet<string>, now: Date, reading: Reading) {
  return {
    disclaimerType: text.disclaimerType,
    disclaimerVersion: text.disclaimerVersion,
    disclaimerText: text.disclaimerText,
    acceptedAt: now.toISOString(),
    extra: { ...reading, checkboxes: tickStates(text.sections, ticks) },
  };
}
