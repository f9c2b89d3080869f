import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pastDayNamed } from '#core/assistant/tools/day-named.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asking, asks, card, NOON, payouts, starters } from './asking.ts';

const test = suite('answers about other tracks, other days and the riders of today');

test('a question about another track is answered with its own results, or that they are not stored', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.is(await ask('who won race 1 at Belmont'), 'No results of Belmont, Aug 2, 2025 are stored.');
  assert.is(await ask('Results from Del Mar'), 'No results of Del Mar, Aug 2, 2025 are stored.');
  for (const question of [
    'Did Silver Latch win at Belmont?',
    'How did Silver Latch run in May',
    'Did Silver Latch win the Belmont?',
  ])
    assert.match(await ask(question), /^#1 Silver Latch, race 1: 2 past races on the card/, question);
  assert.match(await ask('who won race 1 in May'), /^Results are stored by day: name the day/);
  assert.match(await ask('did Silver Latch win the first'), /^Race 1, official:\n#1 Silver Latch was 2nd/);
  assert.match(await ask('how did Silver Latch run at Saratoga today'), /^Race 1, official:/);
});

test('a weekday is the latest day of that name up to today; "last" excludes today', () => {
  const saturday = '2025-08-02' as RaceDay;
  assert.is(pastDayNamed('who won race 1 on Saturday', saturday), '2025-08-02');
  assert.is(pastDayNamed('who won race 1 last Saturday', saturday), '2025-07-26');
  assert.is(pastDayNamed('who won race 1 on Friday', saturday), '2025-08-01');
});

test('a future day without a card is stated as such, and never answered with the card of today', async () => {
  const ask = await asking();
  for (const question of ['who wins race 1 tomorrow', 'first post tomorrow', 'any scratches tomorrow?'])
    assert.match(await ask(question), /^I have no card of Saratoga for Aug 3, 2025\b/, question);
});

const MOUNTS = /^Avery Roe, jockey, on the card: race 2 #1 Marble Bridge\.\n/;

test('only a question with today and a win is about the winners of today', async () => {
  const [before, after] = [await asking(), await asking(AFTER_RACE_1)];
  for (const [question, answered] of [
    ['Who is the jockey on the 1 in race 2 today?', /^Avery Roe rides #1 Marble Bridge, race 2\.\n/],
    ['Which jockeys race today?', /^Saratoga, Aug 2, 2025: 2 races\.\n/],
    ['How many races has Roe Avery won?', MOUNTS],
    ['how many horses has Roe Avery got left today', MOUNTS],
    ['which trainers won with first timers today', /^I cannot answer that: /],
    ['how many mounts does Roe Avery have today', MOUNTS],
  ] as const)
    assert.match(await after(question), answered, question);
  assert.is(await before('how many winners has Roe Avery had today'), 'No race is official yet today.');
});

test('a winner without a reported rider leaves the wins of every rider unknown', async () => {
  const room = await openAssistant({ card, now: AFTER_RACE_1 });
  const unnamed = starters.map((starter) => ({ ...starter, jockeyName: null }));
  await room.results.keep(
    aSheet({ day: card.day, races: [aRaceResult({ raceNumber: 1, starters: unnamed, payouts })] }),
    'today',
  );
  const ask = asks(room);
  assert.is(
    await ask('how many winners has Roe Avery had today'),
    'Avery Roe, jockey: wins today not known.\n1 race official today.\nThe winning jockey of 1 race is not reported.',
  );
  assert.is(
    await ask('leading jockey so far today'),
    'No winning jockey is reported yet.\n1 race official today.\nThe winning jockey of 1 race is not reported.',
  );
});

test('a payoff is stated for $2, whatever stake it is reported for', async () => {
  const room = await openAssistant({ card, now: AFTER_RACE_1 });
  const forOne = payouts.map((row) => ({ ...row, base: 1, payoff: (row.payoff ?? 0) / 2 }));
  await room.results.keep(
    aSheet({ day: card.day, races: [aRaceResult({ raceNumber: 1, starters, payouts: forOne })] }),
    'today',
  );
  assert.match(
    await asks(room)('who won race 1'),
    /#2 Quiet Ford won, paid \$8\.30 to win, \$4\.10 to place\./,
  );
});

test('a question whether to throw out a horse is not about scratches, and the best time to bet is not the post time', async () => {
  const ask = await asking(NOON);
  for (const question of ['Is Marble Bridge a throw out?', 'Is Marble Bridge worth throwing out?'])
    assert.match(await ask(question), /^#1 Marble Bridge in race 2: 2-1 on the morning line; /, question);
  assert.match(
    await ask('is Silver Latch a toss out'),
    /^#1 Silver Latch in race 1: 1-1 on the morning line; /,
  );
  assert.match(
    await ask('When is the best time to bet race 2?'),
    /^Race 2, 6F on dirt: the pick is #2 Lantern's Keeper /,
  );
});

test.run();
