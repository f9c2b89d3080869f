import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withTrackAndRace } from '#frame/carried-address.ts';
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
  const today = new Date().toDateString();
  const noted = [
    JSON.stringify({ on: 'Fri Jan 01 1999', race: RACE }),
    JSON.stringify({ on: today, race: { ...RACE, raceNumber: 5 } }),
    JSON.stringify({ on: today, race: 'the fifth' }),
    'null',
    'no JSON',
  ];
  for (const text of noted) {
    storeWith(new Map([['chosenRace', text]]));
    assert.is(raceBefore(), null, text);
  }
});

test('every day is noted in the same place, and the same race once however many links keep it', () => {
  const items = new Map<string, string>();
  let writes = 0;
  storeWith(items);
  const { setItem } = sessionStorage;
  sessionStorage.setItem = (name: string, text: string) => {
    writes += 1;
    setItem(name, text);
  };
  Object.assign(globalThis, { location: { pathname: '/', search: '?race=7' } });
  for (const href of ['/pace-analysis', '/racing-program', '/'])
    assert.is(withTrackAndRace(href), `${href}?race=7`);
  Reflect.deleteProperty(globalThis, 'location');
  assert.equal([[...items.keys()], writes], [['chosenRace'], 1]);
});

test('without storage there is none, and nothing fails', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  noteRace(RACE);
  assert.is(raceBefore(), null);
});

test.run();
