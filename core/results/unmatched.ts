import { canBeSamePerson, horseNameKey } from '../card/same-name.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { dollarsText } from '../kernel/text.ts';
import type { Finisher, Payout, RaceResult } from './race-result.ts';
import type { ResultSheet } from './result-sheet.ts';

/** A thing of one set of sheets that the other does not have, or has otherwise. */
export interface Unmatched {
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  /** Null where the whole race is meant. */
  readonly programNumber: string | null;
  /** `race` and `starter`: it is missing on one side. The rest stand on both, and differ. */
  readonly what: 'race' | 'starter' | 'horse' | 'jockey' | 'distance' | 'odds' | 'place' | 'payoff';
  /** What each side says; null where it has nothing. */
  readonly left: string | null;
  readonly right: string | null;
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
type Difference = Pick<Unmatched, 'what' | 'left' | 'right'>;

function differences(a: Finisher, b: Finisher): readonly Difference[] {
  const found: Difference[] = [];
  if (horseNameKey(a.horseName) !== horseNameKey(b.horseName)) {
    found.push({ what: 'horse', left: a.horseName, right: b.horseName });
  }
  const [left, right] = [a.jockeyName, b.jockeyName];
  if (left !== null && right !== null && !canBeSamePerson(left, right)) {
    found.push({ what: 'jockey', left, right });
  }
  if (a.odds !== null && b.odds !== null && a.odds !== b.odds) {
    found.push({ what: 'odds', left: String(a.odds), right: String(b.odds) });
  }
  if (a.official !== null && b.official !== null && a.official !== b.official) {
    found.push({ what: 'place', left: String(a.official), right: String(b.official) });
  }
  return found;
}

function distances(a: RaceResult, b: RaceResult): readonly Difference[] {
  const [oursYards, otherYards] = [a.distanceYards, b.distanceYards];
  if (oursYards === null || otherYards === null || oursYards === otherYards) return [];
  return [{ what: 'distance', left: `${oursYards} yards`, right: `${otherYards} yards` }];
}

const payoutKey = ({ wager, winningNumbers, base }: Payout): string => `${wager} ${winningNumbers} $${base}`;

/** Payoffs of the same combination for the same stake that differ. */
function payoffs(a: RaceResult, b: RaceResult): readonly Difference[] {
  const others = new Map(b.payouts.map((payout) => [payoutKey(payout), payout.payoff]));
  return a.payouts.flatMap((payout): readonly Difference[] => {
    const other = others.get(payoutKey(payout)) ?? null;
    if (payout.payoff === null || other === null || payout.payoff === other) return [];
    const what = payoutKey(payout);
    return [{ what: 'payoff', left: `${what}: ${dollarsText(payout.payoff)}`, right: dollarsText(other) }];
  });
}

function unmatchedInRace(
  place: Place,
  raceResult: RaceResult,
  otherResult: RaceResult,
): readonly Unmatched[] {
  const otherStarters = new Map(otherResult.starters.map((starter) => [starter.programNumber, starter]));
  const numbers = new Set(raceResult.starters.map(({ programNumber }) => programNumber));
  const missing = otherResult.starters.filter(({ programNumber }) => !numbers.has(programNumber));
  return [
    ...[...distances(raceResult, otherResult), ...payoffs(raceResult, otherResult)].map((difference) => ({
      ...place,
      programNumber: null,
      ...difference,
    })),
    ...raceResult.starters.flatMap((starter): readonly Unmatched[] => {
      const { programNumber, horseName } = starter;
      const match = otherStarters.get(programNumber);
      if (match === undefined)
        return [{ ...place, programNumber, what: 'starter', left: horseName, right: null }];
      return differences(starter, match).map((difference) => ({ ...place, programNumber, ...difference }));
    }),
    ...missing.map(
      ({ programNumber, horseName }) =>
        ({ ...place, programNumber, what: 'starter', left: null, right: horseName }) as const,
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

const missingRace = ({ track, day, raceNumber, race }: PlacedRace, side: 'left' | 'right'): Unmatched => {
  const size = `${race.starters.length} starters`;
  const place = { track, day, raceNumber, programNumber: null, what: 'race' } as const;
  return side === 'left' ? { ...place, left: size, right: null } : { ...place, left: null, right: size };
};

/** Lays two sets of sheets beside each other, race by race and number by number, over the days that both have. */
export function matchSheets(a: readonly ResultSheet[], b: readonly ResultSheet[]): Matching {
  const otherDays = new Set(b.map(dayOf));
  const days = new Set(a.map(dayOf).filter((day) => otherDays.has(day)));
  const [leftRaces, rightRaces] = [racesOn(days, a), racesOn(days, b)];
  const pairs = [...leftRaces.values()].flatMap((race) => {
    const match = rightRaces.get(keyOf(race));
    return match === undefined ? [] : [{ ...race, match: match.race }];
  });
  const inRaces = pairs.flatMap(({ track, day, raceNumber, race, match }) =>
    unmatchedInRace({ track, day, raceNumber }, race, match),
  );
  const alone = inRaces.filter(({ what, left }) => what === 'starter' && left !== null).length;
  const starters = sumBy(pairs, ({ race }) => race.starters.length) - alone;
  return {
    races: pairs.length,
    starters,
    sameHorse: starters - inRaces.filter(({ what }) => what === 'horse').length,
    unmatched: [
      ...[...leftRaces.values()]
        .filter((race) => !rightRaces.has(keyOf(race)))
        .map((race) => missingRace(race, 'left')),
      ...[...rightRaces.values()]
        .filter((race) => !leftRaces.has(keyOf(race)))
        .map((race) => missingRace(race, 'right')),
      ...inRaces,
    ],
  };
}
