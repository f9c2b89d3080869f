import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceResult } from '#core/results/race-result.ts';
import { meeting, paid, payoffs, raceOf, starter, wager } from './saratoga-2020.ts';

const test = suite('the expected values of the charts of Saratoga 2020, by number');

const cards = await meeting();

if (cards === null) {
  test('the real charts are absent: drawn ones take their place', () => assert.is(cards, null));
} else {
  const race = (day: string, number: number): RaceResult => raceOf(cards.get(`2020-${day}`), number);

  test('1: the number of races on three cards', () => {
    const counts = ['2020-07-25', '2020-08-08', '2020-08-05'].map(
      (day) => cards.get(day)?.sheet.races.length,
    );
    assert.equal(counts, [11, 12, 10]);
  });

  test('2: July 25, race 1: a turf sprint with its payoffs, rail and run-up', () => {
    const raceResult = race('07-25', 1);
    assert.equal(
      [raceResult.distanceYards, raceResult.surface, raceResult.purse, raceResult.finalTimeSeconds],
      [1210, 'turf', 67_000, 62.04],
    );
    assert.is(starter(raceResult, '8').horseName, 'A Little Faith');
    assert.equal(paid(raceResult, '8'), [7.5, 3.7, 2.8]);
    const favorite = starter(raceResult, '1');
    assert.equal(
      [favorite.horseName, favorite.odds, favorite.isFavorite, favorite.official],
      ['Speightstown Gal', 1.4, true, 2],
    );
    assert.equal([raceResult.railFeet, raceResult.runUpFeet], [12, 87]);
  });

  test('3: July 25, race 3: a graded stakes with a poor start and no show betting', () => {
    const raceResult = race('07-25', 3);
    assert.equal(
      [raceResult.type, raceResult.name, raceResult.grade, raceResult.start],
      ['Stakes', 'Ballston Spa S.', 2, 'Poor'],
    );
    assert.equal(
      [raceResult.purse, raceResult.valueOfRace, payoffs(raceResult, 'Show')],
      [200_000, 194_000, []],
    );
    const favorite = raceResult.starters.find((horse) => horse.isFavorite);
    assert.equal([favorite?.horseName, favorite?.odds, favorite?.official], ['Sistercharlie (IRE)', 0.4, 3]);
  });

  test('4: July 25, race 4: two claims', () => {
    const claims = race('07-25', 4).claims.toSorted((a, b) => (a.horseName < b.horseName ? -1 : 1));
    assert.equal(
      claims.map(({ horseName, newTrainer, newOwner, price }) => [horseName, newTrainer, newOwner, price]),
      [
        ['Gone Glimmering', 'Joe Sharp', 'Bella Cavello Stables LLC', 35_000],
        ['Wedontbelieveher', 'Rudy R. Rodriguez', 'Michael Dubb', 35_000],
      ],
    );
  });

  test('5: July 25, race 8: half of an entry is second, one horse is pulled up, a voided claim has no label', () => {
    const raceResult = race('07-25', 8);
    const half = starter(raceResult, '1A');
    assert.equal(
      [half.horseName, half.odds, half.isFavorite, half.official, half.bettingInterest],
      ['Money Moves', 2.4, true, 2, '1'],
    );
    assert.equal(payoffs(raceResult, 'Exacta'), [['6-1', 13.3]]);
    const last = raceResult.starters.at(-1);
    assert.equal([last?.horseName, last?.crossed, last?.official], ['Leitone (CHI)', null, null]);
    assert.is(raceResult.start, 'Good for all except 1a');
    assert.equal(raceResult.voidedClaims, [{ horseName: 'Leitone (CHI)', reason: 'Vet' }]);
  });

  test('6: July 25, race 10: four runners and a scratch at the gate', () => {
    const raceResult = race('07-25', 10);
    const winner = raceResult.starters[0];
    assert.equal(
      [raceResult.grade, raceResult.starters.length, winner?.horseName, winner?.odds],
      [1, 4, 'Volatile', 0.4],
    );
    assert.match(raceResult.name ?? '', /Vanderbilt H\.$/);
    assert.equal(paid(raceResult, winner?.programNumber ?? ''), [2.8, 2.1, null]);
    assert.is(raceResult.finalTimeSeconds, 69.61);
    assert.ok(
      raceResult.scratches.some(({ horseName, reason }) => horseName === 'Lexitonian' && reason === 'Gate'),
    );
  });

  test('7 to 10: August 5: a canceled race, an eased horse, a race off the turf', () => {
    assert.equal([race('08-05', 1).cancelled?.reason, race('08-05', 1).starters], ['Track Conditions', []]);
    const two = race('08-05', 2);
    assert.equal(
      [two.type, two.claimingPrice, two.starters.length],
      ['Claiming', { low: 16_000, high: 16_000 }, 8],
    );
    const eased = two.starters.find(({ horseName }) => horseName === "The Joke's On You");
    assert.equal([eased?.crossed, eased?.odds], [null, 6.1]);
    assert.equal(two.claims, [
      {
        horseName: 'Naughty Prince',
        newTrainer: 'Mertkan Kantarmaci',
        newOwner: 'Krakow Racing, LLC',
        price: 16_000,
      },
    ]);
    const three = race('08-05', 3);
    assert.equal([three.distanceYards, three.surface, three.offTheTurf], [1210, 'dirt', true]);
    assert.equal(
      [three.purse, three.valueOfRace, payoffs(three, 'Quinella')],
      [64_000, 62_080, [['4-5', 6.6]]],
    );
    const off = three.scratches
      .filter(({ reason }) => reason === 'Off-Turf')
      .map(({ horseName }) => horseName);
    assert.equal(off, ['Freewheeler', 'Veterans Beach']);
    const nine = race('08-05', 9);
    assert.equal(
      [nine.distanceYards, nine.surface, nine.offTheTurf, nine.starters.length],
      [1980, 'dirt', true, 4],
    );
    const [winner] = nine.starters;
    assert.equal([winner?.horseName, paid(nine, winner?.programNumber ?? '')], ['Foxtail', [7.1, 3.8, null]]);
  });

  test('11 to 13: August 8, races 1, 2 and 7: times, a coupled winner, margins and trainers', () => {
    const raceResult = race('08-08', 1);
    assert.equal(
      [starter(raceResult, '3').horseName, starter(raceResult, '3').odds, raceResult.offMinute],
      ['Doswell', 1.9, 726],
    );
    assert.equal(paid(raceResult, '3'), [5.8, 3.4, 2.8]);
    assert.equal([raceResult.fractions, raceResult.finalTimeSeconds], [[25.06, 50.21, 74.38, 97.44], 103.41]);
    const two = race('08-08', 2);
    assert.equal(
      [starter(two, '1A').horseName, starter(two, '1A').odds, paid(two, '1A')[0]],
      ['Musical Heart', 1.25, 4.5],
    );
    assert.equal(payoffs(two, 'Exacta'), [['1-6', 5.6]]);
    const seven = race('08-08', 7);
    const serengeti = seven.starters.find(({ horseName }) => horseName === 'Serengeti Empress');
    const margins = [...(serengeti?.calls ?? []), serengeti].flatMap((position) => position?.margin ?? []);
    assert.equal(margins, [1, 0.5, 1.5, 1]);
    assert.is(starter(seven, '6').trainerName, 'Claude McGaughey III');
  });

  test('14: August 8, race 8: the first across the wire is put third', () => {
    const raceResult = race('08-08', 8);
    const first = raceResult.starters[0];
    assert.equal(
      [first?.horseName, first?.crossed, first?.official, first?.disqualified],
      ['Imprimis', 1, 3, true],
    );
    assert.equal(
      [starter(raceResult, '2').horseName, starter(raceResult, '2').official, paid(raceResult, '2')[0]],
      ['American Sailor', 1, 16.8],
    );
    assert.equal(
      [raceResult.winner?.horseName, payoffs(raceResult, 'Exacta')],
      ['American Sailor', [['2-4', 42.25]]],
    );
  });

  test('15 and 16: August 8, races 9 and 10: five fractions, a foreign sire, five runners at a short price', () => {
    const nine = race('08-08', 9);
    assert.equal([nine.distanceYards, nine.surface, nine.fractions.length], [2640, 'inner-turf', 5]);
    assert.equal([nine.finalTimeSeconds, nine.winner?.sire], [150.26, 'Acclamation']);
    const ten = race('08-08', 10);
    const [winner] = ten.starters;
    assert.equal([winner?.horseName, winner?.odds, ten.starters.length], ['Gamine', 0.3, 5]);
    assert.equal(paid(ten, winner?.programNumber ?? ''), [2.6, 2.1, null]);
    assert.is(wager(ten, 'Exacta').payoff, 1.8);
  });

  test('17 and 18: August 8, race 11: the Travers, its pools and multi-race wagers', () => {
    const raceResult = race('08-08', 11);
    const [winner] = raceResult.starters;
    assert.equal([winner?.horseName, winner?.odds, winner?.isFavorite], ['Tiz the Law', 0.5, true]);
    assert.equal(paid(raceResult, winner?.programNumber ?? ''), [3, 2.4, 2.1]);
    assert.equal(
      [raceResult.finalTimeSeconds, raceResult.winPlaceShowPool, raceResult.valueOfRace],
      [120.95, 4_024_636, 980_000],
    );
    assert.is(raceResult.prizes?.[0], 535_000);
    assert.equal(wager(raceResult, 'Pick 6 Jackpot'), {
      wager: 'Pick 6 Jackpot',
      base: 0.2,
      winningNumbers: '3-1-2-4-4/5-1/6',
      correct: '6 correct',
      payoff: 741.4,
      pool: 896_549,
      carryover: 1_393_463,
    });
    assert.equal(payoffs(raceResult, 'Pick 5'), [
      ['(X-COUNTRY 3-4-8-1/3-1/6)', 954.75],
      ['1-2-4-4/5-1/6', 382.75],
    ]);
  });

  test('19 to 21: August 19 and 20: dead heats for fourth and third, a hurdle', () => {
    const five = race('08-19', 5);
    assert.equal([starter(five, '1A').horseName, starter(five, '5').horseName], ['Zero Gravity', 'McErin']);
    assert.equal(
      five.starters.map(({ official }) => official),
      [1, 2, 3, 4, 4, 6, 7, 8],
    );
    assert.equal([starter(five, '1A').deadHeat, starter(five, '5').deadHeat], [true, true]);
    assert.equal(payoffs(five, 'Superfecta'), [
      ['7-8-3-1', 16.47],
      ['7-8-3-5', 17.37],
    ]);
    assert.is(five.payouts.findLast((payout) => payout.wager === 'Superfecta')?.pool, null);
    const hurdle = race('08-20', 1);
    assert.equal(
      [hurdle.surface, hurdle.distanceYards, hurdle.fractions, hurdle.finalTimeSeconds, hurdle.runUpFeet],
      ['steeplechase', 4180, [], 274.2, 0],
    );
    const [winner] = hurdle.starters;
    assert.equal(
      [winner?.horseName, winner?.odds, paid(hurdle, winner?.programNumber ?? '')[0]],
      ['Rashaan (IRE)', 8, 18],
    );
    const seven = race('08-20', 7);
    assert.equal(
      ['1', '5'].map((number) => [
        starter(seven, number).official,
        starter(seven, number).deadHeat,
        paid(seven, number)[2],
      ]),
      [
        [3, true, 2.1],
        [3, true, 2.1],
      ],
    );
    assert.equal(payoffs(seven, 'Trifecta'), [
      ['2-4-1', 3.45],
      ['2-4-5', 6.4],
    ]);
    assert.is(seven.starters.at(-1)?.crossed, 5);
  });

  test('22: August 26, race 5: two disqualifications', () => {
    const raceResult = race('08-26', 5);
    const placed = raceResult.starters.toSorted((a, b) => Number(a.official) - Number(b.official));
    assert.equal(
      placed.map(({ programNumber }) => programNumber),
      ['4', '5', '3', '8', '2', '9', '7', '1'],
    );
    assert.equal(payoffs(raceResult, 'Superfecta'), [['4-5-3-8', 279.95]]);
  });

  test('23 to 25: September 5: a coupled second, three claims, two long stakes', () => {
    const two = race('09-05', 2);
    const second = starter(two, '2B');
    assert.equal([second.horseName, second.official, second.odds], ['Brush Country', 2, 4.6]);
    assert.equal([payoffs(two, 'Exacta'), two.claims.length], [[['4-2', 46.5]], 3]);
    const four = race('09-05', 4);
    assert.equal(
      [four.distanceYards, four.fractions, four.finalTimeSeconds],
      [2420, [26.76, 53.22, 79.58, 104.61, 128.14], 139.8],
    );
    const favorite = four.starters.find((horse) => horse.isFavorite);
    assert.equal([favorite?.horseName, favorite?.odds, favorite?.official], ['My Sister Nat (FR)', 1.6, 2]);
    const eleven = race('09-05', 11);
    assert.equal(
      eleven.starters.slice(0, 2).map((horse) => [horse.horseName, horse.odds, horse.isFavorite]),
      [
        ['Global Campaign', 2.9, false],
        ['Tacitus', 0.65, true],
      ],
    );
    assert.equal(
      [
        eleven.finalTimeSeconds,
        eleven.starters.find(({ horseName }) => horseName === 'Prioritize')?.weightLb,
      ],
      [121.4, 115],
    );
  });

  test('26: August 15, race 7: a declared non-starter keeps his place and has no price', () => {
    const raceResult = race('08-15', 7);
    const horse = raceResult.starters.find(({ horseName }) => horseName === 'Our Troubadour');
    assert.equal([horse?.crossed, horse?.odds], [9, null]);
    assert.equal(
      [raceResult.starters.length, raceResult.starters.filter(({ odds }) => odds !== null).length],
      [10, 9],
    );
  });

  test('27: July 16, race 1: two claims and a void one', () => {
    const raceResult = race('07-16', 1);
    assert.equal(
      [raceResult.claims.length, raceResult.voidedClaims],
      [2, [{ horseName: 'Guy Caballero', reason: 'Vet' }]],
    );
  });
}

test.run();
