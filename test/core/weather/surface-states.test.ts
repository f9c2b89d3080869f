import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { postedConditionsOf } from '#core/weather/surface-states.ts';
import { liveProvenance } from '#test/support/a-change.ts';

const test = suite("the track's word beside the late changes");

const course = (name: string, condition: string | null) => ({
  course: name,
  condition,
  railFeet: null,
  races: [],
});

test('each course is listed under its surface, as results print its condition', () => {
  const word = postedConditionsOf(
    [course('Track', 'SLOPPY (SEALED)'), course('Mellon', 'GOOD'), course('Inner', 'YIELDING')],
    liveProvenance('NYRA'),
  );
  assert.equal(word?.conditions, { dirt: 'Sloppy (Sealed)', turf: 'Good', 'inner-turf': 'Yielding' });
  assert.is(word?.provenance.source, 'NYRA');
});

test('a course without a condition, or an unknown one, is left out; nothing at all is null', () => {
  const trackStateWord = postedConditionsOf(
    [course('Track', 'FAST'), course('Inner', null), course('Melon', 'FIRM')],
    liveProvenance('NYRA'),
  );
  assert.equal(trackStateWord?.conditions, { dirt: 'Fast' });
  assert.is(postedConditionsOf([course('Inner', null)], liveProvenance('NYRA')), null);
  assert.is(postedConditionsOf([], liveProvenance('NYRA')), null);
});

test.run();
