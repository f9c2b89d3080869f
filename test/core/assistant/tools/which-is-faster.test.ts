import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asking } from './asking.ts';

const test = suite('which of two horses is faster');

const ask = await asking();

test('which of two is faster is answered with the last figures first', async () => {
  for (const question of [
    'which is faster, Silver Latch or Quiet Ford',
    'who is quicker Silver Latch or Quiet Ford',
    'who has the better last race, Silver Latch or Quiet Ford',
    'is Silver Latch faster than Quiet Ford',
    'which of Silver Latch and Quiet Ford has the higher last figure',
  ])
    assert.match(
      await ask(question),
      /^Last figures: #1 Silver Latch 83, #2 Quiet Ford 92\. #2 Quiet Ford has the higher one\.\nWe rate/,
      question,
    );
});

test('it is a question after two horses too', async () => {
  const question = 'compare Silver Latch and Quiet Ford';
  const earlier = [{ question, answer: await ask(question) }];
  for (const next of ['which is faster', 'who has the better last race', 'which one is quicker'])
    assert.match(await ask(next, earlier), /^Last figures: #1 Silver Latch 83, #2 Quiet Ford 92\./, next);
  assert.match(await ask('which one is better', earlier), /^We rate/);
});

test('a horse without a figure is said to have none, and other comparisons begin with the likelier one', async () => {
  assert.match(
    await ask("who is faster, Lantern's Keeper or Morning Ferry"),
    /^Last figures: #2 Lantern's Keeper 88, #4 Morning Ferry not known\. Which ran the higher one is not known\./,
  );
  for (const question of ['who is better, Silver Latch or Quiet Ford', 'compare Silver Latch and Quiet Ford'])
    assert.match(await ask(question), /^We rate/, question);
});

test('faster early, late, from the gate or in a work is not said by figures of whole races', async () => {
  for (const question of [
    'is Silver Latch faster to the first call than Quiet Ford',
    'fastest work Silver Latch or Quiet Ford',
    'who breezed faster, Silver Latch or Quiet Ford',
    'who is quicker from the gate, Silver Latch or Quiet Ford',
    'is Silver Latch faster early than Quiet Ford',
    'who is faster late, Silver Latch or Quiet Ford',
  ])
    assert.not.match(await ask(question), /^Last figures/, question);
  assert.match(
    await ask('which was faster in the last start, Silver Latch or Quiet Ford'),
    /^Last figures: #1 Silver Latch 83/,
  );
});

test.run();
