import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportedFigures, ReportedRace } from '#core/handicapping/figure-report.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import { blocksOn } from './block.ts';
import { reportRefusal } from './errors.ts';
import { raceOf } from './race-of.ts';
import { reportPages } from './report-pages.ts';

interface Brought {
  readonly fileName: string;
  readonly at: Instant;
}

function refuseDisorder(races: readonly ReportedRace[], fileName: string): void {
  races.forEach(({ raceNumber }, race) => {
    if (raceNumber === race + 1) return;
    const sentence = `race ${raceNumber} stands where race ${race + 1} should begin.`;
    throw reportRefusal('order', { fileName }, sentence);
  });
}

/** The report in the positioned text of a PDF; refuses ('invalid', `handicapping.file-…`) what is no whole one. */
export function figuresOn(pages: readonly PdfPage[], { fileName, at: instant }: Brought): ImportedFigures {
  const ofReport = reportPages(pages, fileName);
  const [{ track, day }] = ofReport;
  const races = ofReport.flatMap(({ page }) => blocksOn(page)).map((block) => raceOf(block, fileName));
  if (races.length === 0) throw reportRefusal('no-report', { fileName }, 'it has no races.');
  refuseDisorder(races, fileName);
  return {
    fileName,
    report: {
      track,
      day,
      provenance: { tier: 'imported', source: `Equibase speed figures ${fileName}`, at: instant },
      races,
    },
    contentHash: createHash('sha256')
      .update(JSON.stringify([track, day, races]))
      .digest('hex'),
  };
}

/** Reads a Speed Figure Analysis from the bytes of its PDF; also refuses ('invalid', `pdf.…`) what is no PDF. */
export const readFigureReport = async (
  bytes: Uint8Array,
  importedBrought: Brought,
  reader: PdfReader,
): Promise<ImportedFigures> => figuresOn(await reader.read(bytes, importedBrought.fileName), importedBrought);

function refuseOpening(error: unknown, fileName: string): never {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    throw reportRefusal('missing', { fileName }, 'there is no such file.');
  }
  if (code === 'EACCES' || code === 'EPERM') {
    throw reportRefusal('unreadable', { fileName }, 'it may not be read.');
  }
  throw reportRefusal('unreadable', { fileName }, `it cannot be read (${code}).`);
}

/** Reads the report at `path`; also refuses a missing or unreadable file, a folder, and one that is too large. */
export async function readFigureReportFile(
  path: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedFigures> {
  const fileName = basename(path);
  const refuse = (error: unknown): never => refuseOpening(error, fileName);
  const found = await stat(path).catch(refuse);
  if (!found.isFile()) throw reportRefusal('unreadable', { fileName }, 'it is no file.');
  if (found.size > PDF_LIMITS.fileBytes) {
    throw reportRefusal('unreadable', { fileName }, 'it is far larger than any report.');
  }
  return readFigureReport(await readFile(path).catch(refuse), { fileName, at: instant }, reader);
}
