import type { Runner } from './runner.ts';

/** The facts that decide which win ticket a runner is on. */
export type Coupled = Pick<Runner, 'programNumber' | 'coupledWith'>;

/** What one win ticket buys: a runner, or all coupled runners together. */
export interface BettingInterest<Entrant extends Coupled = Runner> {
  /** `1` for 1 and 1A. */
  readonly number: string;
  readonly runners: readonly Entrant[];
}

/** What is bet on when a horse of this program number is: `1` for 1 and 1A. */
export const leadingNumber = (programNumber: string): string =>
  /^\d+/.exec(programNumber)?.[0] ?? programNumber;

/** Groups runners that share a coupling letter; the others stand alone. The order of the first ones stays. */
export function bettingInterests<Entrant extends Coupled>(
  runners: readonly Entrant[],
): readonly BettingInterest<Entrant>[] {
  const groups = new Map<string, Entrant[]>();
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

/** The betting interest of each program number: `1` for 1 and 1A of an entry. */
export const interestOfNumbers = (runners: readonly Coupled[]): ReadonlyMap<string, string> =>
  new Map(
    bettingInterests(runners).flatMap(({ number, runners: group }) =>
      group.map(({ programNumber }) => [programNumber, number] as const),
    ),
  );
