import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wrongClaimsIn } from '#core/assistant/panel/panel-problems.ts';
import { threeHorseRace } from '../a-race-view.ts';

const test = suite('Claims of a model that the card contradicts');

const evidence = threeHorseRace();
const faults = (...texts: readonly string[]) => wrongClaimsIn(texts, evidence);

test('what the card says is no fault', () => {
  assert.equal(faults('Silver Latch is 5-2 on the morning line.', 'Our Last Word breaks from post 5.'), []);
});

test('a wrong post is reported with the words that claim it and the fact', () => {
  const [fault, ...others] = faults('Our Last Word breaks from post 2.');
  assert.match(fault ?? '', /^post.*: ".*2" is wrong: .*5/);
  assert.equal(others, []);
});

test('a horse under the number of another is reported', () => {
  assert.match(String(faults('Take Silver Latch (#3) to win.')), /is wrong: SILVER LATCH is number 1$/);
});

test('an opinion that names no fact is no fault', () => {
  assert.equal(faults('Silver Latch should be very hard to beat.', ''), []);
  assert.equal(faults(), []);
});

test('faults of several texts are reported in their order, four at most', () => {
  const wrong = [2, 3, 4, 6, 7, 8].map((post) => `Our Last Word breaks from post ${post}.`);
  const all = faults(...wrong);
  assert.is(all.length, 4);
  assert.equal(
    all.map((fault) => /post (\d)" is wrong/.exec(fault)?.[1]),
    ['2', '3', '4', '6'],
  );
});

test('a sentence goes on about the horse of its own text, not of the text before', () => {
  assert.equal(faults('Our Last Word is a filly.', 'Breaks from post 2.'), []);
  assert.is(faults('Our Last Word is a filly. She breaks from post 2.').length, 1);
});

test.run();
