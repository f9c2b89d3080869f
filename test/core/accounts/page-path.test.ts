import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PAGE_PATH_LIMIT, readPagePath } from '#core/accounts/page-path.ts';

const test = suite('The path of a visited page');

test('is stored without its query and fragment, which may be private', () => {
  assert.is(readPagePath('/races/saratoga-2025-08-02-1?q=my+bet#notes'), '/races/saratoga-2025-08-02-1');
  assert.is(readPagePath('/#link=secret'), '/');
  assert.is(readPagePath('/profile#a?b'), '/profile');
});

test('is null for another site and for anything but a path', () => {
  for (const text of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'profile',
    '',
    '?q=/x',
    '#/x',
    ' \n',
  ])
    assert.is(readPagePath(text), null, text);
});

test('has no invisible characters and no outer blanks', () => {
  assert.is(readPagePath(' /profile\u0000 '), '/profile');
});

test('is cut to its limit', () => {
  assert.is(readPagePath(`/${'x'.repeat(1_000)}`)?.length, PAGE_PATH_LIMIT);
  assert.is(readPagePath(`/${'x'.repeat(PAGE_PATH_LIMIT - 1)}`)?.length, PAGE_PATH_LIMIT);
});

test.run();
