import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseTrack, trackKey } from '#frame/track-choice.ts';

const test = suite('which track is shown');

const saratoga = { slug: 'saratoga' };
const delMar = { slug: 'del-mar' };
const aqueduct = { slug: 'aqueduct' };

test('the remembered track wins when it is on the list', () => {
  assert.is(chooseTrack([saratoga, delMar], 'del-mar'), delMar);
});

test('without a remembered track, or with one that is gone, it is Saratoga', () => {
  assert.is(chooseTrack([delMar, saratoga], null), saratoga);
  assert.is(chooseTrack([delMar, saratoga], 'hialeah'), saratoga);
});

test('without Saratoga it is the first of the list, and none while the list is empty', () => {
  assert.is(chooseTrack([aqueduct, delMar], null), aqueduct);
  assert.is(chooseTrack([], 'del-mar'), null);
});

test('the browser remembers it under the documented key', () => {
  assert.is(trackKey, 'selectedTrackSlug');
});

test.run();
