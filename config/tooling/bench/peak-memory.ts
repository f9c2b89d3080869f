import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { project } from './product.ts';

const EVERY_MS = 20;
const KILOBYTE = 1024;
const MEGABYTE = 1_000_000;
const PDF_CHILD = 'pdf-child.mjs';

/** A file in /proc; empty when its process is gone. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const numberIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** Resident megabytes of a process alone. */
const residentAlone = (pid: number) => ({
  sum: (numberIn(read(`/proc/${pid}/status`), 'VmRSS') * KILOBYTE) / MEGABYTE,
  hasChild: false,
});

/** Resident megabytes of a process and of its PDF child. */
function residentOf(pid: number): { readonly sum: number; readonly hasChild: boolean } {
  const children = readdirSync('/proc').filter(
    (name) =>
      /^\d+$/.test(name) &&
      numberIn(read(`/proc/${name}/status`), 'PPid') === pid &&
      read(`/proc/${name}/cmdline`).includes(PDF_CHILD),
  );
  const kilobytes = [String(pid), ...children].map((process) =>
    numberIn(read(`/proc/${process}/status`), 'VmRSS'),
  );
  return {
    sum: (kilobytes.reduce((sum, kilobyte) => sum + kilobyte, 0) * KILOBYTE) / MEGABYTE,
    hasChild: children.length > 0,
  };
}

const TICKS_A_SECOND = 100;

/** Processor seconds a process has used so far, in every thread; null when it is gone. */
function processorSeconds(pid: number): number | null {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]];
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) / TICKS_A_SECOND;
}

/** What a command of the project cost. */
export interface CommandCost {
  /** Most megabytes held at once. */
  readonly megabytes: number;
  readonly seconds: number;
  /** Without those of a PDF child or of the database. */
  readonly processorSeconds: number;
}

/** How a command is run. */
interface CommandRun {
  /** Whether it must open a PDF in a process of its own, which counts too. */
  readonly withPdf?: boolean;
  /** Options for Node, such as the heap it would choose on a smaller machine. */
  readonly nodeOptions?: string;
}

/** Runs a command of the project, which must succeed, and samples it and its PDF child fifty times a second. */
export async function measureCommand(
  dataFolder: string,
  args: readonly string[],
  { withPdf = true, nodeOptions = '' }: CommandRun = {},
): Promise<CommandCost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['cli/racing-cli.mjs', ...args], {
    cwd: project,
    env: {
      ...process.env,
      RACING_DATA_DIR: dataFolder,
      DATABASE_URL: '',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${nodeOptions}`.trim(),
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const pid = child.pid ?? 0;
  let megabytes = 0;
  let processor = 0;
  let wasSeen = false;
  const looking = setInterval(() => {
    const { sum, hasChild } = (withPdf ? residentOf : residentAlone)(pid);
    megabytes = Math.max(megabytes, sum);
    processor = processorSeconds(pid) ?? processor;
    wasSeen ||= hasChild;
  }, EVERY_MS);
  const [code] = await once(child, 'exit').finally(() => clearInterval(looking));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  if (withPdf && !wasSeen) throw new Error(`${args.join(' ')} opened no PDF in a process of its own`);
  return { megabytes, seconds: (performance.now() - started) / 1000, processorSeconds: processor };
}

/** The most megabytes that a command of the project and its PDF child held together. */
export const measurePeak = async (
  dataFolder: string,
  args: readonly string[],
  { withPdf = true } = {},
): Promise<number> => (await measureCommand(dataFolder, args, { withPdf })).megabytes;
