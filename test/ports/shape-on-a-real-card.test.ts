import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { cardFigures } from '#core/handicapping/figures/card-history.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { earlyPoints } from '#core/handicapping/pace/early-points.ts';
import { analyzePace } from '#core/handicapping/pace/pace-analysis.ts';
import { paceChances } from '#core/handicapping/pace/pace-chances.ts';
import { paceScenarios } from '#core/handicapping/pace/pace-scenarios.ts';
import { runningStyle } from '#core/handicapping/pace/running-style.ts';
import { ratingOf } from '#core/handicapping/rating.ts';
import { makeProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { near } from '#test/support/near.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { present } from '#test/support/present.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('pace and figures on a real card');
const NOW = parseInstant('2025-06-07T11:00:00-04:00') as Instant;
const path = realData('drf/SAR0607.DRF');

let imported: ReturnType<typeof readBrisnetCardFile> | undefined;

async function theCard() {
  imported ??= readBrisnetCardFile(String(path), NOW);
  return (await imported).card;
}

/** Runners with the distance they run today. */
const runnersOf = async () =>
  (await theCard()).races.flatMap(({ runners, distanceYards }) =>
    runners.map((runner) => ({ runner, distanceYards })),
  );

const share = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (side: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (term: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((total, pair) => total + term(pair), 0);
  const spread = Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2));
  return sum(([a, b]) => (a - x) * (b - y)) / spread;
}

if (path !== null) {
  test("early points worked out of the running lines are the producer's in four horses of five", async () => {
    const off = (await runnersOf()).flatMap(({ runner, distanceYards }) => {
      const ours = earlyPoints(present(runner.pastPerformances), present(distanceYards));
      const theirs = runner.ratings.earlyPoints;
      return ours === null || theirs === null ? [] : [Math.abs(ours - theirs)];
    });
    assert.ok(off.length > 120);
    assert.ok(share(off.map((points) => points === 0)) > 0.8);
    assert.ok(share(off.map((points) => points <= 1)) > 0.94);
  });

  test("a running style is the producer's or its neighbour", async () => {
    const order = ['E', 'E/P', 'P', 'S'];
    const off = (await runnersOf()).flatMap(({ runner, distanceYards }) => {
      const ours = runningStyle(present(runner.pastPerformances), present(distanceYards));
      const theirs = runner.ratings.runStyle;
      return ours === null || theirs === null ? [] : [Math.abs(order.indexOf(ours) - order.indexOf(theirs))];
    });
    assert.ok(off.length > 120 && share(off.map((steps) => steps <= 1)) > 0.98);
  });

  test("our figures from times alone go with the producer's", async () => {
    const { races } = await theCard();
    const figures = cardFigures(races.flatMap(({ runners }) => runners));
    const pairs = [...figures.values()]
      .flat()
      .flatMap(({ past, figure }) =>
        past.speedFigure === null ? [] : [[figure, past.speedFigure] as const],
      );
    assert.ok(pairs.length > 900);
    assert.ok(correlation(pairs) > 0.8, String(correlation(pairs)));
  });

  test('the Woody Stephens has plenty of speed: Citizen Bull and three others led recently', async () => {
    const race = present((await theCard()).races.find(({ number }) => number === 11));
    const { pace, scenarios, pressure } = analyzePace(evidenceOf(race, new Map(), NOW));
    assert.is(pace.word, 'Speed Duel');
    assert.match(pace.sentence, 'Citizen Bull (5 of 5)');
    assert.not.match(pace.sentence, /eager to lead/);
    assert.ok(present(scenarios).slow < 0.1 && present(pressure) > 80);
  });

  test('the chances by pace scenario, weighted, are the win chance of every horse, before and after the line is sealed', async () => {
    const card = await theCard();
    let horses = 0;
    for (const race of card.races) {
      const fresh = evidenceOf(race, new Map(), NOW);
      const sealedLine = lineOnRace(fresh, handicapper);
      for (const evidence of [fresh, { ...fresh, sealedLine }]) {
        const { runners } = ratingOf(evidence, handicapper, card.provenance);
        const scenarios = paceScenarios(evidence.starters);
        const chances = paceChances(evidence, handicapper, { lean: 0.25 });
        assert.is(chances.length > 0, scenarios !== null);
        if (scenarios === null) continue;
        for (const { bettingInterest, winProbability } of runners) {
          if (winProbability === null) continue;
          const own = present(chances.find((row) => row.bettingInterest === bettingInterest));
          const { slow, honest, hot } = scenarios;
          near(slow * own.slow + honest * own.honest + hot * own.hot, winProbability, 1e-9);
          horses += 1;
        }
      }
    }
    assert.ok(horses > 2 * 120, String(horses));
  });

  test('every race of the card has its pace and figures', async () => {
    const card = await theCard();
    const cards = makeMemoryCardStore();
    await cards.keep(card, 'hash');
    const clock = () => NOW;
    const request = { track: card.trackSlug, day: card.day };
    for (const { number } of card.races) {
      const { pace, pressure, insights } = await makeProjectPace({
        cards,
        clock,
        knownAround: nothingKnown,
        handicapper,
        settings: { lean: 0.25 },
      })({
        ...request,
        raceNumber: number,
      });
      assert.ok(pace.isKnown && pressure !== null && insights.length >= 3, `race ${number}`);
    }
    const { speeds } = await makeShowFigures({ cards, clock })({ ...request, raceNumber: 11 });
    assert.ok(speeds.every(({ adjusted }) => adjusted !== null));
    const own = speeds.flatMap(({ own: pastFigure }) => pastFigure ?? []);
    assert.ok(own.length > 0 && own.every(({ courseRaces }) => courseRaces >= 10));
  });
}

test.run();
