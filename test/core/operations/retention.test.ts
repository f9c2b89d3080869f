import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, shift } from '#core/kernel/instant.ts';
import {
  MAX_QUARANTINED_CHARACTERS,
  type QuarantineEntry,
  trimmedEntry,
} from '#core/operations/quarantine.ts';
import { horizonOf, retentionText } from '#core/operations/retention.ts';
import { RUN_START } from '#test/support/a-run.ts';

const test = suite('How long data is kept, and how much of an answer');

const ruleOf = (keepDays: number) => ({ what: 'page views', keepDays });

test('the retention period reads in days, one of them in the singular', () => {
  assert.equal(
    [365, 2, 1, 0].map((keepDays) => retentionText(ruleOf(keepDays))),
    ['365 days', '2 days', '1 day', 'until they expire'],
  );
});

test('data is deleted that many days of 24 hours later, data that expires by itself at once', () => {
  assert.is(horizonOf(ruleOf(30), RUN_START), shift(RUN_START, -30 * DAY));
  assert.is(horizonOf(ruleOf(0), RUN_START), RUN_START);
});

const answer = (text: string): QuarantineEntry => ({
  source: 'Results',
  address: 'https://results.example/today',
  status: 200,
  contentType: 'text/html',
  text,
  at: RUN_START,
  why: 'The page could not be read.',
});

test('an answer is set aside as it came, up to its longest', () => {
  assert.is(trimmedEntry(answer('<html>')).text, '<html>');
  assert.is(trimmedEntry(answer('')).text, '');
  assert.is(
    trimmedEntry(answer('x'.repeat(MAX_QUARANTINED_CHARACTERS))).text.length,
    MAX_QUARANTINED_CHARACTERS,
  );
  assert.is(
    trimmedEntry(answer('x'.repeat(MAX_QUARANTINED_CHARACTERS + 1))).text.length,
    MAX_QUARANTINED_CHARACTERS,
  );
});

test('characters the database refuses become blanks, and the rest of the entry stays', () => {
  const entry = answer('a\0b\0');
  assert.equal(trimmedEntry(entry), { ...entry, text: 'a b ' });
});

test.run();
