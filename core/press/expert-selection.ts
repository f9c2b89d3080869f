import { horseNameKey } from '../card/same-name.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** A horse an expert names; a number, a name, or both. */
export interface NamedHorse {
  /** `1A`; null where only the name is given. */
  readonly programNumber: string | null;
  /** Null where only the number is given. */
  readonly horseName: string | null;
}

/** How an expert ranks a race, the best first. */
export interface ExpertSelection {
  /** Null where the source names no person. */
  readonly expert: string | null;
  /** Null where the page does not say of which day it speaks. */
  readonly day: RaceDay | null;
  readonly raceNumber: number;
  readonly ranked: readonly NamedHorse[];
  /** The expert's bet of the day. */
  readonly isBestBet: boolean;
  /** `off the turf`: counts only then; null for the race as carded. */
  readonly onlyIf: string | null;
  /** Where it can be read. */
  readonly url: string;
  readonly provenance: Provenance;
}

/** A runner as far as selections are held against it. */
export interface PickableRunner {
  readonly programNumber: string;
  readonly horseName: string;
  readonly isScratched: boolean;
}

/** A selection held against the card. */
export interface CheckedSelection {
  /** Program numbers that run, in the expert's order. */
  readonly ranked: readonly string[];
  /** What was named and does not run: `#9`, `3 Paper Kite`. */
  readonly left: readonly string[];
}

const horseLabel = ({ programNumber, horseName }: NamedHorse): string =>
  [programNumber === null ? '' : horseName === null ? `#${programNumber}` : programNumber, horseName ?? '']
    .filter((part) => part !== '')
    .join(' ');

/** The runner a named horse is. A number whose name is another horse's is a pick of another card: none. */
function runnerOf(horse: NamedHorse, runners: readonly PickableRunner[]): PickableRunner | undefined {
  const { programNumber, horseName } = horse;
  const key = horseName === null ? null : horseNameKey(horseName);
  return runners.find((runner) => {
    const isNumber = programNumber === null || runner.programNumber === programNumber;
    const isName = key === null || horseNameKey(runner.horseName) === key;
    return isNumber && isName && !runner.isScratched;
  });
}

/** Holds a selection against the runners of its race: what was scratched, or is of another card, falls out. */
export function checkedSelection(
  { ranked }: Pick<ExpertSelection, 'ranked'>,
  runners: readonly PickableRunner[],
): CheckedSelection {
  const found = ranked.map((horse) => ({ horse, runner: runnerOf(horse, runners) }));
  return {
    ranked: [...new Set(found.flatMap(({ runner }) => runner?.programNumber ?? []))],
    left: found.filter(({ runner }) => runner === undefined).map(({ horse }) => horseLabel(horse)),
  };
}
