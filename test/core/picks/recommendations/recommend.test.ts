import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeAnalysis } from '#core/picks/analysis/analysis.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';
import { present } from '#test/support/present.ts';
import { FIELD, horse } from '../horses.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('recommend');

test('a race has the whole documented shape', () => {
  const recommendation = recommendOn(aRace({ runners: FIELD }));
  const keys = [
    'raceNumber raceId surface distance weatherData primaryPick bestLongshotPick liveOddsData mlPredictions',
    'valueBets claudeValueBets chatgptValueBets exoticPlays claudeExoticPlays chatgptExoticPlays expertPicks',
    'longshotOpportunities',
  ].flatMap((line) => line.split(' '));
  for (const key of keys) assert.ok(key in recommendation, key);
  assert.equal(recommendation.weatherData, { temperature: null, description: null, trackCondition: null });
  assert.equal(recommendation.expertPicks, { expertCount: 0, topConsensusHorse: null, individualPicks: [] });
  assert.equal(recommendation.liveOddsData, []);
  assert.is(recommendation.surface, 'D');
  assert.is(recommendation.distance, '6F');
});

test('the label of the analysts is shown, and another label makes other picks', () => {
  const { handicapper, settings, madeWith } = analysis;
  const reportedAnalysis = makeAnalysis(handicapper, settings, 'Built-in analyst');
  assert.is(recommendOn(aRace(), reportedAnalysis).analysedBy, 'Built-in analyst');
  assert.is.not(reportedAnalysis.madeWith, madeWith);
});

test('with an AI key set nothing says that none is', () => {
  assert.is(recommendOn(aRace(), analysisFor({ isKeySet: true })).analysedBy, 'Built-in analyst');
});

test('built-in analysts are named as such, and no model is claimed', () => {
  const { analysts, analysedBy, sources } = recommendOn(aRace());
  assert.is(analysedBy, 'Built-in analyst (no AI key set)');
  const nobody = { model: null, isBuiltIn: true, unavailable: null, promptVersion: null, askedAt: null };
  assert.equal(analysts.claude, { name: 'Form analyst', ...nobody });
  assert.equal(analysts.openai, { name: 'Pace analyst', ...nobody });
  assert.is(sources.card.source, 'Brisnet card SAR0802.DRF');
  assert.is(sources.upTo, '2025-08-02T13:00:00.000Z');
});

test('the horse with the better record is picked by both, with its own facts as reasons', () => {
  const runners = [...FIELD.slice(0, 5), horse('6', 4, 104)];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(primaryPick?.programNumber, '6');
  assert.is(primaryPick?.aiConsensus, 'High');
  assert.match(String(primaryPick?.claudeReason), /ran 104 at Aqueduct on Jul 5/);
  assert.match(String(primaryPick?.openaiReason), /half-mile pace figures of 104, 104 and 104/);
  assert.equal([primaryPick?.price, primaryPick?.morningLine], [aPrice(4), aPrice(4)]);
  assert.ok((opinions.claude.confidence ?? -1) >= 70);
});

test('the two reason differently: form likes one horse, the shape of the race another', () => {
  const fast = horse('5', 3, 80, {
    pastPerformances: [7, 6, 5].map((m) => aPastRace({ day: `2025-0${m}-05` as RaceDay, speedFigure: 90 })),
  });
  const lone = horse('6', 4, 80);
  const atFirstCall = (runner: Runner, position: number, lengths: number): Runner => ({
    ...runner,
    pastPerformances: (runner.pastPerformances ?? []).map((line) => ({
      ...line,
      firstCall: { position, lengths },
    })),
  });
  const speed = atFirstCall(
    { ...lone, ratings: { ...lone.ratings, runStyle: 'E' as const, earlyPoints: 8 } },
    1,
    1,
  );
  const others = [...FIELD.slice(0, 4), fast].map((runner) => atFirstCall(runner, 6, 7));
  const { primaryPick, opinions } = recommendOn(aRace({ runners: [...others, speed] }));
  assert.is(opinions.claude.horse, fast.horseName);
  assert.is(opinions.openai.horse, speed.horseName);
  assert.is(primaryPick?.programNumber, '5', 'the likelier winner of the two by our chances');
  assert.match(String(primaryPick?.openaiReason), /the only early speed/);
});

test('no analyst picks a horse it rates less than half as high as another', () => {
  const outsider = horse('6', 50, 99);
  const { opinions } = recommendOn(aRace({ runners: [...FIELD.slice(0, 5), outsider] }));
  const [first, ...others] = opinions.claude.ranking;
  const liked = opinions.claude.ranking.find(({ programNumber }) => programNumber === '6');
  assert.ok((liked?.score ?? 0) > (first?.score ?? 0), 'the outsider has the better record');
  assert.is.not(first?.programNumber, '6');
  assert.ok(others.every(({ chance }) => chance <= 2 * (first?.chance ?? 0)));
  assert.is(opinions.claude.longshot, outsider.horseName);
});

test('an analyst that picks a lower-rated horse says why, and the others come likeliest first', () => {
  const runners = [horse('1', 0.4, 80), horse('2', 9, 96), horse('3', 12, 80), horse('4', 20, 80)];
  const [first, ...others] = recommendOn(aRace({ runners })).opinions.claude.ranking;
  const [top] = others;
  assert.ok((top?.chance ?? 0) > (first?.chance ?? 1), 'another is rated higher');
  assert.match(
    first?.reasons[0] ?? '',
    /^rated below #1 Paper Lantern 1 \(\d+ to \d+\) but better at its price: 9-1, where #1 is /,
  );
  const ratings = others.map(({ chance }) => chance);
  assert.equal(
    ratings,
    ratings.toSorted((a, b) => b - a),
  );
});

