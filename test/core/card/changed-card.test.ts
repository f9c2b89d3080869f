import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange } from '#core/card/card-change.ts';
import { changedCard } from '#core/card/changed-card.ts';
import { originOf } from '#core/card/price.ts';
import type { Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, aRunnerDraft, liveProvenance, MORNING } from '#test/support/a-change.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('a card with late changes');

const OFFICE = liveProvenance('The racing office');
const FEED = liveProvenance('A feed');
const ofRace = { programNumber: null, horseName: null };

const raceWith = (changes: readonly CardChange[], race: Race = aRace()): Race =>
  present(changedCard(aCard({ races: [race, aRace({ number: 2 })] }), changes).races[0]);
const secondWith = (...changes: CardChange[]) => present(raceWith(changes).runners[1]);

test('without a change it is the very card', () => {
  const card = aCard();
  assert.is(changedCard(card, []), card);
});

test('a scratched horse starts no more, the others and other races stay as they were', () => {
  const card = aCard();
  const changed = changedCard(card, [aChange({ what: 'scratched', to: true })]);
  assert.equal(
    changed.races[0]?.runners.map((runner) => isStarter(runner)),
    [true, false, true, true, true, true],
  );
  assert.is(changed.races[1], card.races[1]);
});

test('a scratch is in force while any source still reports it', () => {
  const out = (source: string) =>
    aChange({ what: 'scratched', to: true }, { provenance: liveProvenance(source) });
  const back = (source: string) =>
    aChange({ what: 'scratched', to: false }, { provenance: liveProvenance(source) });
  assert.is(secondWith(out('A'), back('A')).isScratched, false);
  assert.is(secondWith(out('A'), out('B'), back('A')).isScratched, true);
  assert.is(secondWith(out('A'), out('B'), back('A'), back('B')).isScratched, false);
  assert.is(secondWith(out('A'), back('A'), out('A')).isScratched, true);
});

test('of other reports the newest is in force, whatever its source', () => {
  const rider = (to: string, provenance = OFFICE) => aChange({ what: 'jockey', to }, { provenance });
  assert.is(secondWith(rider('Ada Vale'), rider('Sam Reed', FEED)).jockey?.name, 'Sam Reed');
  assert.is(secondWith(rider('Sam Reed', FEED), rider('Ada Vale')).jockey?.name, 'Ada Vale');
});

test('a new rider brings the records the card has of him, and none of the old pair', () => {
  const person = aPerson('REED SAM', 300, 60);
  const runners = [
    aRunner(),
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '3', jockey: person }),
  ];
  const race = raceWith([aChange({ what: 'jockey', to: 'Sam Reed' })], aRace({ runners }));
  assert.equal(race.runners[1]?.jockey, person);
  assert.is(secondWith(aChange({ what: 'jockey', to: 'New Hand' })).jockey?.records.length, 0);
  assert.is(race.runners[1]?.combination, null);
});

test('weight, blinkers and morning line change as reported', () => {
  const moved = aChange({ what: 'morning-line', to: { text: '9-2', toOne: 4.5 } });
  const changed = secondWith(
    aChange({ what: 'weight', to: 124 }),
    aChange({ what: 'blinkers', to: 'off' }),
    moved,
  );
  assert.equal([changed.weightLb, changed.blinkers], [124, 'off']);
  assert.equal(changed.morningLine, aPrice(4.5, originOf('morning line', moved.provenance)));
});

test('off the turf a race is run on the dirt, and those that waited for it run', () => {
  const waiting = aRunner({ programNumber: '2', listStatus: 'main-track-only' });
  const eligible = aRunner({ programNumber: '3', listStatus: 'also-eligible' });
  const turf = aRace({ surface: 'turf', distanceYards: 1870, runners: [aRunner(), waiting, eligible] });
  const race = raceWith(
    [
      aChange({ what: 'surface', to: 'dirt' }, ofRace),
      aChange({ what: 'distance', to: { yards: 1760, isAbout: false } }, ofRace),
    ],
    turf,
  );
  assert.equal([race.surface, race.distanceYards], ['dirt', 1760]);
  assert.equal(
    race.runners.map(({ listStatus }) => listStatus),
    [null, null, 'also-eligible'],
  );
  const cardChange = aChange({ what: 'draws-in', to: true }, { programNumber: '3', horseName: null });
  assert.is(raceWith([cardChange], turf).runners[2]?.listStatus, null);
});

