import type { ReportedHorse, ReportedRace } from '#core/handicapping/figure-report.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Block, linesOf } from './block.ts';
import { reportRefusal, type Where } from './errors.ts';
import { horseOf, type TableKind } from './horse-of.ts';
import { raceHead } from './race-head.ts';

/** The heads of the columns end, and the rows begin, so far below the base line of the race number. */
const ROWS_BELOW = 42;
/** Program numbers are printed to the left of this. */
const PROGRAM_NUMBERS = 34;

function tableKind(block: Block, where: Where): TableKind {
  const heads = block.items.filter(({ y }) => y > block.y + 5 && y <= block.y + ROWS_BELOW);
  const has = (text: string): boolean => heads.some((item) => item.text.trim() === text);
  if (has("Sire's Foals'")) return 'family';
  if (has('Class') && has('Rating')) return 'raced';
  throw reportRefusal('field', where, 'unknown column layout.');
}

function horsesIn(block: Block, where: Where): readonly ReportedHorse[] {
  const kind = tableKind(block, where);
  const rows = linesOf(block.items.filter(({ y }) => y > block.y + ROWS_BELOW));
  const numberOf = ([first]: readonly PdfItem[]): string | undefined =>
    first !== undefined && first.x < PROGRAM_NUMBERS ? first.text.trim() : undefined;
  return rows.map((row) => horseOf(row, kind, { ...where, programNumber: numberOf(row) }));
}

/** Reads the block of a race; refuses one without horses and one with a program number twice. */
export function raceOf(block: Block, fileName: string): ReportedRace {
  const where = { fileName, page: block.page, race: block.raceNumber };
  const horses = horsesIn(block, where);
  if (horses.length === 0) throw reportRefusal('cut', where, 'it has no horses.');
  const numbers = horses.map(({ programNumber }) => programNumber);
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw reportRefusal('order', where, `#${twice} appears twice.`);
  return { ...raceHead(block, where), horses };
}
