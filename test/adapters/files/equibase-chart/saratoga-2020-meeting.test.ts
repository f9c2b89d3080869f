import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { meeting, payoffs } from './saratoga-2020.ts';

const test = suite('the Saratoga meeting of 2020 as a whole');

const cards = await meeting();

if (cards === null) {
  test('the real charts are absent: drawn ones take their place', () => assert.is(cards, null));
} else {
  const sheets = [...cards.values()].map(({ sheet }) => sheet);
  const races = sheets.flatMap((sheet) => sheet.races);

  test('40 cards, 411 races of which 409 were run, 3,033 starters, none refused', () => {
    assert.is(sheets.length, 40);
    assert.equal(
      sheets.flatMap(({ refused }) => refused),
      [],
    );
    assert.is(races.length, 411);
    assert.is(races.filter(({ starters }) => starters.length > 0).length, 409);
    assert.is(races.flatMap(({ starters }) => starters).length, 3033);
    assert.equal([...new Set(sheets.map(({ track }) => track))], ['SAR']);
    assert.equal(
      [...cards.values()].flatMap(({ remarks }) => remarks),
      [],
    );
    assert.is(new Set([...cards.values()].map(({ contentHash }) => contentHash)).size, 40);
  });

  test('every starter has name, rider, trainer, owner, weight and stall', () => {
    const starters = races.flatMap((raceResult) => raceResult.starters);
    const gaps = starters.filter(
      (finisher) =>
        !finisher.trainerName ||
        !finisher.ownerName ||
        !finisher.jockeyName ||
        !finisher.weightLb ||
        !finisher.postPosition ||
        !finisher.lastStartReported,
    );
    assert.equal(gaps, []);
    assert.is(starters.filter(({ odds }) => odds === null).length, 1);
    const reversed = starters.filter(({ jockeyName, trainerName }) =>
      /, (?!Jr\.|Sr\.|II|IV)/.test(`${jockeyName}; ${trainerName}`),
    );
    assert.equal(reversed, []);
  });

  test('a win pays twice odds and stake within 21 cents in every race with one winner', () => {
    let checked = 0;
    for (const raceResult of races) {
      const first = raceResult.starters.filter(({ official }) => official === 1);
      const [[, payoff = null] = []] = payoffs(raceResult, 'Win');
      const odds = first[0]?.odds ?? null;
      if (first.length !== 1 || odds === null || payoff === null) continue;
      checked += 1;
      assert.ok(
        Math.abs(payoff - 2 * (odds + 1)) <= 0.21,
        `race ${raceResult.raceNumber}: ${payoff} at ${odds}`,
      );
    }
    assert.ok(checked > 400, `${checked}`);
  });

  test('the off times of a card follow each other from about noon to early evening', () => {
    for (const { day, races: ofDay } of sheets) {
      const offs = ofDay.flatMap(({ offMinute }) => offMinute ?? []);
      assert.equal(
        offs,
        offs.toSorted((a, b) => a - b),
        day,
      );
      assert.ok((offs[0] ?? 0) > 660 && (offs.at(-1) ?? 0) < 1200, day);
    }
  });

  test('coupled horses share the price and the mark of the favorite', () => {
    for (const { starters } of races) {
      for (const horse of starters) {
        const mates = starters.filter(({ bettingInterest }) => bettingInterest === horse.bettingInterest);
        assert.is(
          new Set(mates.map(({ odds, isFavorite: favorite }) => `${odds} ${favorite}`)).size,
          1,
          horse.horseName,
        );
      }
    }
  });
}

test.run();
