import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChangedFact, ChangeKind } from '#core/card/card-change.ts';
import { factOn, factText, sameFact } from '#core/card/fact-words.ts';
import { oddsOf } from '#core/card/price.ts';
import type { Surface } from '#core/card/surface.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import { aRunnerDraft } from '#test/support/a-change.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('facts of a card in words');

const line = (toOne: number) => present(oddsOf(aPrice(toOne)));
const rider = (to: string): ChangedFact => ({ what: 'jockey', to });
const surfaceChange = (to: Surface): ChangedFact => ({ what: 'surface', to });
const text = (fact: ChangedFact, trackSlug = 'saratoga'): string => factText(fact, { trackSlug });

/** Whether two facts agree, which must not depend on whose report is first. */
function agree(a: ChangedFact, b: ChangedFact): boolean {
  assert.is(sameFact(a, b), sameFact(b, a), `${JSON.stringify(a)} and ${JSON.stringify(b)}`);
  return sameFact(a, b);
}

test('a scratch and a race called off and their opposites have a word each', () => {
  assert.is(text({ what: 'scratched', to: true }), 'Scratched');
  assert.is(text({ what: 'scratched', to: false }), 'Entered');
  assert.is(text({ what: 'cancelled', to: true }), 'Canceled');
  assert.is(text({ what: 'cancelled', to: false }), 'To be run');
});

test('a horse enters, or draws into the body of the race', () => {
  assert.is(text({ what: 'entered', to: aRunnerDraft('7') }), 'Entered');
  assert.is(text({ what: 'draws-in', to: true }), 'In the body of the race');
});

test('rider, weight, blinkers and price are written as on a program', () => {
  assert.is(text(rider('Ada Vale')), 'Ada Vale');
  assert.is(text({ what: 'weight', to: 118 }), '118 lb');
  assert.is(text({ what: 'blinkers', to: 'off' }), 'Blinkers off');
  assert.is(text({ what: 'morning-line', to: line(3.5) }), '7-2');
});

test('course and distance are written as on a program', () => {
  assert.is(text(surfaceChange('inner-turf')), 'Inner turf');
  assert.is(text({ what: 'distance', to: { yards: 1870, isAbout: true } }), 'About 1 1/16 Miles');
});

test('a post time is on the clock of its own track', () => {
  const to = present(parseInstant('2025-08-02T20:05:00Z'));
  assert.is(text({ what: 'post-time', to }), '4:05 PM ET');
  assert.is(text({ what: 'post-time', to }, 'del-mar'), '1:05 PM PT');
  assert.is(text({ what: 'post-time', to }, 'ascot'), '4:05 PM ET', 'New York for an unregistered track');
});

test('a remark stays as it was written', () => {
  assert.is(text({ what: 'remark', to: 'First time gelding' }), 'First time gelding');
});

test('a runner has the facts of a runner, and none of the race', () => {
  const race = aRace();
  const runner = aRunner({ weightLb: 122, blinkers: 'on', jockey: aPerson('VALE ADA'), toOne: 8 });
  const fact = (what: ChangeKind) => factOn(race, runner, what);
  assert.equal(fact('scratched'), { what: 'scratched', to: false });
  assert.equal(fact('jockey'), rider('VALE ADA'));
  assert.equal(fact('weight'), { what: 'weight', to: 122 });
  assert.equal(fact('blinkers'), { what: 'blinkers', to: 'on' });
  assert.equal(fact('morning-line'), { what: 'morning-line', to: line(8) });
  for (const what of ['surface', 'distance', 'post-time', 'cancelled', 'remark', 'entered'] as const)
    assert.is(fact(what), null, what);
});

test('a fact the card does not know is null, never a value', () => {
  const blank = aRunner({ weightLb: null, blinkers: null, jockey: null, morningLine: null });
  for (const what of ['weight', 'blinkers', 'jockey', 'morning-line'] as const)
    assert.is(factOn(aRace(), blank, what), null, what);
  const open = aRace({ surface: null, distanceYards: null, postTime: null });
  for (const what of ['surface', 'distance', 'post-time'] as const)
    assert.is(factOn(open, null, what), null, what);
});

