import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';
import { formCard } from './form-card.ts';

const test = suite('the last win and the last race of a horse');

const ask = asks(await openAssistant({ card: formCard, now: NOON }));

test('the last win is the latest past race that was won, with its day and track', async () => {
  for (const question of [
    'when did Silver Latch last win',
    'when did Silver Latch win last?',
    "When was Silver Latch's last win",
    "Silver Latch's last win",
    'how long has it been since Silver Latch won',
    'when did the 1 last win in race 1',
  ])
    assert.match(
      await ask(question),
      /^#1 Silver Latch, race 1, its last win before today:\n- Jun 1, 2025, SAR: 1st of 8, 1 Mile turf/,
      question,
    );
  assert.match(await ask("Tin Whistle's last win"), /Jul 1, 2025, MTH: 1st/);
});

test('the last win on a surface, at the distance or at the track is of such a race', async () => {
  assert.match(await ask('when did Silver Latch last win on dirt'), /last win on dirt.*\n- May 1, 2025, AQU/);
  assert.match(await ask('when did Silver Latch last win at this distance'), /\n- May 1, 2025, AQU/);
  assert.match(await ask('when did Silver Latch last win here'), /at this track.*\n- Jun 1, 2025, SAR/);
  assert.match(
    await ask('when did Tin Whistle last win on the turf'),
    /: no win on turf in the 1 past race on the card\.\nSource/,
  );
});

test('a win that the card does not show is said to be unknown, and none as none', async () => {
  assert.match(
    await ask('when did Quiet Ford last win'),
    /no win in the 2 past races on the card\. By its record it has won 3 in all; the day of the last win is not on the card\./,
  );
  assert.match(await ask('when did Cedar Path last win'), /by its record it has never won/);
  assert.match(
    await ask('when did Marble Bridge last win'),
    /gives no past races, so its last win is not known/,
  );
  assert.match(await ask('when did Morning Ferry last win'), /has not raced before/);
});

test('other questions with a last win in them are not answered with it', async () => {
  for (const question of [
    'when did Silver Latch last race',
    'when did Silver Latch last win with Miller',
    'when did Silver Latch last win a stakes',
    'when did Silver Latch last win in the mud',
    'when did Silver Latch last win at Aqueduct',
    'when did Silver Latch last beat Quiet Ford',
    'when did the trainer of Silver Latch last win',
    "what was Silver Latch's figure in his last win",
    'did Silver Latch win last time',
    'when will Silver Latch win',
    'when did you last win',
  ])
    assert.not.match(await ask(question), /its last win|no win/, question);
});

test('why a horse lost is its last race, with what the chart says of it and nothing of our picks', async () => {
  for (const question of [
    "why didn't Quiet Ford win last time",
    'why did Quiet Ford lose last time out?',
    'why did Quiet Ford run so badly in his last race',
    "why didn't Quiet Ford run well last time",
    'what happened to Quiet Ford last time out',
    'what went wrong with Quiet Ford last out',
    "in race 1 why didn't the 2 win last time",
  ]) {
    const text = await ask(question);
    assert.match(
      text,
      /^#2 Quiet Ford, race 1, its last race before today:\n- Jul 5, 2025, SAR: 5th of 8/,
      question,
    );
    assert.match(text, /4\.5 lengths\.\nThe chart also says: Was bumped at the start/);
    assert.not.match(text, /analyst|chances|Jun 20/);
  }
});

test('a last race that was won, one without a comment, and no race at all are said as they are', async () => {
  assert.match(
    await ask("why didn't Tin Whistle win last time"),
    /its last race before today, which it won:\n.*MTH: 1st.*\nThe card has no chart comment/,
  );
  assert.match(await ask('what happened to Morning Ferry last time'), /has not raced before/);
  assert.match(
    await ask('what happened to Marble Bridge last time'),
    /the card gives no past races\.\nSource/,
  );
  assert.not.match(await ask('what happened to Cedar Path last time'), /lengths/);
});

test('other questions of why are not answered with the last race and its comment', async () => {
  for (const question of [
    "why didn't you pick Quiet Ford last time",
    "why didn't Quiet Ford run last time",
    'why Quiet Ford',
    'why is Quiet Ford 3-1 after his last race',
    'what happened to Quiet Ford today',
    'what happened to Quiet Ford two races back',
    'what happened to Quiet Ford last time on turf',
    'what happened last time Quiet Ford met Silver Latch',
    "why didn't Quiet Ford win last year",
    "why did Quiet Ford's jockey lose last time",
  ])
    assert.not.match(await ask(question), /its last race before today|The chart also says/, question);
  for (const question of ["why didn't Quiet Ford win last time", "why didn't Quiet Ford run last time"])
    assert.not.match(await ask(question), /analyst/);
});

test.run();
