import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { unknownNames } from '#core/fact-check/unknown-names.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { evidenceWith } from './kinds/kind-checks.ts';

const test = suite('names of horses that are not in the race');

const unknown = (text: string, change: Partial<Runner> = {}, race: Partial<Race> = {}) =>
  unknownNames(text, evidenceWith(change, race));

test('a name used like a horse’s that the card does not have is unknown', () => {
  assert.equal(unknown('Velvet Anchor breaks from post 2.'), ['Velvet Anchor']);
  assert.equal(unknown('I like #4 Velvet Anchor.'), ['Velvet Anchor']);
});

test('ordinary words, people, tracks and stables of the card are not unknown horses', () => {
  for (const text of [
    'Today is fast.',
    'Jockey Robin Lane rides.',
    'Robin Lane gets the call.',
    'Tall Fence Stable owns it.',
    'Saratoga is fast.',
    'The Outside is slow.',
  ])
    assert.equal(unknown(text), [], text);
});

test('a name where a horse’s would be is unknown, wherever the sentence has it', () => {
  assert.equal(unknown('It is close, but Velvet Anchor was third.'), ['Velvet Anchor']);
  assert.equal(unknown('I like number 4, Velvet Anchor.'), ['Velvet Anchor']);
  assert.equal(unknown('I like Velvet Anchor (4).'), ['Velvet Anchor']);
  assert.equal(unknown('Anchor of Hope looks best.'), ['Anchor of Hope']);
});

test('several unknown names are each named once, in the order of the text', () => {
  assert.equal(unknown('Velvet Anchor drew well and Tin Bell was slow, but Velvet Anchor is fit.'), [
    'Velvet Anchor',
    'Tin Bell',
  ]);
});

test('an ordinary word that begins the sentence is not part of the name', () => {
  assert.equal(unknown('Meanwhile Velvet Anchor was third.'), ['Velvet Anchor']);
  assert.equal(unknown('Favorite Velvet Anchor was third.'), ['Velvet Anchor']);
});

test('a name without a verb of racing or a number is not held to be a horse', () => {
  for (const text of ['The Velvet Anchor Inn serves ale.', 'He sang of Velvet Anchor.'])
    assert.equal(unknown(text), [], text);
});

test('parents, breeder and owner of a horse of the race are known', () => {
  for (const name of [
    'Old Lamp',
    'Older Lamp',
    'Candle Wick',
    'Tallow',
    'Tall Fence Farm',
    'Tall Fence Stable',
  ])
    assert.equal(unknown(`${name} was good.`), [], name);
});

test('riders, trainers and rivals of earlier races are known', () => {
  const past = aPastRace({
    jockey: 'QUILL DORIAN',
    trainer: 'VANCE HARRIET',
    raceName: 'Iron Gate Stakes',
    firstThree: [{ name: 'Velvet Anchor', margin: 2 }],
  });
  const form = { pastPerformances: [past] };
  for (const name of ['Dorian Quill', 'Harriet Vance', 'Iron Gate Stakes', 'Velvet Anchor']) {
    assert.equal(unknown(`${name} was good.`, form), [], name);
    assert.equal(unknown(`${name} was good.`, { pastPerformances: null }), [name]);
  }
});

test('today’s rider or trainer is known without any earlier race', () => {
  for (const name of ['Robin Lane', 'Alex Marsh', 'R. Lane'])
    assert.equal(unknown(`${name} was good.`, { pastPerformances: null }), [], name);
});

test('the name of today’s race is known, and so is a part of that name', () => {
  assert.equal(unknown('Iron Gate is a test.', {}, { name: 'The Iron Gate Stakes' }), []);
  assert.equal(unknown('Iron Gate is a test.'), ['Iron Gate']);
});

test('tracks are known, with and without what is behind their names', () => {
  for (const name of ['Keeneland', 'Churchill Downs', 'Belmont Park', 'Monmouth Park'])
    assert.equal(unknown(`${name} was fast.`), [], name);
});

test('apostrophes and accents do not make a name unknown', () => {
  assert.equal(unknown("O'Brien Tale was good.", { owner: 'OBRIEN TALE' }), []);
  assert.equal(unknown('José Lane was good.', { owner: 'JOSE LANE' }), []);
});

test.run();
