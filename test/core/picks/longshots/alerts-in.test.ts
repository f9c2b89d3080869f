import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { alertsIn } from '#core/picks/longshots/alerts-in.ts';
import { chancesNow } from '#core/picks/longshots/chances-now.ts';
import { riskFactors } from '#core/picks/longshots/risk-factors.ts';
import { weatherText } from '#core/picks/longshots/weather-text.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';

const test = suite('longshot alerts');
const { handicapper, settings } = analysisFor({ isKeySet: false });
const RULES = { handicapper, value: settings.value };
/** Lines 2.5, 3, 4, 6, 10 and 20 to 1. */
const RACE = aRace();
const OFF = RACE.postTime as Instant;
const NOW = shift(OFF, -20 * MINUTE);

const evidenceAt = (now: Instant, around: Surroundings = {}, race: Race = RACE) =>
  evidenceOf(race, new Map(), now, around);

/** Picks that give the ticket of 4 (6-1) that chance, the others of the market what is left; both analysts lean for it. */
function picksWith(
  chance: number,
  leans: { readonly claude: number; readonly openai: number },
): Recommendation {
  const { recommendation } = aPickToSeal(RACE);
  const rest = 1 - (recommendation.tickets[3]?.market ?? 0);
  const tickets = recommendation.tickets.map((ticket, index) => {
    const blended = index === 3 ? chance : (ticket.market * (1 - chance)) / rest;
    return { ...ticket, blended, views: blended };
  });
  const ranked = (slot: 'claude' | 'openai') => ({
    ...recommendation.opinions[slot],
    ranking: recommendation.opinions[slot].ranking.map((row) =>
      row.programNumber === '4' ? { ...row, score: leans[slot], reasons: ['drops in class'] } : row,
    ),
  });
  return { ...recommendation, tickets, opinions: { claude: ranked('claude'), openai: ranked('openai') } };
}

const alertsOf = (
  recommendation: Recommendation | null,
  { now = NOW, around = {} }: { now?: Instant; around?: Surroundings } = {},
) => alertsIn({ evidence: evidenceAt(now, around), recommendation: recommendation, now }, RULES);

const BOTH = { claude: 0.4, openai: 0.3 };

test('18 % at 6-1 is an edge of 26 % of the implied 14.29 %, and pays $14', () => {
  const [alert, ...more] = alertsOf(picksWith(0.18, BOTH));
  assert.is(more.length, 0);
  assert.is(alert?.programNumber, '4');
  assert.is(alert?.edgePercentage.toFixed(6), '26.000000');
  assert.is(alert?.impliedOddsProbability.toFixed(3), '14.286');
  assert.equal([alert?.potentialPayout, alert?.alertStrength], [14, 'MODERATE']);
});

test('the criteria are inclusive to the last bit: 17.142857 % at 6-1 is in, 17.1 % is not', () => {
  assert.is(alertsOf(picksWith(1.2 / 7, BOTH)).length, 1);
  assert.is(alertsOf(picksWith(0.171, BOTH)).length, 0);
});

test('a horse at odds under 6-1 gives no alert, however large the edge', () => {
  const recommendation = picksWith(0.18, BOTH);
  const tickets = recommendation.tickets.map((ticket, index) => ({
    ...ticket,
    blended: index === 2 ? 0.6 : 0.08,
  }));
  assert.equal(alertsOf({ ...recommendation, tickets }), []);
});

test('strengths go by the edge: 40 is strong, 75 exceptional', () => {
  const strength = (chance: number) => alertsOf(picksWith(chance, BOTH))[0]?.alertStrength;
  assert.equal([0.19, 1.4 / 7, 0.24, 1.75 / 7].map(strength), [
    'MODERATE',
    'STRONG',
    'STRONG',
    'EXCEPTIONAL',
  ]);
});

test('both for it is HIGH, one MEDIUM, opposed DISAGREEMENT, neither NONE', () => {
  const consensus = (claude: number, openai: number) =>
    alertsOf(picksWith(0.2, { claude, openai }))[0]?.aiConsensus;
  assert.equal(
    [consensus(0.4, 0.3), consensus(0.4, 0), consensus(0.4, -0.3), consensus(0, 0)],
    ['HIGH', 'MEDIUM', 'DISAGREEMENT', 'NONE'],
  );
});

