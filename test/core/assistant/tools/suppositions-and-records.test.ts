import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { asking, asks, card, NOON } from './asking.ts';

const test = suite('questions that suppose something, spell a bet or ask for a record');
const ask = await asking();

for (const [question, answer] of [
  ['what if the 2 and 3 scratch in race 1', /^- Race 1, without #2 and #3: .* 3 starters become 1\./],
  ['what if the favorite scratches in race 1', /^- Race 1, without #1: .* 3 starters become 2\./],
  ['what if there is no pace in race 1', /^- Race 1, with a slow pace: /],
  ['what if Tin Whistle gets loose on the lead', /^- Race 1, with a slow pace: /],
  ['if it stays dry who wins race 1', /^- Race 1 on a dry track: /],
  ['what if Silver Latch is 9-1', /^At 9-1 it is a bet by our chances\./],
  ['what if Silver Latch is 1-5', /^At 1-5 it is no bet by our chances\./],
  ['what if Tin Whistle is 9-1', /^At 9-1 it is no bet by our chances\.[\s\S]*10-1 or more/],
  ['what if Tin Whistle is 10-1', /^At 10-1 it is a bet by our chances\./],
  ['how much is a $2 daily double with 3x2', /^\$12: a \$2 daily double of 3 x 2 is 6 combinations\./],
  ['what does a pick 3 cost 2x2', /^A pick 3 has 3 races, not 2\./],
  ['exacta box silver latch and quiet ford', /exacta box 1,2: 2 combinations/],
  ['key silver latch in the exacta', /exacta 1 \/ ALL: 2 combinations/],
  ['bullet works', /^No starter on the card had a bullet in its latest work\./],
  [
    'who won the 1973 travers',
    /^Who won the Travers of 1973 is not known here: .*\nResults are stored by day/,
  ],
  ['how many of your picks have won this month', /^No settled picks at Saratoga|^Picks /],
  ['what is the record of your WATCH verdicts', /^No settled picks at Saratoga|^Picks /],
  ['who does avery roe ride in race 2', /^In race 2 Avery Roe rides #1 Marble Bridge\./],
  ['does avery roe ride in race 1', /^Avery Roe has no starter in race 1\./],
  ['what channel are the races on', /are not stored: I do not know them/],
  ['how do I delete my account', /^On your profile page/],
  ['what angles are in race 1', /^Angles in race 1, the rarest first:\n- /],
  ['what does it mean to go wire to wire', /^A horse wins wire to wire/],
] as const)
  test(question, async () => {
    assert.match(await ask(question), answer);
  });

test('a dry track is supposed of a sloppy day, which is said', async () => {
  const weather = { temperature: 70, windSpeed: 5, conditions: 'Rain', trackCondition: 'Sloppy' };
  const { id } = present(card.races[0]);
  const room = await openAssistant({
    card,
    now: NOON,
    knownAround: async () => new Map([[id, { weather }]]),
  });
  assert.match(
    await asks(room)('if it stays dry who wins race 1'),
    /^- Race 1 on a dry track \(it is sloppy now\): #1 Silver Latch [\d.]+%.*, as on any track\./,
  );
});

test('"his record" after a jockey is the jockey\'s', async () => {
  const before = { question: 'how is avery roe doing', answer: await ask('how is avery roe doing') };
  assert.match(await ask('whats his record', [before]), /^Avery Roe, jockey, on the card: /);
});

test.run();
