import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { properName } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

type WallPick = { readonly programNumber: string; readonly horse: string };

/** What a race on the wall is watched for. */
export type WallRace = {
  readonly raceNumber: number;
  readonly isRun: boolean;
  readonly isOffTheTurf: boolean;
  readonly scratched: readonly string[];
  readonly pick: WallPick | null;
  /** The pick before this one, until a scratch in the race is read: picks can be regenerated before that. */
  readonly formerPick?: WallPick | null;
  readonly verdict: Pick<
    Recommendation['verdict'],
    'kind' | 'programNumber' | 'horse' | 'price' | 'priceToTake'
  > | null;
};

/** The race as it stands, with what is recommended in it if that is known. */
export function wallRace(race: Race, recommendation: Recommendation | null, now: number | null): WallRace {
  return {
    raceNumber: race.raceNumber,
    isRun: isRun(race, now),
    isOffTheTurf: race.offTheTurf !== undefined,
    scratched: race.entries.flatMap(({ scratchStatus, programNumber }) =>
      scratchStatus ? [programNumber] : [],
    ),
    pick: recommendation?.primaryPick ?? null,
    verdict: recommendation?.verdict ?? null,
  };
}

/** Something that a player at the track has to know at once. */
export type WallAlert = {
  readonly kind: 'bet' | 'scratch' | 'off the turf';
  readonly raceNumber: number;
  /** Null where it is about the race. */
  readonly programNumber: string | null;
  readonly text: string;
};

const named = (programNumber: string, horse: string): string => `#${programNumber} ${properName(horse)}`;

function betAlert(before: WallRace, { raceNumber, verdict }: WallRace): readonly WallAlert[] {
  if (before.verdict?.kind !== 'WATCH' || verdict?.kind !== 'BET') return [];
  const { programNumber, horse, price, priceToTake } = verdict;
  if (programNumber === null || horse === null || price === null || priceToTake === null) return [];
  const text = `BET ${named(programNumber, horse)}: now ${price.text}, price to take ${priceToTake.text}`;
  return [{ kind: 'bet', raceNumber, programNumber, text }];
}

function scratchAlerts(before: WallRace, { raceNumber, scratched }: WallRace): readonly WallAlert[] {
  return [before.pick, before.formerPick ?? null]
    .flatMap((pick) => pick ?? [])
    .filter(({ programNumber }) => scratched.includes(programNumber))
    .filter(({ programNumber }) => !before.scratched.includes(programNumber))
    .map(({ programNumber, horse }) => ({
      kind: 'scratch',
      raceNumber,
      programNumber,
      text: `Our pick ${named(programNumber, horse)} is scratched`,
    }));
}

const turfAlert = (before: WallRace, { raceNumber, isOffTheTurf }: WallRace): readonly WallAlert[] =>
  isOffTheTurf && !before.isOffTheTurf
    ? [{ kind: 'off the turf', raceNumber, programNumber: null, text: 'Off the turf' }]
    : [];

const earlierOf = (before: readonly WallRace[], { raceNumber }: WallRace): WallRace | undefined =>
  before.find((race) => race.raceNumber === raceNumber);

/**
 * What happened to a day's races between two looks: a WATCH that became a BET, a pick that was scratched, a race taken off
 * the turf. A race that has been run, or was not on the wall before, alerts nobody.
 */
export function alertsBetween(before: readonly WallRace[], after: readonly WallRace[]): readonly WallAlert[] {
  return after.flatMap((race) => {
    const earlier = earlierOf(before, race);
    if (earlier === undefined || race.isRun) return [];
    return [...betAlert(earlier, race), ...scratchAlerts(earlier, race), ...turfAlert(earlier, race)];
  });
}

function formerPick(earlier: WallRace, { pick, scratched }: WallRace): WallPick | null {
  if (earlier.pick?.programNumber !== pick?.programNumber) return earlier.pick ?? earlier.formerPick ?? null;
  const isReadSince = earlier.scratched.join() !== scratched.join();
  return isReadSince ? null : (earlier.formerPick ?? null);
}

/** The races as the next look compares them: each with the pick it had before, where the scratch that changed it may be still to be read. */
export const remembered = (before: readonly WallRace[], after: readonly WallRace[]): readonly WallRace[] =>
  after.map((race) => {
    const earlier = earlierOf(before, race);
    return { ...race, formerPick: earlier === undefined ? null : formerPick(earlier, race) };
  });
