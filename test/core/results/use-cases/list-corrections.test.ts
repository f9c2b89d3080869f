import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { type ChainRow, linkedRow } from '#core/kernel/chain.ts';
import { HOUR, instant } from '#core/kernel/instant.ts';
import { addDays, type DaySpan, type RaceDay } from '#core/kernel/race-day.ts';
import type { DayOfRows } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { resultsContent, resultsIn } from '#core/results/sealed-results.ts';
import { makeListCorrections } from '#core/results/use-cases/list-corrections.ts';
import { aSheetWonBy, DAY } from '#test/support/a-forged-record.ts';

const test = suite('Corrections of the results of a span');

/** Sheets sealed one after the other; it counts how often entries were read, and of how many days. */
function recordOf(...sheets: readonly ResultSheet[]) {
  const rows: ChainRow[] = [];
  const reads: number[] = [];
  const chain = {
    async rowCounts({ from, to }: DaySpan) {
      const counts = new Map<string, DayOfRows>();
      for (const row of rows) {
        const { track, day } = resultsIn(row);
        if (day < from || day > to) continue;
        const key = `${day} ${track}`;
        const before = counts.get(key) ?? { rows: 0, version: '' };
        counts.set(key, { track, day, rows: before.rows + 1, version: `${before.version} ${row.hash}` });
      }
      return [...counts.values()];
    },
    async rowsOn(days: readonly { readonly track: string; readonly day: RaceDay }[]) {
      reads.push(days.length);
      return rows.filter((row) => {
        const { track, day } = resultsIn(row);
        return days.some((wanted) => wanted.track === track && wanted.day === day);
      });
    },
  };
  function store(sheet: ResultSheet): void {
    const content = resultsContent(sheet, instant(Date.UTC(2025, 7, 2, 22) + rows.length * HOUR), digest);
    rows.push(linkedRow(content, rows.at(-1) ?? null, digest));
  }
  for (const sheet of sheets) store(sheet);
  const list = makeListCorrections({ chain, yieldToEventLoop: async () => undefined });
  const listed = (change: Partial<Parameters<typeof list>[0]> = {}) =>
    list({ span: { from: DAY, to: addDays(DAY, 200) }, trackSlug: null, isDemo: false, ...change });
  /** Another record in its place, as a backup that is restored beside a running server. */
  function replaceBy(...others: readonly ResultSheet[]): void {
    rows.length = 0;
    for (const sheet of others) store(sheet);
  }
  return { listed, store, replaceBy, reads };
}

const wonBy = (winner: string, change: Partial<ResultSheet> = {}): ResultSheet => ({
  ...aSheetWonBy(winner),
  ...change,
});

test('another winner is one correction, with what was said before and after and when', async () => {
  const { listed } = recordOf(wonBy('1'), wonBy('2'));
  const { count, latest } = await listed();
  assert.is(count, 1);
  assert.equal(latest[0]?.values[0], { fact: 'winner', before: '#1', after: '#2' });
  assert.is(latest[0]?.sealedAt, '2025-08-02T23:00:00.000Z');
});

test('only of the span, the track and the kind of races that are shown', async () => {
  const next = { day: addDays(DAY, 1), track: 'DMR' };
  const { listed } = recordOf(
    wonBy('1'),
    wonBy('2'),
    wonBy('1', next),
    wonBy('2', next),
    wonBy('1', { kind: 'simulation' }),
    wonBy('3', { kind: 'simulation' }),
  );
  const raceOf = async (change: Parameters<typeof listed>[0]) =>
    (await listed(change)).latest.map(({ track, day }) => `${track} ${day}`);
  assert.equal(await raceOf({}), ['DMR 2025-08-03', 'SAR 2025-08-02']);
  assert.equal(await raceOf({ trackSlug: 'del-mar' }), ['DMR 2025-08-03']);
  assert.equal(await raceOf({ span: { from: DAY, to: DAY } }), ['SAR 2025-08-02']);
  assert.is((await listed({ isDemo: true })).count, 1);
});

test('of many the five latest are listed, and all are counted', async () => {
  const { listed } = recordOf(...['1', '2', '3', '1', '2', '3', '1'].map((winner) => wonBy(winner)));
  const { count, latest } = await listed();
  assert.equal([count, latest.map(({ seq }) => seq)], [6, [7, 6, 5, 4, 3]]);
});

test('days with one entry are never read, others once until they have another one', async () => {
  const alone = Array.from({ length: 120 }, (_, day) => wonBy('1', { day: addDays(DAY, day + 1) }));
  const { listed, store, reads } = recordOf(wonBy('1'), wonBy('2'), ...alone);
  await listed();
  await listed();
  assert.equal(reads, [1]);
  store(wonBy('3'));
  assert.is((await listed()).count, 2);
  assert.equal(reads, [1, 1]);
});

test('days with several sheets are read fifty at a time', async () => {
  const twice = Array.from({ length: 120 }, (_, day) => addDays(DAY, day)).flatMap((day) => [
    wonBy('1', { day, kind: 'live' }),
    wonBy('1', { day }),
  ]);
  const { listed, reads } = recordOf(...twice);
  assert.is((await listed()).count, 0);
  assert.equal(reads, [50, 50, 20]);
});

test('another record with as many entries, restored beside a running server, is read again', async () => {
  const { listed, replaceBy } = recordOf(wonBy('1'), wonBy('2'));
  assert.is((await listed()).latest[0]?.values[0]?.after, '#2');
  replaceBy(wonBy('1'), wonBy('3'));
  assert.is((await listed()).latest[0]?.values[0]?.after, '#3');
});

test.run();
