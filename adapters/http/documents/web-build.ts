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

/** The page of every address that is no file; under its own name it is as it was built, which is how browsers store it. */
export const SHELL = '/index.html';
/** The error page. */
export const ERROR_PAGE = '/error.html';
/** Stands for the address of a screen where the shell comes without the modules of any. */
export const NO_SCREEN = '';
const HEAD_END = '</head>';

/** The entry of an address in the list, else that of its beginning: `/race/` for `/race/saratoga/2025-08-02/4`. */
function entryOf(path: string, ahead: Readonly<Record<string, string>>): string | null {
  const beginning = path.slice(0, path.indexOf('/', 1) + 1);
  return [path, beginning].find((entry) => Object.hasOwn(ahead, entry)) ?? null;
}

/** The file with another text, compressed. */
function withText(file: WebFile, text: string): WebFile {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 32);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    ...file,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: quality }),
    etag: `"${digest}"`,
  };
}

/** Where a page names the address for support, if the site has one. */
const SUPPORT = '<span class="support"></span>';

/** The page with the address to write to: where it is named, and in the head for the screens. */
function withSupport(page: string, email: string | null): string {
  if (email === null) return page;
  return page
    .replaceAll(SUPPORT, () => ` at <a href="mailto:${email}">${email}</a>`)
    .replace(HEAD_END, () => `<meta name="support" content="${email}" />${HEAD_END}`);
}

/** The shell with preload links for the modules of each screen. Compressed on first use. */
function shells(
  shell: WebFile | undefined,
  ahead: Readonly<Record<string, string>>,
  supportEmail: string | null,
): (path: string) => WebFile | null {
  const shells = new Map<string, WebFile>();
  return (path) => {
    const entry = entryOf(path, ahead) ?? NO_SCREEN;
    const isAsBuilt = path === SHELL || (entry === NO_SCREEN && supportEmail === null);
    if (shell === undefined || isAsBuilt) return shell ?? null;
    const before = shells.get(entry);
    if (before !== undefined) return before;
    const page = withSupport(shell.plain.toString('utf8'), supportEmail);
    const file = withText(
      shell,
      page.replace(HEAD_END, () => `${ahead[entry] ?? ''}${HEAD_END}`),
    );
    shells.set(entry, file);
    return file;
  };
}

/** Reads the site that was built into the folder, with the address for support if there is one; null when nothing was built. */
export function openWebBuild(folder: string, supportEmail: string | null = null): WebBuild | null {
  const list = readIfThere(join(folder, 'build.json'));
  if (list === null) return null;
  const listed = listing.parse(JSON.parse(list.toString('utf8')));
  const files = new Map(
    listed.files.map(({ path, integrity }) => [path, readWebFile(folder, path, integrity)]),
  );
  const errorPage = files.get(ERROR_PAGE);
  if (errorPage !== undefined && supportEmail !== null)
    files.set(ERROR_PAGE, withText(errorPage, withSupport(errorPage.plain.toString('utf8'), supportEmail)));
  return {
    files,
    inlineScripts: [listed.inlineScripts.importMap, ...listed.inlineScripts.others],
    shellAt: shells(files.get(SHELL), listed.ahead, supportEmail),
  };
}
