import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readPagePath } from '#core/accounts/page-path.ts';
import { readName } from '#core/accounts/person-name.ts';
import { clippedText, plainText } from '#core/accounts/plain-text.ts';

const test = suite('Text that people and browsers send');

test('control characters become blanks and nothing becomes null', () => {
  assert.is(plainText(' a\u0000b\r\nc\u007f'), 'a b c');
  assert.is(plainText(' \u0000\t'), null);
  assert.is(plainText('Anna\u202Eevil\u2066'), 'Anna evil');
});

test('long text is cut between characters, never inside one', () => {
  assert.is(clippedText('🐎🐎🐎', 2), '🐎🐎');
  assert.is(clippedText('x'.repeat(1_000_000), 3), 'xxx');
  assert.is(clippedText('short', 10), 'short');
});

test('a name has up to 100 characters, is trimmed, and a blank one is no name', () => {
  assert.equal(readName('  Zoë '), { name: 'Zoë' });
  assert.equal(readName('   '), { name: null });
  assert.equal(readName(null), { name: null });
  assert.equal(readName('🐎'.repeat(100)), { name: '🐎'.repeat(100) });
  assert.is(readName('x'.repeat(101)), 'too-long');
});

test('only the path of a visited page is stored', () => {
  assert.is(readPagePath('/ml-predictions?race=7&token=x#top'), '/ml-predictions');
  assert.is(readPagePath(`/${'x'.repeat(5000)}`)?.length, 300);
  for (const path of ['', 'profile', '//evil.example', 'https://evil.example/', '?x']) {
    assert.is(readPagePath(path), null, path);
  }
});

test.run();
