import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bindingsOf } from '#config/tooling/web/bindings.ts';
import type { WebBuild } from '#config/tooling/web/build.ts';
import { buildWeb } from '#config/tooling/web/build.ts';
import type { BuiltFile } from '#config/tooling/web/bundle.ts';
import { integrityOf, policyHashOf } from '#config/tooling/web/digest.ts';
import { brokenImports } from '#config/tooling/web/document.ts';
import { deps } from '#config/tooling/web/entries.ts';
import { frontends, sharedParts } from '#config/tooling/web/parts.ts';

const test = suite('the built site');

type ImportMap = { imports: Record<string, string>; integrity: Record<string, string> };
const out = join(mkdtempSync(join(tmpdir(), 'built-site-')), 'web');
let build: WebBuild;
let page = '';
let importMap: ImportMap;
const textOf = (path: string) => readFileSync(join(out, path), 'utf8');
const modules = () =>
  build.files.filter(
    ({ path }) => path.endsWith('.js') && !/\/early-|^\/service-worker|^\/ledger-check/.test(path),
  );

test.before(async () => {
  // The site built for the suite serves here too; that a missing or changed one is built is asserted at the end.
  if (existsSync('.build/web')) cpSync('.build/web', out, { recursive: true });
  build = (await buildWeb(out)).build;
  page = textOf('index.html');
  importMap = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as ImportMap;
});
test.after(() => rmSync(join(out, '..'), { recursive: true, force: true }));

