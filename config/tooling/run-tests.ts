/**
 * Runs the uvu suites below the given paths and prints `N passed, N failed` alone on the last line.
 * uvu's own runner reports success when a `before` hook throws or when no file matched; here both count as failed.
 * Usage: node --import tsx config/tooling/run-tests.ts PATH…      (a file, or a folder searched for *.test.ts and *.test.tsx)
 *        node --import tsx config/tooling/run-tests.ts --lane     (files come from the parent process, see test-lane.mjs)
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type SuiteRun = () => Promise<[errors: string | true, passed: number, skipped: number, total: number]>;
type Deferred = {
  UVU_DEFER?: number;
  UVU_INDEX?: number;
  UVU_QUEUE?: (string | SuiteRun)[][];
  /** What test support opened once for the process (a server, a browser) and must be closed after the last test. */
  AFTER_LAST_TEST?: (() => Promise<void>)[];
  /** Set by the file being loaded when the real data its tests need is not on this machine. */
  DATA_IS_ABSENT?: boolean;
};

const SUITE_LIMIT_MS = Number(process.env['TEST_SUITE_LIMIT_MS'] ?? 300_000);
const shared = globalThis as Deferred;

function testFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(path, name))
    .sort();
}

async function within<T>(limitMs: number, work: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end within ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The core has no I/O, so its tests need no loader: bundled into one file they run in a fraction of the time. */
const BUILT_TOGETHER = /^test\/(core|proofs)\//;

type Load = () => Promise<unknown>;

async function builtTogether(files: readonly string[]): Promise<Readonly<Record<string, Load>>> {
  const { build } = await import('esbuild');
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync(resolve('.build', 'core-tests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'tests.mjs');
  const entries = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`,
  );
  await build({
    stdin: { contents: `export const loads = { ${entries.join(', ')} };`, resolveDir: '.' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  });
  const built = (await import(pathToFileURL(outfile).href)) as { loads: Record<string, Load> };
  return built.loads;
}

/** How each file is loaded. */
async function loadsOf(files: readonly string[]): Promise<ReadonlyMap<string, Load>> {
  const together = files.filter((file) => BUILT_TOGETHER.test(file));
  const built = together.length < 2 ? {} : await builtTogether(together);
  return new Map(
    files.map((file) => [file, built[file] ?? (() => import(pathToFileURL(resolve(file)).href))]),
  );
}

async function runFile(file: string, load: Load): Promise<{ passed: number; failed: number }> {
  const queue: (string | SuiteRun)[] = [];
  shared.UVU_QUEUE = [queue];
  shared.UVU_INDEX = 0;
  shared.DATA_IS_ABSENT = false;
  let passed = 0;
  let failed = 0;
  const started = performance.now();
  try {
    await load();
    if (queue.length === 0) throw new Error('the file registers no suite (is `.run()` missing?)');
    for (const run of queue) {
      if (typeof run === 'string') continue;
      const [errors, ran, , total] = await within(SUITE_LIMIT_MS, run(), 'the suite');
      passed += ran;
      failed += total - ran;
      if (typeof errors === 'string') process.stdout.write(`\n${errors}\n`);
      else if (ran < total) process.stdout.write('  a hook threw: the rest of this suite did not run\n');
      if (total === 0 && !shared.DATA_IS_ABSENT) {
        failed += 1;
        process.stdout.write('  the suite holds no test\n');
      }
    }
  } catch (error) {
    failed += 1;
    process.stdout.write(`  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
  const took = Math.round(performance.now() - started);
  process.stdout.write(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${relative(process.cwd(), file)}  ${passed} passed, ${took} ms\n`,
  );
  return { passed, failed };
}

shared.UVU_DEFER = 1;
await import('uvu');

async function closeShared(): Promise<void> {
  for (const close of shared.AFTER_LAST_TEST ?? []) await close();
}

/** Runs the files its parent sends until there are no more; each file ends with its verdict on a separate line. */
function runLane(): void {
  process.on('message', async (message: { readonly files?: readonly string[]; readonly end?: true }) => {
    if (message.end === true) {
      await closeShared();
      process.exit(0);
    }
    for (const [file, load] of await loadsOf(message.files ?? [])) {
      const counts = await runFile(file, load);
      process.stdout.write(`\u0001${JSON.stringify({ file, ...counts })}\n`);
    }
  });
}

async function runPaths(paths: readonly string[]): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const path of paths) {
    const files = testFiles(path);
    if (files.length === 0) {
      total.failed += 1;
      process.stdout.write(`no test file below ${path || '(nothing was named)'}\n`);
    }
    for (const [file, load] of await loadsOf(files)) {
      const { passed, failed } = await runFile(file, load);
      total.passed += passed;
      total.failed += failed;
    }
  }
  await closeShared();
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}

const paths = process.argv.slice(2);
if (paths[0] === '--lane') runLane();
else await runPaths(paths.length === 0 ? [''] : paths);
