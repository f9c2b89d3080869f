import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type PickerRun, scoredRace } from '#core/scorecards/scoreboard/scored-race.ts';
import { settledEntries } from '#core/scorecards/scoreboard/settled-entries.ts';
import { aFinisher } from '#test/support/a-result.ts';
import { anEntry, aPicker, aRun, placed, winPays } from './a-scored-race.ts';

const test = suite('settling sealed picks');

const near = (a: number | undefined, b: number) => Math.abs((a ?? Number.NaN) - b) < 1e-9;

function firstPicker(
  entry: Parameters<typeof scoredRace>[0],
  run: Parameters<typeof scoredRace>[1],
): PickerRun {
  const [picker] = scoredRace(entry, run)?.voices ?? [];
  if (picker === undefined) throw new Error('nothing was scored');
  return picker;
}

test('a winner is a hit and pays what the result says, a loser costs its dollar', () => {
  const won = firstPicker(anEntry(), aRun());
  assert.is(won.isHit, true);
  assert.ok(near(won.bet.profit, 3.35) && won.bet.staked === 1);
  const lost = firstPicker(
    anEntry({ voices: [aPicker({ horse: { programNumber: '2', name: 'PAPER LANTERN 2' } })] }),
    aRun(),
  );
  assert.equal([lost.isHit, lost.bet], [false, { staked: 1, profit: -1 }]);
});

test('the official order counts, not the one across the line', () => {
  const starters = [
    aFinisher({ programNumber: '1', crossed: 1, official: 2, disqualified: true }),
    aFinisher({ programNumber: '2', crossed: 2, official: 1 }),
    aFinisher({ programNumber: '3' }),
  ];
  const { isHit, bet } = firstPicker(anEntry(), aRun({ starters, payouts: winPays(['2', 9]) }));
  assert.equal([isHit, bet.profit], [false, -1]);
});

test('a dead heat is a hit for each of the two, and shares the win', () => {
  const run = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }), payouts: winPays(['1', 4.4], ['2', 5]) });
  const scored = scoredRace(anEntry(), run);
  assert.equal(scored?.won, [0.5, 0.5, 0]);
  assert.is(scored?.voices[0]?.isHit, true);
  assert.ok(near(scored?.voices[0]?.bet.profit, 1.2));
});

test('a scratched pick is refunded and counts in no rate; the chances of the others sum to one again', () => {
  const entry = anEntry({ voices: [aPicker({ horse: { programNumber: '3', name: 'PAPER LANTERN 3' } })] });
  const { isHit, bet, chances } = firstPicker(entry, aRun({ starters: placed({ 1: 1, 2: 2 }) }));
  assert.equal([isHit, bet], [null, { staked: 0, profit: 0 }]);
  assert.equal(
    chances?.map((chance) => chance.toFixed(4)),
    ['0.6250', '0.3750'],
  );
});

test('a horse that was not among the sealed ones leaves the bet and takes the chances out of the score', () => {
  const run = aRun({ starters: placed({ 9: 1, 1: 2, 2: 3, 3: 4 }), payouts: winPays(['9', 30]) });
  const scored = scoredRace(anEntry(), run);
  assert.is(scored?.won, null);
  assert.equal([scored?.voices[0]?.isHit, scored?.voices[0]?.chances], [false, null]);
  assert.is(scored?.voices[0]?.bet.profit, -1);
});

test('the public’s chances are those of the final prices with the takeout removed', () => {
  const scored = scoredRace(anEntry(), aRun());
  const pickerRun = scored?.voices.find(({ voice: picker }) => picker === 'public');
  assert.is(pickerRun?.isHit, true, '1 is the shortest of 3.35, 4.35 and 5.35');
  assert.ok(
    near(
      pickerRun?.chances?.reduce((sum, chance) => sum + chance, 0),
      1,
    ),
  );
});

test('without a price for every horse the public has no chances', () => {
  const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber, odds: null }));
  const scored = scoredRace(anEntry(), aRun({ starters }));
  assert.not.ok(scored?.voices.some(({ voice: picker }) => picker === 'public'));
});

test('a cancelled race is not scored', () => {
  assert.is(scoredRace(anEntry(), aRun({ cancelled: { reason: 'Weather' }, starters: [] })), null);
});

const settle = (change: Parameters<typeof anEntry>[0], run = aRun()) =>
  settledEntries([anEntry({ raceId: 'saratoga-2025-08-02-1', ...change })], [run], { history: 'real' });

test('only what was sealed before the race went off is scored', () => {
  assert.is(settle({}).scoredRaces.length, 1);
  const late = settle({ racingAt: '2025-08-02T17:05:00.000Z' });
  assert.equal([late.scoredRaces.length, late.leftOut, late.open], [0, 1, 0]);
  assert.is(settle({}, { ...aRun(), off: null }).leftOut, 1, 'nobody knows when it went off');
});

test('an entry of another card is left out, one without a result stays open', () => {
  const tickets = [
    { interest: '1', horses: [{ programNumber: '1', name: 'SOMEBODY ELSE' }], line: 2, odds: null },
  ];
  assert.equal([settle({ tickets }).scoredRaces.length, settle({ tickets }).leftOut], [0, 1]);
  const open = settle({ raceId: 'saratoga-2025-08-02-7' });
  assert.equal([open.open, open.leftOut], [1, 0]);
});

