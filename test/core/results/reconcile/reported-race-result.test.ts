import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceResultOf, UNKNOWN_FACTS } from '#core/results/reconcile/index.ts';
import { aReportedPlace, aReportedRace } from '#test/support/a-reported-race.ts';
import { present } from '#test/support/present.ts';

const test = suite('a reported race as a result');

test('a race carded for the turf and reported on dirt was taken off the turf', () => {
  const winner = {
    programNumber: '2',
    horseName: 'Grey Almanac',
    jockeyName: null,
    trainerName: null,
    ownerName: null,
  };
  const race = {
    ...UNKNOWN_FACTS,
    raceNumber: 1,
    distanceYards: 1320,
    state: 'official',
    placed: [{ ...winner, weightLb: null, place: 1, isDeadHeat: false }],
    alsoRan: [],
    payouts: [],
    scratches: [],
  } as const;
  const entered = { surface: 'inner-turf', distanceYards: 1430, runners: [] } as const;
  const result = raceResultOf({ ...race, surface: 'dirt' }, entered);
  assert.equal([result?.offTheTurf, result?.surface, result?.distanceYards], [true, 'dirt', 1320]);
  const raceResult = raceResultOf({ ...race, surface: null }, entered);
  assert.equal([raceResult?.offTheTurf, raceResult?.surface], [false, 'inner-turf']);
});

test('a surface that neither the source nor the card knows stays unknown', () => {
  const entered = { surface: null, distanceYards: 1320, runners: [] };
  const race = aReportedRace({ alsoRan: [] });
  const result = present(raceResultOf(race, entered));
  assert.equal([result.surface, result.distanceYards, result.offTheTurf], [null, 1320, false]);
  assert.is(present(raceResultOf({ ...race, distanceYards: 1210 }, null)).surface, null);
});

test('a cancelled race has no distance or surface that nobody reported', () => {
  const result = present(raceResultOf(aReportedRace({ state: 'cancelled', placed: [] }), null));
  assert.equal([result.surface, result.distanceYards, result.starters], [null, null, []]);
});

test('a horse that was paid finished; of the others nobody says whether they did', () => {
  const race = aReportedRace({
    distanceYards: 1320,
    alsoRan: [{ programNumber: '1', horseName: 'Grey Almanac' }],
  });
  assert.equal(
    present(raceResultOf(race, null)).starters.map(({ programNumber, finished }) => [
      programNumber,
      finished,
    ]),
    [
      ['4', true],
      ['2', true],
      ['6', true],
      ['1', null],
    ],
  );
});

const official = (change: Parameters<typeof aReportedRace>[0] = {}) =>
  aReportedRace({ distanceYards: 1320, alsoRan: [], ...change });

test('those paid come first in the order reported, the others by number', () => {
  const alsoRan = ['10', '3', '1A', '1'].map((programNumber) => ({
    programNumber,
    horseName: programNumber,
  }));
  const { starters } = present(raceResultOf(official({ alsoRan }), null));
  assert.equal(
    starters.map(({ programNumber }) => programNumber),
    ['4', '2', '6', '1A', '1', '3', '10'],
  );
});

test('two horses in a dead heat keep their place and say so', () => {
  const level = (programNumber: string) => ({ ...aReportedPlace(programNumber, 1), isDeadHeat: true });
  const placed = [level('4'), level('2'), aReportedPlace('6', 3)];
  assert.equal(
    present(raceResultOf(official({ placed }), null)).starters.map(({ crossed, deadHeat }) => [
      crossed,
      deadHeat,
    ]),
    [
      [1, true],
      [1, true],
      [3, false],
    ],
  );
});

test('a coupled entry that placed without naming the horse keeps its place open', () => {
  const mates = ['1', '1A'].map((number) => ({ ...aReportedPlace(number, 1), place: null }));
  const { starters } = present(raceResultOf(official({ placed: mates }), null));
  assert.equal(
    starters.map(({ bettingInterest, official: place, finished }) => [bettingInterest, place, finished]),
    [
      ['1', null, true],
      ['1', null, true],
    ],
  );
});

