import { instant, toIso } from '../kernel/instant.ts';
import { oddsOf } from './price.ts';
import type { Card, Race } from './race.ts';
import type { Runner } from './runner.ts';

/** One fact in which two cards of a day disagree. */
export interface CardDifference {
  readonly raceNumber: number;
  readonly programNumber: string | null;
  /** Path of the fact in the race or runner: `purse`, `morningLine.text`; `runner` or `race` when only one card has it. */
  readonly what: string;
  readonly stored: string;
  readonly imported: string;
}

type Found = Pick<CardDifference, 'what' | 'stored' | 'imported'>;

const NOTHING = 'nothing';
const LONGEST = 60;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueText(value: unknown, path: string): string {
  if (value === null || value === undefined) return NOTHING;
  if (path === 'postTime' && typeof value === 'number') return toIso(instant(value));
  const text = isTree(value) ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function* treeDifferences(stored: unknown, imported: unknown, path: string): Generator<Found> {
  if (stored === imported) return;
  if (!isTree(stored) || !isTree(imported)) {
    yield { what: path, stored: valueText(stored, path), imported: valueText(imported, path) };
    return;
  }
  for (const key of new Set([...Object.keys(imported), ...Object.keys(stored)])) {
    yield* treeDifferences(stored[key], imported[key], path === '' ? key : `${path}.${key}`);
  }
}

/** Source and time of a price are not compared. */
const compared = (runner: Runner): object => ({ ...runner, morningLine: oddsOf(runner.morningLine) });

function* runnerDifferences(storedRace: Race, importedRace: Race): Generator<CardDifference> {
  const raceNumber = importedRace.number;
  const byNumber = (race: Race): Map<string, Runner> =>
    new Map(race.runners.map((runner) => [runner.programNumber, runner]));
  const [before, after] = [byNumber(storedRace), byNumber(importedRace)];
  for (const programNumber of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(programNumber), after.get(programNumber)];
    if (was === undefined || is === undefined) {
      const [storedName, importedName] = [was?.horseName ?? NOTHING, is?.horseName ?? NOTHING];
      yield { raceNumber, programNumber, what: 'runner', stored: storedName, imported: importedName };
      continue;
    }
    if (was.horseName === is.horseName) {
      for (const found of treeDifferences(compared(was), compared(is), ''))
        yield { raceNumber, programNumber, ...found };
    } else {
      const [storedName, importedName] = [was.horseName, is.horseName];
      yield { raceNumber, programNumber, what: 'horseName', stored: storedName, imported: importedName };
    }
  }
}

function* raceDifferences(race: Race, importedRace: Race): Generator<CardDifference> {
  const head = ({ runners: _, ...rest }: Race): Omit<Race, 'runners'> => rest;
  for (const found of treeDifferences(head(race), head(importedRace), ''))
    yield { raceNumber: importedRace.number, programNumber: null, ...found };
  yield* runnerDifferences(race, importedRace);
}

/** Every fact in which two cards of one day disagree, race by race. Source and time are not compared. */
export function* cardDifferences(storedCard: Card, importedCard: Card): Generator<CardDifference> {
  const byNumber = (card: Card): Map<number, Race> => new Map(card.races.map((race) => [race.number, race]));
  const [before, after] = [byNumber(storedCard), byNumber(importedCard)];
  for (const raceNumber of [...new Set([...after.keys(), ...before.keys()])].sort((a, b) => a - b)) {
    const [was, is] = [before.get(raceNumber), after.get(raceNumber)];
    if (was !== undefined && is !== undefined) yield* raceDifferences(was, is);
    else {
      const nameOf = (race: Race | undefined): string =>
        race === undefined ? NOTHING : `race ${raceNumber}`;
      yield { raceNumber, programNumber: null, what: 'race', stored: nameOf(was), imported: nameOf(is) };
    }
  }
}
