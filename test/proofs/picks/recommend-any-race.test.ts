import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import type { PickedHorse } from '#core/picks/recommendations/recommendation.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('recommend whatever the race');

test('no starter, one, two: nothing is invented', () => {
  const empty = recommendOn(aRace({ runners: [] }));
  assert.is(empty.primaryPick, null);
  assert.is(empty.verdict.sentence, 'No starters: no bet.');
  const walkover = recommendOn(aRace({ runners: FIELD.slice(0, 1) }));
  assert.is(walkover.primaryPick?.programNumber, '1');
  assert.is.not(walkover.verdict.kind, 'BET');
  const match = recommendOn(aRace({ runners: FIELD.slice(0, 2) }));
  assert.equal(match.exoticPlays, []);
  assert.is(match.mlPredictions.length, 2);
});

test('first starters all of them: the pace is open and the line decides', () => {
  const { records, ratings } = aRunner();
  const unraced = (programNumber: string, toOne: number) =>
    aRunner({
      programNumber,
      toOne,
      pastPerformances: [],
      daysSinceLast: null,
      records: { ...present(records), life: aRecord(), distance: aRecord(), fastDirt: aRecord() },
      ratings: {
        ...ratings,
        runStyle: null,
        earlyPoints: null,
        primePower: null,
        bestFast: null,
        bestDistance: null,
      },
    });
  const { primaryPick, pace } = recommendOn(
    aRace({ runners: [unraced('2', 9), unraced('3', 1), unraced('4', 5)] }),
  );
  assert.is(pace.isKnown, false);
  assert.is(primaryPick?.programNumber, '3');
});

/** Every horse a recommendation names, by program number. */
function namedIn(recommendation: ReturnType<typeof recommendOn>): readonly string[] {
  const picks = [recommendation.primaryPick, recommendation.bestLongshotPick].filter(
    (pick): pick is PickedHorse => pick !== null,
  );
  const bets = [
    ...recommendation.valueBets,
    ...recommendation.claudeValueBets,
    ...recommendation.chatgptValueBets,
  ];
  const plays = [
    ...recommendation.exoticPlays,
    ...recommendation.claudeExoticPlays,
    ...recommendation.chatgptExoticPlays,
  ];
  return [
    ...picks,
    ...bets,
    ...plays.flatMap((play) => play.horses),
    ...recommendation.mlPredictions,
    ...recommendation.longshotOpportunities,
  ].map(({ programNumber }) => programNumber);
}

test('whatever the race, only its starters are named, chances sum to one, and no figure is lost', () => {
  fc.assert(
    fc.property(randomRace, (race: Race) => {
      const recommendation = recommendOn(race);
      const starters = new Set(race.runners.filter(isStarter).map((runner) => runner.programNumber));
      for (const number of namedIn(recommendation)) assert.ok(starters.has(number), number);
      assert.is(recommendation.primaryPick === null, starters.size === 0);
      for (const { ranking, confidence } of [
        recommendation.opinions.claude,
        recommendation.opinions.openai,
      ]) {
        const sum = ranking.reduce((total, row) => total + row.chance, 0);
        assert.ok(ranking.length === 0 || Math.abs(sum - 1) < 1e-9);
        if (confidence === null) assert.ok(ranking.every(({ reasons }) => reasons.length === 0));
        else assert.ok(ranking.length > 0 && confidence >= 0 && confidence <= 100);
        assert.ok(confidence === null || Number.isInteger(confidence));
      }
      assert.not.match(JSON.stringify(recommendation), /NaN|Infinity|undefined/);
      for (const play of recommendation.exoticPlays) {
        assert.ok(play.hitChance > 0 && play.hitChance < 1 && Number.isFinite(play.breakEvenPayout));
        assert.is(play.cost, play.stake * play.combinations);
      }
      assert.is(recommendation.verdict.kind === 'BET', recommendation.valueBets.length > 0);
    }),
    { numRuns: 40 },
  );
});

test.run();
