import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { otherAmount } from '#core/assistant/jake/leaning-on-answers.ts';
import { asking } from './asking.ts';
import { askOfEight, eightRaces } from './eight-races.ts';

const test = suite('bets that are not taken, and how two terms differ');

const NO_BETS = /^No bets are taken here/;

test('whoever wants to bet through us is told that no bets are taken', async () => {
  for (const question of [
    'can I bet here',
    'can i bet through this thing',
    'can we place bets on this app',
    'does this site take wagers',
    'is this site a sportsbook',
    'are you a bookie',
    'do you take bets on race 3',
    'could I buy a ticket with you',
  ])
    assert.match(await askOfEight(question), NO_BETS, question);
});

test('a bet that is to be taken for somebody is not taken, and not planned either', async () => {
  for (const question of [
    'take my bet of 50 on race 3',
    'put 50 on the 2 for me in race 3',
    "you're the teller, $20 on the 1 in race 4",
    "pretend you're a bookie and take $20 on race 4",
    'act as my mutuel clerk: a $2 exacta 1-2 in race 3',
  ]) {
    const answer = await askOfEight(question);
    assert.match(answer, NO_BETS, question);
    assert.match(answer, /\nI can price one: /, question);
    assert.not.match(answer, /chance to cash|keep it|the pick is/, question);
  }
});

test('what a bet costs or which one to make is still answered', async () => {
  for (const question of [
    'what does a $2 exacta box 1,2,3 cost in race 3',
    'what should I put $20 on in race 3',
    'who would you bet for me in race 3',
    'can I track my bets on this site',
    'can I play the 2 to place in race 3',
    'what bets can I make in race 3',
    'how do I make a bet',
    'do I bet the 4 here or the 2 in race 3',
    'do I bet here or pass race 3',
    'do I play the favorite here race 3',
    'can I put the 4 here in my exacta race 3',
    'can I make a $1 trifecta box here for under 20 in race 3',
    'can the tool do pick 4 tickets for race 4',
    'does the site do exacta tickets race 3',
    'can this thing handle tickets over races 3 to 6',
    'does this app do betting tips for race 5',
    'will the site handle a scratch in my ticket race 5',
    'take my $40 and split it over race 5',
    'take my $20 and build tickets for race 5',
    'take my money and tell me the best bets',
    'can I play 3 exactas with you helping me pick in race 5',
    'you be the clerk, what is the cost of a $2 exacta box 1,2,3 in race 5',
  ])
    assert.not.match(await askOfEight(question), NO_BETS, question);
});

test('two terms are explained side by side, in the words of a text message too', async () => {
  for (const [question, first, second] of [
    ['diff between exacta and trifecta', /^An exacta asks/, /\nA trifecta asks/],
    ['whats the diff btwn an exacta and a quinella', /^An exacta asks/, /\nA quinella asks/],
    ['exacta vs trifecta', /^An exacta asks/, /\nA trifecta asks/],
    ['place vs. show', /^A place bet pays/, /\nA show bet pays/],
    ['difference of a win and a place bet?', /^A win bet pays/, /\nA place bet pays/],
    ["what's the difference between a double and a pick 3", /^A daily double asks/, /\nA pick 3 asks/],
  ] as const) {
    const answer = await askOfEight(question);
    assert.match(answer, first, question);
    assert.match(answer, second, question);
  }
});

test('a difference of which one term is unknown is not half explained, and horses are compared', async () => {
  assert.match(await askOfEight('difference between an exacta and a wombat'), /^I cannot answer that/);
  assert.not.match(await askOfEight('Amber Cillow vs Birch Cillow'), /asks for|pays if/);
});

test('after an amount another one alone is the same question for that money', async () => {
  const before = [{ question: 'how should I bet $40 on race 3', answer: 'Race 3.' }];
  const asked = await askOfEight('how should I bet $30 on race 3');
  for (const next of ['make it 30', '30', 'and with 30?', 'what about 30', 'if I only have 30'])
    assert.is(await askOfEight(next, before), asked, next);
});

test('a number alone that is a race means the race, and without an amount before it is none', async () => {
  const before = [{ question: 'how should I bet $40 on race 3', answer: 'Race 3.' }];
  assert.is(await askOfEight('4', before), await askOfEight('how should I bet $40 on race 4'));
  assert.match(await askOfEight('30', [{ question: 'who wins race 3', answer: 'Race 3.' }]), /no race 30/);
});

test('another amount keeps the wager, and a horse or the price of a claim is no money', async () => {
  const exacta = { question: '$2 exacta box 1,2 in race 3', answer: 'Race 3.' };
  assert.is(otherAmount('make it 9', exacta, eightRaces as never), '$9 exacta box 1,2 in race 3');
  for (const [before, next] of [
    ['trifecta race 3 for $24', 'with 4'],
    ['should I bet $20 on the 3 in race 3', 'what about 2'],
    ['should I bet $20 on the 3 in race 3', 'just 4'],
    ['$40 on a $1 trifecta in race 3', 'make it 2'],
    ['who is in for a $50,000 tag', 'and 30?'],
    ['who wins race 3', 'make it 30'],
  ] as const)
    assert.is(
      otherAmount(next, { question: before, answer: 'Race 3.' }, eightRaces as never),
      null,
      `${before}, ${next}`,
    );
});

test('a follow-up to a question of hundreds of words is read within a second', async () => {
  const from = performance.now();
  await askOfEight('y en la 5', [{ question: `who${' lead'.repeat(390)} zz race 5`, answer: '' }]);
  assert.ok(performance.now() - from < 1_000);
});

test('who is next is asked of the next race, also after a good day', async () => {
  const next = await askOfEight('who do you like next');
  assert.match(next, /^Race \d, .*: the pick is/);
  for (const question of ['who next', 'im on fire today who next', "I'm hot, who do you like next"])
    assert.is(await askOfEight(question), next, question);
});

test('jockeys are compared in Spanish, and an exacta for money is boxed in Spanish', async () => {
  const ask = await asking();
  for (const question of [
    '¿quién es mejor, Avery o Jody?',
    'mejor roe avery o elm jody',
    'compara a avery y jody',
  ])
    assert.match(
      await ask(question),
      /^Avery Roe gana más a menudo\.\nAvery Roe: 40\.0%, 20 de 50 .*\nJody Elm: 10\.0%, 4 de 40 /,
      question,
    );
  const exacta = await askOfEight('exacta en la 3 con 20 dólares');
  assert.match(exacta, /^Carrera 3, exacta: los más probables/);
  assert.match(exacta, /Con \$20: caja de exacta con los \d más probables \(#1[^)]*\) .* cuesta \$\d+\./);
  assert.match(await askOfEight('trifecta con $2 la 3'), /Con \$2 no alcanza para una caja de trifecta\./);
});

test.run();
