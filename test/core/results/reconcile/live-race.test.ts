import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { liveRaceOf } from '#core/results/reconcile/live-race.ts';
import { aRace } from '#test/support/a-race.ts';
import { aReportedPlace, aReportedRace } from '#test/support/a-reported-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('a race of a live source, completed from the card');

/** Six horses; 4, 2 and 6 are paid by `aReportedRace`. */
const CARD = aRace();
const numbersIn = (race: ReturnType<typeof liveRaceOf>): readonly string[] =>
  present(race).starters.map(({ programNumber }) => programNumber);
const cardWith = (programNumber: string, change: Partial<Race['runners'][number]>): Race => ({
  ...CARD,
  runners: CARD.runners.map((runner) =>
    runner.programNumber === programNumber ? { ...runner, ...change } : runner,
  ),
});

test('the horses of the card that were not paid ran too, by number behind those that were', () => {
  const race = liveRaceOf(aReportedRace(), CARD);
  assert.equal(numbersIn(race), ['4', '2', '6', '1', '3', '5']);
  assert.is(race?.isFieldComplete, true);
});

test('where the source names who ran, the card adds no horse', () => {
  const alsoRan = [{ programNumber: '1', horseName: 'Paper Lantern 1' }];
  assert.equal(numbersIn(liveRaceOf(aReportedRace({ alsoRan }), CARD)), ['4', '2', '6', '1']);
});

test('scratched and also-eligible horses of the card did not run', () => {
  assert.equal(numbersIn(liveRaceOf(aReportedRace(), cardWith('1', { isScratched: true }))), [
    '4',
    '2',
    '6',
    '3',
    '5',
  ]);
  assert.equal(numbersIn(liveRaceOf(aReportedRace(), cardWith('1', { listStatus: 'also-eligible' }))), [
    '4',
    '2',
    '6',
    '3',
    '5',
  ]);
});

test('a horse the source calls scratched did not run, in whatever spelling', () => {
  const race = liveRaceOf(aReportedRace({ scratches: ['Paper Lantern 1 (IRE)'] }), CARD);
  assert.equal(numbersIn(race), ['4', '2', '6', '3', '5']);
});

test('a horse that drew in from the also-eligible list and was paid is listed once', () => {
  const race = liveRaceOf(aReportedRace(), cardWith('4', { listStatus: 'also-eligible' }));
  assert.equal(numbersIn(race), ['4', '2', '6', '1', '3', '5']);
});

test('people and weight come from the card where the source leaves them out', () => {
  const card = cardWith('4', {
    jockey: aPerson('QUILL ADA'),
    trainer: aPerson('HAY BO'),
    owner: 'Low Gate',
    weightLb: 118,
  });
  const [winner] = present(liveRaceOf(aReportedRace(), card)).starters;
  assert.equal(
    [winner?.jockeyName, winner?.trainerName, winner?.ownerName, winner?.weightLb],
    ['QUILL ADA', 'HAY BO', 'Low Gate', 118],
  );
});

test('what the source reports of people stays', () => {
  const placed = [
    { ...aReportedPlace('4', 1), jockeyName: 'Sam Reed', trainerName: 'Jo Marsh', weightLb: 121 },
  ];
  const [winner] = present(liveRaceOf(aReportedRace({ placed }), CARD)).starters;
  assert.equal([winner?.jockeyName, winner?.trainerName, winner?.weightLb], ['Sam Reed', 'Jo Marsh', 121]);
});

test('people whom neither names stay unknown', () => {
  const card = cardWith('4', { jockey: null, trainer: null, owner: '', weightLb: null });
  const [winner] = present(liveRaceOf(aReportedRace(), card)).starters;
  assert.equal(
    [winner?.jockeyName, winner?.trainerName, winner?.ownerName, winner?.weightLb],
    [null, null, null, null],
  );
});

test('without a card only those paid are known, and the field is open', () => {
  const race = liveRaceOf(aReportedRace({ distanceYards: 1320 }), null);
  assert.equal([numbersIn(race), race?.isFieldComplete], [['4', '2', '6'], false]);
});

test('without a card and without a distance there is no race', () => {
  assert.is(liveRaceOf(aReportedRace(), null), null);
  assert.is(liveRaceOf(aReportedRace(), aRace({ distanceYards: null })), null);
});

test('a horse that ran without a number, on no card, leaves the field open', () => {
  const alsoRan = [{ programNumber: null, horseName: 'Tin Whistle' }];
  const race = liveRaceOf(aReportedRace({ alsoRan, distanceYards: 1320 }), null);
  assert.equal([numbersIn(race), race?.isFieldComplete], [['4', '2', '6'], false]);
});

test('a horse that ran without a number is found on the card by its name', () => {
  const alsoRan = [{ programNumber: null, horseName: "Paper Lantern '3" }];
  assert.equal(numbersIn(liveRaceOf(aReportedRace({ alsoRan }), CARD)), ['4', '2', '6', '3']);
});

test('a race that is not official yet is left out', () => {
  assert.is(liveRaceOf(aReportedRace({ state: 'pending' }), CARD), null);
  assert.is(liveRaceOf(aReportedRace({ state: 'pending', placed: [] }), null), null);
});

test('a cancelled race has neither starters nor payouts, with a card and without', () => {
  for (const card of [CARD, null]) {
    const race = present(liveRaceOf(aReportedRace({ state: 'cancelled' }), card));
    assert.equal([race.cancelled, race.starters, race.payouts], [{ reason: null }, [], []]);
  }
});

test('a coupled mate that was not paid ran under the number of its entry', () => {
  const runners = [
    ...CARD.runners.slice(0, 4),
    aRunner({ programNumber: '4A', coupledWith: '4', horseName: 'COUPLED MATE' }),
  ];
  const race = present(liveRaceOf(aReportedRace(), { ...CARD, runners }));
  assert.is(race.starters.find(({ programNumber }) => programNumber === '4A')?.bettingInterest, '4');
});

test.run();
