import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  chanceOf,
  named,
  namedIn,
  percent,
  priceOf,
  ticketLine,
  ticketName,
} from '#core/assistant/jake/wording.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { ALL, box, partWheel, straight, wheel } from '#core/tickets/ticket.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('The words of an answer');

test('a chance has one decimal; a tiny one is not printed as zero', () => {
  assert.equal([0, 0.0004, 0.0005, 0.123, 0.5, 1].map(percent), [
    '0.0%',
    'under 0.1%',
    '0.1%',
    '12.3%',
    '50.0%',
    '100.0%',
  ]);
});

test('a horse is named as people write it, with its number', () => {
  assert.is(named({ programNumber: '1A', horse: "HILL 'N' DALE'S" }), "#1A Hill 'N' Dale's");
  assert.is(namedIn({ evidence: threeHorseRace() }, '2'), '#2 Our Last Word');
  assert.is(namedIn({ evidence: threeHorseRace() }, '9'), '#9');
});

const OFF = aRace().postTime as Instant;
const onBoard = (prices: readonly (number | null)[]) =>
  evidenceOf(aRace(), new Map(), OFF, {
    boards: [aBoard({ raceId: aRace().id, at: shift(OFF, -MINUTE), prices })],
  });

test('a price says whether it is on the board or on the morning line', () => {
  assert.is(priceOf({ evidence: threeHorseRace() }, '1'), '5-2 on the morning line');
  const evidence = onBoard([3.5, null]);
  assert.is(priceOf({ evidence }, '1'), '7-2 on the board');
  assert.is(priceOf({ evidence }, '2'), '3-1 on the morning line');
});

test('without a price, or in a race the horse is not in, there is no price yet', () => {
  const runners = [aRunner({ programNumber: '1', morningLine: null }), aRunner({ programNumber: '2' })];
  const evidence = evidenceOf(aRace({ runners }), new Map(), OFF);
  assert.equal([priceOf({ evidence }, '1'), priceOf({ evidence }, '8')], ['no price yet', 'no price yet']);
});

test('the chance of a horse is that of its ticket, none for one that does not start', () => {
  const runners = ['1', '1A', '2', '3'].map((programNumber) =>
    aRunner({
      programNumber,
      coupledWith: programNumber.startsWith('1') ? '1' : null,
      isScratched: programNumber === '3',
    }),
  );
  const evidence = evidenceOf(aRace({ runners }), new Map(), OFF);
  const chances = [0.7, 0.3];
  assert.equal(
    ['1', '1A', '2', '3', '9'].map((number) => chanceOf({ evidence, chances }, number)),
    [0.7, 0.7, 0.3, null, null],
  );
});

test('a ticket is named as a fan calls it at the window', () => {
  assert.is(ticketName(straight('win', 20, ['4'])), '$20 win #4');
  assert.is(ticketName(straight('show', 2, ['1A'])), '$2 show #1A');
  assert.is(ticketName(box('exacta', 2, ['1', '2', '3'])), '$2 exacta box 1,2,3');
  assert.is(ticketName(wheel('trifecta', 0.5, ['4'])), '$0.50 trifecta 4 / ALL / ALL');
  assert.is(ticketName(partWheel('exacta', 1, [['4'], ['1', '2']])), '$1 exacta 4 / 1,2');
});

test('the same horses in every place are a box only where they can fill the places', () => {
  assert.is(
    ticketName(
      partWheel('trifecta', 1, [
        ['1', '2'],
        ['1', '2'],
        ['1', '2'],
      ]),
    ),
    '$1 trifecta 1,2 / 1,2 / 1,2',
  );
  assert.is(ticketName(partWheel('exacta', 1, [ALL, ALL])), '$1 exacta ALL / ALL');
  assert.is(
    ticketName(
      partWheel('exacta', 1, [
        ['1', '2'],
        ['2', '1'],
      ]),
    ),
    '$1 exacta 1,2 / 2,1',
  );
});

test('a single combination is not counted, several are', () => {
  const priced = { combinations: 1, cost: 20, chance: 0.284 };
  assert.is(
    ticketLine(straight('win', 20, ['4']), priced as Parameters<typeof ticketLine>[1]),
    '- $20 win #4: costs $20, chance to cash 28.4%',
  );
  assert.is(
    ticketLine(box('exacta', 2, ['1', '2']), { ...priced, combinations: 2, cost: 4 } as Parameters<
      typeof ticketLine
    >[1]),
    '- $2 exacta box 1,2: 2 combinations, costs $4, chance to cash 28.4%',
  );
});

test.run();
