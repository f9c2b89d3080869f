import { fairChances } from '../../odds/fair-chances.ts';
import type { Division, StyledStart } from './bias-groups.ts';
import type { StyledRace } from './known-style.ts';

/** What the horses of a group did in one usable race. */
export interface GroupInRace {
  readonly group: string;
  /** The public's chance that one of them wins. */
  readonly chance: number;
  readonly starts: number;
  readonly won: boolean;
}

/** A race with the public's chance of each horse. */
export interface PricedRace {
  readonly starts: readonly (StyledStart & { readonly chance: number })[];
}

/**
 * A race with chances from its final odds; every horse of a betting interest shares its chance evenly. Null where it
 * cannot be used: no price for an interest, or no winner alone. A declared non-starter is left out.
 */
export function pricedRace(race: StyledRace): PricedRace | null {
  const ran = race.starts.filter(({ odds }) => odds !== null);
  const mates = new Map<string, StyledStart[]>();
  for (const start of ran) {
    mates.set(start.bettingInterest, [...(mates.get(start.bettingInterest) ?? []), start]);
  }
  if (mates.size < 2 || ran.filter(({ crossed }) => crossed === 1).length !== 1) return null;
  const { chances } = fairChances([...mates.values()].map(([first]) => first?.odds ?? null));
  const starts = [...mates.values()].flatMap((coupled, index) =>
    coupled.map((start) => ({ ...start, chance: (chances[index] ?? 0) / coupled.length })),
  );
  return { starts };
}

/** A race divided into groups; null where a horse with a chance cannot be placed in one. */
export function dividedRace({ starts }: PricedRace, division: Division): readonly GroupInRace[] | null {
  const rows = new Map(division.groups.map((group) => [group, { group, chance: 0, starts: 0, won: false }]));
  for (const start of starts) {
    const row = rows.get(division.groupOf(start) ?? '');
    if (row === undefined) return null;
    row.chance += start.chance;
    row.starts += 1;
    row.won ||= start.crossed === 1;
  }
  return [...rows.values()];
}
