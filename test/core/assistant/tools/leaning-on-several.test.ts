import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asking } from './asking.ts';

const test = suite('leaning on several horses, another one and their people');

const said = async (ask: Awaited<ReturnType<typeof asking>>, ...questions: readonly string[]) => {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions) earlier.push({ question, answer: await ask(question, earlier) });
  return earlier.at(-1)?.answer ?? '';
};

test('what is asked of both or each is answered of each', async () => {
  const ask = await asking();
  for (const question of [
    'who trains both of them?',
    'and who trains each of them',
    'who trains those two?',
  ]) {
    const [first, second, ...others] = (
      await said(ask, 'Compare Silver Latch and Quiet Ford', question)
    ).split('\n\n');
    assert.match(first ?? '', /#1 Silver Latch/);
    assert.match(second ?? '', /#2 Quiet Ford/);
    assert.equal(others, []);
  }
});

test('the horses of an answer are those it names with their numbers', async () => {
  const answer = await said(
    await asking(),
    'Which two have the highest last figures in race 1?',
    'what number did each of them run last out?',
  );
  assert.equal(
    answer.split('\n\n').map((part) => /#\d [A-Z]\w+ \w+/.exec(part)?.[0]),
    ['#2 Quiet Ford', '#1 Silver Latch'],
  );
});

test('which of two is better compares them, and a box of both is their ticket', async () => {
  const ask = await asking();
  assert.match(
    await said(ask, 'Compare Silver Latch and Quiet Ford', 'which of them is better?'),
    /^We rate #\d .+ likelier to win/,
  );
  assert.match(
    await said(ask, 'Compare Silver Latch and Quiet Ford', '$2 exacta box both of them'),
    /exacta box 1,2: 2 combinations, costs \$4/,
  );
});

for (const question of [
  'what is each leg of the double worth',
  'have they each faced each other before',
  'what does each ticket cost',
  'who won each race yesterday',
  'how many are in each pick 4',
])
  test(`"${question}" is not asked of each horse`, async () => {
    const text = await said(await asking(), 'Compare Silver Latch and Quiet Ford', question);
    assert.not.match(text, /Silver Latch(?:.|\n)*\n\n(?:.|\n)*Quiet Ford/);
  });

test('which one of two horses is asked of each', async () => {
  const ask = await asking();
  for (const question of ['which one likes the slop?', 'n which of em likes the mud']) {
    const parts = (await said(ask, 'Compare Silver Latch and Quiet Ford', question)).split('\n\n');
    assert.match(parts[0] ?? '', /^#1 Silver Latch, race 1, its record:/);
    assert.match(parts[1] ?? '', /^#2 Quiet Ford, race 1, its record:/);
  }
});

test('of a single horse, which of them is no question about its race', async () => {
  const ask = await asking();
  assert.not.match(await said(ask, 'who rides Marble Bridge', 'which of them is live?'), /the pick is/);
});

test('the best chance of a person is the likeliest of his horses', async () => {
  assert.match(
    await said(await asking(), 'who rides Marble Bridge', "which one's his best shot?"),
    /^Avery Roe's likeliest winners to come, by our chances:\n- #1 Marble Bridge, race 2: /,
  );
});

test('the other one is the one of two that was not spoken of last', async () => {
  const ask = await asking();
  const answer = await said(
    ask,
    'Compare Silver Latch and Quiet Ford',
    'who rides Silver Latch?',
    'what are the odds on the other one?',
  );
  assert.match(answer, /^#2 Quiet Ford/);
});

test('the jockey or trainer of the horse spoken of is meant by its role', async () => {
  const ask = await asking();
  assert.match(
    await said(ask, "what are the odds on Lantern's Keeper", 'how many mounts does her jockey have today?'),
    /^Jody Elm, jockey, on the card: race 2 #2 Lantern's Keeper\.(?:.|\n)*\nJody Elm rides 1 horse on the card\./,
  );
  assert.match(
    await said(ask, 'who rides Marble Bridge', 'how many other mounts does that jockey have today?'),
    /^Avery Roe, jockey, on the card: race 2 #1 Marble Bridge\.(?:.|\n)*\nAvery Roe rides 1 horse on the card\./,
  );
  assert.match(
    await said(
      ask,
      'what are the odds on Marble Bridge',
      'how many mounts does his jockey have today?',
      'who trains him',
    ),
    /#1 Marble Bridge/,
  );
});

for (const [before, question, not] of [
  ['Who wins race 1?', 'best bet of both days', /^#\d[^\n]+\n\n/],
  ['what are the odds on Marble Bridge', 'any jockey changes in race 2?', /Avery Roe rides 1 horse/],
  ['Compare Silver Latch and Quiet Ford', 'who else can win race 2?', /Silver Latch|Quiet Ford/],
  ['Hot jockeys', 'who is the other one in race 2?', /Silver Latch|Quiet Ford/],
] as const)
  test(`after "${before}", "${question}" is not about what was named before`, async () => {
    assert.not.match(await said(await asking(), before, question), not);
  });

test('after a sign of trouble each of several horses gets words of care', async () => {
  const ask = await asking();
  const earlier = [
    { question: 'I borrowed money to bet', answer: '' },
    { question: 'compare Silver Latch and Quiet Ford', answer: '' },
  ];
  assert.match(await ask('what price do I need on each of them?', earlier), /1-800-/);
});

test.run();
