import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';

export interface OpenedLedger {
  readonly ledger: LedgerStore & LedgerPages;
  close(): Promise<void>;
}

const ALL = { day: null, trackSlug: null, before: null, most: 100 };
const SPAN = { from: '2025-08-01' as RaceDay, to: '2025-08-31' as RaceDay };
const on = (raceId: string, change: object = {}) => ({ raceId, ...change });
const seqs = (rows: readonly SealedRow[]) => rows.map(({ seq }) => seq);

/** What every ledger store does; `open` gives an empty one. */
export function ledgerStoreScenarios(name: string, open: () => Promise<OpenedLedger>): void {
  const test = suite<OpenedLedger>(`ledger store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty ledger has no head and no rows', async ({ ledger }) => {
    assert.is(await ledger.head(), null);
    assert.equal(await ledger.page(ALL), []);
    assert.equal(await ledger.after(0, 10), []);
    assert.equal(await ledger.lastOf(['a' as RaceId], false), []);
    assert.equal(await ledger.scorable({ isDemo: false, span: SPAN, trackSlug: null }), []);
  });

  test('rows come back to the letter, in their order and from a place on', async ({ ledger }) => {
    const rows = aChain([on('a', { analysedBy: 'Ünï "quoted" \u2028' }), on('b'), on('c')]);
    await ledger.append(rows.slice(0, 2));
    await ledger.append(rows.slice(2));
    assert.equal(await ledger.after(0, 10), rows);
    assert.equal(seqs(await ledger.after(1, 1)), [2]);
    const last = rows[2] as SealedRow;
    assert.equal(await ledger.head(), { seq: 3, hash: last.hash });
  });

  test('a place in the chain is taken once', async ({ ledger }) => {
    const rows = aChain([on('a'), on('b')]);
    await ledger.append(rows);
    const taken = await ledger.append(rows.slice(1)).then(
      () => false,
      () => true,
    );
    assert.ok(taken);
  });

  test('pages are newest first, by day and track, before a row', async ({ ledger }) => {
    const days = ['2025-08-01', '2025-08-02', '2025-08-02'];
    await ledger.append(
      aChain([
        ...days.map((day, index) => on(`r${index}`, { day })),
        on('d', { trackSlug: 'del-mar', day: '2025-08-02' }),
      ]),
    );
    assert.equal(seqs(await ledger.page(ALL)), [4, 3, 2, 1]);
    assert.equal(seqs(await ledger.page({ ...ALL, day: '2025-08-02' as RaceDay })), [4, 3, 2]);
    assert.equal(seqs(await ledger.page({ ...ALL, trackSlug: 'saratoga', most: 2 })), [3, 2]);
    assert.equal(seqs(await ledger.page({ ...ALL, trackSlug: 'saratoga', before: 2 })), [1]);
    assert.equal(seqs(await ledger.page({ ...ALL, raceId: 'r1' as RaceId })), [2]);
  });

  test('a page as of a moment has the rows sealed by then, and a replayed one only once it was made', async ({
    ledger,
  }) => {
    const [ten, eleven] = ['2025-08-02T14:00:00.000Z', '2025-08-02T15:00:00.000Z'] as const;
    await ledger.append(
      aChain([
        on('a', { racingAt: ten }),
        on('a', { racingAt: eleven }),
        on('a', { racingAt: ten, sealedAt: eleven, isReplayed: true }),
      ]),
    );
    const until = (text: string) => ({ ...ALL, until: parseInstant(text) as Instant });
    assert.equal(seqs(await ledger.page(until('2025-08-02T13:59:59.999Z'))), []);
    assert.equal(seqs(await ledger.page(until(ten))), [1]);
    assert.equal(seqs(await ledger.page(until(eleven))), [3, 2, 1]);
  });

  test('the last row of each race is found, sealed ones apart from replayed ones', async ({ ledger }) => {
    await ledger.append(aChain([on('a'), on('b'), on('a'), on('a', { isReplayed: true })]));
    const ids = ['a', 'b', 'c'] as RaceId[];
    assert.equal(seqs(await ledger.lastOf(ids, false)).toSorted(), [2, 3]);
    assert.equal(seqs(await ledger.lastOf(ids, true)), [4]);
    assert.equal(await ledger.lastOf([], false), []);
  });

  test('the last line by a moment is found behind rows without a line, from after the off, or from later', async ({
    ledger,
  }) => {
    const at = (time: string) => ({ racingAt: `2025-08-02T${time}.000Z` });
    await ledger.append(
      aChain([
        on('a', at('13:00:00')),
        on('a', { ...at('13:30:00'), line: undefined as never }),
        on('a', { ...at('13:40:00'), line: null }),
        on('a', { ...at('17:00:00'), isAfterOff: true }),
        on('a', at('14:00:00')),
        on('b', at('14:00:00')),
        on('a', { ...at('13:10:00'), isReplayed: true }),
      ]),
    );
    const ids = ['a', 'b', 'c'] as RaceId[];
    const last = async (time: string, isReplayed = false) =>
      seqs(
        await ledger.lastLineOf(ids, isReplayed, parseInstant(`2025-08-02T${time}.000Z`) as Instant),
      ).toSorted();
    assert.equal(await last('12:59:59'), []);
    assert.equal(await last('13:00:00'), [1]);
    assert.equal(await last('13:59:59'), [1]);
    assert.equal(await last('14:00:00'), [5, 6]);
    assert.equal(await last('14:00:00', true), [7]);
    assert.equal(await ledger.lastLineOf([], false, parseInstant('2025-08-02T14:00:00Z') as Instant), []);
  });

  test('bets are the rows that say BET, from before the off and by a moment, in their order, without replays', async ({
    ledger,
  }) => {
    const verdict = (kind: 'BET' | 'WATCH' | 'PLAY') => ({ kind, horse: null, priceToTake: null });
    const at = (time: string) => ({ racingAt: `2025-08-02T${time}.000Z` });
    await ledger.append(
      aChain([
        on('a', { ...at('13:00:00'), verdict: verdict('WATCH') }),
        on('a', { ...at('13:10:00'), verdict: verdict('BET') }),
        on('b', { ...at('13:20:00'), verdict: verdict('PLAY') }),
        on('a', { ...at('13:30:00'), verdict: verdict('BET') }),
        on('a', { ...at('17:00:00'), verdict: verdict('BET'), isAfterOff: true }),
        on('a', { ...at('13:00:00'), verdict: verdict('BET'), isReplayed: true }),
      ]),
    );
    const bets = async (time: string) =>
      seqs(await ledger.betsOf(['a', 'b'] as RaceId[], parseInstant(`2025-08-02T${time}.000Z`) as Instant));
    assert.equal(await bets('13:09:59'), []);
    assert.equal(await bets('13:10:00'), [2]);
    assert.equal(await bets('18:00:00'), [2, 3, 4]);
    assert.equal(await ledger.betsOf([], parseInstant('2025-08-02T18:00:00Z') as Instant), []);
  });

  test('what may count is all from before the off, real and invented races apart', async ({ ledger }) => {
    await ledger.append(
      aChain([
        on('a'),
        on('a', { analysedBy: 'later' }),
        on('a', { isAfterOff: true }),
        on('a', { isReplayed: true }),
        on('x', { isDemo: true }),
        on('y', { day: '2025-09-01' }),
        on('z', { trackSlug: 'del-mar' }),
      ]),
    );
    const currentPicks = async (request: object) =>
      seqs(await ledger.scorable({ isDemo: false, span: SPAN, trackSlug: null, ...request })).toSorted();
    assert.equal(await currentPicks({}), [1, 2, 4, 7]);
    assert.equal(await currentPicks({ trackSlug: 'del-mar' }), [7]);
    assert.equal(await currentPicks({ isDemo: true }), [5]);
  });

  test.run();
}
