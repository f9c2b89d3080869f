import { sumBy, sumOf } from '../../kernel/numbers.ts';
import { shrunkRatio } from '../shrinkage.ts';
import { BY_POST, BY_STYLE, type Division } from './bias-groups.ts';
import { dividedRace, type GroupInRace, type PricedRace, pricedRace } from './group-record.ts';
import type { StyledRace } from './known-style.ts';
import { fairRange, holmAdjusted, pValue, winnerCountChances } from './winner-count.ts';

/** How one group of horses did against what the public expected of it. */
export interface GroupBias {
  readonly group: string;
  readonly starts: number;
  readonly winners: number;
  /** Winners expected at the public's chances. */
  readonly expected: number;
  /** Winners over expected, held to 1 as (winners + 5) / (expected + 5). */
  readonly ratio: number;
  /** Between these a fair track's winners stay at least 95 times in 100. */
  readonly fair: readonly [least: number, most: number];
  /** Chance of a count at least so far off on a fair track, all groups tested together; null for one not tested. */
  readonly pValue: number | null;
  /** True under 5 in 100. */
  readonly isBiased: boolean;
}

export interface DivisionBias {
  readonly name: Division['name'];
  /** Races that could be used. */
  readonly races: number;
  readonly groups: readonly GroupBias[];
}

export interface TrackBias {
  readonly races: number;
  readonly divisions: readonly DivisionBias[];
  /** 0-100: 80 and more when a bias is beyond chance, 60 to 79 a hint, below that nothing; null if untested. */
  readonly confidence: number | null;
}

const LIMIT = 0.05;
const HINT = 0.2;
const FAIR = 0.95;

interface Counted {
  readonly bias: Omit<GroupBias, 'pValue' | 'isBiased'>;
  /** Its p-value when tested alone; null when it is not tested. */
  readonly alone: number | null;
}

function counted(group: string, races: readonly (readonly GroupInRace[])[], isScored: boolean): Counted {
  const groupInRaces = races.flatMap((race) => race.filter((row) => row.group === group));
  const chances = groupInRaces.map(({ chance }) => chance).filter((chance) => chance > 0);
  const winners = groupInRaces.filter(({ won }) => won).length;
  const expected = sumOf(chances);
  const counts = winnerCountChances(chances);
  const bias = {
    group,
    starts: sumBy(groupInRaces, ({ starts }) => starts),
    winners,
    expected,
    ratio: shrunkRatio(winners, expected),
    fair: fairRange(counts, FAIR),
  };
  return { bias, alone: isScored && chances.length > 0 ? pValue(counts, winners) : null };
}

interface DivisionCounts {
  readonly name: Division['name'];
  readonly races: number;
  readonly groups: readonly Counted[];
}

function countDivision(races: readonly PricedRace[], division: Division): DivisionCounts {
  const divided = races.flatMap((race) => {
    const groups = dividedRace(race, division);
    return groups === null ? [] : [groups];
  });
  const groups = division.groups.map((group) => counted(group, divided, group !== division.unknown));
  return { name: division.name, races: divided.length, groups };
}

/** How sure a bias is, 0-100, from the smallest adjusted p-value: 0.05 is 80, 0.2 is 60, 1 is 0. */
export function biasConfidence(smallest: number): number {
  if (smallest < LIMIT) return Math.round(80 + 20 * (1 - smallest / LIMIT));
  if (smallest <= HINT) return Math.floor(79 - (19 * (smallest - LIMIT)) / (HINT - LIMIT));
  return Math.floor((59 * (1 - smallest)) / (1 - HINT));
}

/**
 * Track bias by post group and by running style: winners against what the final odds promised, race by race, so that
 * good horses in good posts are no bias. Each group's count is held against its exact distribution on a fair track,
 * and all groups are corrected together (Holm), so that a fair track is called biased at most 5 times in 100. Actual
 * over expected: W. Quirin (1979). It assumes the public's chances are right: what the public misjudges everywhere
 * looks like bias here.
 */
export function trackBias(races: readonly StyledRace[]): TrackBias {
  const priced = races.flatMap((race) => pricedRace(race) ?? []);
  const divisions = [BY_POST, BY_STYLE].map((division) => countDivision(priced, division));
  const scored = divisions.flatMap(({ groups }) => groups).filter(({ alone }) => alone !== null);
  const together = holmAdjusted(scored.map(({ alone }) => alone ?? 1));
  const pValues = new Map(scored.map((group, index) => [group, together[index] ?? 1]));
  return {
    races: races.length,
    divisions: divisions.map(({ groups, ...division }) => ({
      ...division,
      groups: groups.map((group) => {
        const pValue = pValues.get(group) ?? null;
        return { ...group.bias, pValue, isBiased: pValue !== null && pValue < LIMIT };
      }),
    })),
    confidence: scored.length === 0 ? null : biasConfidence(Math.min(...together)),
  };
}
