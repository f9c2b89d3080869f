import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Surface } from '#core/card/surface.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { estimateGoing } from '#core/weather/going.ts';
import { isSamePosting, isSealed, surfaceCondition } from '#core/weather/posted-conditions.ts';
import { aRain, NOON, reportedBy } from '#test/support/a-weather.ts';
import { present } from '#test/support/present.ts';

const test = suite('posted conditions');

type Conditions = Readonly<Partial<Record<Surface, string>>>;
const posting = (conditions: Conditions, postedAt = NOON) => ({
  conditions,
  provenance: reportedBy('The track', postedAt),
});
/** Two inches that fell within the last hour: sloppy dirt, soft turf. */
const SOAKED = present(estimateGoing(aRain([2]), NOON));

const conditionOf = (surface: Surface, posted: Conditions | null) =>
  surfaceCondition(surface, posted === null ? null : posting(posted), SOAKED)?.condition ?? null;

test('what the track posts for a surface counts, whatever rain fell', () => {
  assert.is(conditionOf('dirt', { dirt: 'Fast' }), 'Fast');
  assert.is(conditionOf('dirt', { dirt: ' Wet Fast ' }), 'Wet Fast', 'without blanks around it');
});

test('what it posts for one course says nothing of the other', () => {
  assert.is(conditionOf('inner-turf', { turf: 'Firm' }), 'Soft');
  assert.is(conditionOf('turf', { turf: 'Firm' }), 'Firm');
});

test('without a posting both dirt tracks and both grass courses have what the rain made of them', () => {
  assert.equal(
    (['dirt', 'inner-dirt', 'turf', 'inner-turf'] as const).map((surface) => conditionOf(surface, null)),
    ['Sloppy', 'Sloppy', 'Soft', 'Soft'],
  );
});

test('of a synthetic track and of races over jumps rain makes nothing, but the track may post them', () => {
  for (const surface of ['synthetic', 'steeplechase', 'hunt'] as const) {
    assert.is(conditionOf(surface, null), null, surface);
    assert.is(conditionOf(surface, { [surface]: 'Good' }), 'Good', surface);
  }
});

test('a condition says whose it is', () => {
  const posted = surfaceCondition('dirt', posting({ dirt: 'Fast' }), SOAKED);
  assert.equal([posted?.basis, posted?.provenance.source], ['posted', 'The track']);
  const likely = surfaceCondition('dirt', null, SOAKED);
  assert.equal([likely?.basis, likely?.provenance.tier], ['estimate', 'derived']);
});

test('without posting and without rain figures nothing is known', () => {
  assert.is(surfaceCondition('dirt', null, null), null);
  assert.is(surfaceCondition('dirt', posting({ turf: 'Firm' }), null), null);
});

test('a posting is the same where each surface has the same words, in any order and at any time', () => {
  const first = posting({ dirt: 'Fast', turf: 'Firm' });
  assert.ok(isSamePosting(first, posting({ turf: 'Firm', dirt: 'Fast' }, shift(NOON, HOUR))));
  assert.ok(isSamePosting(posting({}), posting({})));
});

test('a surface more or less is another posting, from either side', () => {
  const [both, dirtOnly] = [posting({ dirt: 'Fast', turf: 'Firm' }), posting({ dirt: 'Fast' })];
  assert.not(isSamePosting(both, dirtOnly));
  assert.not(isSamePosting(dirtOnly, both));
  assert.not(isSamePosting(dirtOnly, posting({ 'inner-dirt': 'Fast' })));
});

test('whether a track is sealed is known only of what was posted', () => {
  const sealed = (words: string) => isSealed(surfaceCondition('dirt', posting({ dirt: words }), null));
  assert.equal([sealed('Sloppy (Sealed)'), sealed('SLOPPY SEALED'), sealed('Sloppy')], [true, true, false]);
  assert.is(isSealed(null), null);
});

test.run();
