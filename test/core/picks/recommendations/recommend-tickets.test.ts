import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '#core/card/past-performance.ts';
import type { Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { classHorse, FIELD, horse, speedster } from '../horses.ts';
import { recommendOn } from '../picks-of.ts';

const test = suite('recommend tickets');
const COUPLED = { coupledWith: 'A' };
const BACK = { position: 6, lengths: 7 };
const withFirstCall = (runner: Runner, firstCall: Call): Runner => ({
  ...runner,
  pastPerformances: (runner.pastPerformances ?? []).map((line) => ({ ...line, firstCall })),
});
const onTheLead = (runner: Runner): Runner => withFirstCall(runner, { position: 1, lengths: 1 });
const offThePace = (runner: Runner): Runner => withFirstCall(runner, BACK);

test('coupled horses are one choice, named by the better of the two', () => {
  const runners = [
    horse('1', 2, 75, { coupledWith: 'A' }),
    horse('1A', 2, 105, { coupledWith: 'A' }),
    ...[3, 4, 5, 8].map((toOne, index) => horse(String(index + 2), toOne, 80)),
  ];
  const { opinions, mlPredictions, exoticPlays } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 1A');
  assert.is(opinions.claude.ranking.length, 5);
  const [modelPrediction, mate] = mlPredictions;
  assert.is(modelPrediction?.winProbability, mate?.winProbability);
  assert.match(exoticPlays[0]?.combination ?? '', /^1( |,|$)/);
});

test('both analysts on one ticket agree, though each means another horse of the entry', () => {
  const runners = [
    classHorse('1', 2, COUPLED),
    speedster('1A', 2, COUPLED),
    ...[4, 5, 6, 8].map((toOne, index) => horse(String(index + 2), toOne, 78)),
  ];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 1');
  assert.is(opinions.openai.horse, 'PAPER LANTERN 1A');
  const areSure = Math.min(opinions.claude.confidence ?? 0, opinions.openai.confidence ?? 0) >= 70;
  assert.is(primaryPick?.aiConsensus, areSure ? 'High' : 'Medium');
  assert.is(primaryPick?.claudeHorse, 'PAPER LANTERN 1');
  assert.is(primaryPick?.openaiHorse, 'PAPER LANTERN 1A');
});

test('the pick is a horse that one of them chose, also when it runs in an entry', () => {
  const runners = [
    offThePace(horse('1', 2, 84, COUPLED)),
    onTheLead(speedster('1A', 2, COUPLED)),
    ...[5, 6, 8].map((toOne, index) => offThePace(horse(String(index + 2), toOne, 78))),
    horse('6', 3, 80, {
      pastPerformances: [7, 6, 5].map((m) =>
        aPastRace({
          day: `2025-0${m}-05` as RaceDay,
          speedFigure: 100,
          pace4f: 60,
          latePace: 60,
          firstCall: BACK,
        }),
      ),
    }),
  ];
  const { primaryPick, opinions, verdict } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, 'PAPER LANTERN 6');
  assert.is(opinions.openai.horse, 'PAPER LANTERN 1A');
  assert.is(primaryPick?.horse, 'PAPER LANTERN 1A');
  assert.is(primaryPick?.programNumber, '1A');
  assert.match(String(primaryPick?.openaiReason), /^Paper Lantern 1a: .*only early speed/i);
  assert.match(String(primaryPick?.reasoning), /Paper Lantern 1a/i);
  assert.is.not(verdict.horse, 'PAPER LANTERN 1');
});

test('two horses of one name are still two tickets', () => {
  const namesake = speedster('6', 4, { horseName: 'PAPER LANTERN 5' });
  const runners = [...FIELD.slice(0, 4), classHorse('5', 3), namesake];
  const { primaryPick, opinions } = recommendOn(aRace({ runners }));
  assert.is(opinions.claude.horse, opinions.openai.horse);
  assert.is(primaryPick?.aiConsensus === 'High', false);
});

test.run();
