import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aChain, someFacts } from '#test/support/a-sealed-pick.ts';
import { changesBetween, horseChanges } from '../../../frontends/results/ledger/changes.ts';
import type { Sealed } from '../../../frontends/results/ledger/sealed.ts';
import {
  apart,
  daysOf,
  leadOf,
  ledgerQuery,
  pickChance,
  priceThen,
  replayedText,
  verdictText,
} from '../../../frontends/results/ledger/sealed.ts';
import { browserDigest, verifyEntries } from '../../../frontends/results/ledger/verify.ts';

const test = suite('the pick ledger');

const digest = browserDigest();
if (digest === null) throw new Error('there is no SHA-256 here');

const shown = (rows: ReturnType<typeof aChain>): readonly Sealed[] =>
  rows.map(({ seq, hash, text }) => {
    const { seq: _, format: __, ...entry } = JSON.parse(text);
    return { seq, hash, canonical: text, entry };
  });
const chain = shown(aChain([{}, { raceNumber: 2, raceId: 'two' }, { isReplayed: true, day: '2025-08-01' }]));
const head = { seq: 3, hash: chain[2]?.hash ?? '' };
const changed = (index: number, more: Partial<Sealed>) =>
  chain.map((one, place) => (place === index ? { ...one, ...more } : one));

test('a whole ledger is verified entry by entry and link by link, up to its head', async () => {
  const found = await verifyEntries({ head, entries: [...chain].reverse() }, digest);
  assert.equal(found.faults, []);
  assert.equal(
    [found.right, found.entries, found.links, found.gaps, found.first, found.last, found.reachesHead],
    [3, 3, 2, 0, 1, 3, true],
  );
});

test('one letter changed in a sealed text is found', async () => {
  const canonical = (chain[1]?.canonical ?? '').replace('Built-in', 'Built-on');
  const { faults, right } = await verifyEntries({ head, entries: changed(1, { canonical }) }, digest);
  assert.is(right, 2);
  assert.match(faults.join(' '), 'Entry 2: its text does not match its hash');
});

test('a resealed entry breaks the link of the next', async () => {
  const [, other] = shown(aChain([{}, { raceNumber: 9 }]));
  if (other === undefined) throw new Error('there is no second entry');
  const { faults } = await verifyEntries({ head, entries: changed(1, other) }, digest);
  assert.match(faults.join(' '), 'Entry 3: it does not carry the hash of entry 2');
});

test('a page that shows something other than what was sealed is found', async () => {
  const [first] = chain;
  if (first === undefined) throw new Error('there is no entry');
  const entry = { ...first.entry, verdict: { ...first.entry.verdict, kind: 'PLAY' as const, horse: null } };
  const { faults } = await verifyEntries({ head, entries: changed(0, { entry }) }, digest);
  assert.equal(
    faults,
    first.entry.verdict.kind === 'PLAY'
      ? faults
      : ['Entry 1: this page shows something other than what was sealed.'],
  );
  assert.ok(faults.length === 1);
});

test('missing entries are a gap, not a fault; a wrong latest entry is a fault', async () => {
  const [first, , third] = chain;
  const entries = [first, third].filter((one) => one !== undefined);
  const apartFound = await verifyEntries({ head, entries }, digest);
  assert.equal([apartFound.gaps, apartFound.links, apartFound.faults.length], [1, 0, 0]);
  const wrong = await verifyEntries({ head: { seq: 3, hash: 'f'.repeat(64) }, entries: chain }, digest);
  assert.match(wrong.faults.join(' '), 'not the latest entry');
  assert.not.ok(wrong.reachesHead);
});

test('replayed picks are separate; days come latest first, races in the order of the card', () => {
  const { sealed, replayed } = apart(chain);
  assert.equal([sealed.map(({ seq }) => seq), replayed.map(({ seq }) => seq)], [[1, 2], [3]]);
  const days = daysOf(chain);
  assert.equal(
    days.map(({ day }) => day),
    ['2025-08-02', '2025-08-01'],
  );
  assert.equal(
    days[0]?.races.map(({ raceNumber }) => raceNumber),
    [1, 2],
  );
});

