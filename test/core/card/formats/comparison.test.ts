import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardSource, producerOf } from '#core/card/formats/card-source.ts';
import { compareFormats } from '#core/card/formats/comparison.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Workout } from '#core/card/workout.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner, aWorkout } from '#test/support/a-runner.ts';

const test = suite('two formats of one card');

const cardOf = (runner: Partial<Runner> = {}, race: Partial<Race> = {}): Card =>
  aCard({ races: [aRace({ ...race, runners: [aRunner({ workouts: [], ...runner })] })] });

/** In words: what, stored and imported. */
const contradicted = (stored: Card, imported: Card): readonly string[] =>
  compareFormats(stored, imported).contradictions.map(
    ({ what, stored: was, imported: is }) => `${what}: ${was} | ${is}`,
  );

const betweenRunners = (stored: Partial<Runner>, imported: Partial<Runner>) =>
  contradicted(cardOf(stored), cardOf(imported));
const betweenRaces = (stored: Partial<Race>, imported: Partial<Race>) =>
  contradicted(cardOf({}, stored), cardOf({}, imported));
const betweenLines = (stored: Partial<PastPerformance>, imported: Partial<PastPerformance>) =>
  betweenRunners({ pastPerformances: [aPastRace(stored)] }, { pastPerformances: [aPastRace(imported)] });
const betweenWorks = (stored: Partial<Workout>, imported: Partial<Workout>) =>
  betweenRunners({ workouts: [aWorkout(stored)] }, { workouts: [aWorkout(imported)] });

test('the source of a card names its producer', () => {
  assert.is(cardSource('Brisnet', 'SAR0802.DRF'), 'Brisnet card SAR0802.DRF');
  assert.is(producerOf('TrackMaster card a card.xml'), 'TrackMaster');
});

test('the same facts agree, all of them', () => {
  const { agree, onlyStored, onlyImported, contradictions } = compareFormats(aCard(), aCard());
  assert.ok(agree > 300, String(agree));
  assert.equal([onlyStored, onlyImported, contradictions], [0, 0, []]);
});

test('a fact that only one of them knows contradicts nothing', () => {
  const [full, sparse] = [cardOf({ age: 4, sex: 'filly' }), cardOf({ age: null, sex: null })];
  const known = compareFormats(full, sparse);
  assert.equal([known.contradictions, known.onlyStored, known.onlyImported], [[], 2, 0]);
  assert.equal(compareFormats(sparse, full).onlyImported, 2);
});

test('facts that each producer words or measures in its own way are not compared', () => {
  assert.equal(
    betweenRunners(
      { owner: 'TALL FENCE STABLE', silks: 'Green', color: 'DKBBR' },
      { owner: 'Tall Fence Stable (A. Marsh)', silks: null, color: 'Dk B/' },
    ),
    [],
  );
  assert.equal(
    betweenRaces(
      { classification: 'Clm 20000b', conditions: 'A' },
      { classification: 'Clm 20000', conditions: 'B' },
    ),
    [],
  );
  assert.equal(
    betweenLines(
      { speedFigure: 84, trackVariant: 12 },
      { speedFigure: 92, trackVariant: -4, figureScale: 'TrackMaster' },
    ),
    [],
  );
});

test('people are the same in other spellings; other people are not', () => {
  const riders = (a: string, b: string) => betweenRunners({ jockey: aPerson(a) }, { jockey: aPerson(b) });
  assert.equal(riders('LANE R A JR', 'LANE ROBIN A JR'), []);
  assert.equal(riders('DE LA CRUZ FERN', 'DE LACRUZ FERN'), []);
  assert.equal(riders('LANE ROBIN', 'MARSH ALEX'), ['jockey: LANE ROBIN | MARSH ALEX']);
  const trainers = (a: string, b: string) => betweenRunners({ trainer: aPerson(a) }, { trainer: aPerson(b) });
  assert.equal(trainers('MARSH GREG', 'MARSH GREGORY D'), []);
  assert.equal(trainers('MARSH ALEX B', 'MARSH ALEX G'), ['trainer: MARSH ALEX B | MARSH ALEX G']);
});

test('an inner turf course in one format is turf in the other; dirt is not', () => {
  assert.equal(betweenRaces({ surface: 'inner-turf' }, { surface: 'turf' }), []);
  assert.equal(betweenRaces({ surface: 'dirt' }, { surface: 'synthetic' }), ['surface: dirt | synthetic']);
});

test('first-time Lasix counts as Lasix', () => {
  assert.equal(betweenRunners({ medication: 'lasix' }, { medication: 'first-time lasix' }), []);
  assert.equal(betweenRunners({ medication: 'lasix' }, { medication: 'none' }), ['medication: lasix | none']);
});

test('lengths agree within the rounding of either producer', () => {
  const lengths = (a: number, b: number) =>
    betweenLines({ firstCall: { position: 3, lengths: a } }, { firstCall: { position: 3, lengths: b } });
  assert.equal(lengths(6.25, 6.4), []);
  assert.equal(lengths(11, 11.8), [], 'whole lengths from ten on');
  assert.equal(lengths(6.25, 6.6), ['lengths at the first call: 6.25 | 6.6']);
});

