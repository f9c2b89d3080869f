import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TrackProvider } from '#frame/frame.ts';
import { daysByMonth, monthLabel, weeksOf } from '../../../frontends/results/otb/calendar-months.ts';
import type { Finisher, RaceResult } from '../../../frontends/results/otb/day-results.ts';
import {
  firstPostOn,
  foundText,
  ownName,
  resultsQuery,
  tilesOf,
  topFive,
} from '../../../frontends/results/otb/day-results.ts';
import {
  dateLabel,
  dateToShow,
  isOfLastDays,
  resultDates,
} from '../../../frontends/results/otb/result-dates.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aRace } from '../picks/a-day.ts';

const { ResultCard } = await import('../../../frontends/results/otb/result-card.tsx');
const { CalendarOf } = await import('../../../frontends/results/otb/calendar.tsx');
const { DayLinks } = await import('#frame/races/races.ts');
const { NoResults } = await import('../../../frontends/results/otb/no-results.tsx');

const test = suite('results of a day');

const none = { win: null, place: null, show: null, exacta: null, trifecta: null, superfecta: null };
const aFinisher = (position: number | null, more: Partial<Finisher> = {}): Finisher => ({
  position,
  horseName: `HORSE ${position}`,
  programNumber: String(position ?? 9),
  jockey: 'J. Rider',
  odds: '3.75',
  ...more,
});
const aResult = (more: Partial<RaceResult> = {}): RaceResult => ({
  raceNumber: 2,
  raceName: 'Race 2',
  distance: '6F',
  surface: 'Dirt',
  isCancelled: false,
  results: [1, 2, 3, 4, 5, 6, 7, 8].map((position) => aFinisher(position)),
  payouts: none,
  stakes: none,
  finalTime: null,
  fractionalTimes: [],
  missing: [],
  ...more,
});
const shown = (race: RaceResult) =>
  textOf(markupOf(() => createElement(ResultCard, { race, slug: 'saratoga', date: '2025-08-02' }) as never));
const html = (race: RaceResult) =>
  markupOf(() => createElement(ResultCard, { race, slug: 'saratoga', date: '2025-08-02' }) as never);

test('the last thirty days are offered, today first, across the end of a month and a year', () => {
  const dates = resultDates('2026-01-05');
  assert.is(dates.length, 30);
  assert.equal(dates[0], { value: '2026-01-05', label: 'January 5, 2026' });
  assert.is(dates[5]?.value, '2025-12-31');
  assert.is(dates.at(-1)?.value, '2025-12-07');
  assert.is(dateLabel('2025-08-02'), 'August 2, 2025');
});

test('a day further back that a link asks for is offered beside them, once', () => {
  const dates = resultDates('2025-08-30', '2019-07-11');
  assert.equal(dates.at(-1), { value: '2019-07-11', label: 'July 11, 2019' });
  assert.is(dates.length, 31);
  assert.is(resultDates('2025-08-30', '2025-08-01').length, 30);
  assert.is(dateToShow('2025-08-30', '2025-07-31'), '2025-07-31');
});

test('a day still to come, or none on the calendar, becomes today', () => {
  assert.is(dateToShow('2025-08-30', '2025-08-01'), '2025-08-01');
  for (const date of ['2025-02-30', '2025-08-31', 'yesterday', '', null]) {
    assert.is(dateToShow('2025-08-30', date), '2025-08-30');
  }
});

test('results refresh every two minutes, are stale after one, and are retried once', () => {
  const { refetchInterval, staleTime, retry } = resultsQuery('saratoga', '2025-08-02');
  assert.equal([refetchInterval, staleTime, retry], [120_000, 60_000, 1]);
});

test('five finishers get a line with the rider in brackets, the winner is highlighted, and the rest also ran', () => {
  const text = shown(aResult());
  assert.match(text, /Horse 5/);
  assert.match(text, /\(J. Rider\)/);
  assert.match(text, 'Also ran: Horse 6, Horse 7, Horse 8.');
  assert.is(html(aResult()).match(/class="finisher[" ]/g)?.length, 5);
  assert.is(html(aResult()).match(/finisher-won/g)?.length, 1);
});

test('a horse without a name goes by its placing, and one without a placing is not given any', () => {
  assert.match(shown(aResult({ results: [aFinisher(1), aFinisher(2, { horseName: '' })] })), /Horse 2/);
  assert.match(shown(aResult({ results: [aFinisher(null)] })), /–/);
  assert.is(topFive({ results: [aFinisher(null, { horseName: '' })] })[0]?.name, 'Horse not reported');
});

