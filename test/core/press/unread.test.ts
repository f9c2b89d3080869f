import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { refuseIfNoneAnswered, shortened } from '#core/press/unread.ts';

const test = suite('pages that could not be read');

const failure = (name: string, retryAfterSeconds?: number) => ({
  name,
  refusal: new Refusal(
    'unavailable',
    `source.${name}`,
    `${name} failed.`,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  ),
});

const codeOf = (failed: readonly ReturnType<typeof failure>[], answered: number): string | null => {
  try {
    refuseIfNoneAnswered(failed, answered);
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'a bug';
  }
};

test('refuse nothing while at least one page answered, or without any page', () => {
  assert.is(codeOf([failure('rail')], 1), null);
  assert.is(codeOf([], 0), null);
});

test('refuse with the first refusal where none has a retry time', () => {
  assert.is(codeOf([failure('rail'), failure('paper')], 0), 'source.rail');
});

test('refuse with the refusal that has a retry time, wherever it is in the list', () => {
  assert.is(codeOf([failure('rail'), failure('paper', 60)], 0), 'source.paper');
  assert.is(
    codeOf([failure('rail', 0), failure('paper', 60)], 0),
    'source.rail',
    'again at once is soon too',
  );
});

test('up to twenty-five faults are listed, of more the first ones and how many are left', () => {
  const faults = Array.from({ length: 27 }, (_, nth) => `Fault ${nth + 1}.`);
  assert.equal(shortened(faults.slice(0, 25)), faults.slice(0, 25));
  assert.equal(shortened(faults), [...faults.slice(0, 25), '2 more.']);
  assert.is(shortened(faults.slice(0, 26)).at(-1), '1 more.');
  assert.equal(shortened([]), []);
});

test.run();
