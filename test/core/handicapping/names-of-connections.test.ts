import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectionNames, type StarterConnections } from '#core/handicapping/names-of-connections.ts';

const test = suite('connection names');

const starter = (change: Partial<StarterConnections> = {}): StarterConnections => ({
  jockey: 'Robin A. Lane',
  trainer: 'Alex Marsh, Jr.',
  owner: 'Tall Fence Stable, Inc.',
  isDebut: false,
  lastTrack: 'SAR',
  lastPlace: 2,
  ...change,
});
const named = (change: Partial<StarterConnections>) => Object.fromEntries(connectionNames(starter(change)));

test('people, their pair, the owner and the last start have one spelling', () => {
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

test('from eighth back all places count as one, unplaced apart', () => {
  assert.equal(
    [8, 11, null].map((lastPlace) => named({ lastPlace })['lastLine']),
    ['SAR 8', 'SAR 8', 'SAR -'],
  );
});

test('without a rider there is no pair, without people no name', () => {
  assert.equal(Object.keys(named({ jockey: null })), ['trainer', 'owner', 'lastLine']);
  assert.equal(Object.keys(named({ jockey: '' })), ['trainer', 'owner', 'lastLine']);
  assert.equal(Object.keys(named({ trainer: '', owner: '' })), ['jockey', 'lastLine']);
  const nobody = { jockey: null, trainer: null, owner: null, isDebut: true, lastTrack: null };
  assert.equal(connectionNames(starter(nobody)), []);
});

test.run();
