import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPriceGiven } from '../a-price-given.ts';
import { anEntry } from '../picks/a-day.ts';

const { fieldRows } = await import('../../../frontends/race/field/field-rows.ts');
const { againstPar } = await import('../../../frontends/race/field/last-figures.tsx');
const { edgeOf, scaleOf } = await import('../../../frontends/race/field/dumbbell.tsx');

const test = suite('the field at a glance');

const NOTHING = { predictions: null, field: null, board: null };
const predicted = (programNumber: string, winProbability: number, more: object = {}) =>
  ({ programNumber, winProbability, coupledWith: [], fairPrice: null, priceToTake: null, ...more }) as never;
const onBoard = (programNumber: string, text: string, winProbability: number) => ({
  programNumber,
  price: aPriceGiven(text, { kind: 'live' }),
  movement: null,
  movementFrom: null,
  winProbability,
});

test('starters stand in the order of the program, then who waits to get in, the scratched last', () => {
  const entries = [
    anEntry('10'),
    anEntry('2', { scratchStatus: true }),
    anEntry('13', { listStatus: 'main-track-only' }),
    anEntry('12', { listStatus: 'also-eligible' }),
    anEntry('1A'),
    anEntry('1'),
  ];
  const rows = fieldRows({ entries }, NOTHING);
  assert.equal(
    rows.map(({ entry }) => entry.programNumber),
    ['1', '1A', '10', '12', '13', '2'],
  );
});

test('coupled horses share one chance and the price of their ticket; a scratched horse has no price', () => {
  const entries = [anEntry('1'), anEntry('1A'), anEntry('2', { scratchStatus: true })];
  const board = { horses: [onBoard('1', '5-2', 0.25), onBoard('2', '9-1', 0.1)] } as never;
  const predictions = [
    predicted('1', 0.3, { coupledWith: ['1A'] }),
    predicted('1A', 0.3, { coupledWith: ['1'] }),
  ];
  const rows = fieldRows({ entries }, { ...NOTHING, predictions, board });
  assert.equal(
    rows.map(({ chance, now, coupled }) => [chance, now?.price.text ?? null, coupled]),
    [
      [0.3, '5-2', ['1A']],
      [0.3, '5-2', ['1']],
      [null, null, []],
    ],
  );
});

test('without calls to read, chances, prices to take and figures are unknown, never zero', () => {
  const [row] = fieldRows({ entries: [anEntry('1')] }, NOTHING);
  assert.equal(
    [row?.chance, row?.fair, row?.take, row?.boardChance, row?.recent],
    [null, null, null, null, null],
  );
});

test('no horse has a verdict where the race has none', () => {
  const predictions = [predicted('1', 0.3, { verdict: 'WATCH' })];
  const verdictIn = (kind: string | null) =>
    fieldRows(
      { entries: [anEntry('1')] },
      { ...NOTHING, predictions, field: { verdict: { kind }, horses: [] } as never },
    )[0]?.verdict;
  assert.equal([verdictIn('WATCH'), verdictIn(null)], ['WATCH', null]);
});

test('a horse too unlikely to bet says why it has no price to take', () => {
  const predictions = [predicted('1', 0.04)];
  const [row] = fieldRows({ entries: [anEntry('1')] }, { ...NOTHING, predictions });
  assert.is(row?.whyNoTake, 'a chance too small to bet at any price');
});

test('a figure stands above, at or below par, and against none on another scale', () => {
  const par = { points: 90, scale: 'Brisnet' } as const;
  const figure = (points: number, scale: 'Brisnet' | 'TrackMaster' = 'Brisnet') => ({ points, scale });
  assert.equal(
    [95, 92, 88, 87].map((points) => againstPar(figure(points), par)),
    ['above', 'near', 'near', 'below'],
  );
  assert.is(againstPar(figure(95, 'TrackMaster'), par), null);
  assert.is(againstPar(null, par), null);
  assert.is(againstPar(figure(95), null), null);
});

test('equal steps in odds are equally far apart, and ours beyond the board’s is value', () => {
  const rows = [
    { chance: 0.5, boardChance: 0.2 },
    { chance: 0.2, boardChance: 0.5 },
  ];
  const x = scaleOf(rows);
  assert.ok(Math.abs((x(0.2) + x(0.5)) / 2 - x(1 / 3)) < 1e-9, 'odds of 4, 2 and 1 to one');
  assert.ok(Number(edgeOf({ chance: 0.3, boardChance: 0.2 })) > 0);
  assert.is(edgeOf({ chance: 0.3, boardChance: null }), null);
});

test.run();