test('where placings are known, a horse without one also ran', () => {
  const placed = [aFinisher(1), aFinisher(3), aFinisher(2)];
  const results = [...placed, aFinisher(null, { horseName: 'LATE ONE' })];
  const text = shown(aResult({ results }));
  assert.match(text, 'Also ran: Late One.');
  assert.not.match(text, /–/);
});

test('one race is found, two races are', () => {
  assert.is(foundText({ totalRaces: 1, track: 'Saratoga' }), '1 race found for Saratoga');
  assert.is(foundText({ totalRaces: 2, track: 'Saratoga' }), '2 races found for Saratoga');
});

test('both of a dead heat for first have won', () => {
  const heat = aResult({ results: [aFinisher(1, { programNumber: '4' }), aFinisher(1), aFinisher(3)] });
  assert.is(html(heat).match(/finisher-won/g)?.length, 2);
  assert.is(shown(heat).match(/dead heat/g)?.length, 2);
});

test('a disqualified horse says where it finished, and every horse leads to its page', () => {
  const results = [aFinisher(1), aFinisher(2, { disqualified: true, crossed: 1 })];
  assert.match(shown(aResult({ results })), 'DQ, finished 1');
  assert.not.match(shown(aResult()), 'DQ');
  const page = html(aResult({ results }));
  assert.match(page, 'href="/horse/HORSE%201"');
  assert.match(shown(aResult()), 'Every starter, all payoffs and pools, our pick');
});

test('a disqualified horse that also ran says where it finished', () => {
  const results = [1, 2, 3, 4, 5, 6].map((place) =>
    aFinisher(place, place === 6 ? { disqualified: true, crossed: 1 } : {}),
  );
  assert.match(shown(aResult({ results })), 'Also ran: Horse 6 (DQ, finished 1).');
});

test('all horses that share fifth place are shown', () => {
  const results = [1, 2, 3, 4, 5, 5, 7].map((place, index) =>
    aFinisher(place, { programNumber: String(index + 1), horseName: `RUNNER ${index + 1}` }),
  );
  assert.match(shown(aResult({ results })), 'Also ran: Runner 7.');
});

test('only what was paid has a tile, in dollars and with its stake', () => {
  const paid = aResult({
    payouts: { ...none, win: 9.4, exacta: 31.5 },
    stakes: { ...none, win: 2, exacta: 1 },
  });
  assert.equal(
    tilesOf(paid).map(({ wager, paid: dollars, stake }) => [wager, dollars, stake]),
    [
      ['win', 9.4, 2],
      ['exacta', 31.5, 1],
    ],
  );
  assert.match(shown(paid), /win \$9\.40 for \$2\.00/);
  assert.equal(tilesOf(aResult()), []);
});

test('a name of its own is shown once, the usual one not twice', () => {
  assert.is(ownName({ raceName: 'Race 2', raceNumber: 2 }), null);
  assert.is(ownName({ raceName: 'Verandah Stakes', raceNumber: 2 }), 'Verandah Stakes');
  assert.is(shown(aResult()).match(/Race 2/g)?.length, 1);
});

test('times are shown as reported, the fractions with commas between', () => {
  const text = shown(aResult({ finalTime: '1:10.44', fractionalTimes: ['22.1', '45.3'] }));
  assert.match(text, '1:10.44');
  assert.match(text, '22.1, 45.3');
});

test('a canceled race says so and shows no winner', () => {
  const text = shown(aResult({ isCancelled: true, results: [] }));
  assert.match(text, 'Canceled');
  assert.not.match(text, 'not official yet');
});

test('a live result names its gaps instead of filling them', () => {
  const text = shown(aResult({ results: [aFinisher(1), aFinisher(null)], missing: ['places', 'field'] }));
  assert.match(text, 'Not reported yet: placings out of the money, the rest of the field.');
  assert.not.match(shown(aResult()), 'Not reported yet');
});

test('a day without results shows the server’s sentence, else its own, and when to come back', () => {
  const empty = (message: string, firstPost: string | null = null) =>
    textOf(
      markupOf(
        () => createElement(TrackProvider, null, createElement(NoResults, { message, firstPost })) as never,
      ),
    );
  assert.match(empty('No results are kept.'), 'No results are kept.');
  assert.match(empty('No results yet for Saratoga on 2025-08-02.'), 'Saratoga on Saturday, August 2, 2025.');
  assert.match(empty(''), 'No Race Results Available Yet');
  for (const part of ['30-60 minutes', '1:00 PM ET', 'every 2 minutes', 'scraped'])
    assert.match(empty(''), part);
  assert.match(empty('', '2025-06-07T14:45:00Z'), /The first post is at 10:45\sAM ET\./);
  assert.not.match(empty('', '2025-06-07T14:45:00Z'), '1:00 PM');
  const races = [
    { day: '2025-06-07', postTime: '2025-06-07T15:20:00Z' },
    { day: '2025-06-07', postTime: '2025-06-07T14:45:00Z' },
  ];
  assert.is(firstPostOn('2025-06-07', races), '2025-06-07T14:45:00Z');
  assert.is(firstPostOn('2025-06-06', races), null);
});

