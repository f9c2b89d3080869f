import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('a refusal');

test('says what kind it is, whose, and one sentence for people', () => {
  const refusal = new Refusal('not-found', 'card.no-card', 'There is no card.');
  assert.equal(
    [refusal.kind, refusal.code, refusal.message, refusal.name],
    ['not-found', 'card.no-card', 'There is no card.', 'Refusal'],
  );
});

test('is an error, so that it has a stack and stops the work', () => {
  const refusal = new Refusal('invalid', 'card.bad-day', 'No day.');
  assert.instance(refusal, Error);
  assert.match(refusal.stack ?? '', /Refusal: No day\./);
});

test('says when to try again only where that is known, also when it is at once', () => {
  const again = (retryAfterSeconds?: number) =>
    new Refusal('too-many', 'x.y', 'Wait.', retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
      .retryAfterSeconds;
  assert.equal([again(), again(0), again(60)], [null, 0, 60]);
});

test('keeps what caused it, and has no cause of its own', () => {
  const cause = new TypeError('socket closed');
  assert.is(new Refusal('unavailable', 'x.y', 'Ill.', { cause }).cause, cause);
  assert.not('cause' in new Refusal('unavailable', 'x.y', 'Ill.'));
});

test.run();
