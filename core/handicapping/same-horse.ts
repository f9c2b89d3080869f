import { horseNameKey } from '../card/same-name.ts';

/** A horse on a card or in the ledger. */
export interface NumberedHorse {
  readonly programNumber: string;
  readonly name: string;
}

/** Whether two are one horse of a race: after a correction of the card another one may have the number. */
export const isSameHorse = (horse: NumberedHorse, other: NumberedHorse): boolean =>
  horse.programNumber === other.programNumber && horseNameKey(horse.name) === horseNameKey(other.name);
