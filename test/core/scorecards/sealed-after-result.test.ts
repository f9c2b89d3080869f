import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseInstant } from '#core/kernel/instant.ts';
import { isBeforeOff } from '#core/scorecards/sealed/sealed-entries.ts';

const test = suite('A pick and the off that the result names');

const off = parseInstant('2025-08-02T17:00:00Z');
const pick = {
  racingAt: '2025-08-02T16:30:00.000Z',
  sealedAt: '2025-08-02T17:30:00.000Z',
  isReplayed: false,
  isDemo: false,
};

test('a pick written down after the race is none of before the off, whatever its racing time says', () => {
  assert.not.ok(isBeforeOff(pick, { off }));
  assert.ok(isBeforeOff({ ...pick, sealedAt: '2025-08-02T16:30:01.000Z' }, { off }));
});

test('replays and invented races are written down whenever they are made', () => {
  assert.ok(isBeforeOff({ ...pick, isReplayed: true }, { off }));
  assert.ok(isBeforeOff({ ...pick, isDemo: true }, { off }));
});

test.run();
