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

/** The most megabytes that a command of the project and its PDF child held together, sampled fifty times a second. */
export async function measurePeak(
  dataFolder: string,
  args: readonly string[],
  { withPdf = true } = {},
): Promise<number> {
  const child = spawn(process.execPath, ['cli/racing-cli.mjs', ...args], {
    cwd: project,
    env: { ...process.env, RACING_DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  let most = 0;
  let wasSeen = false;
  const looking = setInterval(() => {
    const { sum, hasChild } = (withPdf ? residentOf : residentAlone)(child.pid ?? 0);
    most = Math.max(most, sum);
    wasSeen ||= hasChild;
  }, EVERY_MS);
  const [code] = await once(child, 'exit').finally(() => clearInterval(looking));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  if (withPdf && !wasSeen) throw new Error(`${args.join(' ')} opened no PDF in a process of its own`);
  return most;
}
