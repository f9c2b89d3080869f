import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { callPositions } from '#core/handicapping/pace/call-positions.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('where a horse is at each call');

const at = (position: number | null) => ({ position, lengths: 1 });
const sprint = (change = {}) =>
  aPastRace({
    fieldSize: 11,
    gateBreak: 11,
    firstCall: at(9),
    secondCall: at(2),
    stretchCall: at(1),
    ...change,
  });

test('the half is the second call of a sprint and the first call of a route', () => {
  const route = sprint({ distanceYards: 1870, firstCall: at(6), secondCall: at(4) });
  const { start, half, stretch } = callPositions(aRunner({ pastPerformances: [sprint(), route] }));
  assert.equal([start, stretch], [0, 1]);
  near(Number(half), 0.7, 1e-12);
});

test('one call is too few, and a line without field size or over jumps says nothing', () => {
  const unknown = { start: null, half: null, stretch: null };
  assert.equal(callPositions(aRunner({ pastPerformances: [sprint()] })), unknown);
  assert.equal(
    callPositions(
      aRunner({ pastPerformances: [sprint(), sprint({ fieldSize: null }), sprint({ surface: 'hunt' })] }),
    ),
    unknown,
  );
  assert.equal(callPositions(aRunner({ pastPerformances: [] })), unknown);
  const { start, half } = callPositions(
    aRunner({ pastPerformances: [sprint({ gateBreak: null }), sprint()] }),
  );
  assert.equal([start, half], [null, 0.9]);
});

test.run();
