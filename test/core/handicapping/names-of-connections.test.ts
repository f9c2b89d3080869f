import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BehindStarter, namesBehind } from '#core/handicapping/names-of-connections.ts';

const test = suite('names behind');

const starter = (change: Partial<BehindStarter> = {}): BehindStarter => ({
  jockey: 'Robin A. Lane',
  trainer: 'Alex Marsh, Jr.',
  owner: 'Tall Fence Stable, Inc.',
  isDebut: false,
  lastTrack: 'SAR',
  lastPlace: 2,
  ...change,
});
const named = (change: Partial<BehindStarter>) => Object.fromEntries(namesBehind(starter(change)));

test('people, their pair, the owner and the last line stand in one spelling', () => {
  assert.equal(named({}), {
    jockey: 'ROBIN LANE',
    trainer: 'ALEX MARSH JR',
    owner: 'TALLFENCESTABLEINC',
    partnership: 'ALEX MARSH JR|ROBIN LANE',
    lastLine: 'SAR 2',
  });
});

test('a first starter has the record of its trainer with first starters, and no last line', () => {
  const { debut, lastLine } = named({ isDebut: true, lastTrack: null, lastPlace: null });
  assert.equal([debut, lastLine], ['ALEX MARSH JR', undefined]);
});

test('from the eighth place back all come alike, and the unplaced by themselves', () => {
  assert.equal(
    [8, 11, null].map((lastPlace) => named({ lastPlace })['lastLine']),
    ['SAR 8', 'SAR 8', 'SAR -'],
  );
});

test('without a rider there is no pair, without anybody no name', () => {
  assert.equal(Object.keys(named({ jockey: null })), ['trainer', 'owner', 'lastLine']);
  assert.equal(Object.keys(named({ jockey: '' })), ['trainer', 'owner', 'lastLine']);
  assert.equal(Object.keys(named({ trainer: '', owner: '' })), ['jockey', 'lastLine']);
  const nobody = { jockey: null, trainer: null, owner: null, isDebut: true, lastTrack: null };
  assert.equal(namesBehind(starter(nobody)), []);
});

test.run();
