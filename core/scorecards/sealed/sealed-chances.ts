import { rowOn } from '../../handicapping/betting-line.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';

/** A horse of a sealed field with our chance then. */
export interface SealedChance {
  readonly programNumber: string;
  /** To win, 0-1, for coupled horses that of their entry; null where none was sealed. */
  readonly chance: number | null;
}

/** Our chance on each ticket, from the sealed line that set the price; entries without a line have the consensus. */
export function chancesOf({ line, tickets, voices }: LedgerEntry): readonly (number | null)[] {
  if (!line) return voices.find(({ voice: picker }) => picker === 'consensus')?.chances ?? [];
  return tickets.map(({ horses: [first] }) =>
    first === undefined ? null : (rowOn(line, first.programNumber)?.chance ?? null),
  );
}

/** Every horse of the field that was sealed, with our chance then. */
export function sealedChances(entry: LedgerEntry): readonly SealedChance[] {
  const chances = chancesOf(entry);
  return entry.tickets.flatMap(({ horses }, ticket) =>
    horses.map(({ programNumber }) => ({ programNumber, chance: chances[ticket] ?? null })),
  );
}
