import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { conditionNamed, conditionsOf } from '#core/card/track-condition.ts';

const test = suite('track conditions');

test('a condition is found in any case, and only on its own footing', () => {
  assert.is(conditionNamed('dirt', ' sloppy (sealed) '), 'Sloppy (Sealed)');
  assert.is(conditionNamed('inner-turf', 'YIELDING'), 'Yielding');
  assert.is(conditionNamed('turf', 'Muddy'), null);
  assert.is(conditionNamed('dirt', ''), null);
});

test('every surface has conditions, each once', () => {
  for (const surface of [
    'dirt',
    'turf',
    'inner-turf',
    'inner-dirt',
    'synthetic',
    'steeplechase',
    'hunt',
  ] as const) {
    const conditions = conditionsOf(surface);
    assert.ok(conditions.length > 3, surface);
    assert.is(new Set(conditions).size, conditions.length, surface);
  }
});

test.run();
