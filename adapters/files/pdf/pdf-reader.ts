import type { ChildProcess } from 'node:child_process';
import { countText } from '#core/kernel/text.ts';
import { type Outcome, readInChild, startPdfChild } from './pdf-child.ts';
import { pdfRefusal } from './pdf-error.ts';
import { PDF_LIMITS, type PdfLimits } from './pdf-limits.ts';
import type { PdfPage } from './pdf-page.ts';

/** Reads positioned text out of PDFs in a process of its own, one file after the other. */
export interface PdfReader {
  /** Every page. Refuses ('invalid', `pdf.…`) what is no whole readable PDF with text, and what costs too much. */
  read(bytes: Uint8Array, fileName: string): Promise<readonly PdfPage[]>;
  /** Ends the process; a later read starts a new one. Left out, it ends with this process. */
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;
/** The start and the end of a PDF may have other bytes around them. */
const MARGIN = 1024;

function refuseAtSight(bytes: Uint8Array, fileName: string, limits: PdfLimits): void {
  if (bytes.length === 0) throw pdfRefusal('empty', fileName, 'the file is empty.');
  if (bytes.length > limits.fileBytes) {
    throw pdfRefusal('too-large', fileName, `it is larger than ${limits.fileBytes / MEGABYTE} MiB.`);
  }
  const head = Buffer.from(bytes.subarray(0, MARGIN)).toString('latin1');
  if (!head.includes('%PDF-')) throw pdfRefusal('not-pdf', fileName, 'not a PDF.');
  const tail = Buffer.from(bytes.subarray(-MARGIN)).toString('latin1');
  if (!tail.includes('%%EOF'))
    throw pdfRefusal('cut', fileName, 'it is cut off: the end of the PDF is missing.');
}

function refuse(outcome: Exclude<Outcome, { is: 'read' }>, fileName: string, limits: PdfLimits): never {
  if (outcome.is === 'too-many-pages') {
    const sentence = `it has ${countText(outcome.count)} pages; at most ${countText(limits.pages)} are read.`;
    throw pdfRefusal('pages', fileName, sentence);
  }
  const page = outcome.page ?? undefined;
  if (outcome.is === 'too-slow') {
    throw pdfRefusal('too-slow', fileName, `reading it took longer than ${limits.seconds} seconds.`, page);
  }
  if (outcome.is === 'too-hungry') {
    const sentence = `reading it needs more than ${limits.memoryMegabytes} MB of memory.`;
    throw pdfRefusal('too-hungry', fileName, sentence, page);
  }
  if (outcome.name === 'PasswordException') throw pdfRefusal('locked', fileName, 'it is password-protected.');
  if (outcome.name === 'TooMuchText') {
    throw pdfRefusal(
      'too-much-text',
      fileName,
      `it holds more than ${countText(limits.items)} pieces of text.`,
      page,
    );
  }
  throw pdfRefusal('damaged', fileName, 'it is damaged and cannot be read.', page);
}

const isLiving = (child: ChildProcess): boolean =>
  child.connected && child.exitCode === null && !child.killed;

/** Ends a process that is still there, and waits until it is gone. */
async function endOf(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => {
    child.ref();
    child.once('exit', resolve).kill('SIGKILL');
  });
}

/** A reader with its own limits where given; its process starts with the first file. */
export function makePdfReader(given: Partial<PdfLimits> = {}): PdfReader {
  const limits = { ...PDF_LIMITS, ...given };
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(bytes: Uint8Array, fileName: string): Promise<readonly PdfPage[]> {
    refuseAtSight(bytes, fileName, limits);
    if (child === null || !isLiving(child)) child = startPdfChild(limits);
    const outcome = await readInChild(child, bytes, limits);
    if (outcome.is !== 'read') return refuse(outcome, fileName, limits);
    if (outcome.pages.every(({ items }) => items.length === 0)) {
      throw pdfRefusal('no-text', fileName, 'it holds pictures only, no text.');
    }
    return outcome.pages;
  }

  return {
    read(bytes, fileName) {
      const next = last.then(() => readNow(bytes, fileName));
      last = next.catch(() => null);
      return next;
    },
    async close() {
      await last;
      const ending = child;
      child = null;
      await endOf(ending);
    },
  };
}
