import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberedTrack, TrackProvider } from '#frame/frame.ts';
import { markupOf } from '../account/markup.ts';

const { ImpactCard } = await import('../../../frontends/tools/weather/impact-card.tsx');

const test = suite('what the weather does to the next race');
test.before.each(() => rememberedTrack.keep('saratoga'));

const analysisOf = (raceNumber: number | null, day: string | null) =>
  ({
    raceImpact: {
      raceNumber,
      day,
      postPositionBias: { inside: 1, outside: null, recommendation: '' },
      distanceImpact: { sprints: 0, routes: 0, oneMile: 0, recommendation: '' },
      timeOfDayFactor: { adjustment: 0, description: '' },
      speedFigureAdjustment: null,
      races: [],
      basis: '',
    },
    trackVariant: { day: null },
  }) as never;
const cardOf = (raceNumber: number | null, day: string | null) => {
  const card = () => createElement(ImpactCard, { analysis: analysisOf(raceNumber, day) });
  return markupOf(() => createElement(TrackProvider, null, createElement(card)));
};

test('its page is one press away', () => {
  assert.match(cardOf(4, '2025-06-07'), /<a [^>]*href="\/race\/saratoga\/2025-06-07\/4"[^>]*>Race 4</);
});

test('a race without a day is named only', () => {
  assert.match(cardOf(4, null), /class="card-aside">Race 4</);
});

test('without a next race there is nothing beside the title', () => {
  assert.not.match(cardOf(null, null), 'card-aside');
});

test.run();
