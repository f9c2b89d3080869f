import type { Runner } from '../../card/runner.ts';
import { sumOf } from '../../kernel/numbers.ts';
import { type EarlyIntent, earlyIntents, UNKNOWN_GOES, upFrontIn } from './early-intent.ts';

/** How likely each pace scenario is; they sum to one. */
export interface PaceScenarios {
  readonly slow: number;
  readonly honest: number;
  readonly hot: number;
}

/** Up to this many horses going for the lead make a slow pace, from this many on a hot one; between them it is honest. */
const SLOW_UP_TO = 1;
const HOT_FROM = 4;

/** Chances that none, one, two … of independent events happen. */
function countChances(chances: readonly number[]): readonly number[] {
  const counts = new Array<number>(chances.length + 1).fill(0);
  counts[0] = 1;
  for (const chance of chances)
    for (let count = chances.length; count >= 0; count -= 1)
      counts[count] = (counts[count] ?? 0) * (1 - chance) + (counts[count - 1] ?? 0) * chance;
  return counts;
}

/** Whether most starters are known; else the pace is open. */
export const areMostKnown = (known: number, starters: number): boolean =>
  starters > 0 && 2 * known > starters;

/**
 * Slow, honest or hot, by how many starters go for the lead, taken as independent: up to one is slow, four or more are hot.
 * The limits are a rule of thumb: over 80 races of real cards they give a quarter slow, half honest, a quarter hot. Null
 * while the running lines of most starters are unknown. Example: four certain leaders make the pace hot for certain.
 */
export function paceScenarios(starters: readonly Runner[]): PaceScenarios | null {
  const intents = earlyIntents(starters);
  if (!areMostKnown(intents.length, starters.length)) return null;
  const unknown = new Array<number>(starters.length - intents.length).fill(UNKNOWN_GOES);
  const goers = [...intents.map(({ goes }) => goes), ...unknown];
  const counts = countChances(goers.map((goes) => upFrontIn(starters.length, goes)));
  const slow = sumOf(counts.slice(0, SLOW_UP_TO + 1));
  const hot = sumOf(counts.slice(HOT_FROM));
  return { slow, honest: 1 - slow - hot, hot };
}

const SURE = 0.6;
const EVEN = 0.5;

/** The one horse likely to lead unchallenged; null when there is none. */
export function loneLeader(starters: readonly Runner[]): EarlyIntent | null {
  const [first, ...others] = earlyIntents(starters);
  if (first === undefined || first.goes < SURE) return null;
  const alone = others.reduce((chance, { goes }) => chance * (1 - goes), 1);
  const unknown = starters.length - others.length - 1;
  return alone * (1 - UNKNOWN_GOES) ** unknown >= EVEN ? first : null;
}