test('a field of equals is not a bet on the morning line, and the verdict names the price that would be', () => {
  const { verdict, valueBets, longshotOpportunities, bestLongshotPick } = recommendOn(
    aRace({ runners: FIELD }),
  );
  assert.is.not(verdict.kind, 'BET');
  assert.match(
    verdict.sentence,
    /a bet at \d+-\d+ or more; morning line \d+-\d+\. |^Bet .* at \d+-\d+ or more; /,
  );
  assert.ok((verdict.priceToTake?.toOne ?? 0) > 1);
  assert.equal([valueBets, longshotOpportunities, bestLongshotPick], [[], [], null]);
});

test('a horse whose price on the board is long enough is a bet, at one chance and price to take throughout', () => {
  const runners = [
    ...[2, 3, 3, 4, 5].map((toOne, index) => horse(String(index + 1), toOne, 70)),
    horse('6', 8, 118),
  ];
  const race = aRace({ runners });
  const boards = [aBoard({ raceId: race.id, at: shift(MORNING, -MINUTE), prices: [1, 3, 3, 4, 5, 60] })];
  const recommendation = recommend(evidenceOf(race, new Map(), MORNING, { boards }), analysis, aProvenance());
  const line = present(recommendation.line?.rows.find(({ interest }) => interest === '6'));
  assert.equal([recommendation.verdict.kind, recommendation.verdict.programNumber], ['BET', '6']);
  const [bet] = recommendation.valueBets;
  assert.equal([bet?.horse, bet?.betType, bet?.price.text], ['PAPER LANTERN 6', 'Win', '60-1']);
  assert.equal([bet?.chance, bet?.priceToTake], [line.chance, line.priceToTake]);
  assert.equal(
    recommendation.claudeValueBets.map(({ chance }) => chance),
    [line.chance],
  );
  const onTheLine = recommendOn(race);
  assert.equal(onTheLine.line?.rows, recommendation.line?.rows, 'no board moves our line');
  assert.equal(onTheLine.valueBets, []);
});

test('a longshot meets its criteria with the market blended in', () => {
  const runners = [
    ...[2, 3, 3, 4, 5].map((toOne, index) => horse(String(index + 1), toOne, 70)),
    horse('6', 8, 118),
  ];
  const recommendation = recommendOn(aRace({ runners }));
  const [longshot] = recommendation.longshotOpportunities;
  assert.is(longshot?.aiConsensus, 'HIGH');
  assert.is(longshot?.potentialPayout, 18);
  assert.ok((longshot?.edgePercentage ?? 0) >= 20);
  assert.ok(
    (longshot?.edgeBeforeBlending ?? 0) > (longshot?.edgePercentage ?? 0),
    'blending takes some of it',
  );
  assert.is(recommendation.bestLongshotPick?.horse, 'PAPER LANTERN 6');
  assert.is(recommendation.bestLongshotPick?.aiConsensus, 'High');
});

test('analysts without strength say what the market says, and find no value', () => {
  const { settings, handicapper } = analysis;
  const analysts = {
    ...settings.analysts,
    formAndClass: { ...settings.analysts.formAndClass, strength: 0 },
    paceAndShape: { ...settings.analysts.paceAndShape, strength: 0 },
  };
  const byTheMarket = { ...handicapper, model: market };
  const mute = makeAnalysis(byTheMarket, { ...settings, analysts }, 'Built-in analyst');
  fc.assert(
    fc.property(randomRace, (race) => {
      const { mlPredictions, opinions } = recommendOn(race, mute);
      for (const row of [...opinions.claude.ranking, ...opinions.openai.ranking]) {
        const modelPrediction = mlPredictions.find(
          ({ programNumber }) => programNumber === row.programNumber,
        );
        assert.ok(Math.abs((modelPrediction?.winProbability ?? -1) - row.chance) < 1e-9);
      }
    }),
    { numRuns: 15 },
  );
});

test('a steeplechase is worded as run over grass throughout, and is no flat race', () => {
  const recommendation = recommendOn(aRace({ surface: 'steeplechase', distanceYards: 3740, runners: FIELD }));
  assert.is(recommendation.surface, 'T');
  assert.is(recommendation.surfaceName, 'Steeplechase');
  assert.not.match(JSON.stringify(recommendation), /dirt|turf|ran 80/i);
});

test('a takeout that is not the track’s own is called assumed', () => {
  const runners = FIELD;
  const home = recommendOn(aRace({ runners }));
  assert.equal(home.sources.takeout, { operator: 'New York Racing Association', isAssumed: false });
  const away = recommendOn(aRace({ trackSlug: 'far-hills', runners }));
  assert.equal(away.sources.takeout, { operator: 'New York Racing Association', isAssumed: true });
});

test('a cancelled race has no pick and no bet', () => {
  const recommendation = recommendOn(aRace({ runners: FIELD, isCancelled: true }));
  assert.equal(
    [recommendation.primaryPick, recommendation.bestLongshotPick, recommendation.verdict.kind],
    [null, null, 'PASS'],
  );
  assert.equal(
    [recommendation.valueBets, recommendation.exoticPlays, recommendation.mlPredictions],
    [[], [], []],
  );
});

test.run();
