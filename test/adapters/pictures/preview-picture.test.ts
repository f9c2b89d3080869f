import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawPreview } from '#adapters/pictures/preview-picture.ts';

const test = suite('The picture of a link preview');

const words = { title: 'Our record at Saratoga', description: 'Most bets lose. So do ours. '.repeat(40) };

test('is a PNG of 1200 by 630, the same for the same words, however long', async () => {
  const picture = await drawPreview(words);
  assert.is(picture.subarray(1, 4).toString('latin1'), 'PNG');
  assert.equal([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  assert.ok(picture.equals(await drawPreview(words)));
  assert.not.ok(picture.equals(await drawPreview({ ...words, title: 'Our record' })));
});

test('is drawn of nothing, too', async () => {
  assert.ok((await drawPreview({ title: '', description: '' })).length > 0);
});

test.run();
