import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import { cardFromEntries, raceFromEntries, runnerFromEntries } from '#core/card/card-from-entries.ts';
import { oddsOf } from '#core/card/price.ts';
import { UNKNOWN_RUNNER } from '#core/card/runner.ts';
import { trackBySlug } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft } from '#test/support/a-change.ts';
import { aPrice } from '#test/support/a-price.ts';
import { present } from '#test/support/present.ts';

const test = suite('a card of entries alone');

const DAY = '2025-08-02' as RaceDay;
const SARATOGA = present(trackBySlug('saratoga'));
const provenance = aProvenance('live');

const runnerOf = (programNumber: string, change: Partial<RunnerDraft> = {}, day = DAY) =>
  runnerFromEntries(aRunnerDraft(programNumber, change), day, provenance);
const raceOf = (number = 1, change: Partial<RaceDraft> = {}) =>
  raceFromEntries(aRaceDraft(number, change), SARATOGA, { day: DAY, provenance });

test('a horse of which only number and name are known has nothing made up', () => {
  const { programNumber, horseName, horseKey, ...rest } = runnerOf('1A');
  assert.equal([programNumber, horseName, horseKey], ['1A', 'Paper Lantern 1A', 'PAPERLANTERN1A|0|']);
  assert.equal([rest.age, rest.sex, rest.postPosition, rest.weightLb], [null, null, null, null]);
  assert.equal([rest.records, rest.pastPerformances, rest.workouts], [null, null, null]);
  assert.equal([rest.jockey, rest.trainer, rest.isScratched], [null, null, false]);
  assert.equal(rest.pedigree, UNKNOWN_RUNNER.pedigree);
});

test('a horse was born in the year of the card less its age, as all turn a year older on January 1', () => {
  assert.is(runnerOf('1', { age: 3 }).horseKey, 'PAPERLANTERN1|2022|');
  const january = runnerOf('1', { age: 3, dam: 'Wick' }, '2025-01-01' as RaceDay);
  assert.is(january.horseKey, 'PAPERLANTERN1|2022|WICK');
});

test('a morning line is the source’s, from when it reported', () => {
  const { morningLine } = runnerOf('1', { morningLine: present(oddsOf(aPrice(3.5))) });
  assert.equal([morningLine?.text, morningLine?.kind], ['7-2', 'morning line']);
  assert.equal([morningLine?.source, morningLine?.at], [provenance.source, provenance.at]);
  assert.is(runnerOf('1').morningLine, null);
});

test('rider and trainer are people without records', () => {
  const { jockey, trainer } = runnerOf('1', { jockeyName: 'Ada Vale', trainerName: 'Jo Marsh' });
  assert.equal(
    [jockey, trainer],
    [
      { name: 'Ada Vale', records: [] },
      { name: 'Jo Marsh', records: [] },
    ],
  );
});

test('a source that cannot know whether a horse runs does not scratch it', () => {
  const isScratched = (word: boolean | null) => runnerOf('1', { isScratched: word }).isScratched;
  assert.equal([isScratched(null), isScratched(false), isScratched(true)], [false, false, true]);
});

test('sire and dam are the pedigree, whose ratings stay unknown', () => {
  const { pedigree } = runnerOf('1', { sire: 'Old Lamp', damSire: 'Tallow' });
  assert.equal(
    [pedigree.sire, pedigree.dam, pedigree.damSire, pedigree.turf],
    ['Old Lamp', null, 'Tallow', null],
  );
});

test('a race has surface and distance only where the source has them', () => {
  const open = raceOf();
  assert.equal([open.surface, open.distanceYards, open.purse, open.stateBred], [null, null, null, null]);
  const known = raceOf(1, { surface: 'turf', distanceYards: 1870 });
  assert.equal([known.surface, known.distanceYards], ['turf', 1870]);
});

test('a race is called off only where the source says so', () => {
  assert.not('isCancelled' in raceOf());
  assert.not('isCancelled' in raceOf(1, { isCancelled: null }));
  assert.is(raceOf(1, { isCancelled: true }).isCancelled, true);
});

test('a race has its id, its wagers in one text, and who may run', () => {
  const race = raceOf(3, { wagers: ['Exacta', 'Trifecta'], ages: '3+', sexes: 'fillies and mares' });
  assert.equal([race.id, race.wagers], ['saratoga-2025-08-02-3', 'Exacta, Trifecta']);
  assert.equal(race.eligibility, { ages: '3+', sexes: 'fillies and mares' });
});

test('races are in the order of their numbers, whatever that of the source', () => {
  const card = cardFromEntries(
    aCardDraft({ races: [10, 2, 1].map((number) => aRaceDraft(number)) }),
    SARATOGA,
  );
  assert.equal(
    card.races.map(({ number }) => number),
    [1, 2, 10],
  );
  assert.is(card.provenance.tier, 'live');
});

test.run();
