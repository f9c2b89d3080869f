import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The source name of every manual entry. */
export const DESK_SOURCE = "Stewards' desk";

/** Who made a manual entry. */
export interface DeskPerson {
  /** A member's id; null for the operator at the terminal. */
  readonly id: string | null;
  /** As people know them: `Robin Lane`, `Operator`. */
  readonly name: string;
}

/**
 * Why an entry or a withdrawal is made, trimmed. Refuses ('invalid', `card.no-reason`) a blank one: what nobody gives a
 * reason for cannot be checked later.
 */
export function reasonOrRefusal(text: string): string {
  const reason = text.trim();
  if (reason !== '') return reason;
  throw new Refusal('invalid', 'card.no-reason', 'Say why: Veterinarian, Stewards, Weather, Misheard.');
}

/** The id of a desk entry, and who made it. */
export interface DeskMark {
  readonly id: string;
  readonly by: DeskPerson;
}

/** `Stewards' desk, by Robin Lane`. */
export const deskText = ({ by }: Pick<DeskMark, 'by'>): string => `${DESK_SOURCE}, by ${by.name}`;

/** Who withdrew a desk entry, when and why. */
export interface Withdrawal {
  readonly by: DeskPerson;
  readonly at: Instant;
  readonly reason: string | null;
}

/** The part of a desk entry that shows whether it withdraws another. */
interface DeskStep {
  readonly fact: { readonly what: string; readonly to?: unknown };
  readonly desk?: DeskMark;
  readonly reason: string | null;
}

/** The withdrawal of the entry with that id; null when it was not withdrawn. */
export function withdrawalIn<Step extends DeskStep>(
  steps: readonly Step[],
  id: string,
  atOf: (step: Step) => Instant,
): Withdrawal | null {
  const step = steps.find(({ fact }) => fact.what === 'withdrawn' && fact.to === id);
  return step?.desk === undefined ? null : { by: step.desk.by, at: atOf(step), reason: step.reason };
}
