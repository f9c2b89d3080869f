import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlsOn } from '../../../frontends/picks/picks/host.ts';
import {
  bannerText,
  cacheNotice,
  forced,
  generationLimitMs,
  isOfCard,
  isRefreshedRace,
  refreshToast,
  showsGenerate,
  withRecommendation,
} from '../../../frontends/picks/picks/picks-rules.ts';
import { makeRequestOrder } from '../../../frontends/picks/picks/request-order.ts';
import { aRecommendation, dayPicksOf } from './a-day.ts';

const test = suite('the rules of the picks');

test('the cache notice names the 7am analysis or the shared one, and new picks have none', () => {
  const picks = { cached: true, cacheAge: 42, scheduledGeneration: true };
  assert.is(cacheNotice(picks), 'Using automatic 7am analysis (generated 42s ago)');
  assert.is(cacheNotice({ ...picks, scheduledGeneration: false }), 'Using shared analysis from 42s ago');
  assert.is(cacheNotice({ ...picks, cached: false }), null);
});

test('the generate button shows in one of eight cases only', () => {
  const cases = [true, false].flatMap((hasPicks) =>
    [true, false].flatMap((isGenerating) =>
      [true, false].map((isAutoLoaded) => ({ hasPicks, isGenerating, isAutoLoaded })),
    ),
  );
  assert.equal(cases.filter(showsGenerate), [{ hasPicks: false, isGenerating: false, isAutoLoaded: false }]);
});

test('a generation shows as running for 45 seconds at most', () => assert.is(generationLimitMs, 45_000));

test('tomorrow is described in the server’s words, else in ours, and today is not described', () => {
  assert.is(bannerText({ isShowingTomorrow: true, message: 'm' }), 'm');
  assert.is(
    bannerText({ isShowingTomorrow: false, message: null }, { isShowingTomorrow: true, message: null }),
    "Today's races are complete. Showing tomorrow's races.",
  );
  assert.is(bannerText({ isShowingTomorrow: false, message: 'm' }, null), null);
});

test('a refreshed race replaces its own recommendation and no other', () => {
  const [first, second] = [aRecommendation({}, { raceNumber: 1 }), aRecommendation({}, { raceNumber: 2 })];
  const fresh = aRecommendation({}, { raceNumber: 1, distance: '7F' });
  const picks = dayPicksOf([first, second], { cached: true });
  const now = withRecommendation(picks, fresh);
  assert.is(now.recommendations[0], fresh);
  assert.is(now.recommendations[1], second);
  assert.is(now.recommendations.length, 2);
  assert.is(now.cached, true);
});

test('a recommendation belongs to the race it names, not to the same number of another day', () => {
  const races = [{ id: 'saratoga-2025-06-07-5' }];
  assert.ok(isOfCard(races, { raceId: 'saratoga-2025-06-07-5' }));
  assert.not(isOfCard(races, { raceId: 'saratoga-2025-06-08-5' }));
});

test('an answer that is overtaken by the answer to a later question is too late', () => {
  const order = makeRequestOrder();
  const [first, second, third] = [order.next(), order.next(), order.next()];
  assert.ok(order.isCurrent(second));
  assert.not(order.isCurrent(first));
  assert.ok(order.isCurrent(third));
});

test('picks of a forced refresh are new, and made when their facts end', () => {
  const factsUpTo = '2025-06-07T16:30:00Z';
  const { sources } = aRecommendation();
  const fresh = aRecommendation({}, { sources: { ...sources, upTo: factsUpTo } });
  const picks = forced(dayPicksOf([aRecommendation()], { cached: true, cacheAge: 90 }), [fresh]);
  assert.equal(picks.recommendations, [fresh]);
  assert.equal(
    [picks.timestamp, picks.cached, picks.cacheAge, picks.forceRefreshUsed],
    [factsUpTo, false, 0, true],
  );
  assert.is(forced(dayPicksOf([]), []).timestamp, '2025-06-07T15:00:00Z');
});

test('only a race number with its recommendation is a refreshed race', () => {
  assert.ok(isRefreshedRace({ raceNumber: 1, recommendation: aRecommendation() }));
  for (const wrong of [
    null,
    {},
    'x',
    { raceNumber: 1 },
    { raceNumber: '1', recommendation: aRecommendation() },
    { raceNumber: 1, recommendation: {} },
  ])
    assert.not(isRefreshedRace(wrong), JSON.stringify(wrong));
});

test('a refreshed race says for four seconds how many live odds it got, or for three that it got none', () => {
  const answer = {
    raceNumber: 3,
    recommendation: aRecommendation(),
    liveOddsUpdated: true,
    liveOddsCount: 8,
  };
  const live = refreshToast(answer);
  assert.is(live.title, 'Live Odds Updated');
  assert.is(live.description, 'Race 3 refreshed with 8 live odds');
  assert.is(live.durationMs, 4000);
  const none = refreshToast({ ...answer, liveOddsUpdated: false, liveOddsCount: 0 });
  assert.is(none.title, 'Race Refreshed');
  assert.match(none.description, 'morning line odds only');
  assert.is(none.durationMs, 3000);
});

test('the production host has no forced refresh, only a development host refreshes the page, an unknown one does neither', () => {
  const production = controlsOn({ productionHost: true, developmentHost: false });
  assert.equal(production, { canForce: false, canRefreshRace: false, canRefreshPage: false });
  const plain = controlsOn({ productionHost: false, developmentHost: false });
  assert.equal(plain, { canForce: true, canRefreshRace: true, canRefreshPage: false });
  assert.ok(controlsOn({ productionHost: false, developmentHost: true }).canRefreshPage);
  assert.equal(controlsOn(undefined), production);
});

test.run();
