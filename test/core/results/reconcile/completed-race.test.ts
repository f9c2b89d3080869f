import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { completedRace } from '#core/results/reconcile/completed-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('a race completed from another sheet');

const withStarters = (...starters: readonly Finisher[]): RaceResult => aRaceResult({ starters });
const onlyStarter = (a: Finisher, b: Finisher) => completedRace(withStarters(a), withStarters(b)).starters[0];

test('a missing fact comes from the other sheet, a known one stays', () => {
  const a = aRaceResult({ condition: null, purse: 50_000, fractions: [], footnotes: '' });
  const b = aRaceResult({ condition: 'Sloppy', purse: 1, fractions: [22, 46], footnotes: 'clear' });
  const { condition, purse, fractions, footnotes } = completedRace(a, b);
  assert.equal([condition, purse, fractions, footnotes], ['Sloppy', 50_000, [22, 46], 'clear']);
});

test('an unknown surface and distance come from the other sheet, the distance with its "about"', () => {
  const a = aRaceResult({ surface: null, distanceYards: null, isAbout: false });
  const b = aRaceResult({ surface: 'inner-turf', distanceYards: 1870, isAbout: true });
  const { surface, distanceYards, isAbout } = completedRace(a, b);
  assert.equal([surface, distanceYards, isAbout], ['inner-turf', 1870, true]);
  const known = completedRace({ ...a, surface: 'dirt', distanceYards: 1760 }, b);
  assert.equal([known.surface, known.distanceYards, known.isAbout], ['dirt', 1760, false]);
});

test('a run race takes nothing from a cancelled one', () => {
  const run = aRaceResult({ condition: null });
  assert.is(completedRace(run, aRaceResult({ cancelled: { reason: 'Weather' } })), run);
});

test('who ran is not completed: a starter only the other sheet has stays out', () => {
  const race = completedRace(withStarters(aFinisher()), aRaceResult());
  assert.equal(
    race.starters.map(({ programNumber }) => programNumber),
    ['1'],
  );
});

test('the sheet with margins says who finished; then the place of a horse that did not goes', () => {
  const table = aFinisher({ crossed: 7, official: 7, margin: null, behind: null });
  const chart = [
    aFinisher({ crossed: null, finished: false, official: null, margin: null, behind: null }),
    aFinisher({ programNumber: '2' }),
  ];
  const [horse] = completedRace(withStarters(table), withStarters(...chart)).starters;
  assert.equal([horse?.crossed, horse?.finished, horse?.official], [null, false, null]);
});

test('with margins of its own a sheet keeps its order', () => {
  const horse = onlyStarter(aFinisher({ crossed: 2, margin: 1 }), aFinisher({ crossed: 1, margin: 3 }));
  assert.equal([horse?.crossed, horse?.margin], [2, 1]);
});

test('the favorite is taken from the other sheet only where this one marks none', () => {
  const plain = aFinisher({ isFavorite: false });
  assert.is(onlyStarter(plain, aFinisher({ isFavorite: true }))?.isFavorite, true);
  const marked = [plain, aFinisher({ programNumber: '2', isFavorite: true })];
  const race = completedRace(withStarters(...marked), withStarters(aFinisher({ isFavorite: true })));
  assert.equal(
    race.starters.map(({ isFavorite }) => isFavorite),
    [false, true],
  );
});

test('a disqualification and the favorite that one sheet does not report come from the other, with its own places', () => {
  const unknown = aFinisher({ official: 1, disqualified: null, isFavorite: null });
  const chart = aFinisher({ official: 2, disqualified: true, isFavorite: true });
  const horse = onlyStarter(unknown, chart);
  assert.equal([horse?.official, horse?.disqualified, horse?.isFavorite], [1, true, true]);
});

test('the last start comes from the sheet that reports last starts', () => {
  const silent = aFinisher({ lastStart: null, lastStartReported: false });
  assert.equal(onlyStarter(silent, aFinisher())?.lastStart, aFinisher().lastStart);
  const debut = aFinisher({ lastStart: null, lastStartReported: true });
  assert.is(onlyStarter(debut, aFinisher())?.lastStart, null);
});

test('completing a race from itself, or twice from the same sheet, changes nothing more', () => {
  const finisher = fc
    .record({
      programNumber: fc.constantFrom('1', '2', '3'),
      odds: fc.option(fc.integer({ min: 1, max: 50 })),
      margin: fc.option(fc.integer({ min: 0, max: 9 })),
      official: fc.option(fc.integer({ min: 1, max: 3 })),
      comment: fc.constantFrom('', 'drew clear'),
      isFavorite: fc.boolean(),
    })
    .map((change) => aFinisher(change));
  const race = fc
    .record({
      starters: fc.uniqueArray(finisher, { selector: ({ programNumber }) => programNumber }),
      surface: fc.constantFrom('dirt' as const, 'turf' as const, null),
      distanceYards: fc.constantFrom(1320, null),
      condition: fc.constantFrom('Fast', null),
    })
    .map((change) => aRaceResult(change));
  fc.assert(
    fc.property(race, race, (a, b) => {
      assert.equal(completedRace(a, a), a);
      const once = completedRace(a, b);
      assert.equal(completedRace(once, b), once);
      assert.is(once.starters.length, a.starters.length);
    }),
  );
});

test('a starter for purse money only gets no price from another sheet', () => {
  const forPurse = aFinisher({ odds: null, noBetting: 'purse-only' });
  const completed = completedRace(
    aRaceResult({ starters: [forPurse] }),
    aRaceResult({ starters: [aFinisher({ odds: 4 })] }),
  );
  assert.is(completed.starters[0]?.odds, null);
});

test.run();