test('a rider is the same where cards truncate or split the name differently, in a past race too', () => {
  const riders = (jockey: string, other: string) => betweenLines({ jockey }, { jockey: other });
  assert.equal(riders('DE LA LANE ROBIN ALEXA', 'DE LALANE ROBIN A'), []);
  assert.equal(riders('LANE ROBIN A', 'LANE ROBIN B'), []);
  assert.equal(riders('LANE JAMIE', 'LANE JAIME'), ['jockey: LANE JAMIE | LANE JAIME']);
});

test('times at more points of a past race contradict nothing, another time does', () => {
  const times = (fractions: number[], other: number[]) =>
    betweenLines({ fractions }, { fractions: other }).map((text) => text.split(':')[0]);
  assert.equal(times([48.2], [24.1, 48.2, 72.5]), []);
  assert.equal(times([48.4], [24.1, 48.2, 72.5]), ['times of the leader']);
});

test('a work in fifths agrees with one in tenths', () => {
  assert.equal(betweenWorks({ seconds: 49.2 }, { seconds: 49.3 }), []);
  assert.equal(betweenWorks({ seconds: 49.2 }, { seconds: 49.6 }), ['time: 49.2 | 49.6']);
});

test('a past race printed twice on one card matches the one line on the other', () => {
  const [line, twice] = [aPastRace(), [aPastRace(), aPastRace()]];
  const { onlyStored, onlyImported } = compareFormats(
    cardOf({ pastPerformances: [line] }),
    cardOf({ pastPerformances: twice }),
  );
  assert.equal([onlyStored, onlyImported], [0, 0]);
});

test('past races are matched by day, never by position', () => {
  const [newest, older] = [aPastRace({ day: '2025-06-01' as RaceDay }), aPastRace({ odds: 9.9 })];
  const { contradictions, onlyImported } = compareFormats(
    cardOf({ pastPerformances: [older] }),
    cardOf({ pastPerformances: [newest, { ...older, odds: 8.8 }] }),
  );
  assert.is(onlyImported, 1);
  const [only, ...more] = contradictions;
  assert.equal(
    [only?.what, only?.line, only?.path],
    ['odds', { kind: 'earlier race', day: '2025-05-10' }, 'pastPerformances.1.odds'],
  );
  assert.equal(more, []);
});

test('at a mile and a quarter second calls are not compared: producers take them at different points', () => {
  const call = (position: number) => ({ distanceYards: 2200, secondCall: { position, lengths: 1 } });
  assert.equal(betweenLines(call(3), call(5)), []);
  assert.equal(betweenLines({ ...call(3), distanceYards: 1870 }, { ...call(5), distanceYards: 1870 }), [
    'position at the second call: 3 | 5',
  ]);
});

test('who runs, from which gate, at what price tells editions apart; a weight does not', () => {
  const isOfEntry = (stored: Partial<Runner>, imported: Partial<Runner>) =>
    compareFormats(cardOf(stored), cardOf(imported)).contradictions.map((fact) => fact.isOfEntry);
  assert.equal(isOfEntry({ morningLine: aPrice(5) }, { morningLine: aPrice(4.5) }), [true]);
  assert.equal(isOfEntry({ postPosition: 1 }, { postPosition: 2 }), [true]);
  assert.equal(isOfEntry({ horseName: 'AMBER' }, { horseName: 'COPPER' }), [true]);
  assert.equal(isOfEntry({}, { listStatus: 'also-eligible' }), [true]);
  assert.equal(isOfEntry({ weightLb: 120 }, { weightLb: 118 }), [false]);
});

test('a race or runner that only one card has is named', () => {
  const shorter = { ...aCard(), races: aCard().races.slice(0, 1) };
  assert.equal(contradicted(aCard(), shorter), ['race: race 2 | nothing']);
  const [first] = aCard().races as [Race];
  const fewer = aCard({ races: [{ ...first, runners: first.runners.slice(0, 5) }] });
  assert.equal(contradicted(aCard({ races: [first] }), fewer), ['runner: PAPER LANTERN 6 | nothing']);
});

test('a post time is compared by the clock of the track', () => {
  assert.equal(
    betweenRaces({ postTime: instant(1_754_154_300_000) }, { postTime: instant(1_754_157_900_000) }),
    ['post time: 1:05 PM ET | 2:05 PM ET'],
  );
});

test('swapping the two swaps every count and contradiction', () => {
  const [a, b] = [cardOf({ weightLb: 118, age: null }), cardOf({ weightLb: 120, sex: null })];
  const [forth, back] = [compareFormats(a, b), compareFormats(b, a)];
  assert.equal(
    [forth.agree, forth.onlyStored, forth.onlyImported],
    [back.agree, back.onlyImported, back.onlyStored],
  );
  assert.equal(contradicted(a, b), ['weight: 118 | 120']);
  assert.equal(contradicted(b, a), ['weight: 120 | 118']);
});

test.run();
