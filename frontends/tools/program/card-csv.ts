import type { Entry, Race } from '#kit/kit.ts';
import { personName, properName } from '#kit/kit.ts';
import type { CellValue } from '#kit/tables/tables.ts';
import { csvOf } from '#kit/tables/tables.ts';
import { entryFacts } from './entry-facts.ts';

type Line = { readonly race: Race; readonly entry: Entry };
type Cell = readonly [label: string, value: (line: Line) => CellValue];

const person = (name: string | null): string | null => (name ? personName(name) : null);
const properOrNull = (name: string | null): string | null => (name ? properName(name) : null);

const cells: readonly Cell[] = [
  ['Day', ({ race }) => race.day],
  ['Race', ({ race }) => race.raceNumber],
  ['Post time', ({ race }) => race.postTime],
  ['Distance', ({ race }) => race.distance],
  ['Surface', ({ race }) => race.surfaceName],
  ['Purse', ({ race }) => race.purse],
  ['Program number', ({ entry }) => entry.programNumber],
  ['Horse', ({ entry }) => properName(entry.horseName)],
  ['Scratched', ({ entry }) => (entry.scratchStatus ? 'yes' : 'no')],
  ['List', ({ entry }) => entry.listStatus],
  ['Coupled', ({ entry }) => entry.coupledWith],
  ['Post position', ({ entry }) => entry.postPosition],
  ['Jockey', ({ entry }) => person(entry.jockeyName)],
  ['Trainer', ({ entry }) => person(entry.trainerName)],
  ['Weight (lb)', ({ entry }) => entry.weight],
  ['Age', ({ entry }) => entry.age],
  ['Sex', ({ entry }) => entry.sex],
  ['Sire', ({ entry }) => properOrNull(entry.sire)],
  ['Dam', ({ entry }) => properOrNull(entry.dam)],
  ['Owner', ({ entry }) => properOrNull(entry.owner)],
  ['Starts', ({ entry }) => entry.horseStats?.starts ?? null],
  ['Wins', ({ entry }) => entry.horseStats?.wins ?? null],
  ['Speed figure', ({ entry }) => entry.horseStats?.speedFigure ?? null],
  ['Figure scale', ({ entry }) => entry.horseStats?.figureScale ?? null],
  ['Morning line', ({ entry }) => entry.morningLineOdds],
  ['Odds', ({ entry }) => entryFacts(entry).odds],
  ['Odds are', ({ entry }) => entry.price?.kind ?? null],
  ['Source', ({ entry }) => entry.provenance.source],
  ['As of', ({ entry }) => entry.provenance.at],
];

/** Every entry of a card as a line, with where it comes from. */
export const cardCsv = (races: readonly Race[]): string =>
  csvOf(
    cells.map(([label]) => label),
    races.flatMap((race) => race.entries.map((entry) => cells.map(([, value]) => value({ race, entry })))),
  );
