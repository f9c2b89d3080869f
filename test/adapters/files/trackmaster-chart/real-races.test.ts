import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { card, DERBY, folder, horse, paid, pays, placed, race, scratchesOf } from './real-cards.ts';

const test = suite('TrackMaster charts (real), single races');

if (folder !== null) {
  test('2, 3, 4 and 8: the Derby', async () => {
    const derby = await race(DERBY, 12);
    assert.equal(
      [derby.type, derby.purse, derby.distanceYards, derby.surface],
      ['Stakes', 3_000_000, 2_200, 'dirt'],
    );
    assert.equal([derby.condition, derby.weather, derby.offMinute], ['Fast', 'Cloudy', 19 * 60]);
    assert.equal([derby.start, derby.runUpFeet], ['Good for all except 13, 17', 45]);
    assert.equal([derby.name, derby.grade], ['Kentucky Derby presented by Woodford Reserve', 1]);
    assert.equal([derby.fractions, derby.finalTimeSeconds], [[22.35, 45.73, 70.11, 96.06], 121.57]);
    assert.equal(derby.trackmaster, {
      classRating: 106,
      pace: [113, 106, 104],
      parSeconds: null,
      variant: -8,
    });
    assert.is(derby.winPlaceShowPool, 89_239_818);
    const [threeYearOlds] = paid(derby, '3YO Pick 3');
    assert.equal(
      [threeYearOlds?.winningNumbers, threeYearOlds?.base, threeYearOlds?.payoff],
      ['9-14-8', 3, 15_673.38],
    );
  });

  test('5, 6 and 7: Mage and those behind him', async () => {
    const derby = await race(DERBY, 12);
    const mage = horse(derby, '8');
    assert.equal([mage.horseName, mage.postPosition, mage.odds, mage.weightLb], ['Mage', 8, 15.21, 126]);
    assert.equal([mage.jockeyName, mage.trainerName], ['Javier Castellano', 'Gustavo Delgado']);
    assert.equal([mage.age, mage.sex, mage.trackmasterFigure], [3, 'C', 104]);
    assert.equal(pays(derby, '8'), [32.42, 14.58, 9.08]);
    assert.equal(
      mage.calls.map(({ label, position, behind }) => [label, position, behind]),
      [
        ['1/4', 15, 10.6],
        ['1/2', 16, 13.3],
        ['3/4', 14, 8.9],
        ['1m', 6, 2.3],
        ['Str', 2, 0.1],
      ],
    );
    assert.equal([mage.crossed, mage.behind, mage.margin], [1, 0, 1]);
    assert.equal(placed(derby, 2, 3), [
      ['3', "Two Phil's", 2, 9.87],
      ['14', 'Angel of Empire', 3, 4.06],
    ]);
    assert.equal(
      [horse(derby, '3').behind, horse(derby, '14').behind, horse(derby, '14').postPosition],
      [1, 1.5, 12],
    );
  });

  test('10: a disqualification from second to eighth', async () => {
    const turfClassic = await race(DERBY, 11);
    const { horseName, crossed, behind, official, disqualified } = horse(turfClassic, '7');
    assert.equal(
      [horseName, crossed, behind, official, disqualified],
      ['Hong Kong Harry (IRE)', 2, 3.8, 8, true],
    );
    assert.equal(
      [horse(turfClassic, '9').horseName, horse(turfClassic, '9').crossed, horse(turfClassic, '9').official],
      ['Spooky Channel', 3, 2],
    );
    assert.equal(placed(turfClassic, 1), [['5', 'Up to the Mark', 1, 2.63]]);
    assert.equal(pays(turfClassic, '5'), [7.26, 4, 2.96]);
  });

  test('11 and 12: dead heats to win', async () => {
    const sixth = await race('cd20230504', 6);
    assert.equal(placed(sixth, 1, 2), [
      ['2', 'Strava', 1, 2.27],
      ['7', 'Run Classic', 1, 1.6],
    ]);
    assert.equal(
      paid(sixth, 'Win').map(({ payoff }) => payoff),
      [3.06, 2.76],
    );
    assert.equal([paid(sixth, 'Pick 3').length, paid(sixth, 'Pick 3')[0]?.pool], [2, null]);
    const ninth = await race('cd20230520', 9);
    assert.equal(placed(ninth, 1), [
      ['3', "De' Ans Eighty", 1, 5.69],
      ['10', 'Obrigada', 1, 3.98],
    ]);
    assert.equal(
      paid(ninth, 'Win').map(({ payoff }) => payoff),
      [6.4, 5.18],
    );
    assert.ok(placed(ninth, 1).length === 2 && horse(ninth, '3').deadHeat && horse(ninth, '10').deadHeat);
  });

  test('13, 17, 20 and 21: dead heats further back, and a coupled entry', async () => {
    const places = async (name: string, raceNumber: number, place: number) =>
      (await race(name, raceNumber)).starters
        .filter(({ official, deadHeat }) => official === place && deadHeat)
        .map(({ programNumber, horseName, behind }) => [programNumber, horseName, behind]);
    assert.equal(await places('cd20230502', 2, 2), [
      ['2', 'Party At Grants', 2],
      ['5', 'Lotsandlotsofgold', 2],
    ]);
    assert.equal(
      (await places('cd20230505', 1, 7)).map(([, name, behind]) => [name, behind]),
      [
        ['Heart Headed Woman', 8.4],
        ['Origami Girl', 8.4],
      ],
    );
    assert.equal(
      (await places('bel20150704', 10, 4)).map(([number, name]) => [number, name]),
      [
        ['11', 'Sentiero Italia'],
        ['14', 'Strict Compliance'],
      ],
    );
    const fifth = await race('prx20150713', 5);
    assert.equal(
      [horse(fifth, '1').horseName, horse(fifth, '1A').horseName],
      ['Ronnie Roam', 'Birdie Barrage'],
    );
    assert.equal([horse(fifth, '1').odds, horse(fifth, '1A').odds], [0.5, 0.5]);
    assert.equal(
      paid(fifth, 'Place')
        .filter(({ winningNumbers }) => winningNumbers.startsWith('1'))
        .map(({ payoff }) => payoff),
      [2.2, 2.2],
    );
    assert.is(new Set(fifth.starters.map(({ bettingInterest }) => bettingInterest)).size, 7);
    assert.is(fifth.starters.length, 8);
    const lone = await Promise.all([1, 2].map((number) => race('prx20150713', number)));
    assert.equal(
      lone.map((raceResult) => [horse(raceResult, '1A').horseName, horse(raceResult, '1A').odds]),
      [
        ['Citizen Kat', 7.1],
        ['Calvello', 5.5],
      ],
    );
  });

  test('15 and 16: horses that did not finish, claims and voided claims', async () => {
    const third = await race('cd20230503', 3);
    assert.equal(
      third.starters
        .slice(-2)
        .map(({ horseName, official, finished, behind, trackmasterFigure }) => [
          horseName,
          official,
          finished,
          behind,
          trackmasterFigure,
        ]),
      [
        ['Go for Sherrie', 7, false, null, undefined],
        ['That Khenny', 8, false, null, undefined],
      ],
    );
    assert.equal(
      third.claims.map(({ horseName, price }) => [horseName, price]),
      [
        ['Herd Immunity', 12_500],
        ['My Redemption', 12_500],
      ],
    );
    assert.equal(third.voidedClaims, [
      { horseName: 'Blueberry', reason: 'Vet' },
      { horseName: 'That Khenny', reason: 'Vet' },
    ]);
    const seventh = await race('cd20230519', 7);
    const stonevicious = horse(seventh, '1');
    assert.equal(
      [stonevicious.horseName, stonevicious.crossed, stonevicious.official],
      ['Stonevicious', 3, 8],
    );
    assert.equal(seventh.voidedClaims, [{ horseName: 'Stonevicious', reason: 'Positive Test' }]);
    assert.equal(placed(seventh, 1), [['8', 'Faithful Ruler', 1, 12.28]]);
    assert.is(pays(seventh, '8')[0], 26.56);
    assert.equal(
      seventh.claims.map(({ horseName, price }) => [horseName, price]),
      [
        ['Mac Daddy Too', 30_000],
        ['Bodock', 30_000],
      ],
    );
  });

  test('19: Belmont 2015, inner turf and a superfecta', async () => {
    const derby = await race('bel20150704', 8);
    assert.equal(
      [derby.surface, derby.distanceYards, derby.finalTimeSeconds, derby.condition],
      ['inner-turf', 2_200, 121.16, 'Firm'],
    );
    const [winner] = placed(derby, 1);
    assert.equal(winner?.slice(1), ['Force the Pass', 1, 10.1]);
    assert.equal(pays(derby, String(winner?.[0])), [22.2, 8.8, 5.6]);
    const [superfecta] = paid(derby, 'Superfecta');
    assert.equal([superfecta?.payoff, superfecta?.base], [26_173, 2]);
  });

  test('22 and 23: races without fractions, quarter horses in yards', async () => {
    const { races } = await card('gpr20230806');
    assert.is(races.length, 7);
    assert.ok(races.every(({ fractions, runUpFeet }) => fractions.length === 0 && runUpFeet === null));
    const first = await race('gpr20230806', 1);
    assert.equal(
      [first.distanceYards, first.finalTimeSeconds, first.trackmaster?.pace.slice(0, 2)],
      [1_540, 87.56, [null, null]],
    );
    const [hey] = placed(first, 1);
    assert.equal(hey?.slice(1), ['Hey Jasper', 1, 2.45]);
    assert.is(pays(first, String(hey?.[0]))[0], 6.9);
    const quarterHorses = await card('lad20230121');
    assert.ok(quarterHorses.races.every(({ breed }) => breed === 'Quarter Horse'));
    assert.equal(quarterHorses.races.map(({ distanceYards }) => distanceYards)[0], 870);
    assert.is(
      (await race('lad20230121', 4)).starters.filter(({ deadHeat, official }) => deadHeat && official === 7)
        .length,
      2,
    );
  });

  test('24: Delta Downs and Mountaineer', async () => {
    const second = await race('ded20231206', 2);
    const [xcaret] = placed(second, 1);
    assert.equal(xcaret?.slice(1), ['Xcaret', 1, 7]);
    assert.is(pays(second, String(xcaret?.[0]))[0], 16);
    const last = second.starters.at(-1);
    assert.equal([last?.horseName, last?.official, last?.behind], ['Cashew', 9, null]);
    const third = await race('mnr20231108', 3);
    const [exacta] = paid(third, 'Exacta');
    assert.equal([exacta?.winningNumbers, exacta?.payoff], ['7-5', 21.4]);
    assert.equal(placed(third, 1), [['7', 'Shaolin', 1, 2]]);
    assert.equal([pays(third, '7')[0], horse(third, '7').postPosition], [6, 6]);
  });

  test('25: small fields without place or show', async () => {
    const wagers = async (name: string, raceNumber: number) =>
      [...new Set((await race(name, raceNumber)).payouts.map(({ wager }) => wager))].filter((wager) =>
        /^(Place|Show)$/.test(wager),
      );
    assert.is(scratchesOf(await card('del20230708')), 19);
    assert.equal(await wagers('del20230708', 7), []);
    assert.is((await race('del20230708', 7)).starters.length, 3);
    assert.equal(await wagers('del20230708', 10), ['Place']);
    assert.equal(await wagers('ctd20231001', 3), ['Place']);
  });
}

test.run();
