import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board, BoardInterest } from '#core/odds/board.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import { aBoard } from '#test/support/a-board.ts';

export interface OpenedOdds {
  readonly odds: OddsStore;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const FIRST = 'saratoga-2025-08-02-1' as RaceId;
const SECOND = 'saratoga-2025-08-02-2' as RaceId;
const EVER = instant(9_000_000_000_000);
const POST = 1_754_154_300_000;

const instantAt = (minutesBefore: number) => instant(POST - minutesBefore * 60_000);
const boardOf = (raceId: string, minutesBefore: number, more: Partial<Parameters<typeof aBoard>[0]> = {}) =>
  aBoard({ raceId, at: instantAt(minutesBefore), ...more });
const momentsOf = (boards: readonly Board[]) =>
  boards.map(({ raceId, provenance }) => [raceId, (POST - provenance.at) / 60_000]);

/** What every store of boards does; `open` gives an empty one. */
export function oddsStoreScenarios(name: string, open: () => Promise<OpenedOdds>): void {
  const test = suite<OpenedOdds>(`odds store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no boards, and storing nothing stores nothing', async ({ odds }) => {
    assert.equal(await odds.boardsOf(FIRST, EVER), []);
    assert.equal(await odds.boardsOn('saratoga', DAY, EVER), []);
    assert.equal(await odds.latest([{ raceId: FIRST, before: EVER }]), []);
    assert.equal(await odds.latest([]), []);
    assert.equal(await odds.keep([]), []);
  });

  test('a board comes back as it was stored, to the last price', async ({ odds }) => {
    const reportedBoard = aBoard({
      raceId: FIRST,
      at: POST,
      prices: [0.05, 3.85, null],
      winPool: 123_456.78,
    });
    const [boardInterest, ...others] = reportedBoard.interests;
    const board = {
      ...reportedBoard,
      interests: [{ ...(boardInterest as BoardInterest), isScratched: true }, ...others],
    };
    assert.equal(await odds.keep([board]), [board]);
    assert.equal(await odds.boardsOf(FIRST, EVER), [board]);
    assert.equal(await odds.latest([{ raceId: FIRST, before: EVER }]), [board]);
  });

  test('the same board twice is stored once, in one import and in two', async ({ odds }) => {
    const [early, late] = [boardOf(FIRST, 10), boardOf(FIRST, 5)];
    assert.equal(await odds.keep([early, early]), [early]);
    assert.equal(await odds.keep([early, late]), [late]);
    assert.equal(await odds.keep([early, late]), []);
    assert.equal(momentsOf(await odds.boardsOf(FIRST, EVER)), [
      [FIRST, 10],
      [FIRST, 5],
    ]);
  });

  test('what was current at a moment or after it is not seen from before it', async ({ odds }) => {
    await odds.keep([boardOf(FIRST, 5), boardOf(FIRST, 30), boardOf(FIRST, 10), boardOf(FIRST, 0)]);
    const boards = await odds.boardsOf(FIRST, instantAt(5));
    assert.equal(momentsOf(boards), [
      [FIRST, 30],
      [FIRST, 10],
    ]);
    assert.equal(momentsOf(await odds.latest([{ raceId: FIRST, before: instantAt(5) }])), [[FIRST, 10]]);
    assert.equal(momentsOf(await odds.boardsOn('saratoga', DAY, instantAt(10))), [[FIRST, 30]]);
    assert.equal(await odds.latest([{ raceId: FIRST, before: instantAt(30) }]), []);
  });

  test('a board shown before the off and received after it was not known before it', async ({ odds }) => {
    const [known, late] = [boardOf(FIRST, 5), boardOf(FIRST, 1, { prices: [9, 9, 9] })];
    await odds.keep([known], instantAt(4));
    await odds.keep([late], instantAt(-1));
    for (const boards of [
      await odds.latest([{ raceId: FIRST, before: instantAt(0) }]),
      await odds.boardsOf(FIRST, instantAt(0)),
      await odds.boardsOn('saratoga', DAY, instantAt(0)),
    ])
      assert.equal(momentsOf(boards), [[FIRST, 5]]);
    assert.equal(momentsOf(await odds.latest([{ raceId: FIRST, before: instantAt(-1) }])), [[FIRST, 1]]);
  });

  test('of each race the last board of each source, each race up to its own moment', async ({ odds }) => {
    await odds.keep([
      boardOf(FIRST, 9),
      boardOf(FIRST, 5),
      boardOf(FIRST, 7, { source: 'Other tote' }),
      boardOf(SECOND, 20),
      boardOf(SECOND, 2),
    ]);
    const latest = await odds.latest([
      { raceId: SECOND, before: instantAt(3) },
      { raceId: FIRST, before: EVER },
    ]);
    assert.equal(momentsOf(latest), [
      [SECOND, 20],
      [FIRST, 5],
      [FIRST, 7],
    ]);
  });

  test('a source that corrects its board of a moment is believed, and both stay', async ({ odds }) => {
    const [wrong, right] = [boardOf(FIRST, 5, { prices: [1, 9] }), boardOf(FIRST, 5, { prices: [9, 1] })];
    await odds.keep([wrong]);
    assert.equal(await odds.keep([right]), [right]);
    assert.equal(await odds.latest([{ raceId: FIRST, before: EVER }]), [right]);
    assert.equal(await odds.boardsOf(FIRST, EVER), [wrong, right]);
  });

  test('a day has the boards of its races at its track, in order of time', async ({ odds }) => {
    const elsewhere = boardOf('belmont-park-2025-08-02-1', 3);
    const tomorrow = boardOf('saratoga-2025-08-03-1', 3);
    await odds.keep([
      boardOf(SECOND, 1),
      elsewhere,
      boardOf(FIRST, 4),
      tomorrow,
      boardOf(`demo-${FIRST}`, 2),
    ]);
    assert.equal(momentsOf(await odds.boardsOn('saratoga', DAY, EVER)), [
      [FIRST, 4],
      [`demo-${FIRST}`, 2],
      [SECOND, 1],
    ]);
  });

  test('boards of invented races go with the demo, those of real ones stay', async ({ odds }) => {
    const demo = (day: string) => boardOf(`demo-saratoga-${day}-1`, 5, { tier: 'demo' });
    await odds.keep([boardOf(FIRST, 5), demo('2025-08-01'), demo('2025-08-02'), demo('2025-08-03')]);
    await odds.dropDemo({ from: DAY, to: '2025-08-03' as RaceDay });
    assert.equal(await odds.boardsOn('saratoga', '2025-08-01' as RaceDay, EVER), []);
    assert.is((await odds.boardsOn('saratoga', DAY, EVER)).length, 2);
    await odds.dropDemo(null);
    assert.equal(momentsOf(await odds.boardsOn('saratoga', DAY, EVER)), [[FIRST, 5]]);
    assert.equal(await odds.boardsOn('saratoga', '2025-08-03' as RaceDay, EVER), []);
  });

  test.run();
}
