import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { FinishRequest } from '#core/results/desk/finish-request.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import { makeEnterFinish } from '#core/results/use-cases/enter-finish.ts';
import { makeHasResult } from '#core/results/use-cases/has-result.ts';
import { makeListFinishes } from '#core/results/use-cases/list-finishes.ts';
import { makeUndoFinish } from '#core/results/use-cases/undo-finish.ts';
import { makeMemoryFinishJournal } from '#test/doubles/finish-journal.ts';
import { aCard } from '#test/support/a-card.ts';
import { MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { reportedDay } from '#test/support/a-reported-race.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';
import { ALEX, deskRoom, ROBIN, refusedAs } from '#test/support/desk-room.ts';
import { quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('the order of finish, entered by hand');

const DAY = '2025-08-02' as RaceDay;
/** Two hours after the first race. */
const AFTERNOON = shift(MORNING, 5 * HOUR);

async function opened(card = aCard()) {
  const room = await deskRoom(card);
  const { clock, results, keeping, printed: cards, changes } = room;
  const journal = makeMemoryFinishJournal();
  const allOrNothing = <T>(work: () => Promise<T>): Promise<T> => work();
  const ids = { last: 0 };
  const newId = () => {
    ids.last += 1;
    return `finish-${ids.last}`;
  };
  room.now = AFTERNOON;
  const deps = { cards, changes, journal, results, newId, allOrNothing, ...keeping };
  const enterFinish = makeEnterFinish(deps);
  const undo = makeUndoFinish(deps);
  const list = makeListFinishes({ journal, results, clock });
  const enter = (order: string, change: Partial<FinishRequest> = {}, by = ROBIN, raceNumber = 1) =>
    enterFinish({
      track: 'saratoga',
      day: DAY,
      raceNumber,
      finish: { order, disqualified: [], odds: [], straight: [], exotics: [], purseOnly: [], ...change },
      reason: 'Announced',
      by,
    });
  const shown = async () =>
    joinedRaces(await results.sheetsBetween('SAR', DAY, DAY)).map(({ race }) => [
      race.raceNumber,
      race.starters[0]?.programNumber,
    ]);
  return { room, undo, enter, shown, entries: () => list('saratoga', DAY) };
}

const liveSheetOf = (programNumber: string) => ({
  track: 'SAR',
  day: DAY,
  kind: 'live' as const,
  provenance: { tier: 'live' as const, source: 'OffTrackBetting', at: AFTERNOON },
  races: [aRaceResult({ raceNumber: 1, starters: [aFinisher({ programNumber, official: 1, crossed: 1 })] })],
  refused: [],
  attendance: null,
  handle: null,
});

test('a result entered by hand is stored, announced and listed with who entered it', async () => {
  const { room, enter, shown, entries } = await opened();
  const made = await enter('5-2-1');
  assert.equal([made.outcome, made.sentence], ['entered', 'Race 1: result 5-2-1.']);
  assert.equal(await shown(), [[1, '5']]);
  assert.equal(
    room.announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['results', 1]],
  );
  const [listed] = await entries();
  assert.equal([listed?.order, listed?.entry.desk.by, listed?.isInForce], ['5-2-1', ROBIN, true]);
});

test('the same result twice changes nothing; another corrects it', async () => {
  const { room, enter, shown } = await opened();
  await enter('5-2-1');
  assert.is((await enter('5-2-1')).sentence, 'Race 1: already entered as 5-2-1.');
  assert.is(room.announced.length, 1);
  assert.is((await enter('2-5-1', {}, ALEX)).sentence, 'Race 1: result 2-5-1, was 5-2-1.');
  assert.equal(await shown(), [[1, '2']]);
});

test('one undo takes back the correction, a second one the result', async () => {
  const { undo: undoFinish, enter, shown, entries } = await opened();
  const first = present((await enter('5-2-1')).entry);
  const second = present((await enter('2-5-1')).entry);
  const undo = (id: string) => undoFinish({ id, reason: 'Photo', by: ALEX });
  assert.is((await undo(second.desk.id)).outcome, 'withdrawn');
  assert.equal(await shown(), [[1, '5']]);
  assert.is((await undo(second.desk.id)).outcome, 'unchanged');
  await undo(first.desk.id);
  assert.equal(await shown(), []);
  assert.equal(
    (await entries()).map(({ withdrawn }) => [withdrawn?.by.name, withdrawn?.reason]),
    [
      ['Alex Marsh', 'Photo'],
      ['Alex Marsh', 'Photo'],
    ],
  );
  await refusedAs(undo('none'), 'not-found', 'results.no-entry');
});

test("a source's result takes the place of the desk's, which is listed beside it", async () => {
  const { room, enter, shown, entries } = await opened();
  await enter('5-2-1');
  await room.results.keep(liveSheetOf('3'), 'live');
  assert.equal(await shown(), [[1, '3']]);
  const [listed] = await entries();
  assert.is(listed?.isInForce, false);
  assert.equal(
    listed?.others.map(({ source, text, agrees }) => [source, text, agrees]),
    [['OffTrackBetting', '3', false]],
  );
});

test('a source that names the winner alone agrees where the winner is the same', async () => {
  const { room, enter, entries } = await opened();
  await enter('5-2-1');
  await room.results.keep(liveSheetOf('5'), 'live');
  const [listed] = await entries();
  assert.equal([listed?.others[0]?.agrees, listed?.isInForce], [true, true]);
});

test('a source with a different payoff on the same numbers disagrees', async () => {
  const { room, enter, entries } = await opened();
  await enter('5-2-1', { straight: [{ programNumber: '5', win: 16.8, place: null, show: null }] });
  const paying = async (payoff: number, base = 2) => {
    const [race] = liveSheetOf('5').races;
    const win = { ...aPayout(), wager: 'Win', base, winningNumbers: '5', payoff };
    await room.results.keep(
      { ...liveSheetOf('5'), races: [{ ...present(race), payouts: [win] }] },
      `${payoff}`,
    );
    const [listed] = await entries();
    return [listed?.others[0]?.text, listed?.others[0]?.agrees, listed?.isInForce];
  };
  assert.equal(await paying(18.6), ['5; Win on 5 pays $18.60', false, false]);
  assert.equal(await paying(16.8), ['5', true, true]);
  assert.equal(await paying(8.4, 1), ['5', true, true], 'the same for half the stake');
});

test('entries for several races make one sheet', async () => {
  const { enter, shown } = await opened();
  await enter('5-2-1');
  await enter('4-6', {}, ROBIN, 2);
  assert.equal(await shown(), [
    [1, '5'],
    [2, '4'],
  ]);
});

test('a scratch by hand keeps the horse out of the order', async () => {
  const { room, enter } = await opened();
  room.now = MORNING;
  await room.enter({ what: 'scratched', to: true });
  room.now = AFTERNOON;
  const { message } = await refusedAs(enter('3-1-2'), 'invalid', 'results.no-starter');
  assert.is(message, '#3 PAPER LANTERN 3 is not a starter in race 1.');
});

test('a race that was not run, is canceled or invented takes no result', async () => {
  const { room, enter } = await opened();
  room.now = MORNING;
  const { message } = await refusedAs(enter('5-2-1'), 'conflict', 'results.not-run');
  assert.is(message, 'Race 1 has not been run: its post time is 1:05 PM ET.');
  const canceled = await opened(aCard({ races: [aRace({ isCancelled: true })] }));
  await refusedAs(canceled.enter('5-2-1'), 'conflict', 'results.race-canceled');
  const demo = await opened(aCard({ tier: 'demo' }));
  await refusedAs(demo.enter('5-2-1'), 'conflict', 'results.demo-race');
});

test("tomorrow's race takes no result, with or without a post time", async () => {
  for (const change of [{}, { postTime: null }]) {
    const { room, enter } = await opened(aCard({ races: [aRace(change)] }));
    room.now = instantOn(addDays(DAY, -1), 23 * 60 + 59, 'America/New_York');
    const { message } = await refusedAs(enter('5-2-1'), 'conflict', 'results.not-run');
    assert.is(message, 'Race 1 has not been run: it is a race of Aug 2, 2025.');
    room.now = AFTERNOON;
    assert.is((await enter('5-2-1')).outcome, 'entered');
  }
});

test('withdrawing an entry that was corrected since does not change the result', async () => {
  const { room, undo, enter, shown } = await opened();
  const first = present((await enter('5-2-1')).entry);
  await enter('2-5-1');
  await undo({ id: first.desk.id, reason: 'Photo', by: ALEX });
  assert.equal(await shown(), [[1, '2']]);
  assert.is((await room.results.replaced('SAR', DAY, 'desk')).length, 1);
});

test('once a result is entered by hand, a source without one raises no warning', async () => {
  const { room, enter } = await opened();
  const source = { name: 'OTB', resultsOn: async () => reportedDay('OTB', []) };
  const fetched = () => room.fetchResults(source)({ track: 'saratoga', day: DAY }, quiet);
  const warnings = async () => (await fetched()).faults;
  const before = await warnings();
  assert.match(before[0] ?? '', /^Race 1: no result yet/);
  await enter('5-2-1');
  assert.equal(await warnings(), before.slice(1));
});

test('a race with a result by hand counts as having one', async () => {
  const { room, enter } = await opened();
  const racingNow = async () => ({ now: room.now, today: DAY, cards: [aCard()], history: 'real' as const });
  const hasResult = makeHasResult({ results: room.results, racingNow });
  const race = present(aCard().races[0]);
  assert.not(await hasResult(race));
  await enter('5-2-1');
  assert.ok(await hasResult(race));
});

test.run();
