import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { glossaryPage } from '#config/tooling/papers/glossary.ts';

const test = suite('the glossary');

test('the page in config/docs has the terms of the chat; `npm run papers` draws it again', () => {
  const page = readFileSync(join(import.meta.dirname, '../../config/docs/glossary.md'), 'utf8');
  assert.is(page, glossaryPage());
});

test('a term stands with its other names, in the order of the alphabet', () => {
  const page = glossaryPage();
  assert.match(page, '- **wheel** (also wheeling): A wheel takes one horse');
  assert.ok(page.indexOf('- **box**') < page.indexOf('- **wheel**'));
});

test.run();
