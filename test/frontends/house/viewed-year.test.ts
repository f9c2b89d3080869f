import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { onViewedYear, viewDay, viewedYear } from '#kit/format.ts';
import { rememberedYear } from '../year-in-view.ts';

const test = suite('the year looked at');
test.after(rememberedYear());

test('those that show a time hear of another year once, and not after they stop', async () => {
  let heard = 0;
  const stop = onViewedYear(() => {
    heard += 1;
  });
  viewDay('2019-06-07');
  viewDay('2019-06-08');
  await Promise.resolve();
  assert.equal([heard, viewedYear()], [1, '2019']);
  stop();
  viewDay('2018-06-07');
  await Promise.resolve();
  assert.is(heard, 1);
});

test.run();
