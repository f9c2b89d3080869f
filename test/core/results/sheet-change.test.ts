import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sheetChange } from '#core/results/sheet-change.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('what changed between two sheets of a day');

const [first, second] = aSheet().races;
const ofRace = (race = first) =>
  aSheet({ races: [race, second].filter((raceResult) => raceResult !== undefined) });

test('a sheet does not differ from itself, nor by its source and time', () => {
  assert.equal(sheetChange(aSheet(), aSheet()), { races: [], ofTheDay: 0, facts: 0 });
  const provenance = { ...aSheet().provenance, source: 'Elsewhere' };
  assert.is(sheetChange(aSheet(), aSheet({ provenance })).facts, 0);
});

test('each fact of a race counts, of its starters and payouts too', () => {
  const starters = [
    aFinisher({ odds: 99, comment: 'eased' }),
    aFinisher({ programNumber: '2' }),
    aFinisher({ programNumber: '3' }),
  ];
  const change = sheetChange(ofRace(), ofRace(aRaceResult({ condition: 'Good', starters })));
  assert.equal(change.races, [{ raceNumber: 1, what: 'changed', facts: 3 }]);
  assert.is(change.facts, 3);
});

test('a starter or payout more or less is one difference and moves nothing else', () => {
  const starters = ['1', '3'].map((programNumber) => aFinisher({ programNumber }));
  assert.is(sheetChange(ofRace(), ofRace(aRaceResult({ starters }))).facts, 1);
  const payouts = [aPayout({ wager: 'Double', winningNumbers: '4-1' }), ...aRaceResult().payouts];
  assert.is(sheetChange(ofRace(), ofRace(aRaceResult({ payouts }))).facts, 1);
});

test('a payout printed twice is compared with its own duplicate', () => {
  const twice = [aPayout({ payoff: 4 }), aPayout({ payoff: 6 })];
  const race = aRaceResult({ payouts: twice });
  assert.is(sheetChange(ofRace(race), ofRace(race)).facts, 0);
  const changed = aRaceResult({ payouts: [aPayout({ payoff: 4 }), aPayout({ payoff: 7 })] });
  assert.is(sheetChange(ofRace(race), ofRace(changed)).facts, 1);
  assert.is(sheetChange(ofRace(race), ofRace(aRaceResult({ payouts: twice.slice(0, 1) }))).facts, 1);
  const thrice = aRaceResult({ payouts: [...twice, aPayout({ payoff: 8 })] });
  assert.is(sheetChange(ofRace(race), ofRace(thrice)).facts, 1);
});

test('changes come by race number, in whatever order the sheets list their races', () => {
  const going = (condition: string) =>
    aSheet({ races: [10, 2, 1].map((raceNumber) => aRaceResult({ raceNumber, condition })) });
  assert.equal(
    sheetChange(going('Fast'), going('Good')).races.map(({ raceNumber, facts }) => [raceNumber, facts]),
    [
      [1, 1],
      [2, 1],
      [10, 1],
    ],
  );
});

test('races that came or went are named, and count once each', () => {
  const third = aRaceResult({ raceNumber: 3 });
  const change = sheetChange(aSheet(), aSheet({ races: [...aSheet().races.slice(1), third] }));
  assert.equal(change.races, [
    { raceNumber: 1, what: 'gone', facts: 0 },
    { raceNumber: 3, what: 'new', facts: 0 },
  ]);
  assert.is(change.facts, 2);
});

test('facts of the day itself count apart', () => {
  const after = aSheet({ attendance: 12, refused: [{ raceNumber: 9, failed: ['No winner.'] }] });
  assert.equal(sheetChange(aSheet(), after), { races: [], ofTheDay: 2, facts: 2 });
});

test.run();
