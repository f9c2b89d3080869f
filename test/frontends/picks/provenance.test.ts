import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CardProvenance, dayOfRaces } from '#kit/kit.ts';
import { aPriceGiven } from '../a-price-given.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { aPick, aRace, aRecommendation, aValueBet, dayPicksOf } from './a-day.ts';

const { TrackConditions } = await import('../../../frontends/picks/day/track-conditions.tsx');
const { PicksControls } = await import('../../../frontends/picks/picks/controls.tsx');
const { Longshot } = await import('../../../frontends/picks/race/longshot.tsx');
const { Sources, takeoutSentence } = await import('../../../frontends/picks/race/sources.tsx');
const { ValueBets } = await import('../../../frontends/picks/race/value-bets.tsx');

const test = suite('sources of the picks’ figures');

const shown = (draw: () => React.ReactNode) => textOf(markupOf(draw as never));
const noButtons = { canForce: false, canRefreshRace: false, canRefreshPage: false };

test('the exotics name their takeout, and mark an assumed one', () => {
  const operator = 'Racing Association of Nowhere';
  const { sources } = aRecommendation();
  const recommendation = aRecommendation(
    {},
    { sources: { ...sources, takeout: { operator, isAssumed: false } } },
  );
  assert.match(
    shown(() => createElement(Sources, { recommendation, isDemo: false })),
    `Takeout as published: ${operator}.`,
  );
  assert.match(
    takeoutSentence({ operator, isAssumed: true }),
    /^Takeout assumed: Racing Association of Nowhere\./,
  );
});

test('the picks say when they were made, by the racing clock, and by whom', () => {
  const state = {
    picks: dayPicksOf([aRecommendation()], { cached: true, cacheAge: 42 }),
    isMaking: false,
    isAutoLoaded: true,
    hasFailed: false,
    isForcing: false,
    progress: null,
    problem: null,
  };
  const text = shown(() => createElement(PicksControls, { state: state as never, host: noButtons }));
  assert.match(text, 'Using shared analysis from 42s ago');
  assert.match(text, /Made Jun 7, 11:00\sAM ET · Built-in analyst/);
});

test('the price of a bet says which odds it is', () => {
  const live = aPriceGiven('7-1', { kind: 'live', source: 'A tote', at: '2025-06-07T17:00:00Z' });
  const recommendation = aRecommendation(
    {},
    { valueBets: [aValueBet('A')], bestLongshotPick: aPick({ price: aPriceGiven('9-1') }) },
  );
  assert.match(
    shown(() =>
      createElement(ValueBets, {
        recommendation: { ...recommendation, valueBets: [{ ...aValueBet('A'), price: live }] },
      }),
    ),
    /Win at 7-1 live/,
  );
  assert.match(
    shown(() => createElement(ValueBets, { recommendation })),
    /Win at 8-1 ML/,
  );
  assert.match(
    shown(() => createElement(Longshot, { recommendation })),
    /9-1 ML/,
  );
});

test('a card whose refresh failed looks stale', () => {
  const day = dayOfRaces([aRace()]);
  const head = (isOld: boolean) => shown(() => createElement(CardProvenance, { day, isOld }));
  assert.match(head(true), /stale · a card · Jun 7/);
  assert.not.match(head(false), 'stale');
});

test('missing weather is loading, failed to load, or not reported yet', () => {
  const noReport = {
    temperature: null,
    conditions: null,
    windSpeed: null,
    trackCondition: null,
    provenance: null,
  };
  const missing = { '/api/weather/saratoga': { ...noReport, status: 'missing' } };
  const conditions = (answers: typeof missing | object, failed: readonly string[] = []) =>
    textOf(
      markupOf(
        () => createElement(TrackConditions, { races: [aRace()], picks: null }),
        { ...answers },
        failed,
      ),
    );
  assert.match(conditions({}), 'Loading the weather');
  assert.match(conditions(missing), 'No weather report yet');
  assert.match(conditions(missing, ['/api/weather/saratoga']), 'Couldn’t load the weather');
});

test.run();
