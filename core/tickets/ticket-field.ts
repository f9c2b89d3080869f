import type { Evidence } from '../handicapping/evidence.ts';
import { Refusal } from '../kernel/refusal.ts';
import { ALL, type TicketSet } from './ticket.ts';

/** What can be bet on in a race, in the order of its win chances. */
export interface TicketField {
  /** For each betting interest every number it answers to: `1` and `1A` of a coupled entry, also a scratched mate's. */
  readonly interests: readonly (readonly string[])[];
  /** Numbers of the horses that do not start. */
  readonly gone: readonly string[];
}

/** The field of a race from its evidence. */
export function fieldOf({
  interests,
  runners,
  starters,
}: Pick<Evidence, 'interests' | 'runners' | 'starters'>): TicketField {
  const started = new Set(starters);
  const mates = (letter: string | null): readonly string[] =>
    letter === null
      ? []
      : runners.filter(({ coupledWith }) => coupledWith === letter).map((runner) => runner.programNumber);
  return {
    interests: interests.map(({ number, runners: [first] }) => [
      ...new Set([number, ...mates(first?.coupledWith ?? null)]),
    ]),
    gone: runners.filter((runner) => !started.has(runner)).map(({ programNumber }) => programNumber),
  };
}

function interestOf(number: string, { interests, gone }: TicketField): number {
  const index = interests.findIndex((numbers) => numbers.includes(number));
  if (index >= 0) return index;
  if (gone.includes(number)) {
    throw new Refusal('invalid', 'handicapping.ticket-scratched', `#${number} is not running.`);
  }
  throw new Refusal('invalid', 'handicapping.ticket-unknown', `No number ${number} in this race.`);
}

/**
 * The horses of a set by their place in the field, each betting interest once. Refuses a number that is not in the race
 * (`handicapping.ticket-unknown`) and one that does not start (`handicapping.ticket-scratched`).
 */
export function placesOf(set: TicketSet, field: TicketField): readonly number[] {
  if (set === ALL) return field.interests.map((_, interest) => interest);
  return [...new Set(set.map((number) => interestOf(number, field)))];
}
