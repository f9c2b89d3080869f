import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TRACKS } from '#core/card/track.ts';
import { TRACK_NAMES, trackName } from '#core/card/tracks/names.ts';

const test = suite('names of tracks');

test('no two registered tracks share a name, and every other code is a second one of theirs', () => {
  const names = TRACKS.map(({ displayName }) => displayName);
  assert.is(new Set(names).size, names.length);
  for (const { code, displayName } of TRACKS) assert.is(TRACK_NAMES[code], displayName, code);
});

test('a code is found with blanks around it and never changed into another', () => {
  assert.equal([' FL', 'FG ', 'XYZ', ''].map(trackName), ['Finger Lakes', 'Fair Grounds', 'XYZ', '']);
});

test('a former code gets the current name; foreign tracks and training centers have their own', () => {
  assert.equal(['PHA', 'CTM', 'NAS', '*SI', 'TTC'].map(trackName), [
    'Parx',
    'Century Mile',
    'Naas',
    'San Isidro',
    'the Thoroughbred Center',
  ]);
});

test('Fairplex is not Fairmount', () => {
  assert.equal(['FPX', 'FP'].map(trackName), ['Fairplex Park', 'Fairmount Park']);
});

test.run();
