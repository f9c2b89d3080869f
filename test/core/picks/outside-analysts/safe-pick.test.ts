import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { safePick } from '#core/picks/outside-analysts/safe-pick.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';

const test = suite('a pick made safe for screens');

/** A text as a model could be made to write it, and what is left of it. */
const HOSTILE = 'Fast <i>early</i>\u202E ![x](http://evil.example/a.png) see https://evil.example';
const SAFE = /^Fast early x see$/;

test('every text of a pick is cleaned: reasons, longshot, value and exotics', () => {
  const pick = safePick(
    aParsedPick({
      primary: { programNumber: '1', confidence: 50, reasons: [HOSTILE] },
      longshot: { programNumber: '2', reason: HOSTILE },
      value: [{ programNumber: '3', confidence: 60, reason: HOSTILE }],
      exotics: [{ betType: 'exacta', programNumbers: ['1', '2'], reason: HOSTILE }],
    }),
  );
  const texts = [
    ...pick.primary.reasons,
    pick.longshot?.reason ?? '',
    ...pick.value.map(({ reason }) => reason),
    ...pick.exotics.map(({ reason }) => reason),
  ];
  assert.is(texts.length, 4);
  for (const text of texts) assert.match(text, SAFE);
});

test('reasons with nothing left after cleaning are dropped', () => {
  const pick = aParsedPick({
    primary: { programNumber: '1', confidence: 50, reasons: ['<b></b>', 'Fast <i>early</i>', ' \n '] },
  });
  assert.equal(safePick(pick).primary.reasons, ['Fast early']);
});

test('numbers, confidence and kinds of bets stay as they were given', () => {
  const pick = aParsedPick({
    longshot: { programNumber: '1A', reason: 'so' },
    value: [{ programNumber: '#2', confidence: 61.4, reason: 'so' }],
    exotics: [{ betType: 'trifecta', programNumbers: ['1', '2', '3'], reason: 'so' }],
  });
  assert.equal(safePick(pick), pick);
});

test('a pick without longshot and bets stays without', () => {
  const { longshot, value, exotics } = safePick(aParsedPick());
  assert.equal([longshot, value, exotics], [null, [], []]);
});

test('cleaning twice changes nothing more', () => {
  const once = safePick(aParsedPick({ primary: { programNumber: '1', confidence: 50, reasons: [HOSTILE] } }));
  assert.equal(safePick(once), once);
});

test.run();
