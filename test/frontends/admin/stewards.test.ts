import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK_SOURCE } from '#core/card/desk.ts';
import { deskEntries } from '#core/card/desk-entries.ts';
import { MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { aChange, liveProvenance, MORNING } from '#test/support/a-change.ts';
import type { DeskHorse, DeskRace } from '../../../frontends/admin/stewards/desk.ts';
import {
  actsOf,
  entryState,
  entryTitle,
  lastOf,
  mainTrackOf,
  orderProblem,
  postText,
  scratchOf,
  whoText,
} from '../../../frontends/admin/stewards/desk-words.ts';
import { factOf, firstValues } from '../../../frontends/admin/stewards/entry-facts.ts';
import { markupOf } from '../account/markup.ts';

const { ReasonField } = await import('../../../frontends/admin/stewards/reason-field.tsx');

const deskHorse = { weight: 120 } as DeskHorse;
const deskRace = { distance: '6F', raceTime: '2:05 PM', surfaceName: 'Turf' } as DeskRace;
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

test('a typed order is checked as it is typed', () => {
  const starters = ['1', '1A', '5', '7'].map((programNumber) => ({ programNumber }));
  assert.is(orderProblem('5-7-1a', starters), null);
  assert.is(orderProblem('', starters), null);
  assert.is(orderProblem('5-9', starters), '9 is not a starter in this race.');
  assert.is(orderProblem('5/7 5', starters), '5 is listed twice.');
});

test('a scratched horse can only be reinstated; an also-eligible can draw in', () => {
  assert.equal(actsOf({ scratchStatus: true, listStatus: 'also-eligible' }), ['scratch']);
  assert.equal(actsOf({ scratchStatus: false, listStatus: null }), [
    'scratch',
    'rider',
    'weight',
    'blinkers',
    'equipment',
  ]);
  assert.ok(actsOf({ scratchStatus: false, listStatus: 'also-eligible' }).includes('draws-in'));
});

const TURF = { surface: 'turf', name: 'Turf', conditions: ['Firm', 'Good'] } as const;
const anEntryTo = (trackCondition: string | null, act: 'condition' | 'distance' | 'post-time') => ({
  race: { ...deskRace, trackCondition },
  races: [],
  surfaces: [{ ...TURF, conditions: [...TURF.conditions] }],
  opened: { act, horse: null },
});

test('a condition that is not valid for the surface is not sent until another is chosen', () => {
  const [listed, unlisted] = [anEntryTo('Firm', 'condition'), anEntryTo('Firm (7)', 'condition')];
  assert.equal(factOf(listed, firstValues(listed)), {
    what: 'going',
    to: { surface: 'turf', condition: 'Firm' },
  });
  assert.is(firstValues(unlisted).text, '');
  assert.is(factOf(unlisted, firstValues(unlisted)), null);
});

test('a weight is whole pounds', () => {
  const entry = { ...anEntryTo(null, 'distance'), opened: { act: 'weight', horse: deskHorse } } as const;
  const typed = (text: string) => factOf(entry, { ...firstValues(entry), text });
  assert.equal(typed(' 118 '), { what: 'weight', to: 118 });
  for (const text of ['abc', '118.5', '', '-4', '1e2']) assert.is(typed(text), null, text);
});

/** An entry of the desk, a scratch, as the desk lists it after what sources reported, minute by minute. */
function listedAfter(...reports: readonly (readonly [source: string, isOut: boolean])[]) {
  const desk = { id: 'entry-1', by: { id: null, name: 'Ann Turf' } };
  const source = DESK_SOURCE;
  const changes = [
    aChange(
      { what: 'scratched', to: true },
      { after: 'Scratched', provenance: liveProvenance(source), desk },
    ),
    ...reports.map(([name, to], nth) => {
      const at = shift(MORNING, (nth + 1) * MINUTE);
      return aChange({ what: 'scratched', to }, { knownAt: at, provenance: liveProvenance(name, at) });
    }),
  ];
  const [entry] = deskEntries(changes, []);
  if (entry === undefined) throw new Error('The desk lists no entry.');
  const { isInForce, others } = entry;
  return anEntry({ isInForce, others: others.map((said) => ({ ...said, at: toIso(said.at) })) });
}

test('a source that agrees confirms an entry, and only one that disagrees overrules it', () => {
  assert.is(entryState(listedAfter()).text, 'in force');
  assert.is(entryState(listedAfter(['NYRA', true])).text, 'confirmed');
  assert.is(entryState(listedAfter(['NYRA', false])).text, 'overruled by a source');
  assert.is(entryState(listedAfter(['NYRA', true], ['Equibase', true])).text, 'confirmed');
  assert.is(entryState(listedAfter(['NYRA', true], ['NYRA', false])).text, 'overruled by a source');
});

test("times are in the track's time zone", () => {
  assert.is(whoText(anEntry(), 'America/Los_Angeles'), 'Ann Turf, 9:36 AM PT');
  assert.is(whoText(anEntry({ reason: 'Gate' }), 'America/New_York'), 'Ann Turf, 12:36 PM ET: Gate');
  const race = { postTime: '2025-08-02T21:05:00Z', raceTime: '2:05 PM' };
  assert.is(postText(race, 'America/Los_Angeles'), '2:05 PM PT');
  assert.is(postText({ ...race, postTime: null }, 'America/Los_Angeles'), '2:05 PM');
  assert.is(postText({ postTime: null, raceTime: null }, 'America/Los_Angeles'), 'time unknown');
});

test('the reason is a group with a name: a text, and usual reasons beside it', () => {
  const field = { reason: '', problem: null, onChange: () => undefined };
  const html = markupOf(() => createElement(ReasonField, field));
  assert.match(html, /<fieldset[^>]*><legend[^>]*>Reason<\/legend>/);
});

test.run();
