import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  favoriteDoubts,
  officialFaults,
  placingDoubts,
  tableFaults,
} from '#core/results/chart-order-checks.ts';
import type { Doubt } from '#core/results/doubt.ts';
import { officialOrder } from '#core/results/official-order.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { inOrder, raceOf } from './race-in-order.ts';

const test = suite('checks of the order of a chart');

const sentencesOf = (doubts: readonly Doubt[]) => doubts.map(({ sentence }) => sentence);
const orderFaults = (race: RaceResult) => [...tableFaults(race), ...sentencesOf(favoriteDoubts(race))];
const placingFaults = (race: RaceResult, listed: Parameters<typeof placingDoubts>[1]) => [
  ...officialFaults(race),
  ...sentencesOf(placingDoubts(race, listed)),
];

const NOTHING_LISTED = { disqualifications: [], deadHeats: [] };

test('a number or a post that is listed twice is named', () => {
  const race = raceOf([{ postPosition: 1 }, { postPosition: 2, crossed: 2, official: 2 }]);
  assert.equal(orderFaults(race), ['#1 is in the table twice.']);
  assert.equal(orderFaults(inOrder({}, { postPosition: 1 }, {})), ['Post 1 is given twice.']);
});

test('posts that no source reports are not the same post', () => {
  assert.equal(orderFaults(inOrder({ postPosition: null }, { postPosition: null })), []);
});

test('a dead heat takes the next place away, a hole without one is a fault', () => {
  const places = (...crossed: readonly number[]) =>
    orderFaults(inOrder(...crossed.map((place) => ({ crossed: place, calls: [] }))));
  assert.equal(places(1, 2, 2, 4), []);
  assert.equal(places(1, 1, 3), []);
  assert.equal(places(1, 2, 2, 3), ['Crossing place 3 does not follow: there are 4 in all.']);
  assert.equal(places(1, 3), ['Crossing place 3 does not follow: there are 2 in all.']);
  assert.equal(places(6, 3, 1), ['Crossing place 3 does not follow: there are 3 in all.']);
});

test('horses that did not finish leave no hole', () => {
  assert.equal(orderFaults(inOrder({}, {}, { crossed: null, calls: [] })), []);
  assert.equal(orderFaults(inOrder({}, { crossed: 3 }, { crossed: null, calls: [] })), [
    'Crossing place 3 does not follow: there are 2 in all.',
  ]);
});

test('a position that is missing at a call is found there', () => {
  const calls = [{ label: '1/4', position: 3, margin: null, behind: 2 }];
  assert.equal(orderFaults(inOrder({ calls: [] }, { calls: [] })), []);
  assert.equal(
    orderFaults(inOrder({ calls: [{ label: '1/4', position: 1, margin: 2, behind: 0 }] }, { calls })),
    ['At the 1/4 call place 3 does not follow: there are 2 in all.'],
  );
});

test('the favorite is at the lowest odds; a coupled mate at the same odds is one too', () => {
  const priced = (odds: number, isFavorite: boolean) => ({ odds, isFavorite });
  assert.equal(orderFaults(inOrder(priced(2.4, true), priced(2.4, true), priced(5, false))), []);
  assert.equal(orderFaults(inOrder(priced(2.4, false), priced(5, true))), [
    '#2 is marked as the favorite without the lowest odds.',
  ]);
});

test('a declared non-starter without odds does not make another the favorite', () => {
  assert.equal(orderFaults(inOrder({ odds: null, isFavorite: false }, { odds: 1.4, isFavorite: true })), []);
});

/** August 26, 2020, race 5: 7 was put from fourth to seventh, 1 from fifth to eighth. */
const MOVED = [
  { programNumber: '7', from: 4, to: 7 },
  { programNumber: '1', from: 5, to: 8 },
];
const CROSSED = ['4', '5', '3', '7', '1', '8', '2', '9'];

function twiceDisqualified(): RaceResult {
  const crossings = CROSSED.map((programNumber, nth) => ({ programNumber, crossed: nth + 1 }));
  const official = officialOrder(crossings, MOVED);
  return raceOf(
    crossings.map((crossing) => ({ ...crossing, official: official.get(crossing.programNumber) ?? null })),
  );
}

test('two horses moved back leave the order of the chart: 4, 5, 3, 8, 2, 9, 7, 1', () => {
  const race = twiceDisqualified();
  assert.equal(placingFaults(race, { disqualifications: MOVED, deadHeats: [] }), []);
  assert.equal(
    race.starters
      .toSorted((a, b) => Number(a.official) - Number(b.official))
      .map(({ programNumber }) => programNumber),
    ['4', '5', '3', '8', '2', '9', '7', '1'],
  );
});

test('official places without a disqualification follow each other too', () => {
  assert.equal(placingFaults(inOrder({}, { official: 3 }), NOTHING_LISTED), [
    'Official place 3 does not follow: there are 2 in all.',
  ]);
});

test('a disqualification that the table does not show is named with both places', () => {
  const listed = { disqualifications: [{ programNumber: '1', from: 1, to: 3 }], deadHeats: [] };
  assert.equal(placingFaults(inOrder({}, {}, {}), listed), [
    '#1 is listed as moved from 1 to 3; the table makes it 1 and 1.',
  ]);
});

test('a disqualified horse that is not in the table is named as nowhere', () => {
  const listed = { disqualifications: [{ programNumber: '9', from: 2, to: null }], deadHeats: [] };
  assert.equal(placingFaults(inOrder({}, {}), listed), [
    '#9 is listed as moved from 2 to nowhere; the table makes it nowhere and unplaced.',
  ]);
});

test('a horse left unplaced after a disqualification is sound', () => {
  const race = inOrder({ official: null }, { official: 1 });
  const disqualifications = [{ programNumber: '1', from: 1, to: null }];
  assert.equal(placingFaults(race, { disqualifications, deadHeats: [] }), []);
});

test('every horse listed in a dead heat shares a place', () => {
  const level = { official: 2, crossed: 2, deadHeat: true };
  const race = inOrder({}, level, level);
  assert.equal(placingFaults(race, { disqualifications: [], deadHeats: ['2', '3'] }), []);
  assert.equal(placingFaults(race, { disqualifications: [], deadHeats: ['1', '2'] }), [
    '#1 is listed in a dead heat and shares no place.',
  ]);
});

test('of two winners in a dead heat either may be the one described', () => {
  const level = { official: 1, crossed: 1, deadHeat: true };
  const winner = { color: 'Bay', sex: 'Mare', sire: '', dam: '', damSire: '', foaled: null, breeder: null };
  const named = (horseName: string) =>
    placingFaults({ ...inOrder(level, level), winner: { ...winner, horseName } }, NOTHING_LISTED);
  assert.equal(named('Paper Lantern 2'), []);
  assert.equal(named('Paper Lantern 3'), [
    'The winner is named as Paper Lantern 3; first in the order of finish is Paper Lantern 1, Paper Lantern 2.',
  ]);
});

test.run();