test('a race off the turf names the course it left, who drew in and who came out', () => {
  const waiting = (programNumber: string) => aRunner({ programNumber, listStatus: 'main-track-only' });
  const runners = [aRunner(), waiting('2'), waiting('3'), aRunner({ programNumber: '4', isScratched: true })];
  const turf = aRace({ surface: 'inner-turf', runners });
  const offTurf = aChange({ what: 'surface', to: 'dirt' }, ofRace);
  const out = (programNumber: string) =>
    aChange({ what: 'scratched', to: true }, { programNumber, horseName: null });
  assert.equal(raceWith([offTurf, out('1'), out('3')], turf).offTheTurf, {
    from: 'inner-turf',
    drewIn: ['2'],
    cameOut: ['1', '3'],
  });
  assert.is(raceWith([out('1')], turf).offTheTurf, undefined);
  const between = aChange({ what: 'surface', to: 'turf' }, ofRace);
  assert.is(raceWith([between], turf).offTheTurf, undefined);
});

test('a race is called off, delayed, and put back on', () => {
  const off = aChange({ what: 'cancelled', to: true }, ofRace);
  assert.is(raceWith([off]).isCancelled, true);
  assert.is(raceWith([off, aChange({ what: 'cancelled', to: false }, ofRace)]).isCancelled, undefined);
  const later = shift(MORNING, 300 * MINUTE);
  assert.is(raceWith([aChange({ what: 'post-time', to: later }, ofRace)]).postTime, later);
});

test('a surface and a distance that were unknown are known from the change on', () => {
  const open = aRace({ surface: null, distanceYards: null });
  const surface = aChange({ what: 'surface', to: 'inner-turf' }, ofRace);
  const first = raceWith([surface], open);
  assert.equal([first.surface, first.distanceYards], ['inner-turf', null]);
  const distance = aChange({ what: 'distance', to: { yards: 1870, isAbout: false } }, ofRace);
  const both = raceWith([surface, distance], open);
  assert.equal([both.surface, both.distanceYards], ['inner-turf', 1870]);
});

test('a horse entered late is added last, once, without form or post, and can be scratched', () => {
  const entered = aChange(
    { what: 'entered', to: aRunnerDraft('7', { jockeyName: 'Ada Vale', age: 4, sex: 'mare' }) },
    { programNumber: '7', horseName: 'Paper Lantern 7' },
  );
  const out = aChange({ what: 'scratched', to: true }, { programNumber: '7', horseName: 'Paper Lantern 7' });
  const field = raceWith([entered, { ...entered, provenance: FEED }]).runners;
  const last = present(field.at(-1));
  assert.equal(
    [field.length, last.jockey?.name, last.postPosition, last.records, last.pastPerformances],
    [7, 'Ada Vale', null, null, null],
  );
  assert.is(raceWith([entered, out]).runners.at(-1)?.isScratched, true);
});

test('a change goes with the horse of its name, whatever number it was reported under', () => {
  const weight = aChange({ what: 'weight', to: 126 }, { programNumber: '5' });
  const weights = raceWith([weight]).runners.map(({ weightLb }) => weightLb);
  assert.equal(weights, [120, 126, 120, 120, 120, 120]);
});

test('a change without a name goes with its number', () => {
  const weight = aChange({ what: 'weight', to: 126 }, { programNumber: '5', horseName: null });
  assert.is(raceWith([weight]).runners[4]?.weightLb, 126);
});

test('a horse that a newer card has already does not enter twice', () => {
  const entered = aChange(
    { what: 'entered', to: aRunnerDraft('2', { horseName: 'Paper Lantern 2' }) },
    { horseName: 'Paper Lantern 2' },
  );
  assert.equal(raceWith([entered]).runners, aRace().runners);
});

test('a rider is looked for among the riders of the whole card, those of horses without one apart', () => {
  const person = aPerson('REED SAM', 300, 60);
  const second = aRace({ number: 2, runners: [aRunner({ jockey: null }), aRunner({ jockey: person })] });
  const card = aCard({ races: [aRace(), second] });
  const changed = changedCard(card, [aChange({ what: 'jockey', to: 'Sam Reed' })]);
  assert.equal(changed.races[0]?.runners[1]?.jockey, person);
});

test('a remark changes nothing', () => {
  assert.equal(raceWith([aChange({ what: 'remark', to: 'First time gelding' })]).runners, aRace().runners);
});

test.run();
