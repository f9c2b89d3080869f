import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { type DoubtAnswer, makeDecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { makeImportResults } from '#core/results/use-cases/import-results.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a decision about a race in doubt');

const NOW = instant(1_600_000_000_000);
const ANSWER: DoubtAnswer = {
  track: 'sar',
  day: RESULTS_DAY,
  raceNumber: 1,
  choice: 'order',
  why: '  The stewards’  report ',
  by: 'boss' as MemberId,
};

async function room(race: Partial<RaceResult> = { doubts: [aDoubt()] }) {
  const results = makeMemoryResultStore();
  const sheet = aSheet({ races: [aRaceResult(race), aRaceResult({ raceNumber: 2 })] });
  await results.keep(sheet, 'hash');
  const announced: Announcement[] = [];
  const shared = { results, allOrNothing: <T>(work: () => Promise<T>) => work(), withLock: makeWithLock() };
  const decide = makeDecideDoubt({
    ...shared,
    announce: async (announcement) => void announced.push(announcement),
    clock: () => NOW,
    racingClock: () => NOW,
  });
  const current = async () => await results.currentSheet('SAR', RESULTS_DAY, 'chart');
  return { results, sheet, announced, current, importResults: makeImportResults(shared), decide };
}

test('it is stored with who, when and why, and screens are notified', async () => {
  const { decide, current, announced, results } = await room();
  const { before, decision, doubts } = await decide(ANSWER);
  assert.equal(decision, { choice: 'order', by: 'boss', at: NOW, why: 'The stewards’ report' });
  assert.equal([before, doubts], [null, [aDoubt().sentence]]);
  const stored = await current();
  assert.equal(stored?.sheet.races[0]?.decision, decision);
  assert.equal([stored?.sheet.races[1]?.decision, stored?.contentHash], [undefined, 'hash']);
  assert.is((await results.replaced('SAR', RESULTS_DAY, 'chart')).length, 1);
  assert.equal(
    announced.map(({ topic, track, raceNumber }) => [topic, track, raceNumber]),
    [['results', 'saratoga', 1]],
  );
});

test('it can be changed, and importing the same chart again does not undo it', async () => {
  const { decide, current, importResults, sheet } = await room();
  await decide(ANSWER);
  const again = await decide({ ...ANSWER, choice: 'left-out', by: null });
  assert.is(again.before?.choice, 'order');
  assert.is((await importResults({ sheet, contentHash: 'hash' })).outcome, 'unchanged');
  assert.is((await current())?.sheet.races[0]?.decision?.choice, 'left-out');
});

test('a decision holds when a later version rewords the doubt, but not for a different doubt', async () => {
  const { decide, current, importResults } = await room({
    doubts: [aDoubt({ sentence: 'Win was paid on 4, placed first is 2.', key: ['paid', 'Win', '4', '2'] })],
  });
  await decide(ANSWER);
  const again = async (sentence: string, placed: string) => {
    const races = [aRaceResult({ doubts: [aDoubt({ sentence, key: ['paid', 'Win', '4', placed] })] })];
    await importResults({ sheet: aSheet({ races }), contentHash: sentence });
    return (await current())?.sheet.races[0]?.decision?.choice;
  };
  assert.is(await again('Win was paid on 4; the winner is 2.', '2'), 'order');
  assert.is(await again('Win was paid on 4; the winner is 3.', '3'), undefined);
});

test('a registered track is announced by its slug', async () => {
  await withRegistrations([aRegistration()], async () => {
    const { decide, announced, results } = await room();
    await results.keep(aSheet({ track: 'QQQ', races: [aRaceResult({ doubts: [aDoubt()] })] }), 'qqq');
    for (const track of ['QQQ', 'qqq-mountain']) {
      assert.is((await decide({ ...ANSWER, track })).track, 'QQQ');
      assert.is(announced.at(-1)?.track, 'qqq-mountain');
    }
  });
});

test('every sheet of the day that leaves the race in doubt is decided', async () => {
  const { decide, results } = await room();
  await results.keep(aSheet({ kind: 'nyra-tables', races: [aRaceResult({ doubts: [aDoubt()] })] }), 'tables');
  await decide(ANSWER);
  const sheets = await results.sheetsBetween('SAR', RESULTS_DAY, RESULTS_DAY);
  assert.equal(
    sheets.map(({ races }) => races[0]?.decision?.choice),
    ['order', 'order'],
  );
});

test('a race without a doubt, an invalid day and a missing reason are refused, and nothing is stored', async () => {
  const { decide, results } = await room();
  const codeOf = async (change: Partial<DoubtAnswer>) =>
    (await refused(decide({ ...ANSWER, ...change }))).code;
  assert.is(await codeOf({ raceNumber: 2 }), 'results.no-doubt');
  assert.is(await codeOf({ day: '2020-02-30' }), 'results.bad-day');
  assert.is(await codeOf({ why: ' ' }), 'results.no-reason');
  assert.is(await codeOf({ why: 'x'.repeat(201) }), 'results.no-reason');
  assert.equal(await results.replaced('SAR', RESULTS_DAY, 'chart'), []);
});

test('payoffs that are not in doubt cannot be right instead of the order', async () => {
  const { decide } = await room({ doubts: [aDoubt({ about: 'purse', fromPlace: null, wagers: [] })] });
  assert.is((await refused(decide({ ...ANSWER, choice: 'payoffs' }))).code, 'results.no-payoff-doubt');
  assert.is((await decide(ANSWER)).decision.choice, 'order');
});

test('payoffs to place or show alone give no order, so they cannot be right instead of it', async () => {
  const place = aDoubt({ sentence: 'Place was paid on 3.', fromPlace: 2, wagers: ['Place'] });
  const { decide, current } = await room({ doubts: [place] });
  const { code, message } = await refused(decide({ ...ANSWER, choice: 'payoffs' }));
  assert.is(code, 'results.no-payoff-doubt');
  assert.match(message, /^No win or exotic payoff is in doubt in race 1 of SAR on 2020-08-08/);
  assert.is((await current())?.sheet.races[0]?.decision, undefined);
  const withWin = await room({ doubts: [place, aDoubt({ fromPlace: 1, wagers: ['Win'] })] });
  assert.is((await withWin.decide({ ...ANSWER, choice: 'payoffs' })).decision.choice, 'payoffs');
});

test.run();
