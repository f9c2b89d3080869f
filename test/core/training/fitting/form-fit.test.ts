import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { makeForm } from '#core/handicapping/models/form.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { CardExample } from '#core/training/fitting/card-example.ts';
import { fitFigure } from '#core/training/fitting/figure-fit.ts';
import { type FormSettings, fitForm } from '#core/training/fitting/form-fit.ts';
import { fitBeside } from '#core/training/fitting/morning-fit.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { bell, seededRng } from '#test/support/rng.ts';

const test = suite('fitting the form model');

const DAY = '2025-08-02' as RaceDay;
const SETTINGS: FormSettings = {
  power: ['lastFigure', 'careerWins'],
  powerPenalty: 1,
  support: { raced: [], debut: [], penalty: 1 },
  features: ['power', 'pedigree'],
  penalty: 1,
  winnerShare: 1,
  meetingWeight: 0,
  meetingShare: 1,
  linePower: 1,
};

const evidenceOn = (runners: readonly Runner[]) =>
  evidenceOf(
    aRace({ id: raceId('saratoga', DAY, 1), runners }),
    new Map(),
    instantOn(DAY, 600, 'America/New_York'),
  );

/** Six-horse races with a rating of last figure plus 50; the chance to win rises e-fold every eight points. */
function inventedCards(seed: number, count: number): readonly CardExample[] {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => {
    const figures = Array.from({ length: 6 }, () => 80 + 8 * bell(rng));
    const runners = figures.map((figure, index) => {
      const runner = aRunner({
        programNumber: String(index + 1),
        pastPerformances: [aPastRace({ speedFigure: figure })],
        toOne: 5,
      });
      const { ratings } = runner;
      return { ...runner, ratings: { ...ratings, primePower: figure + 50 } };
    });
    const strengths = figures.map((figure) => Math.exp(figure / 8));
    let left = rng() * strengths.reduce((sum, strength) => sum + strength, 0);
    const winner = strengths.findIndex((strength) => {
      left -= strength;
      return left <= 0;
    });
    return { evidence: evidenceOn(runners), won: figures.map((_, index) => (index === winner ? 1 : 0)) };
  });
}

const cards = inventedCards(3, 1_500);
const fitted = fitForm({ lines: [], bets: [], cards, meetings: [] }, SETTINGS, {
  halfLifeDays: 90,
  otherFooting: 0.5,
  parWeight: 1,
  belowPar: 6,
  belowField: 3,
  doubt: { base: 8, fewFigures: 8, newFooting: 3 },
});

test('the power rating is found to follow the last figure point by point, and nothing else', () => {
  const [last, wins] = fitted.power;
  near((last?.weight ?? 0) / (last?.scale ?? 1), 1, 0.01);
  near(wins?.weight, 0, 0.01);
});

test('the planted weight is recovered within two and a half standard errors', () => {
  const [power] = fitted.features;
  const [weight, error] = [
    (power?.weight ?? 0) / (power?.scale ?? 1),
    (power?.error ?? 1) / (power?.scale ?? 1),
  ];
  assert.ok(error < 0.01, `${error}`);
  assert.ok(Math.abs(weight - 1 / 8) < 2.5 * error, `${weight} ± ${error}`);
});

test('a feature that is the same for all has no weight', () => {
  assert.equal(fitted.features[1], { name: 'pedigree', weight: 0, error: 0, scale: 0 });
});

test('the fitted model beats equal chances on races it did not see', () => {
  const sample = { races: 0, days: 0, from: '', to: '', of: 'invented races' };
  const model = makeForm({ version: '1', date: DAY, sample, ...fitted });
  const losses = inventedCards(4, 300).map(({ evidence, won }) => {
    const chances = model.chances(evidence);
    return -Math.log(chances[(won ?? []).indexOf(1)] ?? 0);
  });
  assert.ok(losses.reduce((sum, loss) => sum + loss, 0) / losses.length < Math.log(6) - 0.25);
});

test('the planted half-life of figures is recovered', () => {
  const rng = seededRng(9);
  const lines = Array.from({ length: 1_200 }, (_, index) => {
    const [recent, old] = [80 + 10 * bell(rng), 80 + 10 * bell(rng)];
    const past = [
      aPastRace({ day: addDays(DAY, -30), speedFigure: recent }),
      aPastRace({ day: addDays(DAY, -130), speedFigure: index % 2 === 0 ? old : null }),
    ];
    const evidence = evidenceOn([aRunner({ pastPerformances: past })]);
    const [runner] = evidence.starters;
    if (runner === undefined) throw new Error('no starter');
    const level = (evidence.race.pars.speed ?? 80) - 6;
    const [a, b] = [0.5 ** (30 / 100), index % 2 === 0 ? 0.5 ** (130 / 100) : 0];
    const figure = (a * recent + b * old + level) / (a + b + 1) + bell(rng);
    return { subject: subjectOf(runner, evidence), figure };
  });
  const { halfLifeDays, parWeight, doubt } = fitFigure(lines);
  near(halfLifeDays, 100, 15);
  near(parWeight, 1, 0.1);
  near(Math.hypot(doubt.base, doubt.fewFigures / Math.sqrt(3)), 1, 0.1);
});

test('form and line that agree share the power', () => {
  const examples = Array.from({ length: 900 }, (_, index) => ({
    interests: 2,
    form: [2 / 3, 1 / 3],
    line: [2 / 3, 1 / 3],
    won: index % 3 === 0 ? [0, 1] : [1, 0],
  }));
  const { form, beside } = fitBeside(examples, {
    form: { toward: 0.3, spread: 0.15 },
    line: { toward: 0.85, spread: 0.15 },
  });
  near(form.power + beside.power, 1, 0.05);
  assert.ok(beside.power > form.power);
});

test.run();
