import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Form } from '#core/card/form.ts';
import type { Race, RaceId } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type RacesKnown, scoredRaces } from '#core/picks/analysis/scored-races.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('races with the chances of the model');

/** A model that gives every horse the same, marked so that it is known which one was asked. */
const modelSaying = (mark: number): NamedModel => ({
  name: `model ${mark}`,
  version: '1',
  says: 'The same for all.',
  chances: ({ interests }) => interests.map(() => mark),
});
const handicapper = {
  model: modelSaying(0.1),
  liveModel: modelSaying(0.2),
  order: { version: '1', exponents: { second: 1, third: 1 }, source: 'none', note: '' },
  rules: { margin: 0.2, leastChance: 0.1, drift: { line: { intercept: 0, slope: 1 }, board: 1 } },
};

const scored = (races: readonly Race[], change: Partial<RacesKnown> = {}) =>
  scoredRaces(
    { races, forms: new Map(), around: new Map(), weather: null, now: MORNING, ...change },
    { handicapper },
  );

const SLOPPY = { temperature: 60, windSpeed: 5, conditions: 'Rain', trackCondition: 'Sloppy' };
const FAST = { ...SLOPPY, conditions: 'Clear', trackCondition: 'Fast' };
const around = (race: Race, surroundings: Surroundings) =>
  new Map<RaceId, Surroundings>([[race.id, surroundings]]);

test('races keep the order in which they were named', () => {
  const races = [3, 1, 2].map((number) => aRace({ number }));
  assert.equal(
    scored(races).map(({ evidence }) => evidence.race.number),
    [3, 1, 2],
  );
  assert.equal(scored([]), []);
});

test('a chance for each betting interest, none for a scratched horse or a cancelled race', () => {
  const [first, ...others] = aRace().runners.map((runner, nth) => ({ ...runner, isScratched: nth === 0 }));
  assert.ok(first?.isScratched);
  assert.is(scored([aRace({ runners: [first, ...others] })])[0]?.chances.length, 5);
  assert.equal(scored([aRace({ isCancelled: true })])[0]?.chances, []);
});

test('a board changes no chance: the model never sees one', () => {
  const race = aRace();
  const boards = [aBoard({ raceId: race.id, at: shift(MORNING, -MINUTE), prices: [2, 3, 4, 6, 10, 20] })];
  const [priced] = scored([race], { around: around(race, { boards }) });
  assert.is(priced?.chances[0], 0.1);
});

test('past performances from the store count before those on the card', () => {
  const race = aRace();
  const form: Form = new Map([['2', [aPastRace({ speedFigure: 101 })]]]);
  const [found] = scored([race], { forms: new Map([[race.id, form]]) });
  assert.equal(
    found?.evidence.starters.map(({ pastPerformances }) =>
      pastPerformances?.map(({ speedFigure }) => speedFigure),
    ),
    [[], [101], [], [], [], []],
  );
});

test('form of one race is not given to another', () => {
  const [first, second] = [aRace(), aRace({ number: 2 })];
  const forms = new Map([[first.id, new Map([['2', [aPastRace()]]])]]);
  const lengths = scored([first, second], { forms }).map(
    ({ evidence }) => evidence.starters[1]?.pastPerformances?.length,
  );
  assert.equal(lengths, [1, 0]);
});

test('the weather that comes with a request counts before what is stored', () => {
  const race = aRace();
  const known = around(race, { weather: FAST });
  assert.is(scored([race], { around: known })[0]?.evidence.weather?.trackCondition, 'Fast');
  assert.is(
    scored([race], { around: known, weather: SLOPPY })[0]?.evidence.weather?.trackCondition,
    'Sloppy',
  );
  assert.is(scored([race])[0]?.evidence.weather, null);
});

test('nothing after the off is known, however late it is', () => {
  const race = aRace();
  const off = race.postTime as Instant;
  const form: Form = new Map([['1', [aPastRace({ day: '2025-08-02' as RaceDay }), aPastRace()]]]);
  const [found] = scored([race], { now: shift(off, 600 * MINUTE), forms: new Map([[race.id, form]]) });
  assert.is(found?.evidence.upTo, off);
  assert.is(found?.evidence.starters[0]?.pastPerformances?.length, 1);
});

test.run();
