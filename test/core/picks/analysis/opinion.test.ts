import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type HorseOpinion,
  longshotOf,
  opinionOn,
  primaryOf,
  stanceOf,
} from '#core/picks/analysis/opinion.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aHorseOpinion, anOpinion, evidenceOn } from '../opinions.ts';

const test = suite('an opinion of a race');
/** Six horses with lines of 5-2, 3-1, 4-1, 6-1, 10-1 and 20-1. */
const evidence = evidenceOn();

/** A row on a horse of the card, counted from the first, with that score. */
const row = (index: number, score: number): HorseOpinion => aHorseOpinion(evidence, index, { score });

test('the first of the ranking is the pick', () => {
  assert.is(primaryOf(anOpinion([row(2, 0.5), row(0, 0.1)]))?.index, 2);
});

test('a race without starters, and an analyst without an answer, have no pick', () => {
  assert.is(primaryOf(anOpinion([])), null);
  assert.is(primaryOf(null), null);
});

test('a betting interest is found by its index, wherever it is ranked', () => {
  const opinion = anOpinion([row(2, 0.5), row(0, 0.1)]);
  assert.is(opinionOn(opinion, 0)?.score, 0.1);
  assert.is(opinionOn(opinion, 1), null);
  assert.is(opinionOn(null, 0), null);
});

test('the longshot is the best-liked horse at 6-1 or more, other than the pick', () => {
  assert.is(longshotOf(anOpinion([row(0, 0.9), row(1, 0.8), row(4, 0.3), row(3, 0.2)]))?.index, 4);
});

test('a pick at a long price is not a longshot as well', () => {
  assert.is(longshotOf(anOpinion([row(5, 0.9), row(0, 0.2)])), null);
});

test('6-1 is long enough, 11-2 is not', () => {
  const priced = (toOne: number) => {
    const race = aRace({ runners: [aRunner({ toOne: 1 }), aRunner({ programNumber: '2', toOne })] });
    const known = evidenceOn(race);
    return longshotOf(anOpinion([aHorseOpinion(known, 0), aHorseOpinion(known, 1, { score: 0.5 })]));
  };
  assert.is(priced(6)?.index, 1);
  assert.is(priced(5.5), null);
});

test('a score of 0.1 is liked enough for a longshot, less is not', () => {
  assert.is(longshotOf(anOpinion([row(0, 0.9), row(4, 0.1)]))?.index, 4);
  assert.is(longshotOf(anOpinion([row(0, 0.9), row(4, 0.099)])), null);
});

test('a horse without any price is not a longshot', () => {
  const unpriced = evidenceOn(
    aRace({ runners: [aRunner({ toOne: 1 }), aRunner({ programNumber: '2', morningLine: null })] }),
  );
  const opinion = anOpinion([aHorseOpinion(unpriced, 0), aHorseOpinion(unpriced, 1, { score: 1 })]);
  assert.is(longshotOf(opinion), null);
});

test('an outside analyst names its longshot itself, at any price and score', () => {
  const ranking = [row(0, 1), row(1, 0), row(4, 0.5)];
  assert.is(longshotOf(anOpinion(ranking, { longshotAt: 1 }))?.index, 1);
});

test('an outside analyst that names no longshot has none, though one would fit', () => {
  assert.is(longshotOf(anOpinion([row(0, 1), row(4, 0.5)], { longshotAt: null })), null);
});

test('an opinion is for a horse from 0.1 on, against it from -0.1 on, neutral between', () => {
  const stances = [1, 0.1, 0.099, 0, -0.099, -0.1, -1].map((score) => stanceOf({ score }));
  assert.equal(stances, ['for', 'for', 'neutral', 'neutral', 'neutral', 'against', 'against']);
});

test('no opinion is a neutral one', () => {
  assert.is(stanceOf(null), 'neutral');
});

test.run();
