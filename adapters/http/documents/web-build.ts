import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

const listing = z.object({
  files: z.array(z.object({ path: z.string().startsWith('/'), integrity: z.string() })),
  inlineScripts: z.object({ importMap: z.string(), others: z.array(z.string()) }),
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

/** Reads the site that was built into the folder; null when there is none. */
export function openWebBuild(folder: string): WebBuild | null {
  const list = readIfThere(join(folder, 'build.json'));
  if (list === null) return null;
  const { files, inlineScripts } = listing.parse(JSON.parse(list.toString('utf8')));
  return {
    files: new Map(files.map(({ path, integrity }) => [path, readWebFile(folder, path, integrity)])),
    inlineScripts: [inlineScripts.importMap, ...inlineScripts.others],
  };
}
