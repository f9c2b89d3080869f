import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { AFTER_RACE_1, AFTER_RACE_2, asking, asks, card, horse, NOON, payouts, starters } from './asking.ts';

const test = suite('answers about results and post times');

test('who won a race of the day, once it is official, and before that it says so', async () => {
  const [before, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.is(await before('who won race 1'), 'Race 1 has not been run yet: post time 1:05 PM ET.');
  const answer = await after('Who won race 1?');
  assert.match(answer, /^Race 1, 6F on dirt, official:\n#2 Quiet Ford won/);
  assert.match(answer, /We made no pick before the off\./);
  assert.match(await after('who won race 2'), /^Race 2 has not been run yet/);
});

test('who won yesterday is answered with yesterday, never with a pick of today', async () => {
  const ask = await asking();
  assert.match(await ask('who won race 1 yesterday'), /^Race 1 at Saratoga, Aug 1, 2025:\n#2 Quiet Ford won/);
  assert.match(
    await ask('results from yesterday'),
    /^Winners at Saratoga, Aug 1, 2025:\n- Race 1: #2 Quiet Ford/,
  );
  assert.is(await ask('who won race 1 on July 4'), 'No results of Saratoga, Jul 4, 2025 are stored.');
  assert.match(await ask('who won race 7 last Friday'), /no result of race 7 is stored/);
});

test('the last of a race is named only where the chart places every starter', async () => {
  const lastOf = async (last: Parameters<typeof aFinisher>[0], isFieldComplete = true) => {
    const room = await openAssistant({ card, now: NOON });
    const field = [...starters.slice(0, 2), aFinisher({ ...starters[2], ...last })];
    const race = aRaceResult({ raceNumber: 1, starters: field, payouts, isFieldComplete });
    await room.results.keep(aSheet({ day: '2025-08-01' as RaceDay, races: [race] }), '2025-08-01');
    return asks(room)('who finished last in race 1 yesterday');
  };
  assert.match(await lastOf({}), /\n#3 Tin Whistle was 3rd of 3\.\n/);
  const unknown = /\nThe chart does not say who was last\.\n/;
  assert.match(await lastOf({ official: null, crossed: null, finished: false }), unknown);
  assert.match(await lastOf({}, false), unknown);
});

test('post times: of a race, of the next, of all', async () => {
  const ask = await asking();
  assert.match(await ask('post time of race 2'), /^Race 2: 1:35 PM ET, in 1 hour 35 minutes\.$/);
  assert.match(
    await ask('When is the next race?'),
    /^Race 1: 1:05 PM ET, in 1 hour 5 minutes\.\nAll races: 1: /,
  );
  assert.match(
    await (await asking(AFTER_RACE_1))('what time was race 1'),
    /^Race 1 was due off at 1:05 PM ET\.$/,
  );
});

test('horses of a race that is off are compared by how they finished', async () => {
  const ask = await asking(AFTER_RACE_1);
  const answer = await ask('compare Silver Latch and Quiet Ford');
  assert.match(
    answer,
    /^Race 1 is off: #2 Quiet Ford was 1st, #1 Silver Latch was 2nd\. Before the off:\n- #1 Silver Latch: /,
  );
  assert.not.match(answer, /likelier to win/);
});

test('first-time starters of a race that is off are named with where they finished', async () => {
  const ask = await asking(AFTER_RACE_2);
  assert.is(
    await ask('any first time starters in race 2?'),
    'Race 2 is off: no official result yet.\nIts first-time starters: #4 Morning Ferry.',
  );
});

test('how a horse ran today is answered with its official finish, margin, price and the winner', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.is(
    await ask('how did Silver Latch run?'),
    [
      'Race 1, official:',
      '#1 Silver Latch was 2nd of 3, beaten a neck; odds 1.00 to 1, paid $3.20 to place.',
      'Chart: vied 3w, drew clear.',
      'Winner: #2 Quiet Ford, $8.30 to win.',
      'Before the off we made it 57.6% to win.',
    ].join('\n'),
  );
  assert.match(
    await ask('what happened to the 2 in race 1'),
    /^Race 1, official:\n#2 Quiet Ford won by a neck; odds 3\.15 to 1, paid \$8\.30 to win/,
  );
  for (const question of ['did Tin Whistle win?', 'where did Tin Whistle finish', 'did the 3 win race 1'])
    assert.match(
      await ask(question),
      /^Race 1, official:\n#3 Tin Whistle was 3rd of 3, beaten 4\.25 lengths/,
      question,
    );
});

test('of two horses of a race that was run, the one ahead and both places are said', async () => {
  const [before, after] = [await asking(), await asking(AFTER_RACE_1)];
  const said =
    'Official: #2 Quiet Ford beat #1 Silver Latch in race 1.\n#2 Quiet Ford won by a neck.\n#1 Silver Latch was 2nd of 3, beaten a neck.';
  for (const question of [
    'did Silver Latch beat Quiet Ford',
    'Did Quiet Ford finish ahead of Silver Latch?',
    'who finished ahead, Silver Latch or Quiet Ford',
    'did the 1 beat the 2 in race 1',
  ])
    assert.is(await after(question), said, question);
  assert.match(await before('did Silver Latch beat Quiet Ford'), /^#1 Silver Latch has not run yet today\./);
  for (const question of [
    'did Silver Latch beat Quiet Ford on June 6',
    'did Silver Latch beat Quiet Ford three days ago',
    'did Silver Latch beat Quiet Ford at Belmont',
    'did Silver Latch beat Quiet Ford in May',
    'who ran better on the turf, Silver Latch or Quiet Ford',
    'who did Silver Latch and Quiet Ford beat',
    'by how much did Quiet Ford beat Silver Latch',
    'did anyone beat Silver Latch or Quiet Ford',
  ])
    assert.not.match(await after(question), /Ford beat #1/, question);
});

test('before a race is official the answer says so, and before it is run it gives the post time', async () => {
  const [before, off] = [await asking(), await asking(AFTER_RACE_2)];
  assert.match(
    await before('how did Silver Latch run'),
    /^#1 Silver Latch has not run yet today\. It is in race 1: post time 1:05 PM ET\.\nIts last race:\n- /,
  );
  assert.match(
    await off('how did Marble Bridge run'),
    /^Race 2 is off, and there is no official result of #1 Marble Bridge yet\./,
  );
  assert.match(await before('how did the 4 do?'), /^Which race\?/);
});

test('how a horse ran on another day is looked up in the results of that day', async () => {
  const ask = await asking();
  assert.match(
    await ask('how did Quiet Ford run yesterday'),
    /^Race 1 at Saratoga, Aug 1, 2025:\n#2 Quiet Ford won by a neck/,
  );
  assert.match(
    await ask('what happened to the 3 in race 1 yesterday'),
    /^Race 1 at Saratoga, Aug 1, 2025:\n#3 Tin Whistle was 3rd of 3/,
  );
  assert.is(
    await ask('how did Marble Bridge run yesterday'),
    'Marble Bridge is not in the stored results of Saratoga, Aug 1, 2025.',
  );
});

test('a race already run is answered with its result, whatever bet was asked for, and no bet is advised', async () => {
  const ask = await asking(AFTER_RACE_1);
  for (const question of [
    'who wins race 1',
    'how should I bet $40 on race 1',
    '$2 exacta box 1,2 in race 1',
    'should I bet Silver Latch',
    'best longshot in race 1',
    'tell me about Tin Whistle',
    'trifecta race 1 for $24',
    'who should I leave out of race 1',
    'what are the odds on Silver Latch',
    'chances in race 1',
    'what price do I need on Silver Latch',
  ]) {
    const answer = await ask(question);
    assert.match(answer, /#2 Quiet Ford(?: won|, \$8\.30 to win)/, `${question}\n${answer}`);
    assert.not.match(answer, /Bet \$|\bcosts \$|price to take \d/, question);
  }
});

test('a horse that is not in the official result did not start, and a scratched one is stated as scratched', async () => {
  const out = { ...horse('4', 'EMBER ELBOW', 9), isScratched: true };
  const race = present(card.races[0]);
  const room = await openAssistant({
    card: { ...card, races: [{ ...race, runners: [...race.runners, horse('5', 'OAK RIDGE', 9), out] }] },
    now: AFTER_RACE_1,
  });
  await room.results.keep(
    aSheet({ day: card.day, races: [aRaceResult({ raceNumber: 1, starters, payouts })] }),
    'today',
  );
  const ask = asks(room);
  assert.is(
    await ask('how did Oak Ridge run'),
    '#5 Oak Ridge did not start: it is not in the official result of race 1.\nWinner: #2 Quiet Ford, $8.30 to win.',
  );
  assert.is(await ask('how did Ember Elbow run'), '#4 Ember Elbow was scratched from race 1.');
});

test.run();
