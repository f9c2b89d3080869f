import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import type { SourceRegister } from '#core/operations/ports.ts';
import { fetchFor, isSetUpIn, notSetUp } from '#core/operations/set-up.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';

const test = suite('Sources that are set up');

const well = async () => ({ expected: 1, received: 1, faults: [] });
const OF_SARATOGA = { known: ['saratoga'], sentence: 'The tote is set up for Saratoga only.' };

const sources: SourceRegister = (name) => {
  if (name === 'expert-picks')
    throw new Refusal('invalid', 'source.bad-address', 'It is not an http address.');
  if (name === 'changes') throw new TypeError('oops');
  return {
    fetchSource: name === 'news' ? null : well,
    howToSetUp: 'set IT',
    tracks: name === 'odds' ? OF_SARATOGA : EVERY_TRACK,
  };
};

test('a source whose setting is wrong does not stop the others: it is planned, and fails by itself', () => {
  assert.equal(
    (['weather', 'news', 'expert-picks'] as const).map((name) => isSetUpIn(sources, name, 'saratoga')),
    [true, false, true],
  );
});

test('a source is set up only for the tracks it covers', () => {
  assert.equal(
    ['saratoga', 'aqueduct'].map((track) => isSetUpIn(sources, 'odds', track)),
    [true, false],
  );
  assert.is(fetchFor(sources('odds'), 'aqueduct').why, 'The tote is set up for Saratoga only.');
  assert.is(fetchFor(sources('news'), 'aqueduct').why, 'To use it, set IT.');
});

test('the refusal says which tracks it covers, or what to set when it is off', () => {
  assert.is(
    notSetUp('odds', 'aqueduct', sources('odds')).message,
    'Live odds: The tote is set up for Saratoga only.',
  );
  assert.is(
    notSetUp('news', 'saratoga', sources('news')).message,
    'News: this source is not set up. To use it, set IT.',
  );
});

test('a defect is not a missing set-up', () => {
  assert.throws(() => isSetUpIn(sources, 'changes', 'saratoga'), /oops/);
});

test.run();
