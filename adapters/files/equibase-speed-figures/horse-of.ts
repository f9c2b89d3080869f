import type {
  FamilyFigures,
  FoalFigures,
  RacedFigures,
  ReportedHorse,
} from '#core/handicapping/figure-report.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Cells, figure, percent, readCell } from './cell.ts';
import { cellsOf, FAMILY, type FamilyColumn, RACED, type RacedColumn, SHARED } from './columns.ts';
import { reportRefusal, type Where } from './errors.ts';

/** One of the two tables: horses that have run, or first starters. Chosen by race, not by horse. */
export type TableKind = 'raced' | 'family';

const NO_RIDER = 'Rider TBA';

function racedFigures(row: Cells<RacedColumn>): RacedFigures {
  return {
    classRating: figure(row, 'class rating'),
    pace: {
      last: figure(row, 'last pace'),
      average: figure(row, 'average pace'),
      highest: figure(row, 'highest pace'),
    },
    speed: {
      last: figure(row, 'last speed'),
      average: figure(row, 'average speed'),
      highest: figure(row, 'highest speed'),
    },
  };
}

function foalFigures(row: Cells<FamilyColumn>, parent: 'sire' | 'dam'): FoalFigures {
  const form = /^(?:NA|(\d+)\/(\d+)(?: \d+%)?)$/;
  const record = readCell(row, `wins of the ${parent}'s foals`, form, 'wins/starts and a percentage');
  const [wins, starts] = [record[1], record[2]].map((text) => (text === undefined ? null : Number(text)));
  return {
    pace: figure(row, `${parent} pace`),
    speed: figure(row, `${parent} speed`),
    wins: wins ?? null,
    starts: starts ?? null,
  };
}

function familyFigures(row: Cells<FamilyColumn>): FamilyFigures {
  const fee = readCell(row, 'stud fee', /^(?:NA|\$([\d,]+))$/, 'a fee in dollars')[1];
  return {
    sire: foalFigures(row, 'sire'),
    dam: foalFigures(row, 'dam'),
    studFee: fee === undefined ? null : Number(fee.replaceAll(',', '')),
  };
}

function figuresOf(items: readonly PdfItem[], kind: TableKind, where: Where) {
  const raced = cellsOf(items, RACED);
  const family = cellsOf(items, FAMILY);
  const { leftOver } = kind === 'raced' ? raced : family;
  const [stray] = leftOver;
  if (stray !== undefined) {
    throw reportRefusal('field', where, `"${stray.text}" is outside every column.`);
  }
  return {
    raced: kind === 'raced' ? racedFigures({ cells: raced.cells, where }) : null,
    family: kind === 'family' ? familyFigures({ cells: family.cells, where }) : null,
  };
}

/** Reads a row of the table of a race. */
export function horseOf(row: readonly PdfItem[], kind: TableKind, where: Where): ReportedHorse {
  const { cells, leftOver } = cellsOf(row, SHARED);
  const shared = { cells, where };
  const [programNumber] = readCell(shared, 'program number', /^\d{1,2}[A-Z]{0,2}$/, 'a program number');
  const post = readCell(shared, 'post', /^(\d{1,2}) ?\((\d{1,3})%\)$/, 'a post with a percentage');
  const horse = readCell(shared, 'horse', /^(.+?)(?: \(([A-Z]{2,3})\))?$/, 'a name');
  const people = readCell(shared, 'people', /^(.+?) \/ (.+)$/, 'a jockey and a trainer');
  return {
    programNumber,
    postPosition: Number(post[1]),
    postWinPercent: Number(post[2]),
    horseName: horse[1] ?? '',
    bredIn: horse[2] ?? null,
    jockeyName: people[1] === NO_RIDER ? null : (people[1] ?? null),
    trainerName: people[2] ?? '',
    inMoneyPercent: {
      jockey: percent(shared, 'jockey percent'),
      trainer: percent(shared, 'trainer percent'),
      together: percent(shared, 'pair percent'),
    },
    ...figuresOf(leftOver, kind, where),
  };
}
