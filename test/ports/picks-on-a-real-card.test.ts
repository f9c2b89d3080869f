import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { analysisFor, handicapper } from '#config/models.ts';
import { isStarter } from '#core/card/runner.ts';
import { ANGLES } from '#core/handicapping/angles/index.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { ratingOf } from '#core/handicapping/rating.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { numbersOf } from '#test/core/handicapping/facts-of.ts';
import { realData } from '#test/support/real-data.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('picks on a real card');
const NOW = parseInstant('2025-06-07T11:00:00-04:00') as Instant;
const path = realData('drf/SAR0607.DRF');

let imported: ReturnType<typeof readBrisnetCardFile> | undefined;

/** The races of the card, read once, with their evidence. */
async function racesOfTheCard() {
  imported ??= readBrisnetCardFile(String(path), NOW);
  const { card } = await imported;
  return card.races.map((race) => ({
    race,
    evidence: evidenceOf(race, new Map(), NOW),
    card: card.provenance,
  }));
}

if (path !== null) {
  test('every race of a real Saratoga card is rated and picked, and the line adds up to 1.27 to 1.29', async () => {
    for (const { race, evidence, card } of await racesOfTheCard()) {
      const rating = ratingOf(evidence, handicapper, card);
      assert.ok((rating.overround ?? 0) > 1.265 && (rating.overround ?? 0) < 1.295, `${rating.overround}`);
      const recommendation = recommend(evidence, analysis, card);
      const starters = race.runners.filter(isStarter).map((runner) => runner.programNumber);
      assert.ok(starters.includes(String(recommendation.primaryPick?.programNumber)));
      assert.is(recommendation.mlPredictions.length, starters.length);
      for (const { horseName, winProbability } of recommendation.mlPredictions) {
        const row = rating.runners.find((runner) => runner.horseName === horseName);
        assert.is(row?.winProbability, winProbability, 'picks and ratings show one figure');
      }
    }
  });

  test('both analysts find reasons in each of its races, each number a fact of the horse', async () => {
    for (const { evidence, card } of await racesOfTheCard()) {
      const { primaryPick } = recommend(evidence, analysis, card);
      assert.not.match(`${primaryPick?.claudeReason} ${primaryPick?.openaiReason}`, /nothing on the card/);
      const found = Object.values(ANGLES).map((angle) => angle.findings(evidence));
      for (const runner of evidence.starters) {
        const facts = numbersOf(runner, evidence);
        const clauses = found.flatMap((findings) => findings.get(runner.programNumber)?.says ?? []);
        for (const [token] of clauses
          .join(' ')
          .replaceAll(/(?<=\d),(?=\d{3})/g, '')
          .matchAll(/\d+(\.\d+)?/g))
          assert.ok(facts.has(Number(token)), `${token} of ${runner.horseName}: ${clauses.join('; ')}`);
      }
    }
  });
}

test.run();
