import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { NamedRecord } from '#core/handicapping/connection-record.ts';
import type { ConnectionRecordStore, RecordPart } from '#core/handicapping/ports.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aConnectionRecord } from '#test/support/a-connection-record.ts';

export interface OpenedRecords {
  readonly standings: ConnectionRecordStore;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const LANE = { kind: 'jockey', name: 'ROBIN LANE' } as const;
const on = (days: number, starts = 8): NamedRecord => aConnectionRecord({ day: addDays(DAY, days), starts });

/** What every store of connection records does; `open` gives an empty one. */
export function connectionRecordStoreScenarios(name: string, open: () => Promise<OpenedRecords>): void {
  const test = suite<OpenedRecords>(`connection record store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());
  const partsOf = async function* (...parts: readonly RecordPart[]): AsyncGenerator<RecordPart> {
    yield* parts;
  };
  const real = (...records: readonly NamedRecord[]) => partsOf({ history: 'real', records });

  test('an empty store knows nobody and has no version', async ({ standings: connectionRecordStore }) => {
    assert.equal(await connectionRecordStore.recordsBefore('real', [LANE], DAY), []);
    assert.equal(await connectionRecordStore.peopleBefore('real', ['LANE'], DAY), []);
    assert.is(await connectionRecordStore.mark(), null);
  });

  test('the last record of an earlier day is found, to the last digit', async ({
    standings: connectionRecordStore,
  }) => {
    const record = { starts: 1 / 3, wins: 0, expected: 1e-9, support: -Math.PI };
    await connectionRecordStore.replaceAll(real(on(-9), { ...on(-2), record }, on(0), on(5)), 'mark');
    const found = await connectionRecordStore.recordsBefore('real', [LANE], DAY);
    assert.equal(found, [{ ...LANE, day: addDays(DAY, -2), record }]);
    assert.is((await connectionRecordStore.recordsBefore('real', [LANE], addDays(DAY, 1)))[0]?.day, DAY);
    assert.equal(await connectionRecordStore.recordsBefore('real', [LANE], addDays(DAY, -9)), []);
  });

  test('of several names the known ones are found, each kind by itself', async ({
    standings: connectionRecordStore,
  }) => {
    const trainer = aConnectionRecord({ kind: 'trainer' });
    const line = aConnectionRecord({ kind: 'lastLine', name: 'SAR -' });
    await connectionRecordStore.replaceAll(real(aConnectionRecord(), trainer, line), 'mark');
    const strangers = [{ kind: 'owner', name: 'ROBIN LANE' } as const, { ...LANE, name: 'KIM DELL' }];
    const people = [...strangers, line, trainer].map(({ kind, name }) => ({ kind, name }));
    const found = await connectionRecordStore.recordsBefore('real', people, DAY);
    const kinds = found.map(({ kind, name }) => `${kind} ${name}`).sort();
    assert.equal(kinds, ['lastLine SAR -', 'trainer ROBIN LANE']);
    assert.equal(await connectionRecordStore.recordsBefore('real', [], DAY), []);
  });

  test('real and invented races have histories of their own', async ({
    standings: connectionRecordStore,
  }) => {
    const parts = partsOf(
      { history: 'real', records: [on(-3, 4)] },
      { history: 'demo', records: [on(-1, 6)] },
    );
    await connectionRecordStore.replaceAll(parts, 'mark');
    const startsIn = async (history: 'real' | 'demo') =>
      (await connectionRecordStore.recordsBefore(history, [LANE], DAY)).map(({ record }) => record.starts);
    assert.equal([await startsIn('real'), await startsIn('demo')], [[4], [6]]);
    assert.equal(await connectionRecordStore.peopleBefore('demo', ['LANE'], addDays(DAY, -1)), []);
  });

  test('jockeys and trainers are found by a word of their name, from the day after their first', async ({
    standings: connectionRecordStore,
  }) => {
    const others = [
      aConnectionRecord({ kind: 'trainer', name: 'IDA LANE JR' }),
      aConnectionRecord({ kind: 'trainer', name: 'ROBIN LANES' }),
      aConnectionRecord({ kind: 'owner', name: 'LANE' }),
      aConnectionRecord({ kind: 'jockey', name: 'JO LANE', day: DAY }),
      aConnectionRecord({ kind: 'jockey', name: 'KIM DELL' }),
    ];
    await connectionRecordStore.replaceAll(real(on(-3), on(-1), ...others), 'mark');
    const people = await connectionRecordStore.peopleBefore('real', ['LANE', 'MARSH'], DAY);
    assert.equal(people, [LANE, { kind: 'trainer', name: 'IDA LANE JR' }]);
    assert.equal(await connectionRecordStore.peopleBefore('real', [], DAY), []);
  });

  test('a new report replaces everything before it, its version too', async ({
    standings: connectionRecordStore,
  }) => {
    await connectionRecordStore.replaceAll(real(on(-3), aConnectionRecord({ name: 'KIM DELL' })), 'one');
    await connectionRecordStore.replaceAll(real(on(-2, 3)), 'two');
    const people = [LANE, { ...LANE, name: 'KIM DELL' }];
    assert.equal(await connectionRecordStore.recordsBefore('real', people, DAY), [on(-2, 3)]);
    assert.is(await connectionRecordStore.mark(), 'two');
    await connectionRecordStore.replaceAll(partsOf(), 'three');
    assert.equal(await connectionRecordStore.recordsBefore('real', people, DAY), []);
    assert.is(await connectionRecordStore.mark(), 'three');
  });

  test('records in many parts make one history, with each name from its first day', async ({
    standings: connectionRecordStore,
  }) => {
    const parts = partsOf(
      { history: 'real', records: [on(-9, 2)] },
      { history: 'demo', records: [] },
      {
        history: 'real',
        records: [on(-2, 3), aConnectionRecord({ name: 'KIM DELL', day: addDays(DAY, -2) })],
      },
    );
    await connectionRecordStore.replaceAll(parts, 'mark');
    assert.equal(await connectionRecordStore.recordsBefore('real', [LANE], DAY), [on(-2, 3)]);
    assert.equal(await connectionRecordStore.recordsBefore('real', [LANE], addDays(DAY, -2)), [on(-9, 2)]);
    assert.equal(await connectionRecordStore.peopleBefore('real', ['DELL', 'LANE'], addDays(DAY, -3)), [
      LANE,
    ]);
  });

  test('a failure partway through leaves the stored records unchanged', async ({
    standings: connectionRecordStore,
  }) => {
    await connectionRecordStore.replaceAll(real(on(-3)), 'one');
    const broken = async function* (): AsyncGenerator<RecordPart> {
      yield { history: 'real', records: [on(-1, 7)] };
      throw new Error('broken');
    };
    const end = await connectionRecordStore
      .replaceAll(broken(), 'two')
      .catch(({ message }: Error) => message);
    assert.is(end, 'broken');
    assert.equal(await connectionRecordStore.recordsBefore('real', [LANE], DAY), [on(-3)]);
    assert.is(await connectionRecordStore.mark(), 'one');
  });

  test.run();
}
