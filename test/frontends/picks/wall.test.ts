import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPriceGiven } from '../a-price-given.ts';
import { anEntry, aPick, aRace, aRecommendation } from './a-day.ts';

const { alertsBetween, remembered, wallRace } = await import('../../../frontends/picks/wall/wall-race.ts');
const { keepSignals, keptSignals, signal } = await import('../../../frontends/picks/wall/signals.ts');

const test = suite('the day board');
const before = Date.parse('2025-06-07T16:50:00Z');
const afterOff = Date.parse('2025-06-07T17:11:00Z');
const entries = [anEntry('4'), anEntry('7')];
const race = aRace({ entries });

const verdict = (kind: 'BET' | 'WATCH' | 'PASS', price: string) => ({
  kind,
  horse: 'HORSE 4',
  programNumber: '4',
  chance: 0.25,
  fairPrice: { text: '3-1', toOne: 3 },
  priceToTake: { text: '5-1', toOne: 5 },
  price: { ...aPriceGiven(price), kind: 'live' as const },
  sentence: '',
});
const at = (kind: 'BET' | 'WATCH' | 'PASS', price: string) =>
  aRecommendation({ 4: 0.25 }, { primaryPick: aPick(), verdict: verdict(kind, price) });
const scratched = aRace({ entries: [{ ...anEntry('4'), scratchStatus: true }, anEntry('7')] });
const moved = aRace({
  entries,
  offTheTurf: { from: 'Turf', drewIn: [], cameOut: [] },
});

test('a WATCH whose price has come alerts with both prices, once', () => {
  const [watch, bet] = [wallRace(race, at('WATCH', '7-2'), before), wallRace(race, at('BET', '5-1'), before)];
  assert.equal(alertsBetween([watch], [bet]), [
    { kind: 'bet', raceNumber: 1, programNumber: '4', text: 'BET #4 Horse 4: now 5-1, price to take 5-1' },
  ]);
  assert.equal(alertsBetween([bet], [bet]), []);
});

test('a verdict that weakens, or was a PASS, alerts nobody', () => {
  const [watch, bet, pass] = (['WATCH', 'BET', 'PASS'] as const).map((kind) =>
    wallRace(race, at(kind, '5-1'), before),
  );
  assert.ok(watch && bet && pass);
  for (const [from, to] of [
    [bet, watch],
    [watch, pass],
    [pass, bet],
  ] as const)
    assert.equal(alertsBetween([from], [to]), []);
});

test('the pick that was made is named when it is scratched, though another is picked by then', () => {
  const other = aRecommendation({ 7: 0.4 }, { primaryPick: aPick({ programNumber: '7', horse: 'HORSE 7' }) });
  const alerts = alertsBetween(
    [wallRace(race, at('WATCH', '7-2'), before)],
    [wallRace(scratched, other, before)],
  );
  assert.equal(alerts, [
    { kind: 'scratch', raceNumber: 1, programNumber: '4', text: 'Our pick #4 Horse 4 is scratched' },
  ]);
});

test('a pick that was made anew before its scratch was read is still announced as scratched', () => {
  const other = aRecommendation({ 7: 0.4 }, { primaryPick: aPick({ programNumber: '7', horse: 'HORSE 7' }) });
  const first = [wallRace(race, at('WATCH', '7-2'), before)];
  const second = remembered(first, [wallRace(race, other, before)]);
  assert.equal(
    alertsBetween(second, [wallRace(scratched, other, before)]).map(({ text }) => text),
    ['Our pick #4 Horse 4 is scratched'],
  );
});

test('also where the race had no pick in between', () => {
  const other = aRecommendation({ 7: 0.4 }, { primaryPick: aPick({ programNumber: '7', horse: 'HORSE 7' }) });
  const first = [wallRace(race, at('WATCH', '7-2'), before)];
  const without = remembered(first, [wallRace(race, null, before)]);
  const third = remembered(without, [wallRace(race, other, before)]);
  assert.is(alertsBetween(third, [wallRace(scratched, other, before)]).length, 1);
});

test('however often the board looks meanwhile, until a scratch is read; it is announced once', () => {
  const other = aRecommendation({ 7: 0.4 }, { primaryPick: aPick({ programNumber: '7', horse: 'HORSE 7' }) });
  const [unread, read] = [[wallRace(race, other, before)], [wallRace(scratched, other, before)]];
  const second = remembered([wallRace(race, at('WATCH', '7-2'), before)], unread);
  const third = remembered(remembered(second, unread), unread);
  assert.is(alertsBetween(third, read).length, 1);
  const fourth = remembered(third, read);
  assert.equal(alertsBetween(fourth, read), []);
  assert.is(fourth[0]?.formerPick, null);
});

test('a race that comes off the turf alerts once', () => {
  const [turf, dirt] = [wallRace(race, null, before), wallRace(moved, null, before)];
  assert.equal(
    alertsBetween([turf], [dirt]).map(({ kind }) => kind),
    ['off the turf'],
  );
  assert.equal(alertsBetween([dirt], [dirt]), []);
});

test('after the off, and for a race that was not there before, nothing is alerted', () => {
  const watch = wallRace(race, at('WATCH', '7-2'), before);
  assert.equal(alertsBetween([watch], [wallRace(scratched, at('BET', '6-1'), afterOff)]), []);
  assert.equal(alertsBetween([], [wallRace(moved, at('BET', '6-1'), before)]), []);
});

test('a browser that keeps nothing has every signal off, and a signal that it lacks breaks nothing', () => {
  keepSignals(['sound']);
  assert.equal(keptSignals(), []);
  signal(['sound', 'vibration', 'notices'], 'Saratoga, race 1', 'BET #4 Horse 4');
});

test.run();