test('a race has the facts of a race, and none of a runner', () => {
  const race = aRace({ surface: 'turf', distanceYards: 1870, isAbout: true });
  assert.equal(factOn(race, null, 'surface'), surfaceChange('turf'));
  assert.equal(factOn(race, null, 'distance'), { what: 'distance', to: { yards: 1870, isAbout: true } });
  assert.equal(factOn(race, null, 'post-time'), { what: 'post-time', to: present(race.postTime) });
  for (const what of ['scratched', 'jockey', 'weight', 'draws-in'] as const)
    assert.is(factOn(race, null, what), null, what);
});

test('a race is to be run unless it was called off', () => {
  assert.equal(factOn(aRace(), null, 'cancelled'), { what: 'cancelled', to: false });
  assert.equal(factOn(aRace({ isCancelled: true }), null, 'cancelled'), { what: 'cancelled', to: true });
});

test('only a horse in the body of the race has drawn in', () => {
  const drawsIn = (listStatus: 'also-eligible' | 'main-track-only' | null) =>
    factOn(aRace(), aRunner({ listStatus }), 'draws-in');
  assert.equal(drawsIn(null), { what: 'draws-in', to: true });
  assert.equal([drawsIn('also-eligible'), drawsIn('main-track-only')], [null, null]);
});

test('a rider is one person in the order of a program and of a sentence', () => {
  assert.ok(agree(rider('LANE ROBIN'), rider('Robin Lane')));
  assert.ok(agree(rider('MARSH LANE ROBIN'), rider('Robin Marsh Lane')), 'a family name of two words');
  assert.ok(agree(rider('LANE ROBIN A JR'), rider('R. Lane, Jr.')));
  assert.not(agree(rider('LANE ROBIN'), rider('Ruth Lane')));
  assert.not(agree(rider('LANE ROBIN JR'), rider('Robin Lane, Sr.')));
});

test('turf without a name agrees with each grass course, and dirt with each dirt course', () => {
  assert.ok(agree(surfaceChange('turf'), surfaceChange('inner-turf')));
  assert.ok(agree(surfaceChange('dirt'), surfaceChange('inner-dirt')));
  assert.ok(agree(surfaceChange('inner-turf'), surfaceChange('inner-turf')));
});

test('off the turf is another course, and neither jumps nor synthetic are grass or dirt', () => {
  assert.not(agree(surfaceChange('turf'), surfaceChange('dirt')));
  assert.not(agree(surfaceChange('inner-turf'), surfaceChange('inner-dirt')));
  assert.not(agree(surfaceChange('dirt'), surfaceChange('synthetic')));
  assert.not(agree(surfaceChange('turf'), surfaceChange('steeplechase')));
  assert.not(agree(surfaceChange('steeplechase'), surfaceChange('hunt')), 'two courses over jumps');
});

test('two prices are one where they pay the same, however written', () => {
  const written = (price: string, toOne: number): ChangedFact => ({
    what: 'morning-line',
    to: { ...line(toOne), text: price },
  });
  assert.ok(agree(written('5-2', 2.5), written('2.50', 2.5)));
  assert.not(agree(written('5-2', 2.5), written('5-2', 3)));
});

test('a distance is the same whether it was measured or is about that', () => {
  const distance = (yards: number, isAbout: boolean): ChangedFact => ({
    what: 'distance',
    to: { yards, isAbout },
  });
  assert.ok(agree(distance(1870, true), distance(1870, false)));
  assert.not(agree(distance(1870, true), distance(1980, true)));
});

test('a late entry is the same horse, whatever else is known about it by now', () => {
  const entered = (horseName: string, weightLb: number | null): ChangedFact => ({
    what: 'entered',
    to: aRunnerDraft('7', { horseName, weightLb }),
  });
  assert.ok(agree(entered('Tallow Moon', null), entered('Tallow Moon', 118)));
  assert.not(agree(entered('Tallow Moon', 118), entered('Wick', 118)));
});

test('facts of two kinds never agree, though they have one value', () => {
  assert.not(agree({ what: 'scratched', to: true }, { what: 'cancelled', to: true }));
  assert.not(agree(rider('On'), { what: 'remark', to: 'On' }));
  assert.not(agree({ what: 'blinkers', to: 'on' }, { what: 'blinkers', to: 'off' }));
  assert.ok(agree({ what: 'weight', to: 118 }, { what: 'weight', to: 118 }));
});

test.run();
