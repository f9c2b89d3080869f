import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const { swipeOf } = await import('../../../frontends/race/gestures/swipe.ts');
const test = suite('a swipe on a phone');

const from = { x: 200, y: 300, timeMs: 0 };
const to = (x: number, y: number, timeMs = 200) => swipeOf(from, { x, y, timeMs });

test('to the left leads to what comes next, to the right back', () => {
  assert.is(to(80, 310), 1);
  assert.is(to(320, 290), -1);
});

test('a scroll, a tap, a short or a slow movement is not a swipe', () => {
  assert.is(to(190, 40), 0);
  assert.is(to(200, 300), 0);
  assert.is(to(150, 300), 0);
  assert.is(to(100, 360), 0);
  assert.is(to(60, 300, 1_500), 0);
});

test.run();
