import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor that each part has used so far. */
type Used = ReadonlyMap<string, number>;

/** Length of the ticks in which Linux counts processor time. */
const TICK_MS = 10;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly words: string;
  readonly usedMs: number;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function processOf(pid: number): Process | null {
  const facts = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  if (facts === undefined) return null;
  const usedMs = (Number(facts[11]) + Number(facts[12])) * TICK_MS;
  return { pid, parent: Number(facts[1]), words: read(`/proc/${pid}/cmdline`), usedMs };
}

const allProcesses = (): readonly Process[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => processOf(pid) ?? []);

const worksOn =
  (dataFolder: string) =>
  ({ pid }: Process): boolean =>
    read(`/proc/${pid}/environ`).includes(`RACING_DATA_DIR=${dataFolder}`);

const doesServe = ({ words }: Process): boolean =>
  /^\S*node \S*(?:start\.mjs|racing-cli\.mjs serve)\b/.test(words);

/** The processes that serve a data folder; none when the system does not list its processes. */
export const serversOn = (dataFolder: string): readonly number[] =>
  existsSync('/proc/self/stat')
    ? allProcesses()
        .filter((process) => doesServe(process) && worksOn(dataFolder)(process))
        .map(({ pid }) => pid)
    : [];

function used(dataFolder: string): Used {
  const all = allProcesses();
  const server = all.find(({ words }) => words.includes(`-D ${dataFolder}`))?.pid ?? -1;
  const isOurs = worksOn(dataFolder);
  const partOf = (firstProcess: Process): string | null => {
    if (firstProcess.pid === process.pid) return 'the load and the address';
    if (firstProcess.pid === server || firstProcess.parent === server) return 'PostgreSQL';
    return isOurs(firstProcess) ? '`serve`' : null;
  };
  const sums = new Map<string, number>();
  for (const process of all) {
    const part = partOf(process);
    if (part !== null) sums.set(part, (sums.get(part) ?? 0) + process.usedMs);
  }
  return sums;
}

/**
 * How many processors each part of a product keeps busy while work runs; nothing is reported on a system without
 * `/proc`.
 */
export async function whoWorks<T>(
  dataFolder: string,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly busy: ReadonlyMap<string, number> }> {
  if (!existsSync('/proc/self/stat')) return { done: await work(), busy: new Map() };
  const [before, started] = [used(dataFolder), performance.now()];
  const done = await work();
  const [after, tookMs] = [used(dataFolder), performance.now() - started];
  const share = ([part, ms]: [string, number]): [string, number] => [
    part,
    (ms - (before.get(part) ?? 0)) / tookMs,
  ];
  return { done, busy: new Map([...after].map(share)) };
}
