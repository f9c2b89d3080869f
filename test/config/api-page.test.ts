import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { apiPage } from '#config/tooling/papers/api.ts';
import { endpoints } from '#contract/contract.ts';

const test = suite('the page about the API');

test('the page in config/docs is that of the calls; `npm run papers` draws it again', () => {
  assert.is(readFileSync(join(import.meta.dirname, '../../config/docs/api.md'), 'utf8'), apiPage());
});

test('every call is on it once, with who may make it and what it does', () => {
  const lines = apiPage()
    .split('\n')
    .filter((line) => line.startsWith('- `'));
  assert.is(lines.length, endpoints.length);
  assert.is(new Set(lines.map((line) => line.split('`')[1])).size, endpoints.length);
  assert.match(apiPage(), '- `GET /api/openapi.json` (anyone): This API as an OpenAPI 3.1 document.');
});

test.run();
