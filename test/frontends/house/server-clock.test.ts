import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noteServerTime, serverNow } from '#api/server-clock.ts';

const test = suite('the time by the server’s clock');
const minute = 60_000;
const ahead = (): number => Math.round((serverNow() - Date.now()) / minute);

test('a device whose clock is wrong goes by the answers of the server', () => {
  noteServerTime(new Date(Date.now() + 90 * minute).toUTCString());
  assert.is(ahead(), 90);
  noteServerTime(null);
  noteServerTime('no time');
  assert.is(ahead(), 90, 'an answer without a time changes nothing');
  noteServerTime(new Date(Date.now() + 1_000).toUTCString());
  assert.is(ahead(), 0);
});

test.run();
