import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { plainEnv } from './plain-env.ts';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it began, in the system's own notation; only ever compared. */
  readonly started: string;
}

const UNKNOWN = 'unknown';

/** The living process with this number, or null when it is gone or waits to be reaped. */
export function identityOf(pid: number): ProcessIdentity | null {
  if (!answersSignals(pid)) return null;
  const started = process.platform === 'linux' ? startOnLinux(pid) : startFromPs(pid);
  return started === null ? null : { pid, started };
}

/** True when that very process is still running. If the system hides its start time, the number decides. */
export function isLiving(identity: ProcessIdentity): boolean {
  const now = identityOf(identity.pid);
  if (now === null) return false;
  return now.started === identity.started || now.started === UNKNOWN || identity.started === UNKNOWN;
}

/** The identity stored as JSON in a small file; null when the file is gone or invalid. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, started } = value as Record<string, unknown>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null;
  } catch {
    return null;
  }
}

/** This process. */
export function ownIdentity(): ProcessIdentity {
  return identityOf(process.pid) ?? { pid: process.pid, started: UNKNOWN };
}

/** The command line a process was started with, or null where the system does not show them. */
export function commandLineOf(pid: number): string | null {
  try {
    if (process.platform !== 'linux') return ps(pid, 'command=');
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** /proc/PID/stat: the state is the first field after the name in brackets, the start time the twentieth. */
function startOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : `${bootId()}:${fields[19]}`;
  } catch {
    return answersSignals(pid) ? UNKNOWN : null;
  }
}

function startFromPs(pid: number): string | null {
  try {
    const words = ps(pid, 'stat=,lstart=');
    return words === '' || words.startsWith('Z') ? null : words.slice(words.indexOf(' ')).trim();
  } catch {
    return null;
  }
}

function ps(pid: number, columns: string): string {
  return execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: plainEnv,
  }).trim();
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
