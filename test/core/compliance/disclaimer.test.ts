import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  acceptedText,
  DISCLAIMER,
  DISCLAIMER_TYPE,
  DISCLAIMER_VERSION,
  MINIMUM_AGE,
} from '#core/compliance/disclaimer.ts';

const test = suite('The disclaimer');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('is registration 1.0, for people of 18 and older', () => {
  assert.equal([DISCLAIMER_TYPE, DISCLAIMER_VERSION, MINIMUM_AGE], ['registration', '1.0', 18]);
});

test('has the four parts that are ticked one by one', () => {
  assert.equal(
    DISCLAIMER.sections.map((section) => section.title),
    [
      'Entertainment and Amusement Only',
      'Data Accuracy and Errors',
      'Liability Waiver and Release',
      'General Terms and Conditions',
    ],
  );
});

test('says that the right to legal action is waived and that one is at least 18 years old', () => {
  const [, , liability, general] = DISCLAIMER.sections;
  assert.match(liability?.text ?? '', /waive any right to take legal action/);
  assert.match(general?.text ?? '', /at least 18 years old/);
});

test('is accepted as one text that holds every part', () => {
  for (const { title, text } of DISCLAIMER.sections) {
    assert.ok(DISCLAIMER.text.includes(title));
    assert.ok(DISCLAIMER.text.includes(text));
  }
  assert.equal(acceptedText(sha256), {
    disclaimerType: 'registration',
    disclaimerVersion: '1.0',
    disclaimerText: DISCLAIMER.text,
    contentHash: sha256(DISCLAIMER.text),
  });
});

test('of version 1.0 has not changed by a letter (a changed text needs a new version)', () => {
  assert.is(sha256(DISCLAIMER.text), '3932aa3cf05d3c969c240365ed0ec7105a31b3f728e72df840c2b11665c1f013');
});

test.run();
