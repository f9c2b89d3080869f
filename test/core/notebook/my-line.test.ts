import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Race } from '#core/card/race.ts';
import { type RaceRating, rateAsOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { LineShare } from '#core/notebook/line-shares.ts';
import { makeRemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import { makeShowMyLine } from '#core/notebook/use-cases/show-my-line.ts';
import { type LineDraft, makeWriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import type { Board } from '#core/odds/board.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('my line');

const anna = 'anna' as MemberId;
const at = (iso: string): Instant => parseInstant(iso) as Instant;
const MACHINE = instant(1_700_000_000_000);
const BEFORE = '2025-08-02T12:00:00Z';
const later = (milliseconds: number): Instant => instant(MACHINE - 1_000_000 + milliseconds);

const share = (interest: string, chance: number, isFixed = false): LineShare => ({
  interest,
  chance,
  isFixed,
});
const THREE = [share('1', 0.5), share('2', 0.3), share('3', 0.2)];
const fieldOfThree = (change: Partial<Race> = {}): Race =>
  aRace({ runners: ['1', '2', '3'].map((programNumber) => aRunner({ programNumber, toOne: 3 })), ...change });

async function opened(race = fieldOfThree()) {
  const lines = makeMemoryLineStore();
  const cards = makeMemoryCardStore();
  const clock = { now: at(BEFORE) };
  const boards: Board[] = [];
  const keep = (changed: Race) => cards.keep(aCard({ day: changed.day, races: [changed] }), 'hash');
  await keep(race);
  const rateRace = async (): Promise<RaceRating> =>
    rateAsOf(
      (await cards.raceWith(race.id))?.race ?? race,
      new Map(),
      { now: clock.now, card: aProvenance(), boards },
      handicapper,
    );
  const deps = {
    lines,
    cards,
    clock: () => MACHINE,
    racingClock: () => clock.now,
    withLock: <T>(_name: string, work: () => Promise<T>) => work(),
    rateRace,
    rules: handicapper.rules,
  };
  const [write, remove, show] = [makeWriteMyLine(deps), makeRemoveMyLine(deps), makeShowMyLine(deps)];
  return {
    lines,
    race,
    boards,
    keep,
    until: (iso: string) => {
      clock.now = at(iso);
    },
    write: (draft: Partial<LineDraft> = {}) =>
      write(anna, { raceId: race.id, shares: THREE, changedAt: null, ...draft }),
    remove: () => remove(anna, race.id),
    show: (raceId: string = race.id) => show(anna, raceId),
  };
}

const codeOf = async (work: Promise<unknown>): Promise<string> => (await refused(work)).code;
const chances = (rows: readonly { readonly chance: number | null }[]) =>
  rows.map(({ chance }) => (chance === null ? null : Number(chance.toFixed(6))));

test('a line is kept with its horses and the time by the racing clock', async () => {
  const { write, lines, race } = await opened();
  const line = await write();
  assert.equal([line.madeAt, line.changedAt, chances(line.rows)], [at(BEFORE), MACHINE, [0.5, 0.3, 0.2]]);
  assert.equal(line.rows[0]?.horses, [{ programNumber: '1', name: race.runners[0]?.horseName }]);
  assert.equal(await lines.linesOf(anna), [line]);
});

test('the newer change wins by its stated time, in whatever order they arrive', async () => {
  const { write } = await opened();
  await write({ changedAt: later(2_000) });
  const older = await write({ shares: [share('1', 0.1)], changedAt: later(1_000) });
  assert.equal(chances(older.rows), [0.5, 0.3, 0.2]);
  const newer = await write({ shares: THREE.toReversed(), changedAt: later(3_000) });
  assert.is(newer.changedAt, later(3_000));
});

test('horses given no chance keep theirs in proportion', async () => {
  const { write } = await opened();
  await write();
  const held = await write({ shares: [share('1', 0.25, true)] });
  assert.equal(chances(held.rows), [0.25, 0.45, 0.3]);
});

test('a first line on one horse leaves the others even', async () => {
  const { write } = await opened();
  assert.equal(chances((await write({ shares: [share('2', 0.4, true)] })).rows), [0.3, 0.4, 0.3]);
});

test('a horse scratched while the line was drawn drops out, and the rest is scaled', async () => {
  const runners = fieldOfThree().runners.map((runner, index) => ({ ...runner, isScratched: index === 2 }));
  const { write } = await opened(fieldOfThree({ runners }));
  assert.equal(chances((await write()).rows), [0.625, 0.375]);
});

test('coupled horses are one row', async () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2' }),
  ];
  const { write } = await opened(fieldOfThree({ runners }));
  const { rows } = await write({ shares: [share('1', 0.6), share('2', 0.4)] });
  assert.equal(
    rows[0]?.horses.map(({ programNumber }) => programNumber),
    ['1', '1A'],
  );
});

test('an entry keeps its chance while a mate runs, also under the mate\u2019s number', async () => {
  const entry = (isScratched: boolean) => [
    aRunner({ programNumber: '1', coupledWith: 'A', isScratched }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2' }),
  ];
  const race = fieldOfThree({ runners: entry(false) });
  const { write, show, keep } = await opened(race);
  await write({ shares: [share('1', 0.6), share('2', 0.4)] });
  await keep({ ...race, runners: entry(true) });
  const { rows, added, out } = await show();
  assert.equal([chances(rows), added, out], [[0.6, 0.4], [], []]);
});

test('a horse that got in later has an even share and nothing that follows from it', async () => {
  const race = fieldOfThree();
  const { write, show, keep, boards } = await opened(race);
  await write();
  await keep({ ...race, runners: [...race.runners, aRunner({ programNumber: '4', toOne: 30 })] });
  boards.push(aBoard({ raceId: race.id, at: at(BEFORE) - 60_000, prices: [4, 4, 4, 30] }));
  const { rows, added } = await show();
  const late = rows.find(({ interest }) => interest === '4');
  assert.equal(added, ['4']);
  assert.equal(
    [late?.chance, late?.fairPrice, late?.priceToTake, late?.verdict, late?.expectedValue],
    [0.25, null, null, null, null],
  );
});

test('the time of a line is when it arrived, whatever its sender states', async () => {
  const { write } = await opened();
  assert.is((await write({ changedAt: instant(0) })).madeAt, at(BEFORE));
});

test('what is no line is refused', async () => {
  const { write, lines } = await opened();
  const codes: readonly (readonly [string, readonly LineShare[]])[] = [
    ['notebook.unknown-horse', [share('9', 0.5)]],
    ['notebook.horse-twice', [share('1', 0.5), share('1', 0.5)]],
    ['notebook.bad-chance', [share('1', Number.NaN)]],
    ['notebook.bad-chance', [share('1', -0.1)]],
    ['notebook.empty-line', []],
    ['notebook.line-sum', [share('1', 0.6, true), share('2', 0.6, true)]],
    ['notebook.line-sum', [share('1', 0.2, true), share('2', 0.2, true), share('3', 0.2, true)]],
  ];
  for (const [code, shares] of codes) assert.is(await codeOf(write({ shares })), code);
  assert.is(await codeOf(write({ raceId: 'saratoga-2025-08-02-9' })), 'card.unknown-race');
  assert.equal(await lines.linesOf(anna), []);
});

test('at the off a line is locked: it stays, and is neither changed nor removed', async () => {
  const { write, remove, show, until } = await opened();
  await write();
  until('2025-08-02T17:04:59Z');
  await write({ shares: [share('1', 0.25, true)] });
  until('2025-08-02T17:05:00Z');
  assert.is(await codeOf(write()), 'notebook.line-locked');
  assert.is(await codeOf(remove()), 'notebook.line-locked');
  const shown = await show();
  assert.match(shown.locked ?? '', /off/);
  assert.equal(chances(shown.rows), [0.25, 0.45, 0.3]);
});

test('before the off a line can be removed', async () => {
  const { write, remove, show } = await opened();
  await write();
  await remove();
  await remove();
  assert.equal((await show()).rows.map(({ chance, verdict }) => [chance, verdict])[0], [null, null]);
});

test('a canceled race has no line', async () => {
  const { write } = await opened(fieldOfThree({ isCancelled: true }));
  assert.is(await codeOf(write()), 'notebook.line-locked');
});

test('value and verdict go by my chance, with the rule of the product', async () => {
  const { write, show } = await opened();
  await write();
  const { rows, margin } = await show();
  assert.is(margin, handicapper.rules.margin);
  assert.equal(
    rows.map(({ fairPrice, priceToTake }) => [fairPrice?.text, priceToTake?.text]),
    [
      ['1-1', '2-1'],
      ['5-2', '4-1'],
      ['4-1', '7-1'],
    ],
  );
  assert.equal(
    rows.map(({ price, verdict }) => [price?.text, verdict]),
    [
      ['3-1', 'WATCH'],
      ['3-1', 'WATCH'],
      ['3-1', 'PASS'],
    ],
  );
});

test('a dollar is valued at a price of the board alone, by my chance', async () => {
  const { write, show, race, boards } = await opened();
  await write();
  assert.equal((await show()).rows[0]?.expectedValue, null, 'not at a morning line');
  boards.push(aBoard({ raceId: race.id, at: at(BEFORE) - 60_000, prices: [4, 4, 4] }));
  const [first, , third] = (await show()).rows;
  assert.equal([first?.price?.kind, first?.verdict, third?.verdict], ['live', 'BET', 'PASS']);
  assert.ok(Math.abs((first?.expectedValue ?? 0) - 1.5) < 1e-9);
});

test('without a line there is no verdict, but what it can start from', async () => {
  const { show } = await opened();
  const { rows, starts, madeAt } = await show();
  assert.is(madeAt, null);
  const first = rows[0];
  assert.equal([first?.chance, first?.fairPrice, first?.verdict], [null, null, null]);
  const startOf = new Map(starts.map(({ from, shares }) => [from, chances(shares ?? [])]));
  assert.equal(startOf.get('morning-line'), [0.333333, 0.333333, 0.333333]);
  assert.equal(startOf.get('ours'), chances(rows.map(({ ours }) => ({ chance: ours }))));
  assert.is(await codeOf(show('nonsense')), 'card.unknown-race');
});

test('a line is shown on the field as it is now', async () => {
  const { write, show, race, keep } = await opened();
  await write();
  const runners = race.runners.map((runner, index) => ({ ...runner, isScratched: index === 0 }));
  await keep({ ...race, runners: [...runners, aRunner({ programNumber: '4' })] });
  const { rows, added, out } = await show();
  assert.equal([chances(rows), added, out], [[0.4, 0.266667, 0.333333], ['4'], ['1']]);
});

test.run();