test('the races of a day lead to their pages on that day alone', () => {
  const answers = {
    '/api/tracks': [],
    '/api/races/saratoga/today/detailed': { races: [aRace({ raceNumber: 4 })] },
  };
  const linksOn = (date: string | null) =>
    markupOf(
      () => createElement(TrackProvider, null, createElement(DayLinks, { date })) as never,
      answers,
    ).includes('href="/race/saratoga/2025-06-07/4"');
  assert.equal([linksOn(null), linksOn('2025-06-07'), linksOn('2025-06-06')], [true, true, false]);
});

test('a daily double is shown with its winning numbers and stake', () => {
  const double = { wager: 'Daily Double', winningNumbers: '4-3', payoff: 31.5, stake: 1 };
  assert.match(shown(aResult({ otherPayouts: [double] })), /Daily Double 4-3: ?\$31\.50 for \$1\.00/);
});

test('a purse-money-only horse is marked as such, in the top five and behind', () => {
  const results = [1, 2, 3, 4, 5, 6].map((position) =>
    aFinisher(position, position % 3 === 0 ? { odds: null, noBetting: 'purse-only' } : {}),
  );
  const text = shown(aResult({ results }));
  assert.match(text, /Horse 3\s*\(J\. Rider\)\s*ran for purse money only\s*4/);
  assert.match(text, 'Also ran: Horse 6 (ran for purse money only).');
});

test('a doubt is shown with the race, and what was decided about it', () => {
  const doubts = ['The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.'];
  const open = shown(aResult({ doubts }));
  assert.match(open, 'The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.');
  assert.match(open, 'Affected picks and bets are not scored until this is resolved.');
  assert.match(shown(aResult({ doubts, decision: 'payoffs' })), 'Decided: the payoffs are right.');
  assert.not.match(shown(aResult()), 'In doubt');
});

test('a day without results says so and cannot be chosen; today and the day shown always can', () => {
  const dates = resultDates('2025-08-30', '2025-08-26', ['2025-08-29', '2025-08-27']);
  const [today, second, third, fourth, shown] = dates;
  assert.equal(
    [today, second, fourth, shown].map((day) => day?.disabled),
    [undefined, undefined, undefined, undefined],
  );
  assert.equal(third, { value: '2025-08-28', label: 'August 28, 2025: no results', disabled: true });
  assert.is(dates.length, 30);
  assert.ok(resultDates('2025-08-30', null, null).every(({ disabled }) => disabled === undefined));
});

test('a day before the last thirty has a call of its own', () => {
  assert.ok(isOfLastDays('2025-08-30', '2025-08-01'));
  assert.not(isOfLastDays('2025-08-30', '2025-07-31'));
  assert.match(String(resultsQuery('saratoga', '2020-08-08', false).queryKey[0]), '/archive/2020-08-08');
  assert.match(String(resultsQuery('saratoga', '2025-08-02').queryKey[0]), '/results/2025-08-02');
});

test('the calendar has the months with results, and in them only days with results can be chosen', () => {
  const days = ['2025-08-02', '2025-08-01', '2025-06-07'];
  assert.equal([...daysByMonth(days).keys()].map(monthLabel), ['August 2025', 'June 2025']);
  const weeks = weeksOf('2025-08', days);
  assert.is(weeks.length, 6);
  assert.equal(weeks[0]?.slice(4), [
    null,
    { day: '2025-08-01', hasResults: true },
    { day: '2025-08-02', hasResults: true },
  ]);
  const page = (date: string, withResults = days) =>
    markupOf(
      () => createElement(CalendarOf, { days: withResults, date, onChoose: () => undefined }) as never,
    );
  assert.is(page('2025-08-02').match(/calendar-day/g)?.length, 2);
  assert.is(page('2025-06-01').match(/calendar-day/g)?.length, 1, 'the month of the day on screen');
  assert.is(page('2025-07-01').match(/calendar-day/g)?.length, 2, 'else the latest');
  assert.match(page('2025-07-01', []), 'No day has results');
});

test.run();
