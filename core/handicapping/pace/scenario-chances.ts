import { sumOf } from '../../kernel/numbers.ts';
import type { PaceScenarios } from './pace-scenarios.ts';

/** Chances in each pace scenario, 0-1. */
export type ScenarioChances = Readonly<Record<keyof PaceScenarios, number>>;

/** Early position helps in a slow pace as much as it hurts in a hot one. */
const SIGNS: Readonly<Record<keyof PaceScenarios, number>> = { slow: 1, honest: 0, hot: -1 };
const WAYS = Object.keys(SIGNS) as readonly (keyof PaceScenarios)[];
const MOST_ROUNDS = 100;
const SETTLED = 1e-12;

const shares = (logs: readonly number[]): readonly number[] => {
  const most = Math.max(...logs);
  const strengths = logs.map((log) => Math.exp(log - most));
  const all = sumOf(strengths);
  return strengths.map((strength) => strength / all);
};

/**
 * The chances split by scenario: horses up front (`forward`, 0-1, in the order of the chances) gain when the pace is slow
 * and lose when it is hot, by `lean` in log chance. Weighted by the scenarios they average to the chances again.
 * Example with a lean of 0.25: of two even horses, one always and one never on the lead, the first has 56% in a slow pace.
 */
export function chancesByScenario(
  chances: readonly number[],
  forward: readonly number[],
  scenarios: PaceScenarios,
  lean: number,
): readonly ScenarioChances[] {
  let logs = chances.map(Math.log);
  const inEach = () =>
    WAYS.map((way) => shares(logs.map((log, index) => log + SIGNS[way] * lean * (forward[index] ?? 0))));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parts = inEach();
    const ratios = chances.map((chance, index) => {
      const together = sumOf(WAYS.map((way, place) => scenarios[way] * (parts[place]?.[index] ?? 0)));
      return together > 0 ? chance / together : 1;
    });
    logs = logs.map((log, index) => log + Math.log(ratios[index] ?? 1));
    if (ratios.every((ratio) => Math.abs(ratio - 1) < SETTLED)) break;
  }
  const [slow = [], honest = [], hot = []] = inEach();
  return chances.map((_, index) => ({
    slow: slow[index] ?? 0,
    honest: honest[index] ?? 0,
    hot: hot[index] ?? 0,
  }));
}
