import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { labelRows, oddsTicks, ticksToPost } from '#kit/charts/odds-scale.ts';
import { linesOf } from '../../../frontends/race/odds/odds-history.ts';
import { byLately, latelyText } from '../../../frontends/race/pace/race-pace.ts';
import { listOf, numbersIn, withToggled } from '../../../frontends/race/program-numbers.ts';
import { isAnySwitched } from '../../../frontends/race/what-if/switches.ts';

const test = suite('switches, odds and pace on the race page');

test('a cloth tapped twice leaves the address as it was', () => {
  const toggled = (listed: string, number: string) => listOf(withToggled(numbersIn(listed), number));
  assert.is(toggled('3,5', '7'), '3,5,7');
  assert.is(toggled('3,5', '5'), '3');
  assert.is(toggled('5', '5'), null);
  assert.equal(numbersIn(',3,'), ['3']);
  const nothing = { scratch: null, surface: null, going: null, pace: null };
  assert.equal([isAnySwitched(nothing), isAnySwitched({ ...nothing, pace: 'hot' })], [false, true]);
});

test('labels keep their order and a gap, within the picture', () => {
  const room = { gap: 10, top: 0, bottom: 100 };
  assert.equal(labelRows([50, 20], room), [50, 20]);
  assert.equal(labelRows([50, 51, 52], room), [50, 60, 70]);
  assert.equal(labelRows([99, 98], room), [100, 90]);
  assert.equal(labelRows([0, 0, 0], { ...room, bottom: 10 }), [0, 5, 10]);
});

test('prices and minutes are ruled at round steps', () => {
  assert.equal(oddsTicks(1.5, 13), [2, 3, 5, 8, 12]);
  const post = 60 * 60_000;
  assert.equal(
    ticksToPost(post - 25 * 60_000, post, post).map(({ label }) => label),
    ['20 min', '10 min', 'off'],
  );
  assert.equal(ticksToPost(0, 10, null), []);
});

const horse = (programNumber: string, interest: string | null, isScratched = false) =>
  ({ programNumber, interest, isScratched, horseName: `HORSE ${programNumber}`, morningLine: null }) as never;

test('a coupled entry has one line, a scratched horse a line that is out, an unseen horse none', () => {
  const at = '2025-08-02T17:00:00Z';
  const price = { text: '2-1', toOne: 2 };
  const history = [
    {
      at,
      prices: [
        { interest: '1', price },
        { interest: '2', price },
        { interest: '3', price: null },
      ],
    },
  ] as never;
  const lines = linesOf({
    history,
    horses: [horse('1', '1'), horse('1A', '1'), horse('2', null, true), horse('3', '3')],
  });
  assert.equal(
    lines.map(({ number, name, isOut }) => [number, name, isOut]),
    [
      ['1', 'HORSE 1 / HORSE 1A', false],
      ['2', 'HORSE 2', true],
    ],
  );
});

test('who led lately comes first, and an unknown horse says so, last', () => {
  const starter = (programNumber: string, lately: { led: number; pressed: number; races: number } | null) =>
    ({ programNumber, lately }) as never;
  const rows = byLately([
    starter('1', null),
    starter('2', { led: 0, pressed: 2, races: 5 }),
    starter('3', { led: 2, pressed: 0, races: 5 }),
  ]);
  assert.equal(
    rows.map(({ programNumber, lately }) => [programNumber, latelyText(lately)]),
    [
      ['3', '2 of 5'],
      ['2', '0 of 5, pressed 2'],
      ['1', 'unknown'],
    ],
  );
  const odd = { led: 2, pressed: Number.NaN, races: Number.NaN };
  assert.is(latelyText(odd), '2 of –', 'a count that is missing is unknown');
});

test.run();
