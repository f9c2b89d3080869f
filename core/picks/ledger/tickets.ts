import type { Price } from '../../card/price.ts';
import type { Runner } from '../../card/runner.ts';
import type { EvidenceInterest } from '../../handicapping/evidence.ts';
import { morningLineOf } from '../recommendations/live-odds.ts';
import type { SealedHorse, SealedPrice, SealedTicket } from './entry.ts';

export const sealedHorse = ({ programNumber, horseName }: Runner): SealedHorse => ({
  programNumber,
  name: horseName,
});

/** A price as it is sealed: `7-2`, 3.5, and whether it could be taken. */
export const sealedPrice = (price: Price | null): SealedPrice | null =>
  price === null
    ? null
    : { text: price.text, toOne: price.toOne, kind: price.kind === 'final' ? 'live' : price.kind };

export const ticketsOf = (interests: readonly EvidenceInterest[]): readonly SealedTicket[] =>
  interests.map(({ number: interest, runners, price }) => ({
    interest,
    horses: runners.map(sealedHorse),
    line: morningLineOf({ runners })?.toOne ?? null,
    odds: sealedPrice(price),
  }));

/** Index of the ticket a program number buys; -1 without one. */
export const ticketOn = (tickets: readonly SealedTicket[], programNumber: string): number =>
  tickets.findIndex(({ horses }) => horses.some((horse) => horse.programNumber === programNumber));

/** A chance to six figures: more says nothing. */
export const toSixFigures = (chance: number): number => Number(chance.toPrecision(6));

/** Chances given by program number, by ticket; of coupled horses the first with one counts. */
export function chancesByTicket(
  tickets: readonly SealedTicket[],
  chances: readonly { readonly programNumber: string; readonly chance: number }[],
): readonly number[] {
  const known = new Map(chances.map(({ programNumber, chance }) => [programNumber, chance]));
  return tickets.map(({ horses }) => {
    const found = horses
      .map(({ programNumber }) => known.get(programNumber))
      .find((chance) => chance !== undefined);
    return toSixFigures(found ?? 0);
  });
}
