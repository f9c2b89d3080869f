import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { z } from 'zod';

/** One file of the built site, in memory. */
export interface WebFile {
  readonly contentType: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly brotli: Buffer | null;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly isHashed: boolean;
}

/** The built site as it was when the server started: page and policy always fit together. */
export interface WebBuild {
  readonly files: ReadonlyMap<string, WebFile>;
  readonly inlineScripts: readonly string[];
  /** The shell as it is sent to the address of a screen; null when there is none. */
  shellAt(path: string): WebFile | null;
}

const listing = z.object({
  files: z.array(z.object({ path: z.string().startsWith('/'), integrity: z.string() })),
  inlineScripts: z.object({ importMap: z.string(), others: z.array(z.string()) }),
  ahead: z.record(z.string(), z.string()),
});

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};

const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const readIfThere = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

function readWebFile(folder: string, path: string, integrity: string): WebFile {
  const file = join(folder, path);
  return {
    contentType: typeOf(path),
    plain: readFileSync(file),
    gzip: readIfThere(`${file}.gz`),
    brotli: readIfThere(`${file}.br`),
    etag: `"${integrity.slice(-32)}"`,
    isHashed: path.startsWith('/assets/'),
  };
}

/** The page of every address that is no file. */
export const SHELL = '/index.html';
const HEAD_END = '</head>';

/** The entry of an address in the list, else that of its beginning: `/race/` for `/race/saratoga/2025-08-02/4`. */
function entryOf(path: string, ahead: Readonly<Record<string, string>>): string | null {
  const beginning = path.slice(0, path.indexOf('/', 1) + 1);
  return [path, beginning].find((entry) => Object.hasOwn(ahead, entry)) ?? null;
}

/** The shell with preload links for the modules of each screen. Compressed on first use. */
function shells(
  shell: WebFile | undefined,
  ahead: Readonly<Record<string, string>>,
): (path: string) => WebFile | null {
  const shells = new Map<string, WebFile>();
  return (path) => {
    const entry = entryOf(path, ahead);
    if (shell === undefined || entry === null) return shell ?? null;
    const before = shells.get(entry);
    if (before !== undefined) return before;
    const plain = Buffer.from(
      shell.plain.toString('utf8').replace(HEAD_END, () => `${ahead[entry]}${HEAD_END}`),
    );
    const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 32);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const file: WebFile = {
      ...shell,
      plain,
      gzip: gzipSync(plain),
      brotli: brotliCompressSync(plain, { params: quality }),
      etag: `"${digest}"`,
    };
    shells.set(entry, file);
    return file;
  };
}

/** Reads the site that was built into the folder; null when there is none. */
export function openWebBuild(folder: string): WebBuild | null {
  const list = readIfThere(join(folder, 'build.json'));
  if (list === null) return null;
  const listed = listing.parse(JSON.parse(list.toString('utf8')));
  const files = new Map(
    listed.files.map(({ path, integrity }) => [path, readWebFile(folder, path, integrity)]),
  );
  return {
    files,
    inlineScripts: [listed.inlineScripts.importMap, ...listed.inlineScripts.others],
    shellAt: shells(files.get(SHELL), listed.ahead),
  };
}
