import type { Runner } from './runner.ts';

/** What one win ticket buys: a runner, or all coupled runners together. */
export interface BettingInterest {
  /** `1` for 1 and 1A. */
  readonly number: string;
  readonly runners: readonly Runner[];
}

/** What is bet on when a horse of this program number is: `1` for 1 and 1A. */
export const leadingNumber = (programNumber: string): string =>
  /^\d+/.exec(programNumber)?.[0] ?? programNumber;

/** Groups runners that share a coupling letter; the others stand alone. The order of the first ones stays. */
export function bettingInterests(runners: readonly Runner[]): readonly BettingInterest[] {
  const groups = new Map<string, Runner[]>();
  for (const runner of runners) {
    const key = runner.coupledWith === null ? `#${runner.programNumber}` : runner.coupledWith;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [runner]);
    else group.push(runner);
  }
  return [...groups.values()].map((group) => ({
    number:
      group.length === 1 ? String(group[0]?.programNumber) : leadingNumber(String(group[0]?.programNumber)),
    runners: group,
  }));
}
