import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltFile } from './bundle.ts';
import { inputsDigest, integrityOf, policyHashOf } from './digest.ts';
import { builtParts, firstScreen, frontends } from './parts.ts';

type Listed = {
  readonly path: string;
  readonly part: string;
  readonly integrity: string;
  readonly bytes: number;
  readonly gzip: number;
};

/** The contents of `build.json`: the server reads the policy hashes, the tests the sizes. */
export type WebBuild = {
  readonly inputs: string;
  readonly files: readonly Listed[];
  /** Hashes of the inline scripts for `script-src`: the import map is the only one. */
  readonly inlineScripts: { readonly importMap: string; readonly others: readonly string[] };
  /** What the server adds to the head of the page at the address of a screen. */
  readonly ahead: Readonly<Record<string, string>>;
  readonly firstScreen: {
    readonly modules: readonly string[];
    readonly gzip: number;
    readonly limit: number;
  };
};

type Output = { readonly path: string; readonly part: string; readonly content: Buffer };

function readBuild(out: string): WebBuild | null {
  try {
    return JSON.parse(readFileSync(join(out, 'build.json'), 'utf8')) as WebBuild;
  } catch {
    return null;
  }
}

function isWhole(out: string, build: WebBuild): boolean {
  return build.files.every(
    (file) => statSync(join(out, file.path), { throwIfNoEntry: false })?.size === file.bytes,
  );
}

const compressible = /\.(js|css|html|svg|txt|webmanifest)$/;

function put(folder: string, { path, content }: Output): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (!compressible.test(path)) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
}

/** Puts the finished folder in place of the old one in one step. */
function swapIn(fresh: string, out: string): void {
  const old = `${out}.old-${process.pid}`;
  try {
    renameSync(out, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(fresh, out);
  rmSync(old, { recursive: true, force: true });
}

async function bundleAll(): Promise<BuiltFile[]> {
  const { bundleEarly, bundlePart, bundleVendor } = await import('./bundle.ts');
  const files = [...(await bundleVendor()), ...(await bundleEarly())];
  for (const part of builtParts) files.push(...(await bundlePart(part)));
  return files;
}

const neededOffline = (path: string): boolean =>
  /^\/(?:assets\/|index\.html$|favicon|logo|icon|manifest)/.test(path);

/** The service worker has a fixed address; its list shows which build it belongs to. */
async function serviceWorkerFor(outputs: readonly Output[]): Promise<Output> {
  const { bundleServiceWorker } = await import('./bundle.ts');
  const site = Object.fromEntries(
    outputs
      .filter(({ path }) => neededOffline(path))
      .map(({ path, content }) => [path, integrityOf(content)]),
  );
  const code = `self.site=${JSON.stringify(site)};\n${await bundleServiceWorker()}`;
  return { path: '/service-worker.js', part: 'service-worker', content: Buffer.from(code) };
}

/** The script of the public record has a fixed address, since no page of the build names it. */
async function ledgerCheck(): Promise<Output> {
  const { bundleLedgerCheck } = await import('./bundle.ts');
  return { path: '/ledger-check.js', part: 'ledger-check', content: Buffer.from(await bundleLedgerCheck()) };
}

async function outputsOf(files: readonly BuiltFile[]): Promise<{
  outputs: Output[];
  importMap: string;
  ahead: WebBuild['ahead'];
  first: string[];
}> {
  const page = await import('./document.ts');
  const { licenseNotices } = await import('./licenses.ts');
  const broken = page.brokenImports(files);
  if (broken.length > 0) throw new Error(`the parts do not fit together:\n  ${broken.join('\n  ')}`);
  const importMap = page.importMapOf(files);
  const text = (path: string, content: string): Output => ({
    path,
    part: 'document',
    content: Buffer.from(content),
  });
  const folder = join(frontends, 'shell/public');
  const outputs = [
    ...files.map((file) => ({
      path: page.addressOf(file),
      part: file.part,
      content: Buffer.from(file.code),
    })),
    ...readdirSync(folder).map((name) => ({
      path: `/${name}`,
      part: 'public',
      content: readFileSync(join(folder, name)),
    })),
    text('/index.html', page.shellDocument(files, importMap)),
    text('/error.html', page.errorDocument(files)),
    text('/third-party-licenses.txt', licenseNotices(files.flatMap((file) => file.packages))),
  ];
  outputs.push(await ledgerCheck());
  const whole = outputs.filter(
    (output, index) => outputs.findLastIndex((other) => other.path === output.path) === index,
  );
  const isOfFirst = ({ name }: BuiltFile) =>
    firstScreen.fetched.some((start) => name.startsWith(`${start}-`));
  const first = page.modulesNeededBy(firstScreen.parts, files, isOfFirst).map(page.addressOf);
  const { modulesAhead } = await import('./preloads.ts');
  const ahead = Object.fromEntries(
    Object.entries(await modulesAhead(files)).map(([path, modules]) => [path, page.preloadsOf(modules)]),
  );
  return { outputs: [...whole, await serviceWorkerFor(whole)], importMap, ahead, first };
}

/** The build in a folder when it is complete and up to date; else null. */
export function currentBuild(folder: string, inputs: string = inputsDigest()): WebBuild | null {
  const out = resolve(folder);
  const before = readBuild(out);
  return before?.inputs === inputs && isWhole(out, before) ? before : null;
}

/** The bundler sets NODE_ENV for the whole process; code that loads React later must not be affected. */
async function keepingMode<T>(work: () => Promise<T>): Promise<T> {
  const mode = process.env['NODE_ENV'];
  try {
    return await work();
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
}

/**
 * Builds the site into a folder, or leaves the folder alone when no input has changed.
 * Throws when the parts do not fit together or a source does not compile; the old folder then stays as it was.
 */
export async function buildWeb(
  folder: string,
): Promise<{ readonly build: WebBuild; readonly built: boolean }> {
  const out = resolve(folder);
  const inputs = inputsDigest();
  const current = currentBuild(out, inputs);
  if (current !== null) return { build: current, built: false };
  const { outputs, importMap, ahead, first } = await keepingMode(async () => outputsOf(await bundleAll()));
  const fresh = `${out}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  const listed = outputs.map(({ path, part, content }): Listed => {
    put(fresh, { path, part, content });
    const gzip = gzipSync(content, { level: 9 }).length;
    return { path, part, integrity: integrityOf(content), bytes: content.length, gzip };
  });
  const gzip = listed.filter((file) => first.includes(file.path)).reduce((sum, file) => sum + file.gzip, 0);
  const build: WebBuild = {
    inputs,
    files: listed,
    inlineScripts: { importMap: policyHashOf(importMap), others: [] },
    ahead,
    firstScreen: { modules: first, gzip, limit: firstScreen.limitGzipBytes },
  };
  writeFileSync(join(fresh, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  swapIn(fresh, out);
  return { build, built: true };
}
