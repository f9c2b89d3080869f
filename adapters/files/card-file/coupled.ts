import { leadingNumber } from '#core/card/betting-interest.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';

const LETTERS = 'ABCDEFGH';

/** Runners whose program numbers share their digits (1 and 1A) are a coupled entry; they get a letter, since the file has none. */
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
