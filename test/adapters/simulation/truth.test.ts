import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { marketOf } from '#adapters/simulation/crowd/market.ts';
import { interestChances, USUAL_CROWD } from '#adapters/simulation/crowd/opinion.ts';
import { runField } from '#adapters/simulation/meet/finish.ts';
import { interestOf, type RaceRun } from '#adapters/simulation/meet/race-run.ts';
import { chancesOf } from '#adapters/simulation/meet/strength.ts';
import { makeRng } from '#adapters/simulation/rng.ts';
import { truthOf } from '#adapters/simulation/season.ts';
import { openSeason } from '#adapters/simulation/season-run.ts';
import { aSeason } from './a-season.ts';

const test = suite('the truth of a season');

const season = openSeason(aSeason({ seed: 11, days: 60 }));
const races = season.ran.flatMap((today) => today.races);

interface Observed {
  readonly chance: number;
  readonly won: number;
}

/** Chances and winners; a dead heat gives each its part. */
const observedIn = (finishes: RaceRun['finishes']): readonly Observed[] => {
  const level = finishes.filter(({ crossed }) => crossed === 1).length;
  return finishes.map(({ chance, crossed }) => ({ chance, won: crossed === 1 ? 1 / level : 0 }));
};

/** Mean distance between what was to be expected and what was seen, in ten bands of chance. */
function calibrationError(observed: readonly Observed[]): number {
  const bands = Array.from({ length: 10 }, () => ({ expected: 0, won: 0 }));
  for (const { chance, won } of observed) {
    const band = bands[Math.min(9, Math.floor(chance * 10))];
    if (band === undefined) continue;
    band.expected += chance;
    band.won += won;
  }
  return bands.reduce((sum, { expected, won }) => sum + Math.abs(expected - won), 0) / observed.length;
}

/** The races of the season run again with other luck. */
function runAgain(times: number): readonly Observed[] {
  return races
    .slice(0, 150)
    .flatMap((race) =>
      Array.from({ length: times }, (_, round) =>
        observedIn(runField(race.finishes, 2, makeRng(`again ${race.id} ${round}`))),
      ).flat(),
    );
}

test('chances follow strengths as the softmax says', () => {
  assert.equal(
    chancesOf([90, 90, 85.8]).map((chance) => Math.round(chance * 1000)),
    [422, 422, 155],
  );
});

test('winners come as often as their true chances say, within what luck allows', () => {
  const observations = races.flatMap(({ finishes }) => observedIn(finishes));
  for (const [low, high] of [
    [0, 0.1],
    [0.1, 0.25],
    [0.25, 1],
  ] as const) {
    const band = observations.filter(({ chance }) => chance >= low && chance < high);
    const won = band.reduce((sum, observed) => sum + observed.won, 0);
    const expected = band.reduce((sum, observed) => sum + observed.chance, 0);
    const luck = Math.sqrt(band.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));
    assert.ok(Math.abs(won - expected) < 3 * luck, `${low}-${high}: ${won} of ${expected}, luck ${luck}`);
  }
});

test('the calibration error goes to nothing as races grow', () => {
  const errors = [1, 8, 64].map((times) => calibrationError(runAgain(times)));
  const [few = 0, more = 0, many = 1] = errors;
  assert.ok(more < few && many < more && many < 0.003, errors.join(' '));
});

test('the whole order follows: the second is drawn from the others by the same chances', () => {
  const [race] = races;
  if (race === undefined) throw new Error('no race');
  const favorite = race.finishes.reduce((a, b) => (b.chance > a.chance ? b : a));
  const second = race.finishes.filter((finish) => finish !== favorite)[0];
  if (second === undefined) throw new Error('no second horse');
  let firsts = 0;
  let seconds = 0;
  for (let round = 0; round < 8000; round += 1) {
    const order = runField(race.finishes, 2, makeRng(`order ${round}`));
    if (order[0]?.entry !== favorite.entry) continue;
    firsts += 1;
    if (order[1]?.entry === second.entry) seconds += 1;
  }
  const expected = second.chance / (1 - favorite.chance);
  const luck = Math.sqrt((expected * (1 - expected)) / firsts);
  assert.ok(Math.abs(seconds / firsts - expected) < 3.5 * luck, `${seconds / firsts} ${expected} ${luck}`);
});

interface Bet {
  readonly shares: readonly number[];
  readonly chances: readonly number[];
  readonly won: readonly number[];
}

const bets: readonly Bet[] = races.map((race) => {
  const { interests, shares } = marketOf(race, USUAL_CROWD);
  const crossed = race.finishes
    .filter((finish) => finish.crossed === 1)
    .map(({ entry }) => interestOf(entry));
  const won = interests.map(
    (interest) => crossed.filter((winner) => winner === interest).length / crossed.length,
  );
  return { shares, chances: [...interestChances(race).values()], won };
});

