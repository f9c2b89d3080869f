import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { earlyPoints } from '#core/handicapping/pace/early-points.ts';
import { aPastRace } from '#test/support/a-runner.ts';

const test = suite('early-speed points');

const SPRINT = 1320;
const ROUTE = 1870;

const ran = (position: number | null, lengths: number | null, change: Parameters<typeof aPastRace>[0] = {}) =>
  aPastRace({ firstCall: { position, lengths }, fieldSize: 8, ...change });
const routed = (position: number, lengths: number) => ran(position, lengths, { distanceYards: ROUTE });

const CASES: readonly [
  title: string,
  points: number | null,
  today: number,
  races: ReturnType<typeof ran>[],
][] = [
  ['no race says nothing', null, SPRINT, []],
  ['a line without its first call says nothing', null, SPRINT, [ran(null, null)]],
  ['second by a length in all three is seven', 7, SPRINT, [ran(2, 1), ran(2, 1), ran(2, 1)]],
  ['a leader of all three has eight', 8, SPRINT, [ran(1, 2), ran(1, 0.5), ran(1, 3)]],
  [
    'within a neck of the lead in all three counts as leading',
    8,
    SPRINT,
    [ran(2, 0.25), ran(1, 1), ran(2, 0.1)],
  ],
  [
    'third by four lengths is a point, fourth by one length too',
    3,
    SPRINT,
    [ran(3, 4), ran(4, 1), ran(6, 6)],
  ],
  ['in the rear half of all three there is none', 0, SPRINT, [ran(6, 7), ran(7, 9), ran(5, 8)]],
  ['just off the first three and not near is one', 1, SPRINT, [ran(4, 5), ran(4, 4), ran(4, 6)]],
  [
    'at seven furlongs the second point is for the leader',
    3,
    SPRINT,
    [
      ran(2, 0.5, { distanceYards: 1540 }),
      ran(2, 1, { distanceYards: 1540 }),
      ran(8, 9, { distanceYards: 1540 }),
    ],
  ],
  ['a past route scores nothing in a sprint', 5, SPRINT, [ran(2, 1), routed(4, 5), ran(2, 1)]],
  [
    'a route near the lead is passed over for an older race',
    7,
    SPRINT,
    [ran(2, 1), routed(1, 1), ran(2, 1), ran(2, 1)],
  ],
  ['routes near the lead only leave one', 1, SPRINT, [routed(1, 1), routed(2, 1), routed(1, 2)]],
  [
    'no race older than five back is looked at',
    5,
    SPRINT,
    [routed(1, 1), routed(1, 1), routed(1, 1), ran(2, 1), ran(2, 1), ran(2, 1)],
  ],
  ['two races give five at most', 5, SPRINT, [ran(1, 1), ran(1, 1)]],
  ['one race gives three at most', 3, SPRINT, [ran(1, 1)]],
  [
    'a route counts the first three and three lengths',
    7,
    ROUTE,
    [routed(3, 3), routed(2, 1), routed(3, 2.5)],
  ],
  [
    'further back in a route is a point for the place only',
    4,
    ROUTE,
    [routed(3, 4), routed(3, 5), routed(2, 6)],
  ],
  [
    'a sprint before a route counts six and three lengths, two at most',
    7,
    ROUTE,
    [ran(3, 2), ran(5, 3), ran(8, 2.9)],
  ],
  ['a sprint within six lengths is a point for a route', 4, ROUTE, [ran(6, 5), ran(7, 6), ran(8, 4)]],
];

for (const [title, points, today, races] of CASES) {
  test(title, () => assert.is(earlyPoints(races, today), points));
}

test('a race over jumps does not count', () => {
  const jumped = ran(1, 2, { surface: 'steeplechase' });
  assert.is(earlyPoints([jumped, ran(1, 1)], SPRINT), 3);
});

test('points are whole, from none to eight, and being nearer the lead never costs any', () => {
  const call = fc.tuple(
    fc.integer({ min: 2, max: 8 }),
    fc.integer({ min: 2, max: 40 }),
    fc.constantFrom(SPRINT, 1540, ROUTE),
  );
  fc.assert(
    fc.property(
      fc.array(call, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(SPRINT, ROUTE),
      (calls, today) => {
        const points = (nearer: number) =>
          earlyPoints(
            calls.map(([position, quarters, distanceYards]) =>
              ran(position, Math.max(0.25, quarters / 4 - nearer), {
                distanceYards: distanceYards === ROUTE && today === SPRINT ? SPRINT : distanceYards,
              }),
            ),
            today,
          ) ?? -1;
        assert.ok(Number.isInteger(points(0)) && points(0) >= 0 && points(0) <= 8);
        assert.ok(points(1) >= points(0));
      },
    ),
  );
});

test.run();
