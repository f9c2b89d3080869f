import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAst } from 'vite';
import { withoutUnreachable, withoutUnshared } from '#config/tooling/web/lean-react.ts';
import { frontends } from '#config/tooling/web/parts.ts';

const test = suite('React without what the page cannot reach');

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

test('what is left is a tenth smaller, compiles, and still makes a root', () => {
  const lean = withoutUnshared(withoutUnreachable(client));
  assert.ok(lean.length < 0.9 * client.length, `${lean.length} of ${client.length}`);
  parseAst(lean);
  assert.match(lean, /^exports\.createRoot = function/m);
  assert.not.match(lean, /^exports\.hydrateRoot/m);
  assert.match(lean, /function startViewTransition\(\) \{ leftOut\('view transitions'\); \}/);
});

test('a function that React no longer has stops the build with its name', () => {
  const later = client.replace('function startViewTransition(', 'function startTheTransition(');
  assert.throws(
    () => withoutUnreachable(later),
    /no function startViewTransition \(view transitions\) any more/,
  );
});

test('an export is dropped alone, whether it spans lines or not', () => {
  const code =
    "exports.useDebugValue = function () {};\nexports.memo = function (type) {\n  return type;\n};\nexports.cache = function () {\n  return 1;\n};\nexports.version = '1';\n";
  assert.is(
    withoutUnshared(code).trim(),
    "exports.memo = function (type) {\n  return type;\n};\n\nexports.version = '1';",
  );
});

/** Elements and properties that lead to what is left out; their names are no imports, which the build checks itself. */
const leadsThere =
  /<(?:link|style|script|meta|[a-z]+-[a-z-]+)[\s>]|<Fragment [^>]*ref=|\s(?:form)?[aA]ction=\{(?:async|\(|[a-z]\w*\})/;

test('no screen uses an element or a property that leads to what is left out', () => {
  const screens = readdirSync(frontends, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  assert.ok(screens.length > 200);
  const found = screens.filter((path) => {
    const code = readFileSync(join(frontends, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return leadsThere.test(code) && /<(?:form|link|style|script|meta|button|input|[a-z]+-)/.test(code);
  });
  assert.equal(found, []);
  assert.match('<form action={save}>', leadsThere);
  assert.match('<my-horse name="x">', leadsThere);
});

test.run();
