import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { ConnectionRecord, NamedRecord } from '#core/handicapping/connection-record.ts';
import type { ConnectionRecordStore, ConnectionRecordsOf } from '#core/handicapping/ports.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { HOUR, type Instant, parseInstant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';
import { aConnectionRecord } from '#test/support/a-connection-record.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { recordParts } from '#test/support/record-parts.ts';

const test = suite('find connection records');

const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const { day: DAY } = aRace();
const NO_FORM = new Map();

async function storeOf(real: readonly NamedRecord[], demo: readonly NamedRecord[] = []) {
  const store = makeMemoryConnectionRecordStore();
  await store.replaceAll(recordParts(['real', real], ['demo', demo]), 'mark');
  return store;
}

const aField = (change: Partial<Runner> = {}): Race => aRace({ runners: [aRunner(change)] });

async function connectionRecordIn(
  race: Race,
  find: ConnectionRecordsOf,
  now = MORNING,
): Promise<ConnectionRecord | undefined> {
  return (await find([race], NO_FORM, now)).get(race.id)?.get('1');
}

async function connectionRecord(
  race: Race,
  ...real: readonly NamedRecord[]
): Promise<ConnectionRecord | undefined> {
  return connectionRecordIn(race, makeFindConnectionRecords({ store: await storeOf(real) }));
}

test('a card that prints the family first finds its people in the history', async () => {
  const found = await connectionRecord(
    aField(),
    aConnectionRecord({ day: addDays(DAY, -1) }),
    aConnectionRecord({ kind: 'trainer', name: 'ALEX MARSH' }),
    aConnectionRecord({ kind: 'partnership', name: 'ALEX MARSH|ROBIN LANE' }),
    aConnectionRecord({ kind: 'owner', name: 'TALLFENCESTABLE' }),
  );
  assert.equal(Object.keys(found ?? {}), ['jockey', 'trainer', 'owner', 'partnership']);
  assert.ok(Math.abs((found?.jockey?.starts ?? 0) - 8 * 0.5 ** (1 / 365)) < 1e-12);
});

test('an owner who is a person is found in either order of names', async () => {
  const race = aField({ owner: 'MARSH IDA K' });
  for (const name of ['MARSHIDAK', 'IDAKMARSH'])
    assert.ok((await connectionRecord(race, aConnectionRecord({ kind: 'owner', name })))?.owner, name);
});

test('the day of rating and later days do not count', async () => {
  const after = [0, 1, 30].map((days) => aConnectionRecord({ day: addDays(DAY, days), starts: 500 }));
  assert.is(await connectionRecord(aField(), ...after), undefined);
  const before = aConnectionRecord({ day: addDays(DAY, -365), starts: 8 });
  assert.is((await connectionRecord(aField(), before, ...after))?.jockey?.starts, 4);
});

test('a card rated two days ahead knows nothing of the days between', async () => {
  const store = await storeOf([
    aConnectionRecord({ day: addDays(DAY, -3), starts: 8 }),
    aConnectionRecord({ day: addDays(DAY, -1), starts: 9 }),
  ]);
  const find = makeFindConnectionRecords({ store: store });
  const early = await connectionRecordIn(aField(), find, shift(MORNING, -48 * HOUR));
  const onTheDay = await connectionRecordIn(aField(), find);
  assert.ok((early?.jockey?.starts ?? 0) < 8 && (onTheDay?.jockey?.starts ?? 0) > 8);
});

test('asked long after the off, a race still knows only what came before it', async () => {
  const later = aConnectionRecord({ day: addDays(DAY, 2), starts: 500 });
  const find = makeFindConnectionRecords({ store: await storeOf([aConnectionRecord(), later]) });
  const late = await connectionRecordIn(aField(), find, shift(MORNING, 240 * HOUR));
  assert.equal(late, await connectionRecordIn(aField(), find));
});

test('a first starter has the debut record of its trainer, a horse that has run has none', async () => {
  const debut = aConnectionRecord({ kind: 'debut', name: 'ALEX MARSH' });
  const unraced = { ...present(aRunner().records), life: aRecord() };
  assert.ok((await connectionRecord(aField({ records: unraced }), debut))?.debut);
  assert.is(
    await connectionRecord(aField({ records: unraced, trainer: null }), debut, aConnectionRecord()).then(
      (x) => x?.debut,
    ),
    undefined,
  );
  assert.is((await connectionRecord(aField(), debut))?.debut, undefined);
});

test('how it comes here is read off its last race before the day', async () => {
  const pastPerformances = [
    aPastRace({ day: DAY, track: 'SAR', official: 1 }),
    aPastRace({ day: addDays(DAY, -20), track: 'AQU', official: 11 }),
  ];
  const lines = ['SAR 1', 'AQU 8'].map((name, index) =>
    aConnectionRecord({ kind: 'lastLine', name, starts: index + 1 }),
  );
  const found = await connectionRecord(aField({ pastPerformances }), ...lines);
  assert.is(Math.round(found?.lastLine?.starts ?? 0), 2);
});

test('invented races have a history of their own', async () => {
  const connectionRecordStore = await storeOf(
    [aConnectionRecord({ starts: 1 })],
    [aConnectionRecord({ starts: 16 })],
  );
  const find = makeFindConnectionRecords({ store: connectionRecordStore });
  const demo = aRace({ isDemo: true, runners: [aRunner()] });
  assert.is(Math.round((await connectionRecordIn(aField(), find))?.jockey?.starts ?? 0), 1);
  assert.is(Math.round((await connectionRecordIn(demo, find))?.jockey?.starts ?? 0), 16);
});

test('without a history, or with one of strangers, there is nothing', async () => {
  assert.is(await connectionRecord(aField()), undefined);
  assert.is(await connectionRecord(aField(), aConnectionRecord({ name: 'KIM DELL' })), undefined);
});

test('a horse of a known field without known people has an empty backing', async () => {
  const stranger = aRunner({ programNumber: '2', jockey: aPerson('DELL KIM'), trainer: null, owner: '' });
  const race = aRace({ runners: [aRunner(), stranger] });
  const find = makeFindConnectionRecords({ store: await storeOf([aConnectionRecord()]) });
  const found = (await find([race], NO_FORM, MORNING)).get(race.id);
  assert.equal([found?.size, found?.get('2')], [2, {}]);
});

test('a whole card makes two store calls, each name once', async () => {
  const store = await storeOf([aConnectionRecord()]);
  const days: number[] = [];
  const connectionRecordStore: ConnectionRecordStore = {
    ...store,
    peopleBefore: (history, words, day) => {
      days.push(words.length);
      return store.peopleBefore(history, words, day);
    },
    recordsBefore: (history, names, day) => {
      days.push(names.length);
      return store.recordsBefore(history, names, day);
    },
  };
  const races = [1, 2, 3].map((number) => aRace({ number }));
  const found = await makeFindConnectionRecords({ store: connectionRecordStore })(races, NO_FORM, MORNING);
  assert.is(found.size, 3);
  assert.equal(days, [2, 4]);
});

test.run();
