import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sentenceGate } from '#core/assistant/jake/sentence-gate.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('A streamed text, sentence by sentence');

/** A gate that shuts at `bad`, and what it let out. */
function aGate() {
  const passed: string[] = [];
  const gate = sentenceGate(
    (sentence) => !sentence.includes('bad'),
    (sentence) => passed.push(sentence),
  );
  return { gate, passed };
}

function through(...pieces: readonly string[]): readonly string[] {
  const { gate, passed } = aGate();
  for (const piece of pieces) gate.receive(piece);
  gate.end();
  return passed;
}

test('sentences pass one by one as they come, and nothing after the first that must not', () => {
  assert.equal(through('One go', 'od. Two is 2.5 long. Thr', 'ee is bad. Four is good. '), [
    'One good. ',
    'Two is 2.5 long. ',
  ]);
});

test('the last sentence passes at the end', () => {
  const { gate, passed } = aGate();
  gate.receive('- $20 win #1\nNo point at the end');
  assert.equal(passed, ['- $20 win #1\n']);
  gate.end();
  assert.equal(passed, ['- $20 win #1\n', 'No point at the end']);
});

test('a sentence waits until the next one begins, so that it is known to be whole', () => {
  const { gate, passed } = aGate();
  gate.receive('It pays $2.');
  assert.equal(passed, []);
  gate.receive('40 to show.');
  gate.receive(' ');
  assert.equal(passed, []);
  gate.receive('Next one.');
  assert.equal(passed, ['It pays $2.40 to show. ']);
});

test('a period inside a price or before a lowercase letter ends no sentence', () => {
  assert.equal(through('No. 4 pays vs. the rest. Take it.'), ['No. ', '4 pays vs. the rest. ', 'Take it.']);
});

test('a quotation mark or a bracket after the period belongs to the sentence', () => {
  assert.equal(through('He said "pass." So pass. (It is dear.) Wait.'), [
    'He said "pass." ',
    'So pass. ',
    '(It is dear.) ',
    'Wait.',
  ]);
});

test('questions and exclamations are sentences; each line is one whatever it ends with', () => {
  assert.equal(through('Why? Because! Good'), ['Why? ', 'Because! ', 'Good']);
  assert.equal(through('a line\n\n- another\n'), ['a line\n\n', '- another\n']);
});

test('a bad last line is not let out at the end', () => {
  assert.equal(through('Good. ', 'bad'), []);
  assert.equal(through('Good.\n', 'bad'), ['Good.\n']);
});

test('without a text nothing passes, and ending twice changes nothing', () => {
  assert.equal(through(), []);
  assert.equal(through(''), []);
  const { gate, passed } = aGate();
  gate.receive('Whole.');
  gate.end();
  gate.end();
  assert.equal(passed, ['Whole.']);
});

test('however a good text is cut into pieces, the whole text comes out in order', () => {
  const text =
    'The 4 is 7-2. It ran 91.5 at 6F!\n- $20 win #4\n"Take it," he said. Wait for 4-1? (Or pass.) Done.';
  const rng = seededRng(4);
  for (let round = 0; round < 50; round += 1) {
    const pieces: string[] = [];
    for (let from = 0; from < text.length; ) {
      const length = 1 + Math.floor(rng() * 12);
      pieces.push(text.slice(from, from + length));
      from += length;
    }
    assert.is(through(...pieces).join(''), text);
  }
});

test.run();
