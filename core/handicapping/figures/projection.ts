import { meanOf } from '../../kernel/numbers.ts';
import type { TimedRace } from './timed-race.ts';

/** The latest figures of each horse, newest first, at most three. */
export type HorseMemory = ReadonlyMap<string, readonly number[]>;

/** A race with what its runners' earlier figures let expect of the winner; null while too little is known of them. */
export interface ProjectedRace {
  readonly race: TimedRace;
  readonly projected: number | null;
}

/** How far the expected winner's figure follows the runners' own figures; the rest follows the class. Chosen by hand. */
export const PROJECTION_WEIGHT = 0.7;

/** Horses with an earlier figure that a projection needs, and the best of them it looks at. */
const LOOKED_AT = 3;
const REMEMBERED = 3;

/** What the best three of a field have shown lately on average; null with fewer than three known. */
export function fieldStrength({ runners }: TimedRace, memory: HorseMemory): number | null {
  const strengths = runners
    .flatMap(({ key }) => {
      const figures = memory.get(key) ?? [];
      return figures.length === 0 ? [] : [meanOf(figures)];
    })
    .sort((a, b) => b - a)
    .slice(0, LOOKED_AT);
  return strengths.length < LOOKED_AT ? null : meanOf(strengths);
}

/** Points the class pars lie over the strength of fields on average: it keeps projections on the scale of the pars. */
export interface StrengthOffset {
  readonly sum: number;
  readonly races: number;
}

export const NO_OFFSET: StrengthOffset = { sum: 0, races: 0 };

/** Races after which the offset is steady enough to project. */
const ENOUGH = 50;

/** The projection of a race (the "projection method" of figure makers): its field's strength on the scale of the pars. */
export function projectedWinner(
  race: TimedRace,
  memory: HorseMemory,
  { sum, races }: StrengthOffset,
): number | null {
  const strength = fieldStrength(race, memory);
  return strength === null || races < ENOUGH ? null : strength + sum / races;
}

/** Adds a day's figures to the memory. */
export function remember(
  memory: Map<string, readonly number[]>,
  figures: readonly { readonly key: string; readonly figure: number | null }[],
): void {
  for (const { key, figure } of figures) {
    if (figure !== null) memory.set(key, [figure, ...(memory.get(key) ?? [])].slice(0, REMEMBERED));
  }
}
