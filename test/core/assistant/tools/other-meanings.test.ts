import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asking } from './asking.ts';

const test = suite('questions whose words also belong to another kind of question');
const ask = await asking();

for (const [question, answer] of [
  ['2 dollar exacta box 1,3 in race 1', /\$2 exacta box 1,3: 2 combinations, costs \$4/],
  ['2-dollar exacta box 1,3 in race 1', /\$2 exacta box 1,3: 2 combinations, costs \$4/],
  ['two dollar exacta box 1,3 in race 1', /\$2 exacta box 1,3: 2 combinations, costs \$4/],
  ['10 dollar trifecta box 1,2,3 in race 1', /\$10 trifecta box 1,2,3: 6 combinations, costs \$60/],
  ['a dollar exacta box 1,3 in race 1', /\$1 exacta box 1,3: 2 combinations, costs \$2/],
  ['exacta box 1,3 in race 1 for forty-five dollars', /\$22 exacta box 1,3: 2 combinations, costs \$44/],
  ['Who is the favorite if the 3 scratches in race 1?', /^- Race 1, without #3: /],
  ['If the 3 scratches in race 1, should I box 1 and 2?', /^- Race 1, without #3: /],
  ['If the 3 scratches in race 1, who beats the 1?', /^\d.*%.* without #3 .*\n- Race 1, without #3: /],
  ['who wins race 1 without the favorite', /^- Race 1, without #1: /],
  ['If the favorite scratches who beats the 2 in race 1?', /^\d.*%.* without #1 .*\n- Race 1, without #1: /],
  ['what if the favorite in race 1 scratches', /^- Race 1, without #1: /],
  ['If Tin Whistle scratches, does Quiet Ford win?', /^\d.*%.* without #3 .*\n- Race 1, without #3: /],
  ['what if the 2 and Tin Whistle scratch in race 1', /^- Race 1, without #2 and #3: /],
  ['who wins race 1 without Silver Latch and Quiet Ford', /^- Race 1, without #1 and #2: /],
  ['who do you like in race 1 if it stays dry', /^- Race 1 on a dry track: /],
  ['what if 2 and 3 are both out in race 1', /^- Race 1, without #2 and #3: /],
  ['key Marble Bridge in the exacta in race 2', /exacta 1 \/ ALL/],
  ['How is the turf course?', /track|turf|weather/i],
  ['How is the turf course playing?', /track|turf|weather/i],
  ['What are the turf course conditions?', /track|turf|weather/i],
  ['How is early speed holding up?', /bias|post|race/i],
  ['What is the best single?', /#\d/],
  ['What is the best single in the double?', /#\d/],
  ['What are the shippers?', /fits? "/],
  ['what is a shipper', /^A shipper comes from another track/],
  ['what is the all button', /^The ALL button/],
  ['what is early speed', /^A front-runner wants the lead/],
  ['what does early speed mean', /^A front-runner wants the lead/],
  ['what is a single in a pick 5', /^A single is the only horse/],
  ['explain the turf course ratings', /^Turf is rated firm/],
  ['Which horses came well from the break?', /^(?!.*layoff)/i],
  ['who is running off a long break in race 1', /layoff|days/i],
  ['what if the pace is fast in race 1', /^- Race 1, with a hot pace: (?![\s\S]*dry track)/],
  ['Which horses in race 1 run well when the track is fast?', /^(?![\s\S]*on a dry track)/],
] as const)
  test(question, async () => {
    const said = await ask(question);
    assert.match(said, answer);
  });

test('words of the site are not read in questions on horses', async () => {
  for (const question of [
    'Who runs this afternoon?',
    'Who runs this race?',
    'Who owns this horse?',
    'Is there anybody to push the leader?',
    'How do I read past performances?',
  ]) {
    const said = await ask(question);
    assert.not.match(said, /The About page|notifications when|The Past Performances screen/, question);
  }
  assert.match(await ask('who runs this site'), /^The About page/);
  assert.match(await ask('who owns this?'), /^The About page/);
  assert.match(await ask('can I get push notifications'), /^On the Day Board/);
  assert.match(await ask('where are the past performances'), /^The Past Performances screen/);
});

test('our record is not that of people, of horses or of a way to bet', async () => {
  for (const question of [
    'How is Claude McGaughey doing?',
    'How profitable is Avery Roe?',
    'How profitable is betting the favorite in routes?',
    'what is the return on bets on Silver Latch',
  ]) {
    const said = await ask(question);
    assert.not.match(said, /^No settled picks/, question);
  }
  for (const question of [
    'How profitable are your picks?',
    'how is Claude doing',
    'is gpt better than claude',
  ])
    assert.match(await ask(question), /^No settled picks/, question);
});

test('a bet spelled by a name is not one of another race', async () => {
  const said = await ask('key Marble Bridge in the exacta in race 1');
  assert.match(said, /^No ticket: #1 Marble Bridge runs in race 2, not in race 1\./);
});

test.run();
