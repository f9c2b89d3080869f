import { leadingNumber } from '#core/card/betting-interest.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';

const LETTERS = 'ABCDEFGH';

/** Runners of a race that share the digits of their number (1 and 1A) are one entry: they get a letter, the file has none. */
export function withEntries(runners: readonly RunnerAsRead[]): readonly RunnerAsRead[] {
  const digits = runners.map(({ programNumber }) => leadingNumber(programNumber));
  const shared = [...new Set(digits)].filter(
    (number) => digits.indexOf(number) !== digits.lastIndexOf(number),
  );
  return runners.map((runner, index) => {
    const which = shared.indexOf(digits[index] ?? '');
    return { ...runner, coupledWith: which < 0 ? null : (LETTERS[which] ?? null) };
  });
}