test('the reasons are those of the saved picks', () => {
  const [alert] = alertsOf(picksWith(0.2, BOTH));
  assert.is(alert?.claudeReason, 'Paper Lantern 4: drops in class.');
  assert.is(alert?.openaiReason, 'Paper Lantern 4: drops in class.');
});

test('the current price counts: a drift alone makes no alert, as the market is blended in again', () => {
  const drifted = [aBoard({ raceId: RACE.id, at: shift(NOW, -MINUTE), prices: [2.5, 3, 4, 15, 10, 20] })];
  const [before] = alertsOf(picksWith(0.2, BOTH));
  const after = alertsOf(picksWith(0.2, BOTH), { around: { boards: drifted } });
  assert.is(before?.price.kind, 'morning line');
  assert.equal(after, [], 'at 15-1 the market says less than half of before');
  const recommendation = picksWith(0.3, BOTH);
  const live = [aBoard({ raceId: RACE.id, at: shift(NOW, -MINUTE), prices: [2.5, 3, 4, 7, 10, 20] })];
  const [now] = alertsOf(recommendation, { around: { boards: live } });
  assert.equal(now?.price, aPrice(7, { kind: 'live', source: 'A tote', at: shift(NOW, -MINUTE) }));
});

test('without picks the model speaks, without reasons and without a view of its own', () => {
  const evidence = evidenceAt(NOW);
  const { blended, views } = chancesNow(evidence, null, handicapper);
  assert.equal([blended.length, views], [6, null]);
  assert.ok(Math.abs(blended.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
});

test('the lean of the picks away from the market stays while prices stay', () => {
  const recommendation = picksWith(0.2, BOTH);
  const { blended } = chancesNow(evidenceAt(NOW), recommendation, handicapper);
  recommendation.tickets.forEach((ticket, index) => {
    assert.ok(Math.abs((blended[index] ?? 0) - ticket.blended) < 1e-9, ticket.interest);
  });
});

test('upcoming until five minutes after post time, finished from then on', () => {
  const isFinished = (now: Instant) => alertsOf(picksWith(0.2, BOTH), { now })[0]?.isFinished;
  assert.is(isFinished(shift(OFF, 5 * MINUTE)), false);
  assert.is(isFinished(shift(OFF, 5 * MINUTE + 1_000)), true);
});

test('risks are read from known facts only', () => {
  const risksOf = (change: Parameters<typeof aRunner>[0], race: Partial<Race> = {}) => {
    const runner = aRunner(change);
    const evidence = evidenceAt(
      NOW,
      {},
      aRace({ ...race, runners: [runner, aRunner({ programNumber: '2' })] }),
    );
    const [knownRunner] = evidence.starters;
    return knownRunner === undefined ? [] : riskFactors({ runner: knownRunner, evidence });
  };
  assert.ok(risksOf({ pastPerformances: [] }).includes('First-time starter'));
  assert.ok(risksOf({ daysSinceLast: 90 }).includes('Off for 90 days'));
  assert.not.ok(risksOf({ daysSinceLast: 30 }).some((risk) => risk.startsWith('Off')));
  assert.ok(risksOf({ postPosition: 12 }).includes('Starts wide, from post 12'));
  assert.ok(risksOf({ jockey: null }).includes('No rider named yet'));
  assert.ok(risksOf({ pastPerformances: null }).includes('No past performances available'));
  assert.equal(
    risksOf({ pastPerformances: null, records: null, postPosition: null }, { surface: null }).length,
    2,
  );
});

test('the weather follows the documented rules, or is unknown', () => {
  const wet = { temperature: 90, windSpeed: 20, conditions: 'Light Rain', trackCondition: 'Sloppy' };
  const dry = { temperature: 70, windSpeed: 5, conditions: 'Clear', trackCondition: 'Fast' };
  const runner = aRunner({ postPosition: 8, age: 6 });
  assert.is(weatherText(runner, evidenceAt(NOW)), 'No weather report yet.');
  assert.match(weatherText(runner, evidenceAt(NOW, { weather: dry })), /^No effect by the formula/);
  const words = weatherText(runner, evidenceAt(NOW, { weather: wet }));
  assert.match(words, /wet, post 8: \+3; wind above 15 mph: \+1; above 85°F, older than five: -2/);
});

test.run();
