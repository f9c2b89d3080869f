import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { atTrackBefore, trackNamed } from '#core/assistant/jake/track-named.ts';
import { type Track, trackBySlug } from '#core/card/track.ts';
import { present } from '#test/support/present.ts';

const test = suite('Which track a question is about');

const [saratoga, aqueduct, gulfstream] = ['saratoga', 'aqueduct', 'gulfstream-park'].map((slug) =>
  present(trackBySlug(slug)),
) as [Track, Track, Track];
const RACING = [saratoga, aqueduct, gulfstream, present(trackBySlug('fair-meadows'))];
const HORSES = ['AQUEDUCT DREAMER', "LADY'S AQUEDUCT", 'QUIET FORD'];

for (const [question, track] of [
  ['Who wins race 1?', saratoga],
  ['Who wins race 1 at Aqueduct?', aqueduct],
  ['who wins race 1 at aqueduct', aqueduct],
  ['AQU race 4: $20', aqueduct],
  ['Any value at Gulfstream today?', gulfstream],
  ['Is Saratoga or Aqueduct better today?', saratoga],
  ['Aqueduct or Gulfstream: where is the value?', saratoga],
  ['How does Aqueduct Dreamer look?', saratoga],
  ['How does Aqueduct Dreamer look at Aqueduct?', aqueduct],
  ['Who wins at Keeneland?', saratoga],
  ['Is 5-1 a fair price on Quiet Ford?', saratoga],
  ['How does Ladys Aqueduct look?', saratoga],
  ['Who wins race 2 at the Big A?', aqueduct],
] as const)
  test(question, () => {
    assert.is(trackNamed(question, saratoga, RACING, HORSES).slug, track.slug);
  });

test('a question that leans on one about another track stays at that track', () => {
  const lean = (text: string, before?: string) => atTrackBefore(text, before, saratoga, RACING);
  assert.is(
    lean('payoffs of race 3?', 'Aqueduct: Race 3 was won by Quiet Ford.'),
    'payoffs of race 3 at Aqueduct',
  );
  assert.is(lean('payoffs of race 3', 'Race 3 was won by Quiet Ford.'), 'payoffs of race 3');
  assert.is(lean('race 3 at Saratoga', 'Aqueduct: Race 3 was won.'), 'race 3 at Saratoga');
  assert.is(lean('race 3'), 'race 3');
});

test.run();
