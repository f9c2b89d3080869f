import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf, textOf } from '../account/markup.ts';
import { aPick, aRace, aRecommendation } from './a-day.ts';

const { NextRace } = await import('../../../frontends/picks/day/next-race.tsx');
const { RaceHead } = await import('../../../frontends/picks/race/race-head.tsx');

const test = suite('the race one waits for');
const race = aRace();
const before = Date.parse('2025-06-07T16:50:00Z');

type Shown = Partial<Parameters<typeof NextRace>[0]>;
const card = (more: Shown) =>
  markupOf(() =>
    createElement(NextRace, {
      race,
      recommendation: null,
      isMaking: false,
      now: before,
      onOpen: () => undefined,
      ...more,
    }),
  );
const keepsRoom = (html: string) => !html.includes('next-race-bare');

test('it shows the time to post and the pick', () => {
  const text = textOf(card({ recommendation: aRecommendation({ 4: 0.25 }, { primaryPick: aPick() }) }));
  assert.match(text, 'Next: Race 1');
  assert.match(text, 'in 20 min');
  assert.match(text, /Horse 4 .*25% to win/);
});

test('the head of a canceled race says so', () => {
  const canceled = createElement(RaceHead, {
    race: aRace({ isCancelled: true }),
    now: before,
    onFresh: null,
  });
  const text = textOf(markupOf(() => canceled));
  assert.match(text, 'Canceled');
  assert.not.match(text, 'in 20 min');
});

test('it keeps room for a pick that is there or being made, and none where there is nothing', () => {
  assert.ok(keepsRoom(card({ recommendation: aRecommendation({}, { primaryPick: aPick() }) })));
  assert.ok(keepsRoom(card({ isMaking: true })));
  assert.not.ok(keepsRoom(card({})));
  assert.match(textOf(card({})), 'No pick for this race yet.');
  assert.not.ok(keepsRoom(card({ race: null })));
});

test.run();
