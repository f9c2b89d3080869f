import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ImportedFigures, ReportedRace } from '#core/handicapping/figure-report.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import { bytesOfFile, type FileRules } from '../with-file.ts';
import { blocksOn } from './block.ts';
import { reportRefusal } from './errors.ts';
import { raceOf } from './race-of.ts';
import { reportPages } from './report-pages.ts';

interface ImportedFile {
  readonly fileName: string;
  readonly at: Instant;
}

function refuseDisorder(races: readonly ReportedRace[], fileName: string): void {
  races.forEach(({ raceNumber }, race) => {
    if (raceNumber === race + 1) return;
    const sentence = `race ${raceNumber} appears where race ${race + 1} should begin.`;
    throw reportRefusal('order', { fileName }, sentence);
  });
}

/** The report in the positioned text of a PDF; refuses ('invalid', `handicapping.file-…`) what is no whole one. */
export function figuresOn(
  pages: readonly PdfPage[],
  { fileName, at: instant }: ImportedFile,
): ImportedFigures {
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

/** Reads a Speed Figure Analysis from the bytes of its PDF; also refuses ('invalid', `pdf.…`) what is not a PDF. */
export const readFigureReport = async (
  bytes: Uint8Array,
  importedFile: ImportedFile,
  reader: PdfReader,
): Promise<ImportedFigures> => figuresOn(await reader.read(bytes, importedFile.fileName), importedFile);

const RULES: FileRules = {
  mostBytes: PDF_LIMITS.fileBytes,
  tooLarge: 'it is far larger than any report.',
  refusal: (problem, fileName, sentence) =>
    reportRefusal(problem === 'missing' ? 'missing' : 'unreadable', { fileName }, sentence),
};

/** Reads the report at `path`; also refuses a missing or unreadable file, a folder, and one that is too large. */
export const readFigureReportFile = async (
  path: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedFigures> =>
  readFigureReport(await bytesOfFile(path, RULES), { fileName: basename(path), at: instant }, reader);
