import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '#core/kernel/race-day.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { matchSheets } from '#core/results/unmatched.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('unmatched');

const day = (...races: readonly RaceResult[]) => [aSheet({ races })];
const field = (...starters: readonly Partial<Finisher>[]) =>
  day(aRaceResult({ starters: starters.map((change) => aFinisher(change)) }));
const PLACE = { track: 'SAR', day: RESULTS_DAY, raceNumber: 1 };

test('the same races in other spellings agree', () => {
  const resultSheets = field(
    { horseName: "Lady's Lantern (IRE)", jockeyName: 'Robin Lane, Jr.' },
    { programNumber: '2' },
  );
  const other = field({ horseName: 'LADYS LANTERN', jockeyName: 'Lane Jr R' }, { programNumber: '2' });
  assert.equal(matchSheets(resultSheets, other), { races: 1, starters: 2, sameHorse: 2, unmatched: [] });
});

test('a starter that one side does not have', () => {
  const resultSheets = field({ programNumber: '1' }, { programNumber: '2', horseName: 'Tin Whistle' });
  const other = field({ programNumber: '1' }, { programNumber: '2B', horseName: 'Tin Whistle' });
  assert.equal(matchSheets(resultSheets, other), {
    races: 1,
    starters: 1,
    sameHorse: 1,
    unmatched: [
      { ...PLACE, programNumber: '2', what: 'starter', left: 'Tin Whistle', right: null },
      { ...PLACE, programNumber: '2B', what: 'starter', left: null, right: 'Tin Whistle' },
    ],
  });
});

test('another horse, jockey, price or distance', () => {
  const resultSheets = day(aRaceResult({ distanceYards: 1320, starters: [aFinisher({ odds: 2.5 })] }));
  const starter = aFinisher({ horseName: 'Tin Whistle', jockeyName: 'Jo Marsh', odds: 2.6 });
  const other = day(aRaceResult({ distanceYards: 1430, starters: [starter] }));
  const { sameHorse, unmatched } = matchSheets(resultSheets, other);
  assert.is(sameHorse, 0);
  assert.equal(unmatched, [
    { ...PLACE, programNumber: null, what: 'distance', left: '1320 yards', right: '1430 yards' },
    { ...PLACE, programNumber: '1', what: 'horse', left: 'Paper Lantern 1', right: 'Tin Whistle' },
    { ...PLACE, programNumber: '1', what: 'jockey', left: 'Robin Lane', right: 'Jo Marsh' },
    { ...PLACE, programNumber: '1', what: 'odds', left: '2.5', right: '2.6' },
  ]);
});

test('a different official place and a different payoff on the same combination are listed', () => {
  const payout = {
    wager: 'Exacta',
    base: 2,
    winningNumbers: '1-2',
    correct: null,
    pool: null,
    carryover: null,
  };
  const race = (official: number, payoff: number) =>
    day(aRaceResult({ starters: [aFinisher({ official })], payouts: [{ ...payout, payoff }] }));
  assert.equal(matchSheets(race(1, 12.4), race(2, 12.6)).unmatched, [
    { ...PLACE, programNumber: null, what: 'payoff', left: 'Exacta 1-2 $2: $12.40', right: '$12.60' },
    { ...PLACE, programNumber: '1', what: 'place', left: '1', right: '2' },
  ]);
  const otherBase = day(aRaceResult({ payouts: [{ ...payout, base: 1, payoff: 6.2 }] }));
  assert.equal(
    matchSheets(day(aRaceResult({ payouts: [{ ...payout, payoff: 12.4 }] })), otherBase).unmatched,
    [],
  );
});

test('a price or distance that one side lacks is no difference', () => {
  const resultSheets = day(aRaceResult({ starters: [aFinisher({ odds: null })] }));
  const other = day(aRaceResult({ starters: [aFinisher()] }));
  assert.equal(matchSheets(resultSheets, other).unmatched, []);
});

test('a race that one side does not have, on a day that both have', () => {
  const resultSheets = day(aRaceResult(), aRaceResult({ raceNumber: 2 }));
  const other = day(aRaceResult(), aRaceResult({ raceNumber: 3 }));
  const missing = { programNumber: null, what: 'race' };
  assert.equal(matchSheets(resultSheets, other).unmatched, [
    { ...PLACE, raceNumber: 2, ...missing, left: '3 starters', right: null },
    { ...PLACE, raceNumber: 3, ...missing, left: null, right: '3 starters' },
  ]);
});

test('an unknown distance on either side is no difference', () => {
  const known = day(aRaceResult());
  const unknown = day(aRaceResult({ distanceYards: null }));
  assert.equal([matchSheets(known, unknown).unmatched, matchSheets(unknown, known).unmatched], [[], []]);
});

test('the same horses without another race: starters count once, the strangers of each side apart', () => {
  const ours = field({ programNumber: '1' }, { programNumber: '2' }, { programNumber: '3' });
  const theirs = field({ programNumber: '1' }, { programNumber: '9' });
  const { starters, sameHorse, unmatched } = matchSheets(ours, theirs);
  assert.equal([starters, sameHorse, unmatched.length], [1, 1, 3]);
});

test('days that only one side has are no matter', () => {
  const later = aSheet({ day: addDays(RESULTS_DAY, 1) });
  assert.equal(matchSheets([aSheet(), later], [aSheet(), aSheet({ track: 'BEL' })]).unmatched, []);
  assert.is(matchSheets([aSheet()], [later]).races, 0);
});

test.run();
