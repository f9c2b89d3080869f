import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  horseNames,
  makeNamePool,
  stableNames,
  stakesNames,
  surnames,
} from '#adapters/simulation/names/name-pool.ts';
import { makeRng } from '#adapters/simulation/rng.ts';
import { FAMOUS_HORSES, FAMOUS_STABLES, FAMOUS_SURNAMES, plain } from './famous-names.ts';

const test = suite('invented names');

const clash = (invented: readonly string[], famous: readonly string[]): string[] => {
  const known = new Set(famous.map(plain));
  return invented.filter((name) => known.has(plain(name)));
};

test('no name a horse could get is that of a famous horse', () => {
  assert.ok(horseNames().length > 3000);
  assert.equal(clash(horseNames(), FAMOUS_HORSES), []);
});

test('no surname a person could get is that of a known rider or trainer', () => {
  assert.equal(clash(surnames(), FAMOUS_SURNAMES), []);
});

test('no stable and no stakes is named like a known stable', () => {
  const famous = FAMOUS_STABLES.map(plain);
  const begins = (name: string): boolean => famous.some((known) => plain(name).startsWith(known));
  assert.equal(stableNames().filter(begins), []);
  assert.equal(stakesNames().filter(begins), []);
});

test('a famous name among the invented ones would be seen', () => {
  assert.equal(clash(['Copper Compass', 'Man O’ War'], FAMOUS_HORSES), ['Man O’ War']);
});

test('horse names fit into the eighteen letters of the registry and none is given out twice', () => {
  const all = horseNames();
  assert.ok(all.every((name) => name.length <= 18));
  assert.is(new Set(all.map(plain)).size, all.length);
});

test('a book gives every name once and then says that it is empty', () => {
  const book = makeNamePool(makeRng('a book'));
  const given = new Set(Array.from({ length: surnames().length }, () => book.person().split(' ').at(-1)));
  assert.is(given.size, surnames().length);
  assert.throws(() => book.person(), /has only 200 for a person/);
});

test.run();
