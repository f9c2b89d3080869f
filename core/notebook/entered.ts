import type { Combination } from '../angle-search/combination.ts';
import { matchesIn } from '../angle-search/match.ts';
import { readCombination } from '../angle-search/read-combination.ts';
import { type Forms, formIn } from '../card/form.ts';
import { horseName } from '../card/horse-name.ts';
import type { Card, Race, RaceId } from '../card/race.ts';
import type { HorseKey, Runner } from '../card/runner.ts';
import { type Evidence, evidenceOf } from '../handicapping/evidence.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { runnerFinder } from './found-runners.ts';
import type { Watched } from './watched.ts';

/** An entry of a card that a member's list found. */
export interface Entered {
  readonly raceId: RaceId;
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  readonly horseKey: HorseKey;
  readonly horseName: string;
  readonly programNumber: string;
  /** What found it. */
  readonly watched: Pick<Watched, 'kind' | 'key' | 'name'>;
  readonly foundAt: Instant;
}

interface Entry {
  readonly race: Race;
  readonly runner: Runner;
}

/** A card as watch lists are held against it. */
export interface CheckedCard {
  /** The entries that someone or something watched finds. `find` is the text of a saved search. */
  found(watched: Pick<Watched, 'kind' | 'key' | 'name'>, find: string | null): readonly Entry[];
}

/** Null where a search that was saved can no longer be read. */
function combinationOf(find: string): Combination | null {
  try {
    return readCombination(find);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The evidence of a race, worked out once. */
function evidenceOnce(forms: Forms, now: Instant): (race: Race) => Evidence {
  const known = new Map<Race, Evidence>();
  return (race) => {
    const evidence = known.get(race) ?? evidenceOf(race, formIn(forms, race), now);
    known.set(race, evidence);
    return evidence;
  };
}

/** Makes a card ready to be searched for many members: each race is read once, each saved search is run on it once. */
export function checkedCard({ races }: Pick<Card, 'races'>, forms: Forms, now: Instant): CheckedCard {
  const entries = races.flatMap((race) => race.runners.map((runner) => ({ race, runner })));
  const ofRunners = runnerFinder(entries);
  const bySearch = new Map<string, readonly Entry[]>();
  const evidenceOn = evidenceOnce(forms, now);

  function searched(find: string): readonly Entry[] {
    const known = bySearch.get(find);
    if (known !== undefined) return known;
    const combination = combinationOf(find);
    const found = races.flatMap((race) => {
      const numbers = combination === null ? [] : matchesIn(evidenceOn(race), combination);
      return race.runners
        .filter(({ programNumber }) => numbers.some((match) => match.programNumber === programNumber))
        .map((runner) => ({ race, runner }));
    });
    bySearch.set(find, found);
    return found;
  }

  return {
    found(watched, find) {
      if (watched.kind !== 'search') return ofRunners(watched);
      return find === null ? [] : searched(find);
    },
  };
}

/** An entry as it is kept for a member. */
export const enteredOf = (
  { race, runner }: Entry,
  { kind, key, name }: Pick<Watched, 'kind' | 'key' | 'name'>,
  foundAt: Instant,
): Entered => ({
  raceId: race.id,
  trackSlug: race.trackSlug,
  day: race.day,
  raceNumber: race.number,
  horseKey: runner.horseKey,
  horseName: horseName(runner.horseName),
  programNumber: runner.programNumber,
  watched: { kind, key, name },
  foundAt,
});
