import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutRepeats } from '#core/assistant/without-repeats.ts';

const test = suite('Joined answers say each sentence once');

const PASS =
  'PASS: No horse is likely to reach a price worth taking. Closest: #7 Tin Whistle, a bet at 3-1 or more.';
const REASON = 'ran 108 in the Santa Anita Derby on Apr 5; Prime Power 158.9, top by 4.9';

test('a verdict is said where it stands first, a source where it stands last', () => {
  assert.equal(
    withoutRepeats([
      `The pick is #7 Tin Whistle.\n${PASS}\nSource: Card A.`,
      `By our chances it wins 38% of the time. ${PASS}\nSource: Card A.`,
      `3-1 or more on #7 Tin Whistle.\n${PASS}`,
    ]),
    [
      `The pick is #7 Tin Whistle.\n${PASS}`,
      'By our chances it wins 38% of the time.\nSource: Card A.',
      '3-1 or more on #7 Tin Whistle.',
    ],
  );
});

test('a reason is given once for a horse', () => {
  const analysts = `Form analyst. Tin Whistle: ${REASON}.`;
  assert.equal(
    withoutRepeats([analysts, `Why #7 Tin Whistle:\n- Form analyst ranks it 1 of 8: ${REASON}.`]),
    [analysts, 'Why #7 Tin Whistle:\n- Form analyst ranks it 1 of 8.'],
  );
  const other = `Why #2 Quiet Ford:\n- Form analyst ranks it 2 of 8: ${REASON}.`;
  assert.equal(withoutRepeats([analysts, other]), [analysts, other]);
});

test('rows and words about different horses are left as they are, and no answer goes', () => {
  const texts = [
    '#1 Silver Latch:\n- on a wet track: 1 start\nIt has not run at this track in all its races.',
    '#2 Quiet Ford:\n- on a wet track: 1 start\nIt has not run at this track in all its races.',
    'Source: Card A.',
    'Source: Card A.',
  ];
  assert.equal(withoutRepeats(texts), texts);
});

test.run();
