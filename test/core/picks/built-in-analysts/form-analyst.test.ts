import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Runner } from '#core/card/runner.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import type { Opinion } from '#core/picks/analysis/opinion.ts';
import { opinionOf } from '#core/picks/built-in-analysts/analyst.ts';
import { formAndClass } from '#core/picks/built-in-analysts/form-analyst.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { classHorse, horse, speedster } from '../horses.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the form analyst');
const { settings } = analysisFor({ isKeySet: false });

function opinionIn(runners: readonly Runner[]): Opinion {
  const evidence = evidenceOn(aRace({ runners }));
  return opinionOf(formAndClass, settings.analysts.formAndClass, evidence, pricedChances(evidence));
}

const pickIn = (runners: readonly Runner[]): string | undefined =>
  opinionIn(runners).ranking[0]?.runner.programNumber;
const scoreIn = (runners: readonly Runner[], number: string): number =>
  present(opinionIn(runners).ranking.find(({ runner }) => runner.programNumber === number)).score;

/** Five plain horses at one price, and a sixth. */
const against = (sixth: Runner): readonly Runner[] => [
  ...['1', '2', '3', '4', '5'].map((number) => horse(number, 5, 80)),
  sixth,
];

test('it prefers the better record to the better place in the race', () => {
  assert.is(pickIn(against(classHorse('6', 5))), '6');
  assert.is.not(pickIn(against(speedster('6', 5))), '6');
});

test('early points and running style change nothing for it', () => {
  const plain = horse('6', 5, 80);
  const ratings = { ...plain.ratings, runStyle: 'E' as const, earlyPoints: 8 };
  assert.is(scoreIn(against({ ...plain, ratings }), '6'), scoreIn(against(plain), '6'));
});

test('the better the figures of a horse, the better it likes it', () => {
  const scores = [70, 80, 90, 100].map((figure) => scoreIn(against(horse('6', 5, figure)), '6'));
  assert.equal(
    scores,
    scores.toSorted((a, b) => a - b),
  );
  assert.ok((scores[0] ?? 0) < 0 && (scores[3] ?? 0) > 0);
});

test('a rider who wins more speaks for a horse', () => {
  const withRider = (wins: number) =>
    scoreIn(against(horse('6', 5, 80, { jockey: aPerson('QUILL ADA', 200, wins) })), '6');
  assert.ok(withRider(60) > withRider(10));
});

test('without any record it finds nothing to say of the horse’s races', () => {
  const unknown = aRunner({
    programNumber: '6',
    pastPerformances: null,
    workouts: null,
    records: null,
    jockey: null,
    trainer: null,
    daysSinceLast: null,
  });
  const blank = { ...unknown, ratings: { ...unknown.ratings, primePower: null } };
  const { ranking } = opinionIn(against(blank));
  const row = ranking.find(({ runner }) => runner.programNumber === '6');
  assert.equal(row?.reasons, []);
  assert.is(row?.score, 0);
});

test.run();
