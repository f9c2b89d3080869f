import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceResultOf, UNKNOWN_FACTS } from '#core/results/reconcile/index.ts';
import { aReportedRace } from '#test/support/a-reported-race.ts';
import { there } from '#test/support/there.ts';

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
  const result = there(raceResultOf(race, entered));
  assert.equal([result.surface, result.distanceYards, result.offTheTurf], [null, 1320, false]);
  assert.is(there(raceResultOf({ ...race, distanceYards: 1210 }, null)).surface, null);
});

test('a cancelled race keeps no distance or surface that nobody reported', () => {
  const result = there(raceResultOf(aReportedRace({ state: 'cancelled', placed: [] }), null));
  assert.equal([result.surface, result.distanceYards, result.starters], [null, null, []]);
});

test('a horse that was paid finished; of the others nobody says whether they did', () => {
  const race = aReportedRace({
    distanceYards: 1320,
    alsoRan: [{ programNumber: '1', horseName: 'Grey Almanac' }],
  });
  assert.equal(
    there(raceResultOf(race, null)).starters.map(({ programNumber, finished }) => [programNumber, finished]),
    [
      ['4', true],
      ['2', true],
      ['6', true],
      ['1', null],
    ],
  );
});

test.run();
