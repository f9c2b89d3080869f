import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  basisText,
  memberName,
  raceName,
  spentText,
  tooFewText,
} from '../../../frontends/admin/api-costs/spend-words.ts';
import { postOf, shortLabel } from '../../../frontends/admin/race-day/run-sheet.ts';
import { isOfDay, kindsIn, kindWord } from '../../../frontends/admin/race-day/timeline-words.ts';

const test = suite('words of spending and of a race’s timeline');

const spent = { calls: 1, tokens: 1, cost: 1, averageCost: 1, assumed: 0 };

test('a sum below a dollar has four digits, a sum from a dollar on its cents', () => {
  assert.equal([0, 0.0412, 0.9999, 1, 12.5].map(spentText), [
    '$0.00',
    '$0.0412',
    '$0.9999',
    '$1.00',
    '$12.50',
  ]);
});

test('the basis of a forecast names its days and what the interval means', () => {
  const basis = { from: '2026-10-25', to: '2026-11-21', days: 28, perDay: 0.45 };
  const forecast = {
    is: 'estimated',
    expected: 12,
    low: 9,
    high: 16,
    level: 0.8,
    daysLeft: 9,
    basis,
  } as const;
  assert.is(
    basisText(forecast),
    '80% likely: $9.00 to $16.00 for the month, at the $0.4500-a-day average of the last 28 full days (Sun, Oct 25 to Sat, Nov 21).',
  );
  assert.match(
    tooFewText({ is: 'too-few-days', days: 1, needed: 7 }),
    /needs 7 full days .* four weeks have 1/,
  );
});

test('a race is named by day and number; calls about no race or an unknown id as such', () => {
  const race = {
    raceId: 'saratoga-2026-08-01-3',
    date: '2026-08-01',
    raceNumber: 3,
    isDemo: false,
    ...spent,
  };
  assert.is(raceName(race), 'Sat, Aug 1, race 3');
  assert.is(raceName({ ...race, isDemo: true }), 'Sat, Aug 1, race 3 (demo)');
  assert.is(raceName({ ...race, raceId: null, date: null, raceNumber: null }), 'No single race');
  assert.is(raceName({ ...race, raceId: 'odd', date: null, raceNumber: null }), 'odd');
});

test('a user is named by email; deleted users and the site in words', () => {
  const row = { memberId: 'm', email: 'anna@example.com', ...spent };
  assert.is(memberName(row), 'anna@example.com');
  assert.is(memberName({ ...row, email: null }), 'User m');
  assert.is(memberName({ ...row, memberId: null, email: null }), 'The site and deleted users');
});

test('a refresh point is short where there is little room', () => {
  assert.equal(
    [
      '30 minutes before post',
      '1 minute before post',
      'latest odds at post',
      'results 15 minutes after post',
    ].map(shortLabel),
    ['30 min', '1 min', 'post', '+15 min'],
  );
  assert.is(postOf({ postTime: null, isCancelled: false }), 'post time unknown');
  assert.is(postOf({ postTime: null, isCancelled: true }), 'canceled');
});

test('an event of the day before shows its day, by the clock at the track', () => {
  assert.is(isOfDay('2026-08-02T03:59:00Z', '2026-08-01'), true);
  assert.is(isOfDay('2026-08-02T04:01:00Z', '2026-08-01'), false);
});

test('only kinds that happened can be chosen, each once', () => {
  const kinds = (['card', 'odds', 'odds', 'pick'] as const).map((kind) => ({ kind }) as never);
  assert.equal(kindsIn(kinds), ['card', 'odds', 'pick']);
  assert.is(kindWord('settlement'), 'Settled');
});

test.run();