test('changes between two entries of a race show before and after', () => {
  const [first] = chain;
  if (first === undefined) throw new Error('there is no entry');
  const { entry: before } = first;
  const after = {
    ...before,
    tickets: before.tickets
      .slice(1)
      .map((ticket, index) =>
        index === 0 ? { ...ticket, odds: { text: '9-2', toOne: 4.5, kind: 'live' as const } } : ticket,
      ),
    voices: before.voices.map((picker) => ({ ...picker, chances: picker.chances?.slice(1) ?? null })),
    inputs: {
      ...before.inputs,
      card: `${before.inputs.card}+1@1753981200000`,
      weather: { temperature: 70.4, description: 'Rain', trackCondition: 'Sloppy' },
    },
  };
  const changes = changesBetween(before, after);
  assert.equal(changes[0], {
    what: 'Out of the race',
    before: `1 ${changes[0]?.before?.slice(2)}`,
    after: null,
  });
  assert.equal(
    changes.find(({ what }) => what === 'Track condition and weather')?.after,
    'Sloppy, Rain, 70°F',
  );
  assert.match(changes.find(({ what }) => what === 'Card')?.after ?? '', /, 1 late change$/);
  const [moved] = horseChanges(before, after);
  assert.equal([moved?.interest, moved?.price[1]], ['2', '9-2']);
  assert.equal(changesBetween(before, before).length + horseChanges(before, before).length, 0);
});

test('a chance that only one of two entries gives is a change', () => {
  const [first] = chain;
  if (first === undefined) throw new Error('there is no entry');
  const { entry } = first;
  const withChance = (chance: number | null) => ({
    ...entry,
    voices: entry.voices.map((picker) => ({
      ...picker,
      chances: chance === null ? null : entry.tickets.map(() => chance),
    })),
  });
  const none = withChance(null);
  assert.is(horseChanges(withChance(0), none).length, entry.tickets.length);
  assert.is(horseChanges(none, withChance(0)).length, entry.tickets.length);
  assert.is(horseChanges(none, none).length, 0);
});

test('a sealed price is shown with the source the entry names for its kind', () => {
  const [first] = chain;
  if (first === undefined) throw new Error('there is no entry');
  const { entry } = first;
  const board = { source: 'A tote', at: '2025-08-02T17:00:00.000Z' };
  const withBoard = { ...entry, inputs: { ...entry.inputs, board } };
  const odds = { text: '9-2', toOne: 4.5 };
  assert.equal(priceThen({ ...odds, kind: 'live' }, withBoard), { text: '9-2', kind: 'live', ...board });
  assert.equal(priceThen({ ...odds, kind: 'morning line' }, withBoard), {
    text: '9-2',
    kind: 'morning line',
    ...entry.inputs.lines,
  });
  assert.is(priceThen(null, entry), null);
});

test('the pick has the chance of our sealed line, as on the race page; without a line that of the consensus', () => {
  const [withLine] = chain;
  const [older] = shown(aChain([{ line: null }]));
  if (withLine === undefined || older === undefined) throw new Error('there is no entry');
  const number = withLine.entry.voices.find(({ voice }) => voice === 'consensus')?.horse?.programNumber;
  const ourRow = someFacts().line?.rows.find(({ horses }) =>
    horses.some(({ programNumber }) => programNumber === number),
  );
  assert.type(ourRow?.chance, 'number');
  assert.equal(pickChance(withLine), { of: 'line', chance: ourRow?.chance });
  const consensus = older.entry.voices.find(({ voice }) => voice === 'consensus');
  assert.equal(pickChance(older), { of: 'consensus', chance: consensus?.chance });
});

test('a replay says that it was computed later, and from what moment', () => {
  const off = '2025-08-02T17:05:00.000Z';
  const racing = { racingAt: '2025-08-02T16:45:00.000Z', isAfterOff: false };
  assert.is(
    replayedText({ off, ...racing }),
    'Replayed: computed later, from what was known 20 min before the off',
  );
  assert.is(replayedText({ off: null, ...racing }), 'Replayed: computed later, from what was known then');
});

test('a verdict, the time before the off, and the pages requested', () => {
  const horse = { programNumber: '4', name: 'PAPER LANTERN' };
  const priceToTake = { toOne: 4, text: '4-1' };
  assert.is(
    verdictText({ verdict: { kind: 'PLAY', horse, priceToTake } }),
    'PLAY 4 Paper Lantern at 4-1 or more',
  );
  assert.is(verdictText({ verdict: { kind: 'PASS', horse: null, priceToTake: null } }), 'PASS');
  const off = '2025-08-02T17:05:00.000Z';
  assert.is(
    leadOf({ off, racingAt: '2025-08-02T16:20:00.000Z', isAfterOff: false }),
    '45 min before the off',
  );
  assert.is(
    leadOf({ off, racingAt: '2025-08-02T13:00:00.000Z', isAfterOff: false }),
    '4 h 5 min before the off',
  );
  assert.is(leadOf({ off: null, racingAt: off, isAfterOff: false }), null);
  assert.equal(ledgerQuery({ slug: 'saratoga', day: '2025-08-02', before: null }).queryKey, [
    '/api/picks/ledger?track=saratoga&limit=200&day=2025-08-02',
  ]);
  assert.equal(ledgerQuery({ slug: 'saratoga', day: null, before: 7 }).queryKey, [
    '/api/picks/ledger?track=saratoga&limit=20&before=7',
  ]);
});

test.run();
