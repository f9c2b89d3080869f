import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, card, NOON } from './asking.ts';

const test = suite('several questions in one message');

test('each question of a message is answered, a paragraph each, in its order', async () => {
  const ask = await asking();
  const [scratches, rider, ...others] = (
    await ask("Any scratches in the first yet? And who rides Lantern's Keeper?")
  ).split('\n\n');
  assert.match(scratches ?? '', /^No scratches reported in race 1\./);
  assert.match(rider ?? '', /^Jody Elm rides #2 Lantern's Keeper, race 2\./);
  assert.equal(others, []);
});

test('a later question is about the race or the horse that the one before named', async () => {
  const ask = await asking();
  assert.match(await ask('Who do you like in race 1 and who leads early?'), /\n\nRace 1\b[^\n]*:/);
  const [, price] = (await ask('How does Tin Whistle look and what price do I need?')).split('\n\n');
  assert.match(price ?? '', /#3 Tin Whistle/);
  const [, beats] = (await ask('who do you like in race 1 and who beats him if he dont fire')).split('\n\n');
  assert.match(beats ?? '', /^Likeliest to beat #\d [^\n]+ in race 1:/);
});

test('in Spanish too', async () => {
  const ask = await asking();
  const [rider, price] = (
    await ask('¿Quién monta a Marble Bridge en la segunda y a cuánto está en la línea de la mañana?')
  ).split('\n\n');
  assert.is(rider, 'Avery Roe monta a #1 Marble Bridge en la carrera 2.');
  assert.match(price ?? '', /^#1 Marble Bridge, carrera 2: 2-1/);
});

test('a question that cannot be answered is named after the others and blocks none', async () => {
  const ask = await asking();
  for (const message of [
    'who wins race 1 and how do I bake a cake',
    'How do I bake a cake? And who wins race 1?',
  ]) {
    const text = await ask(message);
    assert.match(text, /^Race 1\b[^\n]*the pick is/);
    assert.match(text, /\n\nI cannot answer "how do i bake a cake"\.$/i);
  }
});

test('where none can be answered, the message is declined as a whole', async () => {
  const ask = await asking();
  assert.match(
    await ask('How do I bake a cake and how do I fix a flat tire?'),
    /^I cannot answer|^I answer questions about the card/,
  );
});

test('at most three questions are answered, which is said', async () => {
  const text = await (await asking())(
    'Who wins race 1? Who wins race 2? Any scratches in race 2? What is the purse of race 1?',
  );
  assert.is(text.split('\n\n').length, 4);
  assert.match(text, /\n\nI answer 3 questions at a time: ask the rest again\.$/);
});

test('a word asked for after a race is explained, not asked of the race', async () => {
  const [, term] = (await (await asking())('Who wins race 1? What does exacta mean?')).split('\n\n');
  assert.match(term ?? '', /^An exacta asks for the first two horses/);
});

test('what a ticket costs and whether a price is good are said once', async () => {
  const ask = await asking();
  assert.not.match(await ask('give me a $2 exacta box 1,2 in race 1 and what does it cost'), /\n\n/);
  assert.match(
    await ask('what is the morning line on Tin Whistle n is that any good'),
    /#3 Tin Whistle[^\n]*6-1/,
  );
});

test('what only a horse does is not asked of its rider', async () => {
  const [, win] = (await (await asking())('Who rides Marble Bridge and when did he last win?')).split('\n\n');
  assert.match(win ?? '', /^#1 Marble Bridge/);
});

test('"if not" holds for what was asked before it', async () => {
  const [scratched, rider] = (
    await (
      await asking()
    )("Did the 2 in race 2 get scratched? If not, who's up on him?")
  ).split('\n\n');
  assert.match(scratched ?? '', /^#2 Lantern's Keeper is not scratched from race 2/);
  assert.match(rider ?? '', /^Jody Elm rides #2 Lantern's Keeper/);
});

test('a ticket is priced once where its chance is asked for, too', async () => {
  const text = await (await asking())(
    'how much for a buck exacta box 1 2 in race 1 and whats the chance it hits',
  );
  assert.match(text, /\$1 exacta box 1,2[^\n]*chance to cash/);
  assert.not.match(text, /\n\n/);
});

test('signs of trouble anywhere in a message get words of care alone', async () => {
  const ask = await asking();
  for (const message of [
    'Who wins race 1? I borrowed the rent money for this, and who rides him?',
    'who wins race 1 and how do I win back the $500 I borrowed',
  ]) {
    const text = await ask(message);
    assert.match(text, /1-800-/);
    assert.not.match(text, /Silver Latch|Quiet Ford/);
  }
});

test('after a sign of trouble no part of a message gets a bet', async () => {
  const ask = await asking();
  const before = 'I lost my rent money, I need a lock';
  const text = await ask('When is race 2 and who wins it?', [
    { question: before, answer: await ask(before) },
  ]);
  assert.not.match(text, /pick|to win|Marble Bridge/);
});

test('that no bets are taken blocks no other question', async () => {
  const [none, pick] = (await (await asking())('Can I place a bet with you and who wins race 1?')).split(
    '\n\n',
  );
  assert.match(none ?? '', /^No bets are taken here/);
  assert.match(pick ?? '', /^Race 1\b/);
});

test('a follow-up leans on the last question that was answered', async () => {
  const ask = await asking();
  const question = 'Who wins race 1 and how do I bake a cake?';
  const answer = await ask(question);
  assert.match(await ask('and in the second?', [{ question, answer }]), /^Race 2\b[^\n]*the pick is/);
  const both = "Any scratches in race 1? And who rides Lantern's Keeper?";
  const rides = [{ question: both, answer: await ask(both) }];
  assert.match(await ask('who trains him', rides), /#2 Lantern's Keeper/);
});

test('answers of several questions are drawn with all their tables and links', async () => {
  const { findAnswer } = await openAssistant({ card, now: NOON });
  const { answer, parts, views } = await findAnswer(
    'saratoga',
    'How does race 1 shape up and who wins race 2?',
  );
  assert.equal(answer.races, [1, 2]);
  assert.equal(
    views.map(({ evidence }) => evidence.race.number),
    [1, 2],
  );
  assert.ok(parts?.links.some(({ label }) => label === 'Race 1'));
  assert.ok(parts?.links.some(({ label }) => label === 'Race 2'));
});

test('what was answered is never left out for an answer to the rest', async () => {
  const ask = await asking();
  const [time, surface] = (await ask('What time is race 1, and is it on turf?')).split('\n\n');
  assert.match(time ?? '', /^Race 1: 1:05 PM ET/);
  assert.match(surface ?? '', /^Race 1 is not a turf race/);
  const text = await ask('who is the fastest, who is the slowest, who wins race 1');
  assert.match(text, /the pick is/);
  assert.match(text, /I cannot answer "who is the slowest in race 1"\./);
});

for (const message of [
  'Suppose Silver Latch scratches. Who wins race 1? Who is second?',
  'Silver Latch scratched. Who wins race 1? Who is second?',
  'Not counting Silver Latch, who wins race 1? And who is second in race 1?',
])
  test(`"${message}" is never answered with the horse that is out`, async () => {
    const text = await (await asking())(message);
    assert.not.match(text, /pick is #1|^#1 Silver Latch/m);
  });

test('a message with a supposition is one question, which is said', async () => {
  const ask = await asking();
  const text = await ask('What if the 1 scratches in race 1? What time is race 2?');
  assert.match(text, /^- Race 1, without #1: /);
  assert.match(text, /\n\nI take a message with an "if" or an exception as one question\./);
});

test('an alternative that brings another bet is answered or said not to be', async () => {
  const text = await (await asking())(
    'Should I bet $20 to win on Silver Latch or should I box him with Quiet Ford?',
  );
  assert.match(text, /\$20/);
  assert.match(text, /exacta box|I cannot answer "should I box him with Quiet Ford"\./);
});

test('what a ticket pays is not answered with the price of one of its horses', async () => {
  const text = await (await asking())('How much does it cost to box 1,2,3 in race 1 and what does it pay?');
  assert.match(text, /exacta box 1,2,3: 6 combinations, costs \$6/);
  assert.match(text, /Payoff not estimated/);
  assert.not.match(text, /what it would pay is not known/);
});

test('joined answers say each sentence once', async () => {
  const text = await (await asking())('who wins race 1 and why and what price do you need');
  assert.match(text, /\n\nWhy #\d/);
  assert.match(text, /\n\n\d+-\d or more on #\d/);
  assert.is(text.match(/Bet Tin Whistle at/g)?.length, 1);
});

test('each horse has all its lines where those of another are the same', async () => {
  const text = await (await asking())(
    'how is Silver Latch on wet tracks? And how is Quiet Ford on wet tracks?',
  );
  const [first = '', second = ''] = text.split('\n\n');
  assert.is(second.split('\n').length, first.split('\n').length + 1);
  assert.match(second, /\nSource: [^\n]+$/);
  assert.not.match(first, /Source: /);
});

test('without the favorite a race in Spanish is answered with the others', async () => {
  const ask = await asking();
  for (const message of [
    'quien gana la 1 sin el favorito',
    '¿Quién gana la carrera 1 que no sea el favorito?',
  ]) {
    const text = await ask(message);
    assert.match(text, /^Carrera 1 sin contar al favorito, los más probables: #2 Quiet Ford/);
    assert.not.match(text, /Silver Latch/);
  }
  assert.match(
    await ask('quien gana la 1 sin el favorito y quien gana la 2'),
    /\n\nUn mensaje con un "si" o una excepción/,
  );
});

test('who goes with a horse is asked of the horse, though its rider was named last', async () => {
  const text = await (await asking())('who rides Marble Bridge and does anybody go with him');
  assert.match(text, /^Avery Roe rides #1 Marble Bridge/);
  assert.match(text, /\n\n#1 Marble Bridge in race 2/);
});

test('what is said after a message in Spanish is in Spanish', async () => {
  const ask = await asking();
  assert.match(
    await ask('¿Quién gana la carrera 1? ¿Cómo hago un pastel?'),
    /\n\nNo puedo responder "Cómo hago un pastel"\.$/,
  );
  assert.match(
    await ask('¿Quién gana la carrera 1? ¿A qué hora es? ¿Quién lo monta? ¿Y quién lo entrena?'),
    /monta a #\d [^\n]+ en la carrera 1\.\n\nRespondo 3 preguntas a la vez: vuelva a hacer las demás\.$/,
  );
});

test.run();
