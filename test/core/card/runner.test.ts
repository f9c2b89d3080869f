import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseKey, isStarter } from '#core/card/runner.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('a runner');

test('starts when it is in the body of the race and not scratched', () => {
  assert.ok(isStarter(aRunner()));
  assert.not(isStarter(aRunner({ isScratched: true })));
  assert.not(isStarter(aRunner({ listStatus: 'also-eligible' })));
  assert.not(isStarter(aRunner({ listStatus: 'main-track-only' })));
});

test('is one horse across sources by name, birth year and dam', () => {
  assert.is(horseKey("Lady's Lantern (IRE)", 2021, 'Candle Wick'), 'LADYSLANTERN|2021|CANDLEWICK');
  assert.is(
    horseKey('LADYS LANTERN', 2021, 'CANDLE-WICK (GB)'),
    horseKey("Lady's Lantern (IRE)", 2021, 'Candle Wick'),
  );
});

test('is another horse with another year or dam', () => {
  const keys = [
    horseKey('Lantern', 2021, 'Wick'),
    horseKey('Lantern', 2020, 'Wick'),
    horseKey('Lantern', 2021, 'Tallow'),
    horseKey('Lantern', null, 'Wick'),
    horseKey('Lantern', 2021, null),
  ];
  assert.is(new Set(keys).size, 5);
});

test('of whom year and dam are unknown has a key all the same', () => {
  assert.is(horseKey('Lantern', null, null), 'LANTERN|0|');
});

test.run();
