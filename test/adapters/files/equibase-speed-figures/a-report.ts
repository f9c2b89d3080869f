import { figuresOn } from '#adapters/files/equibase-speed-figures/read-figures.ts';
import type { PdfItem, PdfPage } from '#adapters/files/pdf/pdf-page.ts';
import type { ImportedFigures, ReportedHorse, ReportedRace } from '#core/handicapping/figure-report.ts';
import { instant } from '#core/kernel/instant.ts';

export const IMPORTED_AT = instant(1_754_130_000_000);
export const FILE = 'SAR_2025-08-02.pdf';

/** A piece of text with its left edge at `x`; letters are taken to be half as wide as high. */
export const put = (text: string, x: number, y: number, size = 8): PdfItem => ({
  text,
  x,
  right: x + (text.length * size) / 2,
  y,
  size,
  bold: false,
});

/** A number whose right edge stands at `right`. */
const rightAt = (text: string, right: number, y: number): PdfItem => ({
  ...put(text, right - text.length * 3.7, y),
  right,
});

/** Cells of a row: program number, post with percentage, horse, the figures, people, three percentages. */
export type RowCells = readonly [string, string, string, readonly string[], string, readonly string[]];

const RACED_EDGES = [173.9, 212.2, 246.2, 283.0, 317.1, 352.5, 387.9];
const FAMILY_EDGES = [175.3, 203.7, 233.4, 261.8, 317.1, 362.4, 402.1];
const PERCENT_EDGES = [522.6, 550.9, 577.9];

function rowAt(y: number, cells: RowCells, edges: readonly number[]): readonly PdfItem[] {
  const [number, post, horse, figures, people, percents] = cells;
  return [
    put(people, 409.7, y - 0.4, 5),
    rightAt(number, 27.9, y),
    rightAt(post, 67.6, y),
    put(horse, 76.6, y),
    ...figures.map((text, figure) => rightAt(text, edges[figure] ?? 0, y)),
    ...percents.map((text, percent) => rightAt(text, PERCENT_EDGES[percent] ?? 0, y)),
  ];
}

export interface RaceDraft {
  readonly number?: string;
  readonly name?: string;
  readonly conditions?: string;
  readonly rating?: string;
  readonly post?: string;
  readonly heads?: readonly string[];
  readonly rows?: readonly RowCells[];
}

export const RACED_ROW: RowCells = [
  '1',
  '1 (14%)',
  'Paper Lantern',
  ['86', '76', '91', '133', '68', '84', '104'],
  'Quill, Jr. A / Marsh B',
  ['44%', '37%', '38%'],
];

export const FAMILY_ROW: RowCells = [
  '2',
  '2 (9%)',
  'Copper Bell (GB)',
  ['83', '86', 'NA', '71', '57/341 17%', '8/40 20%', '$204,500'],
  'Rider TBA / Marsh B',
  ['0%', '37%', '0%'],
];

export const FAMILY_HEADS = ["Sire's Foals'", "Dam's Foals'"];

/** The block of a race whose number has its base line at `y`. */
export function blockAt(y: number, race: RaceDraft = {}): readonly PdfItem[] {
  const heads = race.heads ?? ['Class', 'Rating'];
  const edges = heads === FAMILY_HEADS ? FAMILY_EDGES : RACED_EDGES;
  const rows = race.rows ?? [RACED_ROW];
  const conditions =
    race.conditions ?? '1 1/16 Miles. CLAIMING. For Thoroughbred three year olds. Purse: $45,000.';
  return [
    put(race.number ?? '1', 33.9, y, 36),
    ...(race.name === undefined ? [] : [put(race.name, 226.8, y - 20.2, 10)]),
    put('Exacta, Double Wagers', 66.2, y - (race.name === undefined ? 20.6 : 11.4), 9),
    put(conditions, 66.2, y - (race.name === undefined ? 10.4 : 2.2), 3),
    put('Race Rating', 459.7, y - 15.4),
    put(race.rating ?? '88', 472, y - 3.6, 11),
    put(race.post ?? 'Post Time: 1:05 PM', 18, y + 10.3, 7),
    ...heads.map((text, head) => put(text, 163, y + 20 + 9 * head, 7.5)),
    ...rows.flatMap((cells, row) => rowAt(y + 47 + 8.25 * row, cells, edges)),
  ];
}

export interface PageDraft {
  readonly foot?: string;
  readonly count?: string;
  readonly title?: string;
}

/** A page of the report with these pieces; title and foot come last, as in real ones. */
export const pageOf = (items: readonly PdfItem[], page: PageDraft = {}, number = 1): PdfPage => ({
  number,
  width: 612,
  height: 792,
  items: [
    ...items,
    put(page.title ?? 'Speed Figure Analysis for SARATOGA', 207, 44, 14),
    put(page.foot ?? 'SAR - 08/02/2025', 18, 772.2, 9),
    put(page.count ?? 'Page 1 of 1', 545, 772.2, 9),
  ],
});

export const reading = (...pages: readonly PdfPage[]): ImportedFigures =>
  figuresOn(pages, { fileName: FILE, at: IMPORTED_AT });

/** The one race of a report with this block. */
export const raceFrom = (race: RaceDraft = {}): ReportedRace =>
  reading(pageOf(blockAt(90, race))).report.races[0] as ReportedRace;

/** The one horse of a report with this row. */
export const horseFrom = (row: RowCells, heads?: readonly string[]): ReportedHorse =>
  raceFrom({ rows: [row], ...(heads === undefined ? {} : { heads }) }).horses[0] as ReportedHorse;
