import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UNTOLD_FACTS } from '#core/results/reported-race.ts';
import { raceResultOf } from '#core/results/reported-race-result.ts';

const test = suite('a told race as a result');

test('a race carded on grass and told on dirt was taken off the turf', () => {
  const winner = {
    programNumber: '2',
    horseName: 'Grey Almanac',
    jockeyName: null,
    trainerName: null,
    ownerName: null,
  };
  const race = {
    ...UNTOLD_FACTS,
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

test.run();
