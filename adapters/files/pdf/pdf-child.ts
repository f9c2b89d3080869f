import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PdfLimits } from './pdf-limits.ts';
import { type PdfPage, pageOf, type SentPage } from './pdf-page.ts';

const PROGRAM = fileURLToPath(new URL('./pdf-child.mjs', import.meta.url));
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** What the child says. */
interface Message {
  /** Pages of the document. */
  readonly opened?: number;
  readonly page?: SentPage;
  readonly done?: true;
  readonly failed?: { readonly name: string; readonly message: string; readonly page: number | null };
}

/** How reading a file went: its pages, or how it ended before. */
export type Outcome =
  | { readonly is: 'read'; readonly pages: readonly PdfPage[] }
  | { readonly is: 'too-many-pages'; readonly count: number }
  | { readonly is: 'failed'; readonly name: string; readonly page: number | null }
  | { readonly is: 'too-slow'; readonly page: number | null }
  | { readonly is: 'too-hungry'; readonly page: number | null };

/** Starts the process that opens PDFs; while it waits it does not keep this one alive. */
export function startPdfChild({ memoryMegabytes }: PdfLimits): ChildProcess {
  const child = fork(PROGRAM, [String(memoryMegabytes)], {
    cwd: FOLDER,
    env: {},
    // A page's text lives briefly: a small young generation saves some 30 MB.
    execArgv: [
      `--max-old-space-size=${memoryMegabytes}`,
      '--max-semi-space-size=4',
      '--disallow-code-generation-from-strings',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  rest(child);
  return child;
}

function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function wake(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

/**
 * Has the child read one file; anything but 'read' and 'failed' is its end. Memory is what makes it die of a signal: its
 * own watch, the engine's abort or the system's killer.
 */
export function readInChild(child: ChildProcess, bytes: Uint8Array, limits: PdfLimits): Promise<Outcome> {
  const pages: PdfPage[] = [];
  let isOpen = false;
  const whereNow = (): number | null => (isOpen ? pages.length + 1 : null);
  wake(child);
  return new Promise<Outcome>((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      child.off('message', receive).off('exit', die).off('error', fail);
      rest(child);
    };
    const fail = (error: Error): void => {
      leave();
      child.on('error', () => null);
      child.kill('SIGKILL');
      reject(error);
    };
    const end = (outcome: Outcome): void => {
      leave();
      if (outcome.is !== 'read' && outcome.is !== 'failed') child.kill('SIGKILL');
      resolve(outcome);
    };
    const die = (code: number | null): void => {
      if (code !== null) fail(new Error(`the process that reads PDFs ended with code ${code}`));
      else end({ is: 'too-hungry', page: whereNow() });
    };
    const receive = (message: unknown): void => {
      const { opened, page, done, failed } = message as Message;
      if (opened !== undefined) isOpen = true;
      if (opened !== undefined && opened > limits.pages) end({ is: 'too-many-pages', count: opened });
      if (page !== undefined) pages.push(pageOf(page));
      if (failed !== undefined) end({ is: 'failed', name: failed.name, page: failed.page });
      if (done === true) end({ is: 'read', pages });
    };
    const timer = setTimeout(() => end({ is: 'too-slow', page: whereNow() }), limits.seconds * 1000);
    child.on('message', receive).on('exit', die).on('error', fail);
    child.send({ bytes, pages: limits.pages, items: limits.items }, (error) => {
      if (error !== null) fail(error);
    });
  });
}
