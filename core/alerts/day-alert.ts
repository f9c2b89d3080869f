import { horseName } from '../card/horse-name.ts';
import type { WatchedPick, WatchedRace } from './watched-race.ts';

/** Something that a player has to know at once. */
export interface DayAlert {
  readonly kind: 'bet' | 'scratch' | 'off the turf';
  readonly raceNumber: number;
  /** Null where it is about the race. */
  readonly programNumber: string | null;
  readonly text: string;
}

const named = (programNumber: string, horse: string): string => `#${programNumber} ${horseName(horse)}`;

function betAlert(before: WatchedRace, { raceNumber, verdict }: WatchedRace): readonly DayAlert[] {
  if (before.verdict?.kind !== 'WATCH' || verdict?.kind !== 'BET') return [];
  const { programNumber, horse, price, priceToTake } = verdict;
  if (programNumber === null || horse === null || price === null || priceToTake === null) return [];
  const text = `BET ${named(programNumber, horse)}: now ${price}, price to take ${priceToTake}`;
  return [{ kind: 'bet', raceNumber, programNumber, text }];
}

const scratchAlert = (raceNumber: number, { programNumber, horse }: WatchedPick): DayAlert => ({
  kind: 'scratch',
  raceNumber,
  programNumber,
  text: `Our pick ${named(programNumber, horse)} is scratched`,
});

const scratchAlerts = (before: WatchedRace, { raceNumber, scratched }: WatchedRace): readonly DayAlert[] =>
  [before.pick, before.formerPick]
    .flatMap((pick) => pick ?? [])
    .filter(({ programNumber }) => scratched.includes(programNumber))
    .filter(({ programNumber }) => !before.scratched.includes(programNumber))
    .map((pick) => scratchAlert(raceNumber, pick));

const turfAlert = (before: WatchedRace, { raceNumber, isOffTheTurf }: WatchedRace): readonly DayAlert[] =>
  isOffTheTurf && !before.isOffTheTurf
    ? [{ kind: 'off the turf', raceNumber, programNumber: null, text: 'Off the turf' }]
    : [];

export const raceBefore = (races: readonly WatchedRace[], raceNumber: number): WatchedRace | null =>
  races.find((race) => race.raceNumber === raceNumber) ?? null;

/**
 * What happened to a day's races between two looks: a WATCH that became a BET, a pick that was scratched, a race taken off
 * the turf. A race that is off or canceled, or was not there before, alerts nobody.
 */
export function alertsBetween(
  before: readonly WatchedRace[],
  after: readonly WatchedRace[],
): readonly DayAlert[] {
  return after.flatMap((race) => {
    const earlier = raceBefore(before, race.raceNumber);
    if (earlier === null || race.isOff) return [];
    return [...betAlert(earlier, race), ...scratchAlerts(earlier, race), ...turfAlert(earlier, race)];
  });
}
