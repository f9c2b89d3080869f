import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutRepeats } from '#core/assistant/debate/repeats.ts';

const test = suite('What a debate has heard before');

test('a sentence that was said before is left out; of a statement of nothing else nothing is left', () => {
  const earlier = ['Ran 91 at Belmont in May. Class rise today for it.'];
  assert.is(withoutRepeats('It is quick. Ran 91 at Belmont in May.', earlier), 'It is quick.');
  assert.is(withoutRepeats('Ran 91 at Belmont, in May!', earlier), '');
  assert.is(withoutRepeats('', earlier), '');
});

test('a statement says each of its own sentences once, however short', () => {
  assert.is(withoutRepeats('It is quick. It has post 3. It is quick!', []), 'It is quick. It has post 3.');
  assert.is(withoutRepeats('I agree. It is quick.', ['So be it. I agree.']), 'It is quick.');
});

test('a sentence with another horse, figure or word in it is another sentence', () => {
  const earlier = ['#2 ran 91 at Belmont. It is 5-2 on the morning line.'];
  for (const text of [
    '#3 ran 91 at Belmont.',
    '#2 ran 92 at Belmont.',
    'It is 3-2 on the morning line.',
    '#2 ran 91 at Belmont, on the turf.',
  ])
    assert.is(withoutRepeats(text, earlier), text);
});

test('points of initials and of Jr. end no sentence: two riders called Jr. are not one', () => {
  const text =
    'Irad Ortiz Jr. rides it. Rival: Edgard Zayas Jr. rides the other. J. Smith rode. J. Smith won.';
  assert.is(withoutRepeats(text, []), text);
});

test('lines stay lines when a sentence goes out of one of them', () => {
  assert.is(
    withoutRepeats('- It is quick.\n- It is fit. It is quick.\n- It is quick.', []),
    '- It is quick.\n- It is fit.',
  );
  assert.is(
    withoutRepeats('One.\n\nTwo.', []),
    'One.\n\nTwo.',
    'nothing is touched where nothing is repeated',
  );
});

test('a sentence that begins in small letters or ends in a quotation mark is heard as well', () => {
  assert.is(withoutRepeats('it closes well. it closes well.', []), 'it closes well.');
  assert.is(withoutRepeats('“It closes well.” It is quick.', ['It closes well.']), 'It is quick.');
});

test.run();
