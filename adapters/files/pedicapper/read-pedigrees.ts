import { basename } from 'node:path';
import type { ReportedPedigree } from '#core/press/pedigree-figures.ts';
import { cellsOf } from '../csv/cells.ts';
import { bytesOfFile, type FileRules } from '../with-file.ts';
import { type Columns, columnsOf } from './columns.ts';
import { dosageLinesIn } from './dosage-lines.ts';
import { pedigreeRefusal } from './errors.ts';
import { type ReadRow, readRow } from './row.ts';

/** What a table says, and in sentences which of its rows could not be read. */
export interface PedigreesRead {
  readonly pedigrees: readonly ReportedPedigree[];
  readonly faults: readonly string[];
}

const MOST_BYTES = 2_000_000;
const MOST_ROWS = 5_000;
const LONGEST_LINE = 4_000;

function rowAt(text: string, columns: Columns): ReadRow {
  if (text.length > LONGEST_LINE) return { fault: 'it is far longer than any row' };
  const cells = cellsOf(text);
  return 'fault' in cells ? { fault: cells.fault.replace(/\.$/, '') } : readRow(cells, columns);
}

function tableIn(lines: readonly string[], columns: Columns): PedigreesRead {
  const rows = lines
    .map((text, line) => ({ text, line: line + 1 }))
    .slice(1)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => ({ line, row: rowAt(text, columns) }));
  return {
    pedigrees: rows.flatMap(({ row }) => ('fault' in row ? [] : row)),
    faults: rows.flatMap(({ line, row }) => ('fault' in row ? `line ${line}: ${row.fault}.` : [])),
  };
}

/**
 * Reads a table with a head line (`race,program,horse,…,dosage_index,center_of_distribution,comment`; only the horse is
 * needed, unknown columns are passed over), or printed lines `NAME … DP = 6-8-14-2-0 (30) …`. Refuses ('invalid',
 * `press.pedigree-…`) what is neither.
 */
export function readPedigrees(text: string, name: string): PedigreesRead {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (text.trim() === '') throw pedigreeRefusal('empty', name, 'it is empty.');
  if (lines.length > MOST_ROWS)
    throw pedigreeRefusal('too-large', name, `it has more than ${MOST_ROWS} lines.`);
  const head = (lines[0] ?? '').length > LONGEST_LINE ? [] : cellsOf(lines[0] ?? '');
  const columns = 'fault' in head ? null : columnsOf(head);
  const read = columns === null ? dosageLinesIn(lines) : tableIn(lines, columns);
  if (read !== null) return read;
  throw pedigreeRefusal('no-table', name, 'neither a table with a column "horse" nor dosage lines.');
}

const RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is larger than 2 MB.',
  refusal: pedigreeRefusal,
};

/** Reads the file at `path`; also refuses ('not-found') a missing one. */
export async function readPedigreeFile(path: string): Promise<PedigreesRead> {
  const name = basename(path);
  const bytes = await bytesOfFile(path, RULES);
  try {
    return readPedigrees(new TextDecoder('utf-8', { fatal: true }).decode(bytes), name);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw pedigreeRefusal('not-text', name, 'not valid UTF-8.');
  }
}