test('a real entry is never scored against the invented race of the same number', () => {
  const [entry, run] = [anEntry({ raceId: 'saratoga-2025-08-02-1' }), aRun()];
  assert.is(settledEntries([entry], [run], { history: 'demo' }).open, 1);
});

test('an entry from after the race went off leaves the one before it counted', () => {
  const id = 'saratoga-2025-08-02-1';
  const late = { raceId: id, racingAt: '2025-08-02T17:06:00.000Z', raceClass: 'late' };
  const entries = [anEntry({ raceId: id, raceClass: 'in time' }), anEntry(late)];
  const { scoredRaces, open, leftOut } = settledEntries(entries, [aRun()], { history: 'real' });
  assert.equal([scoredRaces.map(({ raceClass }) => raceClass), open, leftOut], [['in time'], 0, 0]);
});

test('an outside model is not held to chances that are the fitted model’s', () => {
  const pickers = [aPicker({ voice: 'claude', who: 'Claude', model: 'claude-sonnet-5-5' }), aPicker()];
  const race = scoredRace(anEntry({ voices: pickers }), aRun());
  assert.equal([race?.voices[0]?.chances, race?.voices[0]?.isHit], [null, true]);
  assert.ok(race?.voices[1]?.chances !== null);
});

const publicIn = (run: Parameters<typeof scoredRace>[1], entry = anEntry()) =>
  scoredRace(entry, run)?.voices.find(({ voice: picker }) => picker === 'public');

test('a beaten favorite is a miss of the public and costs its dollar', () => {
  const run = aRun({ starters: placed({ 1: 3, 2: 1, 3: 2 }), payouts: winPays(['2', 12]) });
  const { isHit, bet } = publicIn(run) ?? {};
  assert.equal([isHit, bet], [false, { staked: 1, profit: -1 }]);
});

test('a scratched horse has no price, and the public speaks of the others', () => {
  const run = aRun({ starters: placed({ 2: 1, 3: 2 }), payouts: winPays(['2', 10]) });
  const { isHit, chances } = publicIn(run) ?? {};
  // 4.35-1 and 5.35-1 imply 1/5.35 and 1/6.35: together 11.7 of 33.97, so 6.35 and 5.35 of 11.7.
  assert.is(isHit, true);
  assert.ok(near(chances?.[0], 6.35 / 11.7) && near(chances?.[1], 5.35 / 11.7));
});

test('an entry is one horse to the public: the price of either mate is that of both', () => {
  const names = ['1', '1A', '2'].map((number) => ({
    programNumber: number,
    name: `PAPER LANTERN ${number}`,
  }));
  const [first, mate, other] = names;
  if (first === undefined || mate === undefined || other === undefined) throw new Error('three horses');
  const tickets = [
    { interest: '1', horses: [first, mate], line: 2, odds: null },
    { interest: '2', horses: [other], line: 2, odds: null },
  ];
  const starters = [
    aFinisher({ programNumber: '1A', official: 1, odds: 1 }),
    aFinisher({ programNumber: '2', official: 2, odds: 1 }),
  ];
  const entry = anEntry({ tickets, voices: [aPicker({ horse: first, chances: [0.6, 0.4] })] });
  const race = scoredRace(entry, aRun({ starters, payouts: winPays(['1A', 4]) }));
  assert.equal(race?.won, [1, 0]);
  const [picker, publicRun] = race?.voices ?? [];
  assert.equal([picker?.isHit, picker?.bet], [true, { staked: 1, profit: 1 }]);
  assert.equal(publicRun?.chances, [0.5, 0.5]);
});

test('a picker without a horse has no hit, no bet and keeps its chances', () => {
  const { isHit, bet, chances } = firstPicker(anEntry({ voices: [aPicker({ horse: null })] }), aRun());
  assert.equal([isHit, bet, chances], [null, { staked: 0, profit: 0 }, [0.5, 0.3, 0.2]]);
});

test('a result that lists no payoffs leaves the bet out and the hit in', () => {
  const { isHit, bet } = firstPicker(anEntry(), aRun({ payouts: [] }));
  assert.equal([isHit, bet], [true, { staked: 0, profit: 0 }]);
});

test('a result that names only the paid horses is not used to score chances', () => {
  const race = scoredRace(anEntry(), aRun({ isFieldComplete: false }));
  assert.equal([race?.won, race?.voices[0]?.chances, race?.voices[0]?.isHit], [null, null, true]);
  assert.not.ok(race?.voices.some(({ voice: picker }) => picker === 'public'));
});

test('the chances of those that ran always sum to one', () => {
  for (const places of [{ 1: 1, 2: 2, 3: 3 }, { 1: 2, 3: 1 }, { 2: 1 }]) {
    const { chances } = firstPicker(anEntry(), aRun({ starters: placed(places) }));
    assert.ok(
      near(
        chances?.reduce((sum, chance) => sum + chance, 0),
        1,
      ),
    );
  }
});

test.run();
