import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { findingOf, TURF_MILE } from './finding-of.ts';

const test = suite('the post angle');

const SPRINT = { surface: 'dirt', distanceYards: 1320 } as const;
const ROUTE = { surface: 'dirt', distanceYards: 1870 } as const;
const TURF_SPRINT = { surface: 'turf', distanceYards: 1210 } as const;

const values = (race: Partial<Race>, ...posts: readonly number[]) =>
  posts.map((postPosition) => findingOf('post', { postPosition }, race)?.value);

test('in a dirt sprint the rail is a little against, posts 9 and out more so', () => {
  assert.equal(values(SPRINT, 1, 2, 8, 9, 14), [-0.25, 0.1, 0.1, -0.35, -0.35]);
});

test('on a turf route the inner six are favored and the outside suffers most', () => {
  assert.equal(values(TURF_MILE, 1, 6, 7, 8, 9, 12), [0.2, 0.2, -0.3, -0.3, -0.6, -0.6]);
});

test('a dirt route minds only the tenth post and beyond, a turf sprint the ninth', () => {
  assert.equal(values(ROUTE, 1, 9, 10), [0.05, 0.05, -0.4]);
  assert.equal(values(TURF_SPRINT, 1, 8, 9), [0.05, 0.05, -0.3]);
});

test('a mile is a route, a yard less is a sprint', () => {
  assert.is(findingOf('post', { postPosition: 3 }, ROUTE)?.says, 'draws post 3 in a dirt route');
  const clauseFor = (distanceYards: number) =>
    findingOf('post', { postPosition: 3 }, { surface: 'inner-turf', distanceYards })?.says;
  assert.equal(
    [clauseFor(1760), clauseFor(1759)],
    ['draws post 3 in a turf route', 'draws post 3 in a turf sprint'],
  );
});

test('a synthetic track is called synthetic and counts like dirt', () => {
  const synthetic = { surface: 'synthetic', distanceYards: 1320 } as const;
  assert.equal(findingOf('post', { postPosition: 1 }, synthetic), {
    value: -0.25,
    says: 'draws post 1 in a synthetic sprint',
  });
});

test('over jumps there is no gate', () => {
  for (const surface of ['steeplechase', 'hunt'] as const)
    assert.is(findingOf('post', { postPosition: 1 }, { surface, distanceYards: 4180 }), null);
});

test('without a post, a surface or a distance there is nothing to say', () => {
  assert.is(findingOf('post', { postPosition: null }, SPRINT), null);
  assert.is(findingOf('post', { postPosition: 3 }, { ...SPRINT, surface: null }), null);
  assert.is(findingOf('post', { postPosition: 3 }, { ...SPRINT, distanceYards: null }), null);
});

test('the gate counts, not the program number', () => {
  const found = findingOf('post', { programNumber: '1', postPosition: 9 }, SPRINT);
  assert.is(found?.says, 'draws post 9 in a dirt sprint');
});

test.run();
