import { sumOf } from '../../kernel/numbers.ts';
/**
 * Chances proportional to the product of several chances, each to its own power. With one list and a power above 1
 * it corrects the longshot's overbetting, with two it is Benter's second stage (1994). Example: .5 .3 .2 to the power
 * 1.1 are .467 .266 .170, of their sum .517 .295 .189. Lists are in one order; each chance above zero.
 */
export function pooled(lists: readonly (readonly number[])[], powers: readonly number[]): readonly number[] {
  const [first = []] = lists;
  const logs = first.map((_, index) =>
    lists.reduce(
      (sum, list, which) => sum + (powers[which] ?? 0) * Math.log(Math.max(list[index] ?? 0, LEAST)),
      0,
    ),
  );
  const most = Math.max(...logs);
  const strengths = logs.map((log) => Math.exp(log - most));
  const all = sumOf(strengths);
  return strengths.map((strength) => strength / all);
}

const LEAST = 1e-12;
