import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { instant } from '#core/kernel/instant.ts';
import { correctionReader, correctionText } from '#core/results/corrections.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { resultsContent } from '#core/results/sealed-results.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('Corrections of sealed results');

/** What each sheet corrects, in the order in which they were sealed. */
function correctedBy(...sheets: readonly ResultSheet[]) {
  const correctionsIn = correctionReader();
  return sheets.map((sheet, index) => correctionsIn(resultsContent(sheet, instant(0), digest), index + 1));
}
const factsBy = (...sheets: readonly ResultSheet[]) =>
  correctedBy(...sheets).map((corrections) => corrections.flatMap(({ facts }) => facts));

const aDay = (race: Parameters<typeof aRaceResult>[0], more: Partial<ResultSheet> = {}) =>
  aSheet({ races: [aRaceResult(race)], ...more });
const three = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));

test('the same results again, and races added later, correct nothing', () => {
  const first = aSheet({ races: [aRaceResult({ raceNumber: 1 })] });
  const more = aSheet({ races: [aRaceResult({ raceNumber: 1 }), aRaceResult({ raceNumber: 2 })] });
  assert.equal(factsBy(first, first, more), [[], [], []]);
});

test('a race that was not paid yet is completed, not corrected', () => {
  const running = aDay({ payouts: [], starters: three.map((horse) => ({ ...horse, official: null })) });
  assert.equal(factsBy(running, aDay({ starters: three })), [[], []]);
});

test('another winner, payoff, field or price is named', () => {
  const first = aDay({ starters: three, payouts: [aPayout()] });
  const won = three.map((horse) => ({ ...horse, official: horse.programNumber === '2' ? 1 : 2 }));
  assert.equal(factsBy(first, aDay({ starters: won }))[1], ['winner']);
  assert.equal(factsBy(first, aDay({ starters: three, payouts: [aPayout({ payoff: 3 })] }))[1], ['payoff']);
  assert.equal(factsBy(first, aDay({ starters: three.slice(0, 2) }))[1], ['starters']);
  const odds = three.map((horse) => ({ ...horse, odds: 9 }));
  assert.equal(factsBy(first, aDay({ starters: odds }))[1], ['odds']);
  assert.equal(factsBy(first, aDay({ cancelled: { reason: 'Weather' } }))[1], ['whether it was run']);
});

test('a payoff that is no longer said is a correction: a lost bet must not vanish', () => {
  assert.equal(factsBy(aDay({ starters: three }), aDay({ starters: three, payouts: [] }))[1], ['payoff']);
});

test('another source is held against the one before, its odds apart, which sources round differently', () => {
  const live = aDay({ starters: three.map((horse) => ({ ...horse, odds: 3 })) }, { kind: 'live' });
  const won = three.map((horse) => ({ ...horse, official: horse.programNumber === '3' ? 1 : 2 }));
  assert.equal(factsBy(live, aDay({ starters: three })), [[], []]);
  assert.equal(factsBy(live, aDay({ starters: won }))[1], ['winner']);
});

test('it is told with track, day, race and what was changed', () => {
  const [, [correction]] = correctedBy(
    aDay({ starters: three }),
    aDay({ starters: three, payouts: [aPayout({ payoff: 3 })] }),
  ) as [unknown, Parameters<typeof correctionText>[0][]];
  assert.is(correction && correctionText(correction), 'Saratoga 2020-08-08, race 1: payoff');
});

test.run();
