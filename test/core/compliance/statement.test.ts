import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import { acceptedAtIn, type Statement } from '#core/compliance/statement.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('What a browser says was accepted');

const read = (change: Partial<Statement> = {}) =>
  acceptedAtIn({
    disclaimerType: 'registration',
    disclaimerVersion: '1.0',
    disclaimerText: DISCLAIMER.text,
    acceptedAt: '2025-06-07T11:59:58.500Z',
    ...change,
  });

/** The refusal of a statement; fails the test where it is read. */
const refusalFor = (change: Partial<Statement>) => refusalOf(() => read(change));

test('with the words of the current disclaimer gives the time of the browser', () => {
  assert.is(read(), Date.UTC(2025, 5, 7, 11, 59, 58, 500));
});

test('has the words of the version it names, to the letter', () => {
  const { text } = DISCLAIMER;
  for (const disclaimerText of [
    'In other words',
    ` ${text}`,
    `${text}\n`,
    text.slice(1),
    'x'.repeat(50_000),
  ]) {
    const { kind, code, message } = refusalFor({ disclaimerText });
    assert.equal([kind, code], ['invalid', 'compliance.other-text']);
    assert.is(message, 'That is not the current disclaimer. Reload the page and read it again.');
  }
});

test('may be written in any zone', () => {
  assert.is(read({ acceptedAt: '2025-06-07T07:59:58-04:00' }), Date.UTC(2025, 5, 7, 11, 59, 58));
});

test('is not about another disclaimer', () => {
  const { kind, code, message } = refusalFor({ disclaimerType: 'newsletter' });
  assert.equal([kind, code], ['invalid', 'compliance.unknown-disclaimer']);
  assert.is(message, 'There is no disclaimer of that type.');
});

test('is not about an older or a later version', () => {
  for (const disclaimerVersion of ['0.9', '1.1', '1', '']) {
    const { kind, code, message } = refusalFor({ disclaimerVersion });
    assert.equal([kind, code], ['invalid', 'compliance.other-version'], disclaimerVersion);
    assert.is(message, 'That is not the current disclaimer. Reload the page and read it again.');
  }
});

test('has words', () => {
  for (const disclaimerText of ['', ' \n\t ']) {
    const { kind, code } = refusalFor({ disclaimerText });
    assert.equal([kind, code], ['invalid', 'compliance.no-text'], String(disclaimerText.length));
  }
});

test('has a time with a zone that is on the calendar', () => {
  for (const acceptedAt of ['', 'yesterday', '2025-06-07', '2025-06-07T12:00:00', '2025-13-07T12:00:00Z']) {
    const { kind, code } = refusalFor({ acceptedAt });
    assert.equal([kind, code], ['invalid', 'compliance.bad-time'], acceptedAt);
  }
});

test('that is wrong in all its parts is refused for the first of them', () => {
  const wrong = { disclaimerType: 'x', disclaimerVersion: 'x', disclaimerText: '', acceptedAt: '' };
  assert.is(refusalFor(wrong).code, 'compliance.unknown-disclaimer');
});

test.run();