test('every bare name any module imports is in the import map, and every module has its integrity', () => {
  const taken = new Set(modules().flatMap((file) => [...bindingsOf(textOf(file.path)).takes.keys()]));
  const dynamic = modules().flatMap((file) =>
    [...textOf(file.path).matchAll(/import\([`'"]([^`'"]+)/g)].map((hit) => hit[1] ?? ''),
  );
  const bare = [...taken, ...dynamic].filter((name) => !name.startsWith('./'));
  assert.ok(bare.includes('react') && bare.includes('@clubhouse/kit') && bare.includes('@clubhouse/picks'));
  for (const name of bare) {
    const path = importMap.imports[name];
    assert.ok(path, `${name} has no address`);
    assert.ok(importMap.integrity[path ?? ''], `${name} has no integrity`);
  }
  for (const file of modules()) assert.is(importMap.integrity[file.path], integrityOf(textOf(file.path)));
});

test('at every screen’s address the head lists what its app and view need, each with its digest', async () => {
  const { apps } = await import('../../../frontends/shell/apps.ts');
  const paths = apps.flatMap(({ screens }) =>
    screens.flatMap((screen) => [...screen.paths, ...(screen.below ?? [])]),
  );
  assert.equal(Object.keys(build.ahead).sort(), [...paths].sort());
  for (const [path, links] of Object.entries(build.ahead)) {
    const preloads = [...links.matchAll(/<link rel="modulepreload" href="([^"]+)" integrity="([^"]+)" \/>/g)];
    assert.ok(preloads.length > 0, path);
    for (const [, address = '', digest] of preloads) {
      assert.is(importMap.integrity[address], digest, address);
      assert.not.ok(
        page.includes(`modulepreload" href="${address}"`),
        `${address} is preloaded on every page`,
      );
    }
  }
  assert.match(build.ahead['/scoreboard'] ?? '', /scoreboard-screen-/);
  assert.match(build.ahead['/admin'] ?? '', /dashboard-screen-/);
  assert.not.equal(build.ahead['/admin'], build.ahead['/dashboard']);
});

test('React, the query client and the kit are in one file each, and nothing is required as CommonJS does', () => {
  for (const { path } of modules()) assert.not.match(textOf(path), /typeof require/, path);
  const holding = (mark: string) => modules().filter((file) => textOf(file.path).includes(mark));
  assert.is(holding('react.transitional.element').filter((file) => file.part !== 'vendor').length, 0);
  assert.is(modules().filter((file) => /\/kit-/.test(file.path)).length, 1);
  assert.is(holding('saddle-cloth-large').length, 1);
});

test('the service worker knows every part, the page and what it shows, byte for byte, and nothing of the calls', () => {
  const code = textOf('service-worker.js');
  const site = JSON.parse(/^self\.site=(\{.*\});$/m.exec(code)?.[1] ?? '{}') as Record<string, string>;
  const cached = build.files.filter(({ path }) => path.startsWith('/assets/') || path === '/index.html');
  for (const { path, integrity } of cached) assert.is(site[path], integrity, path);
  assert.not.ok(Object.keys(site).some((path) => path.startsWith('/api/')));
  assert.not.match(code, /^(?:import|export)\b/m);
  const manifest = JSON.parse(textOf('manifest.webmanifest')) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  assert.is(manifest.start_url, '/');
  assert.is(manifest.display, 'standalone');
  assert.ok(manifest.icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512'));
  for (const { src } of manifest.icons) assert.ok(site[src], `${src} is not kept`);
});

/** The tabs of a race that are a picture. */
const tabsOfPictures = /\/(?:odds|pace)-tab-/;

test('charts come with the parts that draw one: neither with the first screen nor with any other screen itself', () => {
  const charts = '@clubhouse/charts';
  const drawing = modules().filter((file) => bindingsOf(textOf(file.path)).takes.has(charts));
  assert.ok(drawing.some(({ path }) => path.includes('/pace-breakdown-')));
  assert.equal(
    drawing
      .map(({ path }) => path)
      .filter((path) => /-screen-|-tabs-|-tab-|\/at-once-/.test(path))
      .filter((path) => !tabsOfPictures.test(path)),
    [],
  );
  assert.not.ok(build.firstScreen.modules.some((path) => path.includes('/charts-')));
});

test('what the page links is what was built, byte for byte', () => {
  for (const file of build.files) {
    assert.is(statSync(join(out, file.path)).size, file.bytes);
    assert.is(integrityOf(readFileSync(join(out, file.path))), file.integrity);
  }
  const linked = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)" integrity="([^"]+)"/g)];
  assert.ok(linked.length > 10);
  for (const [, path, integrity] of linked) {
    assert.is(build.files.find((file) => file.path === path)?.integrity, integrity);
  }
  assert.is([...page.matchAll(/(?:href|src)="\/assets\//g)].length, linked.length);
});

test('the import map is the only inline script, its hash is the one the policy gets, and nothing is styled inline', () => {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)];
  assert.is(inline.length, 1);
  assert.is(policyHashOf(inline[0]?.[1] ?? ''), build.inlineScripts.importMap);
  assert.equal(build.inlineScripts.others, []);
  for (const document of [page, textOf('error.html')]) {
    assert.not.match(document, /<style|\sstyle=|\son[a-z]+=|<!--/);
  }
});

test('the first screen keeps to its budget of JavaScript', () => {
  const { gzip, limit, modules: first } = build.firstScreen;
  assert.is(limit, 130_000);
  assert.ok(gzip > 60_000 && gzip <= limit, `${gzip} bytes`);
  assert.ok(first.some((path) => path.includes('/picks-')) && first.some((path) => path.includes('/react-')));
  const ofTheApp = build.files.filter(({ part }) => part === 'picks').map(({ path }) => path);
  for (const path of first) {
    const isOnEveryPage = page.includes(`modulepreload" href="${path}"`) || path.includes('/shell-');
    assert.not.ok(isOnEveryPage && ofTheApp.includes(path), path);
    assert.ok(isOnEveryPage || build.ahead['/']?.includes(path), path);
  }
});

/** Bytes (gzip) of these files and of everything they import. */
function weightOf(entries: readonly string[]): number {
  const needed = new Set(entries);
  for (const path of needed)
    for (const taken of bindingsOf(textOf(path)).takes.keys())
      needed.add(importMap.imports[taken] ?? `/assets/${taken.replace('./', '')}`);
  return build.files.filter(({ path }) => needed.has(path)).reduce((sum, { gzip }) => sum + gzip, 0);
}

test('each tab of a race keeps to the budget of JavaScript, with room for what a page fetches later', () => {
  const ofPage = [...page.matchAll(/(?:modulepreload" href|script[^>]* src)="([^"]+\.js)"/g)];
  const ofRace = [...(build.ahead['/race/'] ?? '').matchAll(/href="([^"]+)"/g)];
  const always = [...ofPage, ...ofRace].map(([, path = '']) => path).filter((path) => !/\/early-/.test(path));
  // The script before the modules, the stream of changes and the count of unsent changes are 3.9 kB.
  const later = 4_000;
  for (const tab of ['form', 'pace', 'odds', 'tickets', 'result']) {
    const named = (name: string) => build.files.find(({ path }) => path.startsWith(name));
    const file = named(`/assets/${tab}-tab-`) ?? named(`/assets/${tab}-`);
    assert.ok(file, tab);
    const bytes = weightOf([...always, file.path]);
    assert.ok(bytes > 80_000 && bytes <= 130_000 - later, `${tab}: ${bytes} bytes`);
  }
});

test('what every screen needs comes in one file a part, and what an app shows later in files of their own', () => {
  for (const part of ['kit', 'api', 'frame', 'shell'])
    assert.is(
      build.firstScreen.modules.filter((path) => path.startsWith(`/assets/${part}-`)).length,
      1,
      part,
    );
  assert.ok(build.firstScreen.modules.some((path) => path.startsWith('/assets/home-screen-')));
  for (const later of [
    'controls',
    'tables',
    'sharing',
    'dialogs',
    'paused',
    'book',
    'charts',
    'palette',
    'race-details',
    'ml-screen',
    'activity-tab',
    'scoreboard-screen',
  ])
    assert.ok(
      build.files.some(({ path }) => path.startsWith(`/assets/${later}-`)),
      later,
    );
});

test('the page without JavaScript, for robots and for a failing server is there', () => {
  assert.match(page, /<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/);
  assert.match(page, /<meta name="robots" content="noindex/);
  const allowed = ['/record', '/race/', '/icon-512.png'].map((path) => `Allow: ${path}\n`).join('');
  assert.is(textOf('robots.txt'), `User-agent: *\n${allowed}Disallow: /\n`);
  assert.not.match(textOf('error.html'), /<script/);
  const manifest = JSON.parse(textOf('manifest.webmanifest')) as { name: string; icons: { src: string }[] };
  for (const { src } of manifest.icons) assert.ok(existsSync(join(out, src)), src);
  for (const name of ['react ', 'react-dom ', 'single-spa ', '@tanstack/query-core ', 'lucide-react ']) {
    assert.ok(textOf('third-party-licenses.txt').includes(`\n${name}`), name);
  }
});

test('what the static page says of the product is what the product says of itself', async () => {
  const { product } = await import('#kit/product.ts');
  const { themeKey } = await import('#kit/theme.ts');
  const { defaultTrackSlug, trackKey } = await import('#frame/track-choice.ts');
  for (const word of [product.name, 'contact', '<span class="support"></span>']) {
    assert.ok(page.includes(word) && textOf('error.html').includes(word), word);
  }
  const early = readFileSync(join(frontends, 'shell/early.ts'), 'utf8');
  assert.ok(early.includes(`getItem('${themeKey}')`) && early.includes(product.name));
  assert.ok(early.includes(`getItem('${trackKey}')`) && early.includes(`=== '${defaultTrackSlug}'`));
});

test('every text lies beside its packed copies, which unpack to the same', () => {
  const texts = build.files.filter((file) => /\.(js|css|html|svg)$/.test(file.path));
  for (const { path } of texts) {
    assert.equal(gunzipSync(readFileSync(join(out, `${path}.gz`))), readFileSync(join(out, path)));
    assert.equal(brotliDecompressSync(readFileSync(join(out, `${path}.br`))), readFileSync(join(out, path)));
  }
});

test('an unchanged site is not built again, a damaged one is', async () => {
  assert.is((await buildWeb(out)).built, false);
  writeFileSync(join(out, 'index.html'), 'damaged');
  assert.is((await buildWeb(out)).built, true);
  assert.is(textOf('index.html'), page);
});

test('an unknown name or a missing source stops the build', () => {
  const file = (part: string, specifier: string, code: string): BuiltFile => ({
    part,
    name: `${part}-x.js`,
    kind: 'module',
    specifiers: [specifier],
    code,
    packages: [],
  });
  const kit = file('kit', '@clubhouse/kit', 'const a = 1; export { a as Card };');
  assert.equal(
    brokenImports([kit, file('picks', '@clubhouse/picks', 'import { Card } from "@clubhouse/kit"; Card;')]),
    [],
  );
  assert.equal(
    brokenImports([kit, file('picks', '@clubhouse/picks', 'import { Lost } from "@clubhouse/kit"; Lost;')]),
    ['picks imports Lost from @clubhouse/kit, which does not give it'],
  );
  assert.is(brokenImports([file('picks', '@clubhouse/picks', 'import "left-pad";')]).length, 1);
});

test('parts meet at their entry points only', () => {
  const [kit] = sharedParts;
  const plugin = deps({
    name: 'picks',
    folder: join(frontends, 'picks'),
    entry: join(frontends, 'picks/picks.ts'),
    specifier: '@clubhouse/picks',
  });
  const resolve = plugin.resolveId as unknown as (
    this: { error: (text: string) => never },
    source: string,
    importer: string,
  ) => unknown;
  const context = {
    error(text: string): never {
      throw new Error(text);
    },
  };
  const importer = join(frontends, 'picks/picks-screens.tsx');
  assert.equal(resolve.call(context, '#kit/kit.ts', importer), { id: kit.specifier, external: true });
  assert.is(resolve.call(context, './home.tsx', importer), join(frontends, 'picks/home.tsx'));
  assert.equal(resolve.call(context, '#kit/charts/charts.ts', importer), {
    id: '@clubhouse/charts',
    external: true,
  });
  assert.throws(() => resolve.call(context, '#kit/base/card.tsx', importer), /past the entry of kit/);
  assert.throws(
    () => resolve.call(context, '#kit/charts/pace-map.tsx', importer),
    /past the entry of charts/,
  );
  assert.throws(() => resolve.call(context, '../account/profile.tsx', importer), /past the entry of account/);
});

test.run();
