import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPriceGiven } from '../a-price-given.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aPick, aRace, aRecommendation } from './a-day.ts';

const { placeOnLine } = await import('../../../frontends/picks/race/price-line.tsx');
const { RaceCard } = await import('../../../frontends/picks/race/race-card.tsx');

const test = suite('the board of the day');
const before = Date.parse('2025-06-07T16:50:00Z');
const race = aRace({ entries: [anEntry('4'), anEntry('7')] });

type Shown = Partial<Parameters<typeof RaceCard>[0]>;
const line = (more: Shown = {}) =>
  markupOf(() =>
    createElement(RaceCard, {
      race,
      recommendation: null,
      isMaking: false,
      isNext: false,
      isChosen: false,
      isOpen: false,
      now: before,
      onPress: () => undefined,
      onFresh: null,
      ...more,
    }),
  );
const watched = aRecommendation(
  { 4: 0.25 },
  {
    primaryPick: aPick(),
    verdict: {
      kind: 'WATCH',
      horse: 'HORSE 4',
      programNumber: '4',
      chance: 0.25,
      fairPrice: { text: '3-1', toOne: 3 },
      priceToTake: { text: '5-1', toOne: 5 },
      price: { ...aPriceGiven('7-2'), kind: 'live' },
      sentence: '',
    },
  },
);

test('a line has the post time, the pick with its chance, the verdict and both prices, and leads to the race', () => {
  const html = line({ recommendation: watched });
  assert.match(textOf(html), /Race 1 .*in 20 min/);
  assert.match(textOf(html), /Horse 4 ?25% to win ?WATCH ?price to take 5-1; now 7-2/);
  assert.match(html, 'href="/race/saratoga/2025-06-07/1"');
});

test('the horse of the verdict is named where it is not the pick', () => {
  const verdict = { ...watched.verdict, horse: 'HORSE 7', programNumber: '7' };
  assert.match(textOf(line({ recommendation: { ...watched, verdict } })), '#7 Horse 7: price to take 5-1');
});

test('no dot is drawn without a price', () => {
  assert.match(line({ recommendation: watched }), 'price-dot');
  const verdict = { ...watched.verdict, kind: null, price: null };
  assert.not.match(line({ recommendation: { ...watched, verdict } }), 'price-dot');
});

test('a price shorter than the price to take stands left of it, a longer one right', () => {
  const at = (toOne: number) => placeOnLine({ toOne }, { toOne: 3 });
  assert.is(at(3), 50);
  assert.is(at(7), 100);
  assert.is(at(1), 0);
  assert.ok(at(2.5) < 50 && at(3.5) > 50);
  assert.is(at(99), 100);
});

test('scratches stand in the line, and a canceled race says so', () => {
  const entries = [anEntry('4'), anEntry('7', { scratchStatus: true })];
  assert.match(textOf(line({ race: aRace({ entries }) })), 'Scratched #7 Horse 7');
  const text = textOf(line({ race: aRace({ isCancelled: true }) }));
  assert.match(text, 'Canceled');
  assert.not.match(text, 'in 20 min');
});

test('a race without entries, a time or picks says which of them is missing', () => {
  assert.match(
    textOf(line({ race: aRace({ postTime: null, raceTime: null }) })),
    /TBD.*No Entries Available/,
  );
  assert.match(textOf(line()), 'No picks for this race yet.');
  assert.match(textOf(line({ isMaking: true })), 'Making the picks');
});

test.run();
