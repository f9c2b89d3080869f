import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { noteRace, raceBefore } from '#frame/race-before.ts';

const test = suite('the race chosen before a reload');

const RACE = { slug: 'saratoga', raceNumber: '5', date: null };

function storeWith(items: Map<string, string>): void {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => items.set(name, text),
    },
  });
}
test.after(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('it is the one of today, and none before one was chosen', () => {
  storeWith(new Map());
  assert.is(raceBefore(), null);
  noteRace(RACE);
  assert.equal(raceBefore(), RACE);
  noteRace(null);
  assert.is(raceBefore(), null);
});

test('one of another day, and what cannot be read, counts for nothing', () => {
  storeWith(new Map([['Fri Jan 01 1999', JSON.stringify(RACE)]]));
  assert.is(raceBefore(), null);
  storeWith(new Map([[new Date().toDateString(), 'no JSON']]));
  assert.is(raceBefore(), null);
});

test('without storage there is none, and nothing fails', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  noteRace(RACE);
  assert.is(raceBefore(), null);
});

test.run();
