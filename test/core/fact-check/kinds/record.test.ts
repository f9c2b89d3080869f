import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { record } from '#core/fact-check/kinds/record.ts';
import { aPerson, aRecord } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about starts, wins and earnings');

const CASES: readonly (readonly [text: string, holds: readonly (boolean | null)[]])[] = [
  ['It is 2 for 8 lifetime.', [true]],
  ['It is 3 for 8 lifetime.', [false]],
  ['It is two for eight.', [true]],
  ['It has 8 starts with 2 wins.', [true]],
  ['It is 1 for 3 at the distance.', [true]],
  ['It is 2 for 3 at the distance.', [false]],
  ['At the distance, it is 1 for 3.', [true]],
  ['It is 0-for-0 on turf.', [true]],
  ['It is 1 for 2 on wet tracks.', [true]],
  ['It is 1 for 6 on fast dirt.', [true]],
  ['It is 1 for 3 this year.', [true]],
  ['It is 1 for 5 last year.', [true]],
  ['It was in the money 4 of 8 times.', [true]],
  ['It was in the money in 5 of 8 starts.', [false]],
  ['It has two career wins.', [true]],
  ['It is a 3-time winner.', [false]],
  ['It has won twice.', [true]],
  ['It makes its 8 career starts count.', [true]],
  ['It has never won.', [false]],
  ['It is unraced.', [false]],
  ['It is winless on turf.', [true]],
  ['It earned $96,000.', [true]],
  ['It earned $96,400.', [true]],
  ['It earned $80,000.', [false]],
  ['It has $96,000 in career earnings.', [true]],
  ['It runs six furlongs.', []],
  ['It is 0 for 1 over this track.', [true]],
  ['It is 0 for 1 at Saratoga.', [true]],
  ['It is 1 for 1 at the track.', [false]],
  ['It is 0 for 0 over the all-weather.', [true]],
  ['It has one win in three starts at the distance.', [true]],
  ['It has 2 victories from 8 races.', [true]],
  ['It has 2 wins out of 8 starts.', [true]],
  ['It has eight career starts and two wins.', [true]],
  ['It has eight career starts and three wins.', [false]],
  ['It has one win this year.', [true]],
  ['It has three wins this year.', [false]],
  ['It had 5 starts last year.', [true]],
  ['It is a two-time winner.', [true]],
  ['It is a two-time winner at the distance.', [false]],
  ['It has found the winner’s circle twice.', [true]],
  ['It has won once.', [false]],
  ['It has been out eight times.', [true]],
  ['It has been out twice.', [false]],
  ['It has faced the starter three times this year.', [true]],
  ['It is a maiden.', [false]],
  ['It has yet to win at this track.', [true]],
  ['It has yet to win at the distance.', [false]],
  ['It has no wins on synthetic.', [true]],
  ['It makes its career debut.', [false]],
  ['It earned $0 on the grass.', [true]],
  ['It earned $96,000 on the grass.', [false]],
  ['Its bankroll of $96,000 is the best here.', [true]],
  ['It is 8 for 2 lifetime.', [false]],
  ['It is 0 for 2 on a sloppy track.', [false]],
];

/** What is said of a few of its races, of another thing than starts, or of a kind of race, cannot be counted here. */
const UNCOUNTED: readonly string[] = [
  'It has two wins in its last four.',
  'It won two of its recent races.',
  'It won 2 furlongs out.',
  'It runs in a maiden special weight.',
  'It won a maiden claiming event.',
  'It has 2 starts back been ridden harder.',
  'Its jockey has 30 wins.',
  'It ran 3 from 8 furlongs out.',
];

for (const [text, holds] of CASES) {
  test(`${text} ${holds.length === 0 ? 'claims nothing' : String(holds)}`, () =>
    assert.equal(holdsFor(record, text), holds));
}

for (const text of UNCOUNTED) {
  test(`${text} claims no count`, () => assert.equal(holdsFor(record, text), []));
}

test('two records in one sentence are two claims, each with its own scope', () => {
  assert.equal(holdsFor(record, 'It is 2 for 8 lifetime and 1 for 3 at the distance.'), [true, true]);
  assert.equal(holdsFor(record, 'It is 2 for 8 lifetime and 2 for 3 at the distance.'), [true, false]);
});

test('wins inside a pair are not counted again', () => {
  assert.is(holdsFor(record, 'It has 2 wins from 8 starts.').length, 1);
});

test('a record of jockey or trainer is checked against theirs', () => {
  const evidence = evidenceWith({ trainer: aPerson('MARSH ALEX', 80, 20) });
  assert.equal(holdsFor(record, 'Its trainer is 20 of 80 this year.', evidence), [true]);
  assert.equal(holdsFor(record, 'Its trainer is 21 of 80 this year.', evidence), [false]);
});

