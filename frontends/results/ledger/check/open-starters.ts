import type { SealedEntry } from '../sealed.ts';
import type { SealedRace, Starter } from './sealed-results.ts';

/** Whether money could be bet on a starter: it is not reported as without betting, nor without odds where others have them. */
export const isOpen = ({ noBetting, odds }: Starter, { starters }: SealedRace): boolean =>
  noBetting === null &&
  (odds !== null || !starters.some((starter) => starter.noBetting === null && starter.odds !== null));

/** The betting interest that a number buys, also when the horse itself is not among the starters. */
export const interestOf = (number: string, { starters }: SealedRace): string =>
  starters.find(({ programNumber }) => programNumber === number)?.bettingInterest ??
  /^\d+/.exec(number)?.[0] ??
  number;

/** A horse's name without what sources spell differently. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s*\([A-Z]{2,3}\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Another horse ran with the number of one that was sealed: the pick was made from another card. */
export function hasOtherHorse(
  { tickets }: Pick<SealedEntry, 'tickets'>,
  { starters }: Pick<SealedRace, 'starters'>,
): boolean {
  const names = new Map(
    tickets.flatMap(({ horses }) =>
      horses.map((horse) => [horse.programNumber, nameKey(horse.name)] as const),
    ),
  );
  return starters.some(({ programNumber, horseName }) => {
    const sealed = names.get(programNumber);
    return sealed !== undefined && sealed !== nameKey(horseName);
  });
}
