import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { asks, NOON } from './asking.ts';
import { formCard } from './form-card.ts';

const test = suite('records on the card under a condition');

const ask = asks(await openAssistant({ card: formCard, now: NOON }));

test('undefeated at the distance, on turf or at the track is of the record there, not of the whole life', async () => {
  assert.match(
    await ask('who is undefeated at this distance'),
    /^1 starter on the card is undefeated at today's distance:\n- Race 1, #2 Quiet Ford: 2 for 2\nRecord at today's distance not on the card for 1 starter\./,
  );
  for (const question of [
    'who is undefeated on turf',
    'anyone 1 for 1 on the grass',
    'anyone one for one on turf',
    'anyone 1-for-1 on turf',
  ])
    assert.match(
      await ask(question),
      /on turf:\n- Race 1, #1 Silver Latch: 1 for 1\nRecord on turf not on the card for 2 starters\./,
      question,
    );
  for (const question of [
    'who is undefeated here',
    'anyone undefeated at this track',
    'who is undefeated at Saratoga',
    'any horses unbeaten over this track',
  ])
    assert.match(await ask(question), /^No starter on the card is undefeated at this track\./, question);
  assert.match(
    await ask('who is undefeated in the mud'),
    /^No starter on the card is undefeated on a wet track\./,
  );
});

test('winless and winners under a condition are of that record too', async () => {
  assert.match(await ask('who has never won on a wet track in race 2'), /#2 Cedar Path: 0 for 1/);
  assert.match(
    await ask('who has won at this distance in race 1'),
    /at today's distance:\n- Race 1, #1.*1 for 3/,
  );
  assert.match(await ask('who has won at this track'), /^No starter on the card has won at this track\./);
});

test('who has won at the track before is listed with starts and wins, however few, by any name of the track', async () => {
  const winners = aCard({
    races: [
      aRace({
        number: 1,
        runners: (
          [
            ['1', 'SILVER LATCH', 1, 1],
            ['2', 'QUIET FORD', 0, 6],
            ['3', 'TIN WHISTLE', 2, 7],
          ] as const
        ).map(([programNumber, horseName, wins, starts]) => ({
          ...aRunner({ programNumber, horseName }),
          records: { ...present(aRunner().records), track: aRecord({ wins, starts }) },
        })),
      }),
    ],
  });
  const askWinners = asks(await openAssistant({ card: winners, now: NOON }));
  for (const question of [
    'who has a win at Saratoga in race 1',
    'who has won at the Spa before in race 1',
    'who won here before in race 1',
    'who has won here in race 1',
    'has anyone in race 1 won at the Spa',
    'which horses have won over the strip in race 1',
    'who has wins at the spa in the 1st',
    'course winners in race 1',
    'Saratoga winners in race 1',
    'did anyone in race 1 win here before',
    'did any horse in race 1 win at this track before',
  ])
    assert.match(
      await askWinners(question),
      /^2 starters in race 1 have won at this track:\n- Race 1, #1 Silver Latch: 1 for 1\n- Race 1, #3 Tin Whistle: 2 for 7\n/,
      question,
    );
  assert.match(await askWinners('previous Saratoga winners on the card'), /^2 starters on the card have won/);
  assert.match(
    await askWinners('did anyone win here before'),
    /^2 starters on the card have won at this track/,
  );
  for (const question of ['who has yet to win here', 'which horses have yet to win at this track'])
    assert.match(
      await askWinners(question),
      /^1 starter on the card has raced and not won at this track:\n- Race 1, #2 Quiet Ford: 0 for 6/,
      question,
    );
  assert.match(
    await ask('which horses have yet to win on turf'),
    /^(?:No starter on the card has raced and not won|\d+ starters? on the card ha\w+ raced and not won) on turf/,
  );
  for (const question of [
    'who will win at Saratoga',
    'who wins at Saratoga today',
    'who won at Saratoga yesterday',
    'who won at Belmont before',
    'which jockeys have won at Saratoga',
    'who has won at the Spa with this rider',
    'who won here before race 1',
    'who is going to win here',
    'who do you expect to win here',
    'did anyone win here yesterday',
    'did anyone win here today',
  ])
    assert.not.match(await askWinners(question), /starters? .* (?:have|has) won/, question);
});

test('a record that cards do not have is said not to be there', async () => {
  for (const [question, under] of [
    ['who is undefeated on dirt', ' on dirt'],
    ['who is undefeated on the grass at Saratoga', ' on turf at this track'],
    ['who is undefeated here on turf', ' on turf at this track'],
    ['who is undefeated sprinting', ' in sprints'],
    ['anyone undefeated going a mile', ' at that distance'],
    ['who is undefeated on turf at this distance', " at today's distance on turf"],
    ['any undefeated horses as the favorite', ' as the favorite'],
  ] as const)
    assert.ok(
      (await ask(question)).startsWith(
        `The card gives no record${under} of any starter: who is undefeated${under} is not known.`,
      ),
      question,
    );
  assert.match(
    await ask('who is undefeated on turf in race 2'),
    /^No starter in race 2 is undefeated on turf\.\nRecord/,
  );
});

test('without a condition it is still the whole life, also of horses that run here today', async () => {
  for (const question of [
    'any undefeated horses',
    'any undefeated horses here today',
    'any undefeated horses at Saratoga today',
    'who is undefeated in race 1',
  ])
    assert.match(await ask(question), /is undefeated:\n- Race 1, #3 Tin Whistle: 1 for 1\n/, question);
});

test('a condition that is not one of a record is not dropped', async () => {
  for (const question of [
    'undefeated horses in turf races',
    'undefeated fillies on the card',
    'which trainers are undefeated at this distance',
    'who is undefeated with this rider',
    'who is undefeated on the lead',
    'which undefeated horse is best on turf',
  ])
    assert.not.match(await ask(question), /is undefeated|are undefeated|record .*of any starter/, question);
});

test.run();
