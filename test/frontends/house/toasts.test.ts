import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeToastShelf } from '#frame/toasts.ts';

const test = suite('toasts');

/** A clock that is moved by hand. */
function handClock() {
  let now = 0;
  let alarms: { at: number; act: () => void }[] = [];
  return {
    start(act: () => void, ms: number) {
      const alarm = { at: now + ms, act };
      alarms.push(alarm);
      return alarm;
    },
    stop(alarm: { at: number; act: () => void }) {
      alarms = alarms.filter((one) => one !== alarm);
    },
    pass(ms: number) {
      now += ms;
      for (const alarm of alarms.filter((one) => one.at <= now)) {
        alarms = alarms.filter((one) => one !== alarm);
        alarm.act();
      }
    },
  };
}

function aShelf() {
  const clock = handClock();
  const shelf = makeToastShelf(clock);
  return { clock, shelf, title: () => shelf.current()?.title ?? null };
}

test('a toast stays 5000 ms unless it says otherwise', () => {
  const { clock, shelf, title } = aShelf();
  shelf.show({ title: 'Saved' });
  clock.pass(4999);
  assert.is(title(), 'Saved');
  clock.pass(1);
  assert.is(title(), null);
  shelf.show({ title: 'Brief', durationMs: 3000 });
  clock.pass(3000);
  assert.is(title(), null);
});

test('a new toast replaces the old and has its own full time', () => {
  const { clock, shelf, title } = aShelf();
  shelf.show({ title: 'First' });
  clock.pass(4000);
  shelf.show({ title: 'Second' });
  assert.is(title(), 'Second');
  clock.pass(4000);
  assert.is(title(), 'Second');
  clock.pass(1000);
  assert.is(title(), null);
});

test('a sequence shows one after the other, in order', () => {
  const { clock, shelf, title } = aShelf();
  shelf.show({ title: 'One' }, { title: 'Two' });
  assert.is(title(), 'One');
  clock.pass(5000);
  assert.is(title(), 'Two');
  shelf.dismiss();
  assert.is(title(), null);
});

test('while somebody reads it the clock stands still', () => {
  const { clock, shelf, title } = aShelf();
  shelf.show({ title: 'Long words' });
  shelf.hold();
  clock.pass(60_000);
  assert.is(title(), 'Long words');
  shelf.resume();
  clock.pass(5000);
  assert.is(title(), null);
});

test('everyone who listens hears of each change until they stop', () => {
  const { shelf } = aShelf();
  let heard = 0;
  const stop = shelf.onChange(() => {
    heard += 1;
  });
  shelf.show({ title: 'One' });
  shelf.dismiss();
  stop();
  shelf.show({ title: 'Two' });
  assert.is(heard, 2);
});

test.run();
