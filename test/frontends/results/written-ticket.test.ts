import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wagerRules } from '#core/tickets/wager-menu.ts';
import type { Typed } from '../../../frontends/results/book/written-ticket.ts';
import {
  exampleOf,
  mistakesIn,
  ruleOf,
  setsIn,
  wordsOf,
} from '../../../frontends/results/book/written-ticket.ts';

const test = suite('a ticket typed by hand');

const exacta = ruleOf(wagerRules, 'exacta');
if (exacta === null) throw new Error('an exacta is a wager');

const typed = (more: Partial<Typed> = {}): Typed => ({
  track: 'saratoga',
  day: '2025-08-02',
  race: '3',
  wager: 'exacta',
  base: 0.5,
  numbers: '1,2/3',
  cost: null,
  money: 'real',
  idea: ' Pace ',
  note: '',
  ...more,
});

test('numbers stand between commas, places and legs between slashes', () => {
  assert.equal(setsIn('1,2/3/all'), [['1', '2'], ['3'], 'all']);
  assert.equal(setsIn(' 1a , 2 / ALL '), [['1A', '2'], 'all']);
  assert.equal([setsIn(''), setsIn('1/'), setsIn('/1'), setsIn(',')], [null, null, null, null]);
});

test('a whole ticket is sent in cents', () => {
  assert.equal(wordsOf(typed(), exacta), {
    track: 'saratoga',
    day: '2025-08-02',
    race: 3,
    wager: 'exacta',
    baseCents: 50,
    sets: [['1', '2'], ['3']],
    costCents: null,
    money: 'real',
    idea: 'Pace',
    note: '',
  });
});

test('what is missing is said at its field, and nothing is sent', () => {
  const missing = typed({ day: '', race: 'x', base: null, numbers: '1//2' });
  assert.equal(Object.keys(mistakesIn(missing, exacta)), ['day', 'race', 'base', 'numbers']);
  assert.is(wordsOf(missing, exacta), null);
  assert.is(wordsOf(typed({ wager: 'parlay' }), ruleOf(wagerRules, 'parlay')), null);
});

test('a ticket with all horses has to say what it cost', () => {
  assert.equal(Object.keys(mistakesIn(typed({ numbers: '1/all' }), exacta)), ['cost']);
  assert.is(wordsOf(typed({ numbers: '1/all', cost: 7 }), exacta)?.costCents, 700);
  assert.is(wordsOf(typed({ cost: 7 }), exacta)?.costCents, null, 'counted where it can be');
});

test('every wager has an example that can be read, with a set for each place or leg', () => {
  for (const rule of wagerRules) assert.is(setsIn(exampleOf(rule))?.length, rule.sets, rule.wager);
});

test.run();
