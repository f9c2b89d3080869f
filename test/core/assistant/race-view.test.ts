import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { isRun, type RaceView, raceView } from '#core/assistant/race-view.ts';
import type { Race } from '#core/card/race.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { DAY, HOUR, shift } from '#core/kernel/instant.ts';
import { MORNING, recommendOn } from '#test/core/picks/picks-of.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('All that the assistant knows of a race');

const analysis = analysisFor({ isKeySet: false });
const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function viewOf(race: Race, now = MORNING): RaceView {
  const snapshot = {
    evidence: evidenceOf(race, new Map(), now),
    picks: recommendOn(race),
    card: aProvenance(),
    cardHash: 'card hash',
    picksMark: 'picks',
  };
  return raceView(snapshot, analysis);
}

test('the chances to win sum to one, those to run first or second to two', () => {
  const { chances, order } = viewOf(aRace());
  assert.ok(near(sumOf(chances), 1));
  assert.ok(near(sumOf(order.win), 1));
  assert.ok(near(sumOf(order.place), 2));
  assert.ok(near(sumOf(order.show), 3));
});

test('no horse is likelier to win than to place, or to place than to show', () => {
  const { order } = viewOf(aRace());
  order.win.forEach((win, index) => {
    const [place = 0, show = 0] = [order.place[index], order.show[index]];
    assert.ok(win <= place && place <= show && show <= 1 + 1e-9);
  });
});

test('chances are in the order of the betting interests: of like horses the shortest price is likeliest', () => {
  const { chances, evidence } = viewOf(aRace());
  assert.is(chances.length, evidence.interests.length);
  assert.is(chances.indexOf(Math.max(...chances)), 0);
});

test('coupled horses are one interest with one chance', () => {
  const runners = ['1', '1A', '2', '3'].map((programNumber) =>
    aRunner({ programNumber, coupledWith: programNumber.startsWith('1') ? '1' : null }),
  );
  const { chances, evidence } = viewOf(aRace({ runners }));
  assert.equal([chances.length, evidence.starters.length], [3, 4]);
  assert.ok(near(sumOf(chances), 1));
});

test('a race is run from its post time on, one without a post time from the next day on', () => {
  const [timed, untimed] = [aRace(), aRace({ postTime: null })];
  const off = present(timed.postTime);
  assert.equal(
    [shift(off, -1), off].map((now) => isRun(viewOf(timed, now))),
    [false, true],
  );
  assert.equal(
    [shift(off, 6 * HOUR), shift(off, DAY)].map((now) => isRun(viewOf(untimed, now))),
    [false, true],
  );
});

test('a lone starter is certain to win', () => {
  const { chances, order } = viewOf(aRace({ runners: [aRunner()] }));
  assert.equal([chances, order.win], [[1], [1]]);
});

test('a race without starters has no chances', () => {
  const { chances, order } = viewOf(aRace({ runners: [aRunner({ isScratched: true })] }));
  assert.equal([chances, order.win], [[], []]);
});

test('both built-in analysts have an opinion no matter who made the picks, and the snapshot is unchanged', () => {
  const { builtIn, cardHash, picksMark, card } = viewOf(aRace());
  assert.ok(builtIn.opinions.claude !== null && builtIn.opinions.openai !== null);
  assert.equal([cardHash, picksMark, card], ['card hash', 'picks', aProvenance()]);
});

test.run();
