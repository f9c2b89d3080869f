import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signOfTrouble } from '#core/compliance/play-safely/signs-of-trouble.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { AFTER_RACE_1, asking, card, horse, NOON } from './asking.ts';

const test = suite('short questions as players ask them');

test('numbers between slashes are the horses of a double, leg by leg', async () => {
  const ask = await asking();
  assert.match(
    await ask('$2 double 3/2 starting in race 1'),
    /^\$2 daily double 3 \/ 2, races 1 to 2: costs \$2, chance to cash \d/,
  );
  assert.match(await ask('$2 double 1,2/1,4 in race 1'), /4 combinations, costs \$8/);
  assert.is(
    await ask('$2 double 3/7 in race 1'),
    'No ticket: race 2 has no starter #7. Its starters are 1, 2, 4.',
  );
  assert.match(await ask('50 cent double 3/2 in race 1'), /minimum at Saratoga is \$1\.00/);
  assert.match(await ask('pick 3 1/2/3'), /^Which race does the pick 3 start in\?/);
  const run = await asking(AFTER_RACE_1);
  assert.match(await run('$2 double 3/2 in race 1'), /is closed: a race of it is off/);
});

test('the late pick of a card is not the early one, though only that is printed', async () => {
  const races = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    aRace({
      number,
      wagers: number === 1 ? 'Pick 5 (.50) (1-5)' : '',
      runners: [horse('1', `SILVER ${number}`, 1), horse('2', `QUIET ${number}`, 2)],
    }),
  );
  const room = await openAssistant({ card: aCard({ races }), now: NOON });
  const ask = async (question: string) => (await room.findAnswer('saratoga', question)).answer.text;
  assert.match(await ask('late pick 5'), /^Pick 5, races 3 to 7/);
  assert.match(await ask('early pick 5'), /^Pick 5, races 1 to 5/);
  assert.match(await ask('pick 5'), /^Pick 5, races 1 to 5/);
});

test('in Spanish nobody rides a scratched horse, and a horse may be a number', async () => {
  const [race] = card.races;
  const scratched = {
    ...present(race),
    runners: present(race).runners.map((runner) => ({
      ...runner,
      isScratched: runner.programNumber === '3',
    })),
  };
  const room = await openAssistant({ card: aCard({ races: [scratched] }), now: NOON });
  const ask = async (question: string) => (await room.findAnswer('saratoga', question)).answer.text;
  assert.is(await ask('¿Quién monta a Tin Whistle?'), '#3 Tin Whistle está retirado de la carrera 1.');
  assert.match(await ask('¿Quién monta el 1 en la primera?'), /#1 Silver Latch/);
});

test('an inheritance or a pension put on horses brings care, whichever word comes first', () => {
  for (const trouble of ['my inheritance is all I have to bet', 'my pension goes on race 3 today'])
    assert.ok(signOfTrouble(trouble), trouble);
  for (const harmless of ['is Inheritance a bet in race 3', 'the horse retired after his last race'])
    assert.is(signOfTrouble(harmless, ['Inheritance']), null, harmless);
});

test('before a race is official the top jockeys are those with mounts', async () => {
  assert.match(
    await (await asking())('top jockey today'),
    /^No race is official yet today\.\nBy share won, 10 starts or more/,
  );
});

test('what a pick 4 pays is not known before it is run', async () => {
  const ask = await asking();
  for (const question of ['how much does the pick 4 pay', 'what will the trifecta pay today'])
    assert.match(await ask(question), /^What the (?:pick 4|trifecta) pays is not known before/, question);
});

test('a horse is found by its odds', async () => {
  const ask = await asking();
  assert.match(await ask('who is 3-1 in race 1'), /^#2 Quiet Ford in race 1: 3-1 on the morning line\.$/);
  assert.is(await ask('who is 50-1 in race 1'), 'No starter in race 1 is 50-1.');
  assert.match(await ask('which horse is 6 to 1 in race 1'), /^#3 Tin Whistle/);
});

test('why a horse is answered with reasons, not with the answer before', async () => {
  const room = await openAssistant({ card, now: NOON });
  const question = 'tell me about Silver Latch';
  const { answer } = await room.findAnswer('saratoga', question);
  const why = (await room.findAnswer('saratoga', 'why?', [{ question, answer: answer.text }])).answer.text;
  assert.match(why, /^Why #1 Silver Latch in race 1:\n- /);
  assert.not.match(why, /on the morning line; jockey/);
});

test('a pick may be borrowed', async () => {
  assert.match(await (await asking())('can I borrow your pick for race 1'), /the pick is #/);
});

test('a horse said by its number is asked about, not the field', async () => {
  assert.match(await (await asking())('does the 2 in race 1 like the mud'), /^#2 Quiet Ford/);
});

test.run();
