import { existsSync } from 'node:fs';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { build } from 'vite';
import { type ListedScreen, listedScreens } from './app-list.ts';
import { deps } from './entries.ts';
import { leanIcons } from './lean-icons.ts';
import { leanQueries } from './lean-queries.ts';
import { leanReact } from './lean-react.ts';
import type { NameOfModule } from './loading.ts';
import { atOnceAndFolders, plainLoading } from './loading.ts';
import type { Part } from './parts.ts';
import { frontends, projectRoot, sharedParts } from './parts.ts';
import { replyShapes } from './reply-shapes.ts';
import { vendor, vendorFiles } from './vendor.ts';

/** One file of the build: which packages went into it and which files it imports. */
export type BuiltFile = {
  readonly part: string;
  readonly name: string;
  readonly kind: 'module' | 'script' | 'style';
  /** The bare names under which other parts import it, when it is an entry point. */
  readonly specifiers: readonly string[];
  readonly code: string;
  readonly packages: readonly string[];
};

const browsers = ['chrome127', 'edge127', 'firefox138', 'safari18'];

type Group = { readonly name: NameOfModule; readonly debugName: string };

/** `together` says which modules go in one file instead of many small ones. */
function configOf(
  input: Record<string, string>,
  plugins: Plugin[],
  external: string[],
  together?: Group,
): InlineConfig {
  return {
    configFile: false,
    root: projectRoot,
    base: '/assets/',
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [plainLoading(), ...plugins],
    build: {
      write: false,
      target: browsers,
      cssTarget: browsers,
      minify: true,
      sourcemap: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        external,
        preserveEntrySignatures: 'allow-extension',
        checks: { moduleLevelDirective: false },
        output: {
          format: 'es',
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          ...(together && { codeSplitting: { groups: [together] } }),
        },
      },
    },
  };
}

const packageOf = (id: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replaceAll('\\', '/');

function packagesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...new Set(chunk.moduleIds.map(packageOf).filter((name) => name !== undefined))];
}

async function outputOf(config: InlineConfig): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build(config);
  return (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
}

function fileOf(
  part: string,
  item: Rolldown.OutputChunk | Rolldown.OutputAsset,
  specifiersOf: (entry: string) => readonly string[],
): BuiltFile | null {
  const base = { part, name: item.fileName };
  if (item.type === 'asset') {
    const code = typeof item.source === 'string' ? item.source : Buffer.from(item.source).toString('utf8');
    return item.fileName.endsWith('.css')
      ? { ...base, kind: 'style', specifiers: [], code, packages: [] }
      : null;
  }
  if (item.name.endsWith('-style')) return null;
  const specifiers = item.isEntry ? specifiersOf(item.name) : [];
  return { ...base, kind: 'module', specifiers, code: item.code, packages: packagesOf(item) };
}

const vendorSpecifiers = Object.keys(vendor);
const present = <T>(value: T | null): value is T => value !== null;

/** What a file of packages exports: each name once, from the first package that has it. */
function vendorCode(specifiers: readonly string[]): string {
  const given = new Set<string>();
  return specifiers
    .map((specifier) => {
      const names = (vendor[specifier] ?? []).filter((name) => !given.has(name));
      for (const name of names) given.add(name);
      return `export { ${names.join(', ')} } from '${specifier}';`;
    })
    .join('\n');
}

function vendorEntries(): Plugin {
  const prefix = 'vendor-entry:';
  return {
    name: 'vendor-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? vendorCode(vendorFiles[id.slice(prefix.length + 1)] ?? []) : null,
  };
}

/** Each shared package separately, without the packages it imports, so that each is in the page once. */
export async function bundleVendor(): Promise<BuiltFile[]> {
  const files: BuiltFile[] = [];
  for (const [file, ownSettings] of Object.entries(vendorFiles)) {
    const others = vendorSpecifiers.filter((name) => !ownSettings.includes(name));
    const output = await outputOf(
      configOf({ [file]: `vendor-entry:${file}` }, [vendorEntries(), leanQueries(), leanReact()], others),
    );
    files.push(...output.map((item) => fileOf('vendor', item, () => ownSettings)).filter(present));
  }
  return files;
}

/** Folders whose modules several screens share: divided by who takes what they would be many files of a few bytes. */
const wholeFolders: Readonly<Record<string, readonly string[]>> = { race: ['form', 'head+field'] };

/** One part: its entry point as a module, its style as a file. Everything shared stays out of it. */
export async function bundlePart(part: Part): Promise<BuiltFile[]> {
  const style = `${part.folder}/${part.name}.css`;
  const input = { [part.name]: part.entry, ...(existsSync(style) && { [`${part.name}-style`]: style }) };
  const isShared = sharedParts.some(({ name }) => name === part.name);
  const together = isShared
    ? undefined
    : { name: atOnceAndFolders(part.entry, wholeFolders[part.name] ?? []), debugName: 'at once' };
  const given = part.name === 'api' ? { replyShapes: replyShapes() } : {};
  const plugins = [deps(part), leanIcons(part)];
  const output = await outputOf({ ...configOf(input, plugins, vendorSpecifiers, together), define: given });
  return output.map((item) => fileOf(part.name, item, () => [part.specifier])).filter(present);
}

async function bundleScript(
  name: string,
  source: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<BuiltFile[]> {
  const output = await outputOf({
    ...configOf({ [name]: `${frontends}/${source}` }, [], []),
    define: given,
  });
  return output
    .map((item) => fileOf('shell', item, () => []))
    .filter(present)
    .map((file) => ({ ...file, kind: 'script' }));
}

/** What the addresses of a screen read early, by path, by beginning, and by beginning with a tab named. */
function earlyReads(screen: ListedScreen) {
  const {
    paths,
    below,
    earlyBelow,
    earlyFirstTab,
    early: here = [],
    earlyElsewhere: elsewhere = [],
  } = screen;
  const onFirstTab = {
    here: [...(earlyBelow?.here ?? []), ...(earlyFirstTab?.here ?? [])],
    elsewhere: [...(earlyBelow?.elsewhere ?? []), ...(earlyFirstTab?.elsewhere ?? [])],
  };
  const ofBeginnings = earlyBelow === undefined ? [] : below;
  return [
    ...(here.length === 0 ? [] : paths.map((path) => [path, { here, elsewhere }] as const)),
    ...ofBeginnings.flatMap((beginning) => [
      [beginning, onFirstTab] as const,
      [`${beginning}?tab`, earlyBelow] as const,
    ]),
  ];
}

/** The early script: plain and small, not a module. */
export async function bundleEarly(): Promise<BuiltFile[]> {
  const early = (await listedScreens()).flatMap(earlyReads);
  return bundleScript('early', 'shell/early.ts', { addressesEarly: Object.fromEntries(early) });
}

/** The script of the public record, which stands alone. */
export async function bundleLedgerCheck(): Promise<string> {
  const [check] = await bundleScript('ledger-check', 'results/ledger/record-check.ts');
  if (check === undefined) throw new Error('the ledger check was not built');
  return check.code;
}

/** The service worker's code, without the list of the site's files, which is added when it is published. */
export async function bundleServiceWorker(): Promise<string> {
  const [worker] = await bundleScript('service-worker', 'shell/offline/service-worker.ts');
  if (worker === undefined) throw new Error('the service worker was not built');
  return worker.code;
}
