import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { pastAfter } from '#core/training/fitting/known-past.ts';
import { openPast } from '#core/training/fitting/past.ts';
import { near } from '#test/support/near.ts';
import { dayAt, ran, starter } from './ran.ts';

const test = suite('what is known the day before');

const HORSE = { horseName: 'Slate Gate' };
/** A race of Slate Gate, first at 1-1, and another horse at 3-1. */
const raceOn = (days: number, horse: Partial<Finisher> = {}, race: Partial<RaceResult> = {}) =>
  ran(days, [starter('1', { ...HORSE, odds: 1, ...horse }), starter('2', { odds: 3 })], race);
const slateGate = (change: Partial<Finisher> = {}) => starter('5', { ...HORSE, ...change });

test('before anything was run a horse has no form and its people no record', () => {
  const past = openPast();
  assert.equal(past.formOf(slateGate(), dayAt(0)), []);
  assert.equal(past.connectionRecordOf(slateGate(), dayAt(0)), {});
});

test('form comes newest first, with day, track, place and price', () => {
  const past = pastAfter([raceOn(0), raceOn(14, { official: 2, crossed: 2, odds: 4.5 })]);
  const form = past.formOf(slateGate(), dayAt(30));
  assert.equal(
    form.map(({ day, track, official, odds }) => [day, track, official, odds]),
    [
      [dayAt(14), 'AQU', 2, 4.5],
      [dayAt(0), 'AQU', 1, 1],
    ],
  );
});

test('a horse is the same with a country behind its name, in capitals and without an apostrophe', () => {
  const past = pastAfter([raceOn(0, { horseName: "Lady's Gate (IRE)" })]);
  assert.is(past.formOf(starter('3', { horseName: 'LADYS GATE' }), dayAt(9)).length, 1);
  assert.is(past.formOf(starter('3', { horseName: 'Lady Gate' }), dayAt(9)).length, 0);
});

test('the ten newest races are remembered, no eleventh', () => {
  const past = pastAfter(Array.from({ length: 12 }, (_, index) => raceOn(10 * index)));
  const form = past.formOf(slateGate(), dayAt(200));
  assert.equal([form.length, form[0]?.day, form.at(-1)?.day], [10, dayAt(110), dayAt(20)]);
});

test('a last race its entry names completes the form, and one that is known already is not doubled', () => {
  const past = pastAfter([raceOn(0)]);
  const named = (days: number) =>
    past.formOf(
      slateGate({ lastStart: { day: dayAt(days), track: 'BEL', raceNumber: 3, finish: 6 } }),
      dayAt(30),
    );
  assert.equal(
    named(10).map(({ track, official }) => [track, official]),
    [
      ['BEL', 6],
      ['AQU', 1],
    ],
  );
  assert.equal(
    named(0).map(({ track }) => track),
    ['AQU'],
  );
  assert.equal(
    named(-5).map(({ track }) => track),
    ['AQU'],
  );
});

test('a last race dated on the day or later is not believed', () => {
  for (const days of [30, 31]) {
    const horse = slateGate({ lastStart: { day: dayAt(days), track: 'BEL', raceNumber: 3, finish: 1 } });
    assert.equal(openPast().formOf(horse, dayAt(30)), []);
  }
});

test('the rider of the last race is spelled as in the entry where both are the same person', () => {
  const past = pastAfter([raceOn(0, { jockeyName: 'Robin T. Lane' })]);
  const rider = (jockeyName: string) => past.formOf(slateGate({ jockeyName }), dayAt(9))[0]?.jockey;
  assert.equal(
    [rider('Robin Lane'), rider('Jo Lane'), rider('')],
    ['Robin Lane', 'Robin T. Lane', 'Robin T. Lane'],
  );
});

test('people have the starts, winners and expectations of priced races', () => {
  const past = pastAfter([raceOn(0)]);
  const { jockey, trainer, partnership } = past.connectionRecordOf(slateGate(), dayAt(0));
  assert.equal([jockey?.starts, jockey?.wins], [2, 1]);
  near(jockey?.expected, 1);
  near(jockey?.support, Math.log(4 / 3) + Math.log(2 / 3));
  assert.equal(trainer, jockey);
  assert.equal(partnership, jockey);
});

test('a record fades: half is left after a year', () => {
  const past = pastAfter([raceOn(0)]);
  near(past.connectionRecordOf(slateGate(), dayAt(365)).jockey?.starts, 1);
});

test('a race without a market teaches form, but nothing about people', () => {
  const past = pastAfter([raceOn(0, { odds: null })]);
  assert.is(past.formOf(slateGate(), dayAt(9)).length, 1);
  assert.equal(past.connectionRecordOf(slateGate(), dayAt(9)), {});
});

test('first starters make the debut record of their trainer, a horse that has run has none to look at', () => {
  const past = pastAfter([raceOn(0)]);
  assert.is(past.connectionRecordOf(starter('5', { horseName: 'Reed Bed' }), dayAt(0)).debut?.starts, 2);
  assert.is(past.connectionRecordOf(slateGate(), dayAt(0)).debut, undefined);
});

test('a line of the last race is looked up by track and place, from eighth back as one', () => {
  const from = (finish: number | null) => ({ day: dayAt(-20), track: 'BEL', raceNumber: 2, finish });
  const past = pastAfter([raceOn(0, { lastStart: from(8) })]);
  const support = (finish: number | null) =>
    past.connectionRecordOf(starter('5', { horseName: 'Reed Bed', lastStart: from(finish) }), dayAt(0))
      .lastLine;
  assert.is(support(11)?.starts, 1);
  assert.equal([support(7), support(null)], [undefined, undefined]);
});

test('a non-starter of a priced race has not run; one that was pulled up has', () => {
  const third = (change: Partial<Finisher>) => {
    const declared = starter('3', { horseName: 'Reed Bed', official: null, crossed: null, ...change });
    const run = ran(0, [starter('1', { odds: 1 }), starter('2', { odds: 3 }), declared]);
    return pastAfter([run]).formOf(starter('3', { horseName: 'Reed Bed' }), dayAt(9)).length;
  };
  assert.equal([third({ odds: null }), third({ odds: 9 })], [0, 1]);
  assert.is(third({ odds: null, crossed: 3 }), 1, 'taken down without a place');
  assert.is(third({ odds: null, crossed: 3, official: 3, comment: 'declared a non-starter' }), 0);
});

test('a day is learned once, and days in order', () => {
  const past = pastAfter([raceOn(5)]);
  for (const days of [5, 4]) assert.throws(() => past.learn(dayAt(days), []), /in the order of days/);
});

test('a history is learned in order of days, however it came', () => {
  const history = [raceOn(14, { official: 2 }), raceOn(0), raceOn(7)];
  const [first, second] = [history, [...history].reverse()].map((races) =>
    pastAfter(races).formOf(slateGate(), dayAt(20)),
  );
  assert.equal(first, second);
});

test('it grows from what is known already', () => {
  const past = pastAfter([raceOn(7)], pastAfter([raceOn(0)]));
  assert.is(past.formOf(slateGate(), dayAt(20)).length, 2);
});

test.run();
