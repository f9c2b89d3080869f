import type { RaceDay } from '../../kernel/race-day.ts';
import type { CardDifference } from '../card-difference.ts';
import type { PastPerformance } from '../past-performance.ts';
import type { Card, Race } from '../race.ts';
import type { Runner } from '../runner.ts';
import type { Workout } from '../workout.ts';
import type { ComparedFact } from './compared-fact.ts';
import { RACE_FACTS, RUNNER_FACTS } from './entry-facts.ts';
import { PAST_FACTS, WORK_FACTS } from './line-facts.ts';

/** A fact on which two formats of one card contradict each other. `what` is in words, `path` where it is on the card. */
export interface Contradiction extends CardDifference {
  /** Null for a fact of the race. */
  readonly horseName: string | null;
  /** Day of the earlier race or work that it is a fact of; null for one of today. */
  readonly line: { readonly kind: 'earlier race' | 'work'; readonly day: RaceDay } | null;
  readonly path: string;
  /** About who runs where, from which gate, at what price: the files are different editions. */
  readonly isOfEntry: boolean;
}

/**
 * What two formats of one card say about the same facts. A fact that only one of them knows contradicts nothing; an
 * earlier race or a work that only one has counts as one.
 */
export interface FormatComparison {
  readonly agree: number;
  readonly onlyStored: number;
  readonly onlyImported: number;
  readonly contradictions: readonly Contradiction[];
}

type Subject = Pick<Contradiction, 'raceNumber' | 'programNumber' | 'horseName' | 'line'>;

const NOTHING = 'nothing';

const valueText = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'yes'
      : 'no'
    : Array.isArray(value)
      ? value.join(', ')
      : String(value);

/** A running comparison, race by race. */
class Comparison {
  #agree = 0;
  #onlyStored = 0;
  #onlyImported = 0;
  readonly #contradictions: Contradiction[] = [];

  get result(): FormatComparison {
    return {
      agree: this.#agree,
      onlyStored: this.#onlyStored,
      onlyImported: this.#onlyImported,
      contradictions: this.#contradictions,
    };
  }

  facts<Thing>(
    facts: readonly ComparedFact<Thing>[],
    stored: Thing,
    imported: Thing,
    { path: base, ...subject }: Subject & { readonly path: string },
  ): void {
    for (const { what, path, isOfEntry, factOf, isSame } of facts) {
      const [was, is] = [factOf(stored), factOf(imported)];
      if (was === null && is === null) continue;
      if (is === null) this.#onlyStored += 1;
      else if (was === null) this.#onlyImported += 1;
      else if (isSame(was, is)) this.#agree += 1;
      else {
        const texts = { stored: valueText(was), imported: valueText(is) };
        this.#contradictions.push({ ...subject, what, path: `${base}${path}`, isOfEntry, ...texts });
      }
    }
  }

  /** A race or runner missing from one card. */
  missing(
    subject: Subject,
    what: 'race' | 'runner',
    stored: string | undefined,
    imported: string | undefined,
  ): void {
    const texts = { stored: stored ?? NOTHING, imported: imported ?? NOTHING };
    this.#contradictions.push({ ...subject, what, path: what, isOfEntry: true, ...texts });
  }

  only(stored: number, imported: number): void {
    this.#onlyStored += stored;
    this.#onlyImported += imported;
  }
}

/** Pairs items of both sides by key, and counts those only one side has. */
function paired<Thing>(
  stored: readonly Thing[] | null,
  imported: readonly Thing[] | null,
  keyOf: (thing: Thing) => string,
) {
  const storedByKey = new Map((stored ?? []).map((thing) => [keyOf(thing), thing]));
  const pairs = (imported ?? []).flatMap((thing, index) => {
    const was = storedByKey.get(keyOf(thing));
    return was === undefined ? [] : [{ was, is: thing, index }];
  });
  const matched = new Set(pairs.map(({ is }) => keyOf(is)));
  return {
    pairs,
    onlyStored: storedByKey.size - matched.size,
    onlyImported: (imported ?? []).length - pairs.length,
  };
}

function compareLines(comparison: Comparison, stored: Runner, imported: Runner, subject: Subject): void {
  const past = paired(stored.pastPerformances, imported.pastPerformances, ({ day }: PastPerformance) => day);
  for (const { was, is, index } of past.pairs) {
    const line = { kind: 'earlier race', day: is.day } as const;
    comparison.facts(PAST_FACTS, was, is, { ...subject, line, path: `pastPerformances.${index}.` });
  }
  const works = paired(
    stored.workouts,
    imported.workouts,
    ({ day, distanceYards }: Workout) => `${day} ${distanceYards}`,
  );
  for (const { was, is, index } of works.pairs) {
    const line = { kind: 'work', day: is.day } as const;
    comparison.facts(WORK_FACTS, was, is, { ...subject, line, path: `workouts.${index}.` });
  }
  comparison.only(past.onlyStored + works.onlyStored, past.onlyImported + works.onlyImported);
}

function compareRaces(comparison: Comparison, stored: Race, imported: Race): void {
  const raceNumber = imported.number;
  const ofRace = { raceNumber, programNumber: null, horseName: null, line: null };
  comparison.facts(RACE_FACTS, stored, imported, { ...ofRace, path: '' });
  const byNumber = ({ runners }: Race): Map<string, Runner> =>
    new Map(runners.map((runner) => [runner.programNumber, runner]));
  const [before, after] = [byNumber(stored), byNumber(imported)];
  for (const programNumber of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(programNumber), after.get(programNumber)];
    const horseName = (is ?? was)?.horseName ?? null;
    const subject = { raceNumber, programNumber, horseName, line: null };
    if (was === undefined || is === undefined) {
      comparison.missing(subject, 'runner', was?.horseName, is?.horseName);
      continue;
    }
    comparison.facts(RUNNER_FACTS, was, is, { ...subject, path: '' });
    compareLines(comparison, was, is, subject);
  }
}

/** Compares two formats of one card fact by fact, race by race. Past races are matched by day, never by position. */
export function compareFormats(storedCard: Card, importedCard: Card): FormatComparison {
  const comparison = new Comparison();
  const byNumber = ({ races }: Card): Map<number, Race> => new Map(races.map((race) => [race.number, race]));
  const [before, after] = [byNumber(storedCard), byNumber(importedCard)];
  for (const raceNumber of [...new Set([...after.keys(), ...before.keys()])].sort((a, b) => a - b)) {
    const [was, is] = [before.get(raceNumber), after.get(raceNumber)];
    const nameOf = (race: Race | undefined) => (race === undefined ? undefined : `race ${raceNumber}`);
    if (was !== undefined && is !== undefined) compareRaces(comparison, was, is);
    else {
      const subject = { raceNumber, programNumber: null, horseName: null, line: null };
      comparison.missing(subject, 'race', nameOf(was), nameOf(is));
    }
  }
  return comparison.result;
}
