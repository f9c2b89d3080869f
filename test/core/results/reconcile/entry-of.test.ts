import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastStartOf, pastRaceOf } from '#core/results/past-performance-of.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { entryOf } from '#core/results/reconcile/index.ts';
import { aFinisher, aRaceResult, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('a race as it was carded, read back from the result');

const entryWith = (change: Partial<RaceResult>) => entryOf('SAR', RESULTS_DAY, aRaceResult(change));
const numbered = (...numbers: readonly string[]) =>
  numbers.map((programNumber) => aFinisher({ programNumber, postPosition: null }));

test('its horses are listed by program number: 1, 1A, 2, 10, whoever won', () => {
  const listed = fc.shuffledSubarray(['1', '1A', '1X', '2', '2B', '3', '10', '11'], { minLength: 8 });
  fc.assert(
    fc.property(listed, (numbers) => {
      assert.equal(
        entryWith({ starters: numbered(...numbers) }).runners.map(({ programNumber }) => programNumber),
        ['1', '1A', '1X', '2', '2B', '3', '10', '11'],
      );
    }),
  );
});

test('how the horses ran, and at what price, is not in it', () => {
  const plain = aRaceResult();
  const otherwise = aRaceResult({
    starters: [...plain.starters].reverse().map((horse, index) => ({
      ...horse,
      calls: [],
      crossed: index + 1,
      official: index + 1,
      margin: 9,
      behind: 9 * index,
      odds: 77,
      isFavorite: index === 2,
      disqualified: true,
      deadHeat: true,
      comment: 'won',
    })),
    payouts: [],
    claims: [],
    fractions: [1, 2, 3],
    finalTimeSeconds: 60,
    condition: 'Sloppy',
    weather: 'Rain',
    start: 'Poor',
    winner: null,
    footnotes: 'nothing',
    valueOfRace: 1,
    winPlaceShowPool: 1,
    voidedClaims: [],
    scratches: [],
  });
  assert.equal(entryOf('SAR', RESULTS_DAY, otherwise), entryOf('SAR', RESULTS_DAY, plain));
});

test('a horse without a price did not start, and is left out', () => {
  const starters = [
    aFinisher(),
    aFinisher({ programNumber: '2', odds: null }),
    aFinisher({ programNumber: '3' }),
  ];
  assert.equal(
    entryWith({ starters }).runners.map(({ programNumber }) => programNumber),
    ['1', '3'],
  );
});

test('horses that share a betting interest are coupled; one left alone by a non-starter is not', () => {
  const coupled = (starters: RaceResult['starters']) =>
    entryWith({ starters }).runners.map(({ coupledWith }) => coupledWith);
  assert.equal(coupled(numbered('1', '1A', '2')), ['1', '1', null]);
  const [finisher, half, two] = numbered('1', '1A', '2');
  assert.ok(finisher && half && two);
  assert.equal(coupled([finisher, { ...half, odds: null }, two]), [null, null]);
});

test('its id, track, distance and money are those of the result', () => {
  const { id, trackSlug, day, distanceYards, purse, claiming, surface } = entryWith({ raceNumber: 7 });
  assert.equal([id, trackSlug, day], ['saratoga-2020-08-08-7', 'saratoga', RESULTS_DAY]);
  assert.equal(
    [distanceYards, purse, claiming, surface],
    [1320, 40_000, { low: 20_000, high: 20_000 }, 'dirt'],
  );
  assert.is(entryOf('AQU', RESULTS_DAY, aRaceResult()).trackSlug, 'aqueduct');
  assert.is(entryOf('QQQ', RESULTS_DAY, aRaceResult()).trackSlug, 'qqq-eastern');
});

test('a race without a type has no class, one with a type has it as its class', () => {
  const classOf = (type: string | null) => {
    const { raceType, classification } = entryWith({ type });
    return [raceType, classification];
  };
  assert.equal(
    [classOf(null), classOf('Claiming')],
    [
      [null, null],
      ['Claiming', 'Claiming'],
    ],
  );
});

test('a horse is known by its name alone: its age and dam are in no result', () => {
  const [runner] = entryWith({ starters: [aFinisher({ horseName: 'Tin Whistle (IRE)' })] }).runners;
  assert.equal([runner?.horseKey, runner?.age, runner?.sex], ['TINWHISTLE|0|', null, null]);
});

test('medication and blinkers are known where the equipment is', () => {
  const medicationAndBlinkers = (equipment: string | null) => {
    const [runner] = entryWith({ starters: [aFinisher({ equipment })] }).runners;
    return [runner?.medication, runner?.blinkers];
  };
  assert.equal(['L bf', 'L', 'b', '', null].map(medicationAndBlinkers), [
    ['lasix', 'on'],
    ['lasix', 'off'],
    ['none', 'on'],
    ['none', 'off'],
    [null, null],
  ]);
});

test('unknown people and posts are missing', () => {
  const unknown = { jockeyName: null, trainerName: null, ownerName: null, postPosition: null };
  const [runner] = entryWith({ starters: [aFinisher(unknown)] }).runners;
  assert.equal(
    [runner?.jockey, runner?.trainer, runner?.owner, runner?.postPosition],
    [null, null, null, null],
  );
});

test('as a past performance the same start has every fact, from the day after', () => {
  const race = aRaceResult();
  const [, second] = race.starters;
  assert.ok(second);
  const past = pastRaceOf('SAR', RESULTS_DAY, race, second);
  assert.equal(
    [past.day, past.track, past.official, past.odds, past.fieldSize, past.claimingPrice, past.condition],
    [RESULTS_DAY, 'SAR', 2, 4.35, 3, 20_000, 'FT'],
  );
  assert.equal(
    [past.crossed, past.firstCall],
    [
      { position: 2, lengths: 1.75 },
      { position: 2, lengths: 0.5 },
    ],
  );
});

test('a field is those with a price, and all that ran where there are no prices', () => {
  const sizeOf = (...odds: readonly (number | null)[]) => {
    const starters = odds.map((price, odd) => aFinisher({ programNumber: `${odd + 1}`, odds: price }));
    return pastRaceOf('SAR', RESULTS_DAY, aRaceResult({ starters }), starters[0] ?? aFinisher()).fieldSize;
  };
  assert.equal([sizeOf(2, 3, null), sizeOf(null, null, null)], [2, 3]);
});

test('a past race had no medication where the equipment lists no Lasix, and unknown medication without an equipment list', () => {
  const race = aRaceResult();
  const medicationOf = (equipment: string | null) =>
    pastRaceOf('SAR', RESULTS_DAY, race, aFinisher({ equipment })).medication;
  assert.equal(['L b', 'b', '', null].map(medicationOf), ['lasix', 'none', 'none', null]);
});

test('a last race that is only named has its day, track and place, and nothing else', () => {
  const named = lastStartOf(aFinisher());
  assert.equal([named?.day, named?.track, named?.official], ['2020-07-18', 'SAR', 2]);
  assert.equal(
    [named?.distanceYards, named?.fieldSize, named?.odds, named?.medication],
    [null, null, null, null],
  );
  assert.is(lastStartOf(aFinisher({ lastStart: null })), null);
});

test.run();
