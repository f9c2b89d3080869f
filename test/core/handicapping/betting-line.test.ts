import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { causeOfNewLine } from '#core/handicapping/betting-line.ts';

const test = suite('why a line no longer holds');

type Field = Parameters<typeof causeOfNewLine>[0];

const horse = (programNumber: string, rider: string | null = null) => ({
  programNumber,
  name: programNumber === '1A' ? 'PAPER LANTERN' : `HORSE ${programNumber}`,
  rider,
});

const fieldOf = (
  rows: readonly (readonly ReturnType<typeof horse>[])[],
  conditions: Partial<Field['conditions']> = {},
): Field => ({
  conditions: { surface: 'turf', distanceYards: 1760, going: null, ...conditions },
  rows: rows.map((horses) => ({
    interest: horses[0]?.programNumber ?? '',
    horses,
    chance: 1 / rows.length,
    morningLine: null,
  })),
});

const COUPLED = fieldOf([[horse('1'), horse('1A')], [horse('2')]]);

test('the same field in the same conditions holds', () => {
  assert.is(causeOfNewLine(COUPLED, COUPLED), null);
  assert.is(causeOfNewLine(COUPLED, fieldOf([[horse('1A'), horse('1')], [horse('2')]])), null);
});

test('an entry that is uncoupled, or newly coupled, makes a new line', () => {
  const uncoupled = fieldOf([[horse('1')], [horse('1A')], [horse('2')]]);
  assert.is(causeOfNewLine(COUPLED, uncoupled), 'The coupled entries have changed.');
  assert.is(causeOfNewLine(uncoupled, COUPLED), 'The coupled entries have changed.');
});

test('half of an entry scratched is a horse out, not a change of coupling', () => {
  assert.is(causeOfNewLine(COUPLED, fieldOf([[horse('1')], [horse('2')]])), '#1A Paper Lantern is out.');
});

test('a new surface and distance are both named; a condition that is no longer known is no change', () => {
  const before = fieldOf([[horse('1')], [horse('2')]], { going: 'Firm' });
  const off = fieldOf([[horse('1')], [horse('2')]], { surface: 'dirt', distanceYards: 1870 });
  assert.is(causeOfNewLine(before, off), 'The race is on the dirt; the distance has changed.');
});

test('a new rider is named, an unknown one is no change', () => {
  const before = fieldOf([[horse('1', 'ROSARIO JOEL')], [horse('2', 'LANE RITA')]]);
  const now = fieldOf([[horse('1', 'MOSS TERENCE')], [horse('2', null)]]);
  assert.is(causeOfNewLine(before, now), '#1 Horse 1 is ridden by Terence Moss.');
});

test.run();
