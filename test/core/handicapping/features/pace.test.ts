import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Runner } from '#core/card/runner.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('features of the pace');

const early = (position: number | null, fieldSize: number | null = 11): Partial<PastPerformance> => ({
  firstCall: { position, lengths: 1 },
  fieldSize,
});
const rival = (programNumber: string, ...positions: readonly number[]): Runner =>
  aRunner({ programNumber, pastPerformances: positions.map((position) => aPastRace(early(position))) });

test('in front is 1, last is 0, the middle of eleven a half', () => {
  const place = (position: number) => featureOf('earlyPlace', { past: [early(position)] });
  assert.equal([place(1), place(6), place(11)], [1, 0.5, 0]);
});

test('a call behind the size of the field is last, not below nothing', () => {
  assert.is(featureOf('earlyPlace', { past: [early(14, 11)] }), 0);
});

test('without a call or a field there is no early place', () => {
  for (const past of [[early(null)], [early(1, null)], [early(1, 1)], []])
    assert.is(featureOf('earlyPlace', { past }), null);
});

test('five races count, a sixth does not, and one without a call still uses its turn', () => {
  const leads = new Array(5).fill(early(1));
  assert.is(featureOf('earlyPlace', { past: [...leads, early(11)] }), 1);
  near(featureOf('earlyPlace', { past: [early(null), ...leads.slice(1), early(11)] }), 1);
});

test('a leader among four keen rivals of four is pressed whole, among none not at all', () => {
  const rivals = ['2', '3', '4', '5'];
  const keen = rivals.map((number) => rival(number, 1));
  const slow = rivals.map((number) => rival(number, 9));
  assert.is(featureOf('pressedLead', { past: [early(1)], rivals: keen }), 1);
  assert.is(featureOf('pressedLead', { past: [early(1)], rivals: slow }), 0);
});

test('three quarters of the way to the front is keen, a little less is not', () => {
  const pressed = (...positions: readonly number[]) =>
    featureOf('pressedLead', { past: [early(1)], rivals: [rival('2', ...positions), rival('3', 11)] });
  assert.equal([pressed(1, 6), pressed(2, 6)], [0.5, 0]);
});

test('a scratched speed horse presses nobody', () => {
  const scratched = { ...rival('2', 1), isScratched: true };
  assert.is(featureOf('pressedLead', { past: [early(1)], rivals: [scratched, rival('3', 9)] }), 0);
});

test('rivals of unknown past neither press nor leave the lead alone', () => {
  const unknown = aRunner({ programNumber: '2', pastPerformances: null });
  assert.is(featureOf('pressedLead', { past: [early(1)], rivals: [unknown] }), null);
  assert.is(featureOf('pressedLead', { past: [early(1)], rivals: [unknown, rival('3', 1)] }), 1);
});

test('a closer is not pressed, whoever meets it', () => {
  assert.is(featureOf('pressedLead', { past: [early(11)], rivals: [rival('2', 1)] }), 0);
});

test('places gained count as a share of the field, places lost below zero', () => {
  const gain = (stretch: number | null, wire: number | null, fieldSize: number | null = 8) =>
    featureOf('lateGain', {
      past: [
        {
          stretchCall: { position: stretch, lengths: 1 },
          crossed: { position: wire, lengths: 1 },
          fieldSize,
        },
      ],
    });
  assert.equal([gain(5, 1), gain(1, 5), gain(3, 3)], [0.5, -0.5, 0]);
  assert.equal([gain(null, 1), gain(1, null), gain(1, 2, null)], [null, null, null]);
});

test('in a match the leader is in front and the other last', () => {
  assert.equal(
    [1, 2].map((position) => featureOf('earlyPlace', { past: [early(position, 2)] })),
    [1, 0],
  );
});

test.run();