test('a race in which nobody was paid, or of unknown distance, is left out', () => {
  assert.is(raceResultOf(official({ placed: [] }), null), null);
  assert.is(raceResultOf(official({ distanceYards: null }), null), null);
});

test('the distance of the source counts before that of the card', () => {
  const entered = { surface: null, distanceYards: 1430, runners: [] };
  assert.is(raceResultOf(official(), entered)?.distanceYards, 1320);
  assert.is(raceResultOf(official({ distanceYards: null }), entered)?.distanceYards, 1430);
});

test('a race that stayed on the turf, or was carded for dirt, was not taken off', () => {
  const off = (carded: 'turf' | 'dirt', run: 'inner-turf' | 'dirt' | 'synthetic') =>
    raceResultOf(official({ surface: run }), { surface: carded, distanceYards: 1320, runners: [] })
      ?.offTheTurf;
  assert.equal(
    [off('turf', 'inner-turf'), off('dirt', 'dirt'), off('turf', 'synthetic')],
    [false, false, true],
  );
  assert.is(raceResultOf(official({ surface: 'dirt' }), null)?.offTheTurf, false);
});

test('scratches are stored by name, without a reason that nobody gave', () => {
  assert.equal(present(raceResultOf(official({ scratches: ['Wet Match'] }), null)).scratches, [
    { horseName: 'Wet Match', reason: null },
  ]);
});

test('a race that is not official yet is no result, also when horses are named', () => {
  assert.is(raceResultOf(official({ state: 'pending' }), null), null);
});

test('a cancelled race gives no reason, and nobody ran or was paid', () => {
  const cancelled = present(raceResultOf(official({ state: 'cancelled' }), null));
  assert.equal([cancelled.cancelled, cancelled.starters, cancelled.payouts], [{ reason: null }, [], []]);
  assert.is(raceResultOf(official(), null)?.cancelled, null);
});

test('a horse that ran is found on the card by its name, and without one there is no result', () => {
  const alsoRan = [{ programNumber: null, horseName: 'Tin Whistle (IRE)' }];
  const runners = [
    { programNumber: '7', horseName: 'LOW GATE' },
    { programNumber: '8', horseName: 'TIN WHISTLE' },
  ];
  const entered = { surface: null, distanceYards: 1320, runners };
  assert.is(raceResultOf(official({ alsoRan }), entered)?.starters.at(-1)?.programNumber, '8');
  assert.is(raceResultOf(official({ alsoRan }), { ...entered, runners: runners.slice(0, 1) }), null);
  assert.is(raceResultOf(official({ alsoRan: null }), entered), null, 'who else ran is not reported');
});

test('what was paid and who rode stays as reported; the favorite and a disqualification are unknown', () => {
  const placed = [{ ...aReportedPlace('4', 1), jockeyName: 'Robin Lane', ownerName: 'Low Gate' }];
  const alsoRan = [{ programNumber: '1', horseName: 'Paper Lantern 1' }];
  const { starters, payouts, isFieldComplete } = present(raceResultOf(official({ placed, alsoRan }), null));
  assert.equal([payouts, isFieldComplete], [official().payouts, true]);
  assert.equal(
    starters.map(({ jockeyName, ownerName, deadHeat }) => [jockeyName, ownerName, deadHeat]),
    [
      ['Robin Lane', 'Low Gate', false],
      [null, null, false],
    ],
  );
  for (const { isFavorite, disqualified, comment, lastStartReported } of starters)
    assert.equal([isFavorite, disqualified, comment, lastStartReported], [null, null, null, false]);
});

test('odds, margins and calls that a live source does not report are unknown, not zero', () => {
  const [winner] = present(raceResultOf(official(), null)).starters;
  assert.equal(
    [winner?.odds, winner?.margin, winner?.behind, winner?.postPosition, winner?.equipment, winner?.calls],
    [null, null, null, null, null, []],
  );
});

test.run();
