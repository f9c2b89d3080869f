import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { properName } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

/** What a race on the wall is watched for. */
export type WallRace = {
  readonly raceNumber: number;
  readonly isRun: boolean;
  readonly isOffTheTurf: boolean;
  readonly scratched: readonly string[];
  readonly pick: { readonly programNumber: string; readonly horse: string } | null;
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
  readonly text: string;
};

const named = (programNumber: string, horse: string): string => `#${programNumber} ${properName(horse)}`;

function betAlert(before: WallRace, { raceNumber, verdict }: WallRace): readonly WallAlert[] {
  if (before.verdict?.kind !== 'WATCH' || verdict?.kind !== 'BET') return [];
  const { programNumber, horse, price, priceToTake } = verdict;
  if (programNumber === null || horse === null || price === null || priceToTake === null) return [];
  const text = `BET ${named(programNumber, horse)}: now ${price.text}, price to take ${priceToTake.text}`;
  return [{ kind: 'bet', raceNumber, text }];
}

function scratchAlert(
  { pick, ...before }: WallRace,
  { raceNumber, scratched }: WallRace,
): readonly WallAlert[] {
  if (pick === null || before.scratched.includes(pick.programNumber)) return [];
  if (!scratched.includes(pick.programNumber)) return [];
  return [
    { kind: 'scratch', raceNumber, text: `Our pick ${named(pick.programNumber, pick.horse)} is scratched` },
  ];
}

const turfAlert = (before: WallRace, { raceNumber, isOffTheTurf }: WallRace): readonly WallAlert[] =>
  isOffTheTurf && !before.isOffTheTurf ? [{ kind: 'off the turf', raceNumber, text: 'Off the turf' }] : [];

/**
 * What happened to a day's races between two looks: a WATCH that became a BET, a pick that was scratched, a race taken off
 * the turf. A race that has been run, or was not on the wall before, alerts nobody.
 */
export function alertsBetween(before: readonly WallRace[], after: readonly WallRace[]): readonly WallAlert[] {
  return after.flatMap((race) => {
    const earlier = before.find(({ raceNumber }) => raceNumber === race.raceNumber);
    if (earlier === undefined || race.isRun) return [];
    return [...betAlert(earlier, race), ...scratchAlert(earlier, race), ...turfAlert(earlier, race)];
  });
}
