import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Angle, Runner } from '#core/card/runner.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner, aWorkout } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite("the card producer's judgments");

const angle = (starts: number, winShare: number, who: Angle['who'] = 'trainer'): Angle => ({
  who,
  label: 'Sprints',
  starts,
  winShare,
  inMoneyShare: 0.5,
  roi: 0,
});
const angles = (...list: readonly Angle[]) => featureOf('trainerAngle', { runner: { angles: list } });
const rated = (change: Partial<Runner['ratings']>) => ({
  runner: { ratings: { ...aRunner().ratings, ...change } },
});

test('a rating of zero is a rating, a missing one is missing', () => {
  assert.equal(
    [
      featureOf('earlyPoints', rated({ earlyPoints: 0 })),
      featureOf('earlyPoints', rated({ earlyPoints: null })),
    ],
    [0, null],
  );
});

test('points over par are above zero; without a figure of the year or a par there are none', () => {
  assert.is(featureOf('againstPar', rated({ bestYear: 97 })), 7);
  assert.is(featureOf('againstPar', rated({ bestYear: null })), null);
  const pars = { ...aRace().pars, speed: null };
  assert.is(featureOf('againstPar', { race: { pars } }), null);
});

test('the pedigree counts for today’s surface: turf on turf, fast elsewhere', () => {
  const pedigree = (surface: 'turf' | 'inner-turf' | 'dirt' | 'synthetic') =>
    featureOf('pedigree', { race: { surface } });
  assert.equal(
    [pedigree('turf'), pedigree('inner-turf'), pedigree('dirt'), pedigree('synthetic')],
    [100, 100, 104, 104],
  );
});

test('without a rating for the surface, or a surface, there is no pedigree', () => {
  const bare = { ...aRunner().pedigree, fast: null };
  assert.is(featureOf('pedigree', { runner: { pedigree: bare } }), null);
  assert.is(featureOf('pedigree', { race: { surface: null } }), null);
});

test('several situations are averaged, each drawn to 12% by its own starts', () => {
  near(angles(angle(20, 0.32), angle(60, 0.2)), (0.22 + 0.18) / 2);
});

test('ten starts count, nine do not, and the jockey’s never', () => {
  near(angles(angle(10, 0.42)), 0.22);
  assert.is(angles(angle(9, 0.9)), null);
  assert.is(angles(angle(100, 0.5, 'jockey')), null);
  assert.is(angles(), null);
});

test('an unlikely share of few starts is believed less than of many', () => {
  const [few, many] = [angles(angle(10, 0.5)), angles(angle(400, 0.5))];
  assert.ok((few ?? 0) < (many ?? 0) && (many ?? 1) < 0.5 && (few ?? 0) > 0.12);
});

test('only the last work can be the bullet', () => {
  const works = (...bullets: readonly boolean[]) =>
    featureOf('bulletWork', { runner: { workouts: bullets.map((isBullet) => aWorkout({ isBullet })) } });
  assert.equal([works(true, false), works(false, true), works()], [1, 0, null]);
  assert.is(featureOf('bulletWork', { runner: { workouts: null } }), null);
});

test.run();
