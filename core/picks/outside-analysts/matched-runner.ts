import type { Runner } from '../../card/runner.ts';
import type { Evidence, EvidenceInterest } from '../../handicapping/evidence.ts';

/** A starter with its betting interest and the index of that. */
export interface NamedStarter {
  readonly runner: Runner;
  readonly interest: EvidenceInterest;
  readonly index: number;
}

/** `#1a ` is `1A`: as a card prints it. */
const plain = (number: string): string => number.replace(/^#/, '').trim().toUpperCase();

/** The starter with that program number; null when none has it. */
export function starterNumbered({ interests }: Evidence, number: string): NamedStarter | null {
  const requested = plain(number);
  for (const [index, interest] of interests.entries()) {
    const runner = interest.runners.find(({ programNumber }) => plain(programNumber) === requested);
    if (runner !== undefined) return { runner, interest, index };
  }
  return null;
}

/** Why a program number cannot be bet on; null when it can. */
export function problemWithNumber(evidence: Evidence, number: string): string | null {
  if (starterNumbered(evidence, number) !== null) return null;
  const entered = evidence.runners.find(({ programNumber }) => plain(programNumber) === plain(number));
  if (entered === undefined) return `there is no number "${number}" in this race`;
  return entered.isScratched ? `number ${number} is scratched` : `number ${number} does not start`;
}
