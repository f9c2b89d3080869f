import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import {
  belongingTogether,
  evidenceAtOff,
  type Replay,
  replayOf,
  type ScoredRace,
  scoredAlongTheWay,
} from '#core/scorecards/replay/replay.ts';
import { openPast } from '#core/training/fitting/past.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { present } from '#test/support/present.ts';

const test = suite('a day run again by its facts');

const DAY = '2025-08-02' as RaceDay;
const analysis = analysisFor({ isKeySet: false });
const chart = aSheet({ day: DAY });
const invented = aSheet({ day: DAY, kind: 'simulation' });
const facts = (card: ReturnType<typeof aCard> | null, ...sheets: readonly ResultSheet[]) =>
  belongingTogether({ track: 'SAR', day: DAY, card, sheets });

test('a real card goes with real results, an invented one with invented results', () => {
  for (const [card, sheet] of [
    [aCard(), chart],
    [aCard({ tier: 'demo' }), invented],
  ] as const) {
    const together = facts(card, sheet);
    assert.equal([together.card, together.sheets], [card, [sheet]]);
  }
});

test('an invented card gives way to real results, invented results to a real card', () => {
  const [real, demo] = [facts(aCard({ tier: 'demo' }), chart), facts(aCard(), invented)];
  assert.equal([real.card, real.sheets], [null, [chart]]);
  assert.equal([demo.card?.provenance.tier, demo.sheets], ['imported', []]);
});

test('invented sheets beside a real one do not count, and a card without results stays', () => {
  assert.equal(facts(aCard(), invented, chart).sheets, [chart]);
  const alone = facts(aCard({ tier: 'demo' }));
  assert.equal([alone.card?.provenance.tier, alone.sheets], ['demo', []]);
  assert.equal(facts(null, invented).sheets, [invented]);
});

const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const momentOf = (minutesBefore: number, race = aRace()) => ({
  minutesBefore,
  evidence: evidenceOf(race, new Map(), NOON),
});

test('the off is the last moment, and a race without a known off has no way to it', () => {
  const moments = [momentOf(5), momentOf(0)];
  const scored = scoredAlongTheWay(1, moments, aProvenance());
  assert.is(scored.evidence, moments[1]?.evidence);
  assert.is(scored.moments.length, 2);
  const unknown = aRace({ postTime: null });
  assert.equal(scoredAlongTheWay(1, [momentOf(5, unknown), momentOf(0, unknown)], aProvenance()).moments, []);
  assert.throws(() => scoredAlongTheWay(3, [], aProvenance()), /race 3 has no rated moment/);
});

test('from a result alone the off is the minute it reports, and the prices of the result are not known', () => {
  const run = { track: 'SAR', day: DAY, race: aRaceResult({ offMinute: 13 * 60 + 10 }) };
  const { race, upTo, interests } = evidenceAtOff(run, openPast());
  const off = parseInstant('2025-08-02T13:10:00-04:00');
  assert.equal([race.postTime, upTo], [off, off]);
  assert.equal(
    interests.map(({ number, price }) => [number, price]),
    [
      ['1', null],
      ['2', null],
      ['3', null],
    ],
  );
});

test('a result without an off is rated all the same, without a post time', () => {
  const run = { track: 'SAR', day: DAY, race: aRaceResult({ offMinute: null }) };
  assert.is(evidenceAtOff(run, openPast()).race.postTime, null);
});

const scoredOn = (number: number): ScoredRace => ({
  number,
  evidence: evidenceOf(aRace({ number }), new Map(), NOON),
  source: aProvenance(),
  moments: [],
});
const replayed = (
  races: readonly ScoredRace[],
  sheets: readonly ResultSheet[] = [],
  card = aCard(),
): Replay => replayOf({ track: 'SAR', day: DAY, card, sheets }, races, analysis, ['A remark.']);

test('races are in order of number, with the off on the clock of the track', () => {
  const { races, fields, track, day, remarks, madeWith } = replayed([scoredOn(2), scoredOn(1)]);
  assert.equal(
    races.map(({ raceNumber, offText }) => [raceNumber, offText]),
    [
      [1, '1:05 PM ET'],
      [2, '1:35 PM ET'],
    ],
  );
  assert.equal([fields, track, day, remarks], ['card', 'SAR', DAY, ['A remark.']]);
  assert.is(madeWith, analysis.madeWith);
});

test('without a result the bets are unknown, and every total is of nothing at risk', () => {
  const { races, total, firstChoices, results } = replayed([scoredOn(1)]);
  assert.equal([races[0]?.result, races[0]?.firstChoice?.outcome, results], [null, 'unknown', []]);
  for (const { unknown, bets, staked, perDollar } of [total, firstChoices])
    assert.equal([unknown, staked, perDollar], [bets, 0, null]);
});

test('a result settles the bets of its own race and of no other', () => {
  const { races } = replayed([scoredOn(1), scoredOn(2)], [aSheet({ day: DAY, races: [aRaceResult()] })]);
  assert.is.not(present(races[0]?.firstChoice).outcome, 'unknown');
  assert.is(races[1]?.firstChoice?.outcome, 'unknown');
  assert.equal([races[0]?.result?.raceNumber, races[1]?.result], [1, null]);
});

test('the totals are those of the bets of all races', () => {
  const { races, total, firstChoices } = replayed([scoredOn(1), scoredOn(2)], [chart]);
  const bets = races.flatMap((race) => race.bets);
  assert.equal([total.bets, firstChoices.bets], [bets.length, 2]);
  assert.ok(Math.abs(total.staked - bets.reduce((sum, { staked }) => sum + staked, 0)) < 1e-9);
});

test('a day without a card says that its fields come from the results', () => {
  const replay = replayOf({ track: 'SAR', day: DAY, card: null, sheets: [chart] }, [], analysis, []);
  assert.equal([replay.fields, replay.card, replay.results.length], ['results', null, 1]);
});

test.run();
