import { canBeSamePerson, horseNameKey } from '../card/same-name.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Finisher, RaceResult } from './race-result.ts';
import type { ResultSheet } from './result-sheet.ts';

/** A thing of one set of sheets that the other does not have, or has otherwise. */
export interface Unmatched {
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  /** Null where the whole race is meant. */
  readonly programNumber: string | null;
  /** `race` and `starter`: it is missing on one side. The rest stand on both, and differ. */
  readonly what: 'race' | 'starter' | 'horse' | 'jockey' | 'distance' | 'odds';
  /** What each side says; null where it has nothing. */
  readonly one: string | null;
  readonly other: string | null;
}

/** How two sets of sheets agree over the days that both have. */
export interface Matching {
  readonly races: number;
  /** Starters with the same number in the same race. */
  readonly starters: number;
  /** Of them, those whose horse has the same name. */
  readonly sameHorse: number;
  readonly unmatched: readonly Unmatched[];
}

type Place = Pick<Unmatched, 'track' | 'day' | 'raceNumber'>;
type Difference = Pick<Unmatched, 'what' | 'one' | 'other'>;

function differences(a: Finisher, b: Finisher): readonly Difference[] {
  const found: Difference[] = [];
  if (horseNameKey(a.horseName) !== horseNameKey(b.horseName)) {
    found.push({ what: 'horse', one: a.horseName, other: b.horseName });
  }
  if (!canBeSamePerson(a.jockeyName, b.jockeyName)) {
    found.push({ what: 'jockey', one: a.jockeyName, other: b.jockeyName });
  }
  if (a.odds !== null && b.odds !== null && a.odds !== b.odds) {
    found.push({ what: 'odds', one: String(a.odds), other: String(b.odds) });
  }
  return found;
}

function distances(a: RaceResult, b: RaceResult): readonly Difference[] {
  const [oursYards, otherYards] = [a.distanceYards, b.distanceYards];
  if (oursYards === null || otherYards === null || oursYards === otherYards) return [];
  return [{ what: 'distance', one: `${oursYards} yards`, other: `${otherYards} yards` }];
}

function unmatchedInRace(place: Place, raceResult: RaceResult, other: RaceResult): readonly Unmatched[] {
  const others = new Map(other.starters.map((starter) => [starter.programNumber, starter]));
  const numbers = new Set(raceResult.starters.map(({ programNumber }) => programNumber));
  const missing = other.starters.filter(({ programNumber }) => !numbers.has(programNumber));
  return [
    ...distances(raceResult, other).map((difference) => ({ ...place, programNumber: null, ...difference })),
    ...raceResult.starters.flatMap((starter): readonly Unmatched[] => {
      const { programNumber, horseName } = starter;
      const match = others.get(programNumber);
      if (match === undefined)
        return [{ ...place, programNumber, what: 'starter', one: horseName, other: null }];
      return differences(starter, match).map((difference) => ({ ...place, programNumber, ...difference }));
    }),
    ...missing.map(
      ({ programNumber, horseName }) =>
        ({ ...place, programNumber, what: 'starter', one: null, other: horseName }) as const,
    ),
  ];
}

interface PlacedRace extends Place {
  readonly race: RaceResult;
}

const keyOf = ({ track, day, raceNumber }: Place): string => `${track} ${day} ${raceNumber}`;
const dayOf = ({ track, day }: Pick<Place, 'track' | 'day'>): string => `${track} ${day}`;

function racesOn(days: ReadonlySet<string>, sheets: readonly ResultSheet[]): ReadonlyMap<string, PlacedRace> {
  const placed = sheets.flatMap(({ track, day, races }) =>
    races.map((race) => ({ track, day, raceNumber: race.raceNumber, race })),
  );
  return new Map(placed.filter((race) => days.has(dayOf(race))).map((race) => [keyOf(race), race]));
}

const missingRace = ({ track, day, raceNumber, race }: PlacedRace, side: 'one' | 'other'): Unmatched => {
  const size = `${race.starters.length} starters`;
  const place = { track, day, raceNumber, programNumber: null, what: 'race' } as const;
  return side === 'one' ? { ...place, one: size, other: null } : { ...place, one: null, other: size };
};

/** Lays two sets of sheets beside each other, race by race and number by number, over the days that both have. */
export function matchSheets(a: readonly ResultSheet[], b: readonly ResultSheet[]): Matching {
  const otherDays = new Set(b.map(dayOf));
  const days = new Set(a.map(dayOf).filter((day) => otherDays.has(day)));
  const [ones, others] = [racesOn(days, a), racesOn(days, b)];
  const pairs = [...ones.values()].flatMap((race) => {
    const match = others.get(keyOf(race));
    return match === undefined ? [] : [{ ...race, match: match.race }];
  });
  const inRaces = pairs.flatMap(({ track, day, raceNumber, race, match }) =>
    unmatchedInRace({ track, day, raceNumber }, race, match),
  );
  const alone = inRaces.filter(({ what, one: here }) => what === 'starter' && here !== null).length;
  const starters = sumBy(pairs, ({ race }) => race.starters.length) - alone;
  return {
    races: pairs.length,
    starters,
    sameHorse: starters - inRaces.filter(({ what }) => what === 'horse').length,
    unmatched: [
      ...[...ones.values()]
        .filter((race) => !others.has(keyOf(race)))
        .map((race) => missingRace(race, 'one')),
      ...[...others.values()]
        .filter((race) => !ones.has(keyOf(race)))
        .map((race) => missingRace(race, 'other')),
      ...inRaces,
    ],
  };
}
