import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';

/** Where the racing clock started, and what the machine's clock said then. */
export interface ClockStart {
  readonly racing: Instant;
  readonly machine: Instant;
}

/** A clock that shows `racing` when the machine shows `machine`, and runs on from there. */
export const clockFrom =
  (start: ClockStart, machineClock: Clock): Clock =>
  () =>
    instant(start.racing + (machineClock() - start.machine));

interface Note extends ClockStart {
  /** The server whose clock it is. */
  readonly pid: number;
}

function readNote(file: string): Note | null {
  if (!existsSync(file)) return null;
  try {
    const { racing, machine, pid } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
      Record<keyof Note, unknown>
    >;
    if (typeof racing !== 'number' || typeof machine !== 'number' || typeof pid !== 'number') return null;
    return { racing: instant(racing), machine: instant(machine), pid };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Notes a server's set clock for commands in other processes, as long as this process runs. */
export function noteClock(file: string, { racing, machine }: ClockStart): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ racing, machine, pid: process.pid } satisfies Note));
  renameSync(draft, file);
}

/** Takes back what this process noted; another server's note stays. */
export function forgetClock(file: string): void {
  if (readNote(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** The set clock of the server that runs on this data folder; null when none runs or its clock is the machine's. */
export function notedClock(file: string): ClockStart | null {
  const note = readNote(file);
  return note !== null && isRunning(note.pid) ? note : null;
}
