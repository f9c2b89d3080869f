import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeToastStore } from '#frame/toasts.ts';

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
      for (const alarm of alarms.filter((alarm) => alarm.at <= now)) {
        alarms = alarms.filter((one) => one !== alarm);
        alarm.act();
      }
    },
  };
}

function aStore() {
  const clock = handClock();
  const store = makeToastStore(clock);
  return { clock, store, title: () => store.current()?.title ?? null };
}

test('a toast stays 5000 ms unless it sets another time', () => {
  const { clock, store, title } = aStore();
  store.show({ title: 'Saved' });
  clock.pass(4999);
  assert.is(title(), 'Saved');
  clock.pass(1);
  assert.is(title(), null);
  store.show({ title: 'Brief', durationMs: 3000 });
  clock.pass(3000);
  assert.is(title(), null);
});

test('a new toast replaces the old and has its own full time', () => {
  const { clock, store, title } = aStore();
  store.show({ title: 'First' });
  clock.pass(4000);
  store.show({ title: 'Second' });
  assert.is(title(), 'Second');
  clock.pass(4000);
  assert.is(title(), 'Second');
  clock.pass(1000);
  assert.is(title(), null);
});

test('a sequence shows one after the other, in order', () => {
  const { clock, store, title } = aStore();
  store.show({ title: 'One' }, { title: 'Two' });
  assert.is(title(), 'One');
  clock.pass(5000);
  assert.is(title(), 'Two');
  store.dismiss();
  assert.is(title(), null);
});

test('while it is being read its timer stops', () => {
  const { clock, store, title } = aStore();
  store.show({ title: 'Long words' });
  store.hold();
  clock.pass(60_000);
  assert.is(title(), 'Long words');
  store.resume();
  clock.pass(5000);
  assert.is(title(), null);
});

test('every listener is notified of each change until it stops', () => {
  const { store } = aStore();
  let calls = 0;
  const stop = store.onChange(() => {
    calls += 1;
  });
  store.show({ title: 'One' });
  store.dismiss();
  stop();
  store.show({ title: 'Two' });
  assert.is(calls, 2);
});

test.run();
