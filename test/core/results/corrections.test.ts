import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { instant } from '#core/kernel/instant.ts';
import { correctionReader, correctionText } from '#core/results/corrections.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { resultsContent, type SealedResults } from '#core/results/sealed-results.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('Corrections of sealed results');

/** What each sheet corrects, in the order in which they were sealed. */
function correctedBy(...sheets: readonly ResultSheet[]) {
  const correctionsIn = correctionReader();
  return sheets.map((sheet, index) => correctionsIn(resultsContent(sheet, instant(0), digest), index + 1));
}
const factsBy = (...sheets: readonly ResultSheet[]) =>
  correctedBy(...sheets).map((corrections) =>
    corrections.flatMap(({ values }) => values.map(({ fact }) => fact)),
  );

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

test('the same results again on another clock correct the time zone of each off, once for all sources', () => {
  const said = { offMinute: 780, payouts: [aPayout()] };
  const sheets = [
    aDay({ ...said, starters: three.slice(0, 2) }, { kind: 'live' }),
    aDay({ ...said, starters: three }),
  ].map((sheet) => ({ ...sheet, track: 'QQQ' }));
  const rowsIn = (zone: ZoneName) =>
    withRegistrations([aRegistration({ zone })], () =>
      sheets.map((sheet) => resultsContent(sheet, instant(0), digest)),
    );
  const correctionsIn = correctionReader();
  const rows = [...rowsIn('mountain'), ...rowsIn('mountain'), ...rowsIn('pacific')];
  const values = rows.map((row, index) =>
    correctionsIn(row, index + 1).map((correction) => correction.values),
  );
  const zone = { fact: 'time zone', before: 'mountain', after: 'pacific' };
  assert.equal(values.slice(2), [[], [], [], [[zone]]], 'with the source whose off counts');
  const unknown = correctionReader();
  unknown({ ...rows[0], timeZone: null } as SealedResults, 1);
  assert.equal(unknown({ ...rows[4] } as SealedResults, 2), [], 'a zone where none was is no correction');
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

test('what changes a score is named: a race left out, another off, other numbers paid, a doubt that is gone', () => {
  const first = aDay({ starters: three, payouts: [aPayout()], offMinute: 780 });
  const two = aSheet({ races: [aRaceResult({ raceNumber: 1 }), aRaceResult({ raceNumber: 2 })] });
  const [left] = correctedBy(two, aSheet({ races: [aRaceResult({ raceNumber: 1 })] })).flat();
  assert.equal([left?.raceNumber, left?.values.map(({ fact }) => fact)], [2, ['left out']]);
  assert.equal(factsBy(first, aDay({ starters: three, payouts: [aPayout()], offMinute: 700 }))[1], ['off']);
  const otherNumber = { starters: three, payouts: [aPayout({ winningNumbers: '3' })], offMinute: 780 };
  assert.equal(factsBy(first, aDay(otherNumber))[1], ['payoff']);
  assert.equal(factsBy(first, aDay(otherNumber, { kind: 'desk' }))[1], ['payoff']);
  const doubt = { about: 'payoffs', sentence: 'Win paid twice.', fromPlace: 1, wagers: ['Win'] } as const;
  assert.equal(factsBy(aDay({ starters: three, doubts: [doubt] }), aDay({ starters: three }))[1], ['winner']);
});

test('a race that was called off, then run, then paid is one correction', () => {
  const off = aDay({ cancelled: { reason: 'Weather' }, starters: [], payouts: [] });
  const running = aDay({ payouts: [], starters: three.map((horse) => ({ ...horse, official: null })) });
  assert.equal(factsBy(off, running, aDay({ starters: three })), [[], ['whether it was run'], []]);
});

test('a row that names the track otherwise, and settles the same race, is held against it', () => {
  const correctionsIn = correctionReader();
  const paid = (payoff: number) =>
    resultsContent(aDay({ starters: three, payouts: [aPayout({ payoff })] }), instant(0), digest);
  correctionsIn(paid(8.7), 1);
  assert.is(correctionsIn({ ...paid(3), track: 'XXX' }, 2).length, 1);
});

test('it says its time at the track, the track, day and race, and what was changed from what to what', () => {
  const textOf = (before: Parameters<typeof aDay>[0], after: Parameters<typeof aDay>[0], track = 'SAR') => {
    const [, [correction]] = correctedBy(
      aDay({ starters: three, ...before }, { track }),
      aDay({ starters: three, ...after }, { track }),
    ) as [unknown, Parameters<typeof correctionText>[0][]];
    return correction && correctionText(correction);
  };
  assert.is(
    textOf({ payouts: [aPayout({ payoff: 8.7 })] }, { payouts: [aPayout({ payoff: 3 })] }),
    'Corrected Dec 31, 1969, 7:00 PM ET (entry 2): Saratoga, Aug 8, 2020, race 1: payoff from $8.70 on #1 to $3.00 on #1',
  );
  const other = { cancelled: { reason: 'Weather' }, offMinute: 800 };
  assert.is(
    textOf({ offMinute: 780 }, other, 'DMR'),
    'Corrected Dec 31, 1969, 4:00 PM PT (entry 2): Del Mar, Aug 8, 2020, race 1: whether it was run from run to called off and off from 1:00 PM to 1:20 PM',
  );
  const odds = three.map((horse) => (horse.programNumber === '2' ? { ...horse, odds: 9 } : horse));
  assert.match(
    textOf({}, { starters: odds }) ?? '',
    /race 1: odds from #2 at \d+\.\d\d to 1 to #2 at 9\.00 to 1$/,
  );
});

test.run();
