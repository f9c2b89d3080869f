import type { Card } from '../../card/race.ts';
import { horseNameKey } from '../../card/same-name.ts';
import { trackBySlug } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

/** The key of a race: `CD 2025-05-03 12`. */
export const raceKeyOf = (track: string, day: RaceDay, raceNumber: number): string =>
  `${track} ${day} ${raceNumber}`;

export const codeOfTrack = (slug: string): string => trackBySlug(slug)?.code ?? slug.toUpperCase();

/**
 * Names of the official winners of past races, by race, from the past performances on later cards. A race whose first horse
 * across the wire was placed back is left out unless the official winner's own line is on a card.
 */
export function winnersOnCards(cards: readonly Card[]): ReadonlyMap<string, ReadonlySet<string>> {
  const winners = new Map<string, Set<string>>();
  const placedBack = new Set<string>();
  const firstAcross = new Map<string, string>();
  for (const { races } of cards)
    for (const { horseName, pastPerformances } of races.flatMap(({ runners }) => runners))
      for (const line of pastPerformances ?? []) {
        if (line.raceNumber === null) continue;
        const key = raceKeyOf(line.track, line.day, line.raceNumber);
        const [first] = line.firstThree;
        if (first !== undefined) firstAcross.set(key, horseNameKey(first.name));
        if (line.official === 1)
          winners.set(key, (winners.get(key) ?? new Set()).add(horseNameKey(horseName)));
        else if (line.crossed.position === 1) placedBack.add(key);
      }
  for (const [key, name] of firstAcross)
    if (!winners.has(key) && !placedBack.has(key)) winners.set(key, new Set([name]));
  return winners;
}
