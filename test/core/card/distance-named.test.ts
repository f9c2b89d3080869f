import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { distanceText } from '#core/card/distance.ts';
import { distanceNamed } from '#core/card/distance-named.ts';

const test = suite('distances as people write them');

const KNOWN: readonly (readonly [string, number | null])[] = [
  ['6F', 1320],
  ['5 1/2 furlongs', 1210],
  ['5.5f', 1210],
  ['1 Mile', 1760],
  ['1 1/16 Miles', 1870],
  ['1 Mile 70 Yards', 1830],
  ['1 mile and 1/16', null],
  ['1m70y', 1830],
  ['440 yards', 440],
  ['1 1/2m', 2640],
];

test('furlongs, miles, yards and fractions are read', () => {
  for (const [text, yards] of KNOWN)
    assert.equal(distanceNamed(text), yards === null ? null : { yards, isAbout: false }, text);
});

test('an "about" distance is marked as approximate', () => {
  assert.equal(distanceNamed('About 1 1/16 Miles'), { yards: 1870, isAbout: true });
  assert.equal(distanceNamed('abt 5f'), { yards: 1100, isAbout: true });
});

test('text that is not a distance, or not a race distance, gives null', () => {
  for (const text of ['', 'far', '6', '6x', 'F', '0f', '1/0m', '40 miles', '20 yards', '6f!', '-6f', '1e9f'])
    assert.is(distanceNamed(text), null, text);
});

test('every distance the product prints is read back', () => {
  for (let yards = 220; yards <= 2 * 1760; yards += 10) {
    const read = distanceNamed(distanceText(yards));
    assert.is(read?.yards, yards, distanceText(yards));
  }
});

test.run();