/** Log-likelihood of chances that go as share ^ power. */
function likelihood(power: number, outcomeOf: (bet: Bet) => readonly number[]): number {
  return bets.reduce((sum, bet) => {
    const weights = bet.shares.map((share) => share ** power);
    const total = weights.reduce((all, weight) => all + weight, 0);
    const outcome = outcomeOf(bet);
    return (
      sum + weights.reduce((all, weight, index) => all + (outcome[index] ?? 0) * Math.log(weight / total), 0)
    );
  }, 0);
}

/** Best power, and its standard error from the curvature there. */
function fittedPower(outcomeOf: (bet: Bet) => readonly number[]): { power: number; error: number } {
  const powers = Array.from({ length: 141 }, (_, index) => 0.7 + index * 0.005);
  const power = powers.reduce((a, b) => (likelihood(b, outcomeOf) > likelihood(a, outcomeOf) ? b : a));
  const step = 0.02;
  const [below, middle, above] = [power - step, power, power + step].map((index) =>
    likelihood(index, outcomeOf),
  );
  const curvature = (2 * (middle ?? 0) - (below ?? 0) - (above ?? 0)) / step ** 2;
  return { power, error: 1 / Math.sqrt(curvature) };
}

test('the crowd bets longshots too much, by the power that was planted', () => {
  const planted = truthOf({ ran: season.ran, settings: season.settings }).favoriteLongshot;
  const byTruth = fittedPower(({ chances }) => chances);
  assert.ok(Math.abs(byTruth.power - planted) < 0.04, `${byTruth.power} for ${planted}`);
  const byWinners = fittedPower(({ won }) => won);
  assert.ok(
    Math.abs(byWinners.power - planted) < 2 * byWinners.error,
    `${byWinners.power} ± ${byWinners.error} for ${planted}`,
  );
});

/** Winners against true chances without the bias, from the three inner posts. */
function innerStalls(inside: number): { readonly won: number; readonly expected: number } {
  const { ran } = openSeason(aSeason({ seed: 11, days: 16, bias: { inside, early: 0 } }));
  const inner = ran
    .flatMap((today) => today.races)
    .flatMap(({ finishes }) =>
      finishes.filter(({ post }) => post <= 3).map((finish) => ({ ...finish, even: 1 / finishes.length })),
    );
  return {
    won: inner.filter(({ crossed }) => crossed === 1).length,
    expected: inner.reduce((sum, { even }) => sum + even, 0),
  };
}

test('a planted bias to the rail makes the inner posts win more, and is in the true chances', () => {
  const [fair, biased] = [innerStalls(0), innerStalls(1.5)];
  assert.ok(biased.won / biased.expected > 1.3, `${biased.won} of ${biased.expected}`);
  assert.ok(biased.won > fair.won * 1.2, `${biased.won} ${fair.won}`);
});

/** Slope of the winner's log-chance on a column, by Newton's steps on the conditional likelihood. */
function fittedSlope(rows: readonly (readonly { offset: number; x: number; won: number }[])[]) {
  let slope = 0;
  let curvature = 1;
  for (let round = 0; round < 12; round += 1) {
    let gradient = 0;
    curvature = 0;
    for (const row of rows) {
      const weights = row.map(({ offset, x }) => Math.exp(offset + slope * x));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const mean = row.reduce((sum, { x }, index) => sum + (x * (weights[index] ?? 0)) / total, 0);
      const square = row.reduce((sum, { x }, index) => sum + (x * x * (weights[index] ?? 0)) / total, 0);
      gradient += row.reduce((sum, { x, won }) => sum + won * x, 0) - mean;
      curvature += square - mean * mean;
    }
    slope += gradient / curvature;
  }
  return { slope, error: 1 / Math.sqrt(curvature) };
}

test('fitted on winners, a planted bias is found inside its interval', () => {
  const bias = { inside: 0.8, early: 0.6 };
  const biased = openSeason(aSeason({ seed: 5, days: 60, bias })).ran.flatMap((today) => today.races);
  const columns = {
    inside: (post: number, size: number): number => 0.5 - (post - 1) / (size - 1),
    early: (_post: number, _size: number, early: number): number => early - 0.5,
  };
  for (const which of ['inside', 'early'] as const) {
    const rows = biased.map(({ finishes }) => {
      const level = finishes.filter(({ crossed }) => crossed === 1).length;
      return finishes.map(({ post, entry, chance, crossed }) => {
        const x = columns[which](post, finishes.length, entry.trainee.original.early);
        return { x, offset: Math.log(chance) - bias[which] * x, won: crossed === 1 ? 1 / level : 0 };
      });
    });
    const { slope, error } = fittedSlope(rows);
    assert.ok(Math.abs(slope - bias[which]) < 2.5 * error, `${which}: ${slope} ± ${error}`);
    assert.ok(slope > 2 * error, `${which} is seen: ${slope} ± ${error}`);
  }
});

test.run();
