import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dollarsOf,
  entryState,
  entryTitle,
  lastOf,
  mainTrackOf,
  orderProblem,
  placedOf,
  scratchOf,
} from '../../../frontends/admin/stewards/desk-words.ts';

const test = suite("the rules of the stewards' desk screen");

const anEntry = (change: Partial<Parameters<typeof entryState>[0]> = {}) => ({
  id: 'entry-1',
  raceNumber: 5,
  programNumber: '3',
  horseName: 'PAPER LANTERN',
  what: 'scratched' as const,
  before: 'Entered',
  after: 'Scratched',
  by: 'Ann Turf',
  at: '2025-08-02T16:36:00Z',
  reason: null,
  withdrawn: null,
  isInForce: true,
  others: [],
  ...change,
});
const other = (agrees: boolean, isInForce: boolean) => ({
  source: 'NYRA',
  text: 'Scratched',
  at: '2025-08-02T16:40:00Z',
  agrees,
  isInForce,
});

test('an entry names its horse, or the race', () => {
  assert.is(entryTitle(anEntry()), '3 Paper Lantern: scratch');
  assert.is(entryTitle(anEntry({ programNumber: null, horseName: null, what: 'going' })), 'Track condition');
});

test('an entry is in force, confirmed, overruled, replaced or withdrawn', () => {
  const text = (change: Parameters<typeof anEntry>[0]) => entryState(anEntry(change)).text;
  assert.is(text({}), 'in force');
  assert.is(text({ others: [other(true, false)] }), 'confirmed');
  assert.is(text({ isInForce: false, others: [other(false, true)] }), 'overruled by a source');
  assert.is(text({ isInForce: false }), 'replaced');
  assert.is(text({ withdrawn: { by: 'Ann Turf', at: '2025-08-02T16:40:00Z', reason: null } }), 'withdrawn');
});

test('the last entry of a race that was not withdrawn is the one to undo', () => {
  const withdrawn = anEntry({ withdrawn: { by: 'Ann Turf', at: '', reason: null } });
  assert.is(lastOf([withdrawn, anEntry({ id: 'entry-2' })], 5)?.id, 'entry-2');
  assert.is(lastOf([withdrawn], 5), null);
  assert.is(lastOf([anEntry()], 6), null);
});

test('the button of a scratched horse puts it back', () => {
  assert.equal(scratchOf({ scratchStatus: false }), { what: 'scratched', to: true });
  assert.equal(scratchOf({ scratchStatus: true }), { what: 'scratched', to: false });
});

test('off the turf leads to the dirt, or to the synthetic track where there is no dirt', () => {
  const on = (...names: string[]) => mainTrackOf(names.map((surfaceName) => ({ surfaceName })));
  assert.is(on('Turf', 'Dirt'), 'dirt');
  assert.is(on('Turf', 'Synthetic'), 'synthetic');
  assert.is(on('Turf'), 'dirt');
});

test('a typed order is read as it is typed', () => {
  const starters = ['1', '1A', '5', '7'].map((programNumber) => ({ programNumber }));
  assert.is(orderProblem('5-7-1a', starters), null);
  assert.is(orderProblem('', starters), null);
  assert.is(orderProblem('5-9', starters), '9 does not start in this race.');
  assert.is(orderProblem('5/7 5', starters), '5 is in the order twice.');
  assert.equal(placedOf('5/7-1-1a'), [
    { programNumber: '5', place: 1 },
    { programNumber: '7', place: 1 },
    { programNumber: '1', place: 3 },
  ]);
});

test('dollars are read with and without their sign', () => {
  assert.equal(
    [dollarsOf('$1,204.50'), dollarsOf(' 8 '), dollarsOf(''), dollarsOf('x')],
    [1204.5, 8, null, null],
  );
});

test.run();
