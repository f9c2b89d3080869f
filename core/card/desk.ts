import type { Instant } from '../kernel/instant.ts';

/** The source name of every manual entry. */
export const DESK_SOURCE = "Stewards' desk";

/** Who made a manual entry. */
export interface DeskPerson {
  /** A member's id; null for the operator at the terminal. */
  readonly id: string | null;
  /** As people know them: `Robin Lane`, `Operator`. */
  readonly name: string;
}

/** The id of a desk entry, and who made it. */
export interface DeskMark {
  readonly id: string;
  readonly by: DeskPerson;
}

/** `Stewards' desk, by Robin Lane`. */
export const deskText = ({ by }: Pick<DeskMark, 'by'>): string => `${DESK_SOURCE}, by ${by.name}`;

/** Who took an entry of the desk back, when and why. */
export interface Withdrawal {
  readonly by: DeskPerson;
  readonly at: Instant;
  readonly reason: string | null;
}

/** What an entry of the desk may be, as far as it may withdraw another. */
interface DeskStep {
  readonly fact: { readonly what: string; readonly to?: unknown };
  readonly desk?: DeskMark;
  readonly reason: string | null;
}

/** How the entry of an id was withdrawn by one of the others; null where it was not. */
export function withdrawalIn<Step extends DeskStep>(
  steps: readonly Step[],
  id: string,
  atOf: (step: Step) => Instant,
): Withdrawal | null {
  const step = steps.find(({ fact }) => fact.what === 'withdrawn' && fact.to === id);
  return step?.desk === undefined ? null : { by: step.desk.by, at: atOf(step), reason: step.reason };
}