test('without any record of its people such a claim cannot be checked', () => {
  const evidence = evidenceWith({ trainer: null, jockey: null });
  assert.equal(holdsFor(record, 'Its trainer is 20 of 80 this year.', evidence), [null]);
});

test('a horse with an unknown record makes no claim checkable', () => {
  const evidence = evidenceWith({ records: null });
  for (const text of ['It is 2 for 8.', 'It has two wins.', 'It is unraced.', 'It earned $96,000.'])
    assert.equal(holdsFor(record, text, evidence), [null], text);
});

test('earnings may be rounded by less than $500 either way', () => {
  assert.equal(holdsFor(record, 'It earned $96,499.'), [true]);
  assert.equal(holdsFor(record, 'It earned $95,501.'), [true]);
  assert.equal(holdsFor(record, 'It earned $96,500.'), [false]);
  assert.equal(holdsFor(record, 'It earned $95,500.'), [false]);
});

test('in the money counts wins, seconds and thirds, here 2 + 1 + 1', () => {
  assert.equal(holdsFor(record, 'It hit the board in 4 of 8 starts.'), [true]);
  assert.equal(holdsFor(record, 'It was in the first three in 3 of 8 starts.'), [false]);
  assert.equal(holdsFor(record, 'It finished well in 4 of 8 starts.'), [false]);
});

test('a horse that never started is unraced and a debut, and 0 for 0 at everything', () => {
  const records = { ...present(SUBJECT.records), life: aRecord(), track: aRecord() };
  const evidence = evidenceWith({ records });
  for (const text of ['It is unraced.', 'It is a first-time starter.', 'It is 0 for 0.', 'It is a maiden.'])
    assert.equal(holdsFor(record, text, evidence), [true], text);
});

test('jockey and trainer together have a record of their own', () => {
  const combination = { span: 'this year', starts: 24, wins: 6, places: 2, shows: 1, roi: null };
  const evidence = evidenceWith({ combination });
  assert.equal(holdsFor(record, 'The partnership is 6 for 24.', evidence), [true]);
  assert.equal(holdsFor(record, 'The partnership is 7 for 24.', evidence), [false]);
});

test('a situation of the trainer counts its wins from its share: 0.25 of 60 is 15', () => {
  const angle = { who: 'trainer', label: '2nd off layoff', starts: 60, winShare: 0.25 } as const;
  const evidence = evidenceWith({ angles: [{ ...angle, inMoneyShare: 0.5, roi: -0.2 }] });
  assert.equal(holdsFor(record, 'The trainer is 15 for 60 in this situation.', evidence), [true]);
  assert.equal(holdsFor(record, 'The trainer is 16 for 60 in this situation.', evidence), [false]);
});

test('with a stored history of people a record the card does not print may still be right', () => {
  const connectionRecords = new Map([
    ['3', { jockey: { starts: 300, wins: 60, expected: 50, support: 40 } }],
  ]);
  const evidence = evidenceWith({}, {}, { connectionRecords });
  assert.equal(holdsFor(record, 'Its trainer is 20 of 80 this year.', evidence), [null]);
  assert.equal(holdsFor(record, 'Its trainer is 15 of 100 this year.', evidence), [true]);
});

test('a pair without an owner is the horse’s first and its people’s second', () => {
  const evidence = evidenceWith({ trainer: aPerson('MARSH ALEX', 80, 20) });
  assert.equal(holdsFor(record, 'It is 1 for 3 this year.', evidence), [true]);
  assert.equal(holdsFor(record, '20 of 80 this year is good.', evidence), [true]);
  assert.equal(holdsFor(record, '21 of 80 this year is good.', evidence), [false]);
});

/** What the card is said to say of the first claim of a text. */
const factOf = (text: string): string | undefined =>
  record(text, evidenceWith())
    .map(({ check }) => check(SUBJECT).fact)
    .at(0);

test('the fact names the horse, the races meant and every count, in singular and plural', () => {
  assert.is(factOf('It is 2 for 8.'), '3 PAPER LANTERN in its life: 8 starts, 2 wins, 1 second, 1 third');
  assert.is(
    factOf('It is 1 for 1 at Saratoga.'),
    '3 PAPER LANTERN at this track: 1 start, 0 wins, 0 seconds, 1 third',
  );
});

test('the fact of earnings is written like money', () => {
  assert.is(factOf('It earned $80,000.'), '3 PAPER LANTERN earned $96,000 in its life');
});

test('the fact of people lists every count of them', () => {
  assert.is(
    factOf('Its trainer is 20 of 80 this year.'),
    'jockey and trainer of 3 PAPER LANTERN: 15 of 100, 15 of 100',
  );
});

test.run();
