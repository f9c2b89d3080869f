import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { raceId } from '#core/card/race.ts';
import { rowOn } from '#core/handicapping/betting-line.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeShowRaceResult } from '#core/scorecards/use-cases/show-race-result.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { aPicker } from '../scoreboard/a-scored-race.ts';

const test = suite('the result of one race');

const TODAY = '2025-08-02' as RaceDay;
const at = (time: string) => parseInstant(`2025-08-02T${time}:00-04:00`) as Instant;
const horse = (programNumber: string) => ({ programNumber, name: `PAPER LANTERN ${programNumber}` });

/** A verdict of BET on a horse, sealed in the morning. */
const bet = (raceNumber: number, programNumber: string) => ({
  raceId: `saratoga-${TODAY}-${raceNumber}`,
  raceNumber,
  voices: [aPicker({ horse: horse(programNumber) })],
  verdict: { kind: 'BET' as const, horse: horse(programNumber), priceToTake: { text: '3-1', toOne: 3 } },
});

interface Scene {
  readonly now?: Instant;
  readonly sealed?: Parameters<typeof aChain>[0];
  readonly history?: RacingNow['history'];
  /** Null for a day that has results alone. */
  readonly card?: Parameters<typeof aCard>[0] | null;
}

/** Three races that went off at one, two and three, each won by 1 at $8.70. */
async function shown(
  number: number,
  { now = at('22:00'), sealed = [], history = 'real', card = {} }: Scene = {},
) {
  const [cards, results, ledger] = [makeMemoryCardStore(), makeMemoryResultStore(), makeMemoryLedgerStore()];
  const numbers = [1, 2, 3];
  const races = numbers.map((raceNumber) => aRaceResult({ raceNumber, offMinute: (12 + raceNumber) * 60 }));
  if (card !== null)
    await cards.keep(aCard({ races: numbers.map((race) => aRace({ number: race })), ...card }), 'hash');
  await results.keep(aSheet({ day: TODAY, races }), 'hash');
  await ledger.append(aChain(sealed));
  const racing: RacingNow = { now, today: TODAY, cards: [], history };
  const show = makeShowRaceResult({ cards, results, ledger, racingNow: async () => racing });
  return show('saratoga', TODAY, number);
}

test('a race that is not over by the racing clock has no result, even where one is stored', async () => {
  assert.is((await shown(2, { now: at('13:30') })).run, null);
  assert.is((await shown(1, { now: at('13:30') })).run?.race.raceNumber, 1);
});

test('a real card shows real results on a day that is played as a demo', async () => {
  assert.is((await shown(1, { history: 'demo' })).run?.race.raceNumber, 1);
});

test('a day with results and no card shows them, and says that the race has no page', async () => {
  const { raceId: id, run, hasCard } = await shown(2, { card: null });
  assert.equal([id, run?.race.raceNumber, hasCard], [`saratoga-${TODAY}-2`, 2, false]);
  assert.is((await shown(2)).hasCard, true);
  assert.is((await refused(shown(9, { card: null }))).code, 'card.no-card');
});

test('a real result that was imported for an invented card is shown', async () => {
  const races = [aRace({ id: raceId('saratoga', TODAY, 1, true), number: 1 })];
  assert.is((await shown(1, { card: { races } })).run?.race.raceNumber, 1);
});

test('what was sealed before the off is compared with the result; before the result it is not shown', async () => {
  const sealed = [bet(1, '2')];
  const { sealed: before } = await shown(1, { sealed });
  assert.equal([before?.pick, before?.verdict.kind], [horse('2'), 'BET']);
  assert.is((await shown(1, { sealed, now: at('12:00') })).sealed, null);
});

test('where nothing was sealed before the off, what was replayed stands beside the result, marked; the day counts no such bet', async () => {
  const replayed = { ...bet(1, '3'), isReplayed: true };
  const { sealed, day } = await shown(1, { sealed: [replayed] });
  assert.equal([sealed?.pick, sealed?.isReplayed, day.bets], [horse('3'), true, 0]);
  const both = await shown(1, { sealed: [bet(1, '2'), replayed] });
  assert.equal([both.sealed?.pick, both.sealed?.isReplayed], [horse('2'), false]);
});

const ticket = (...horses: readonly ReturnType<typeof horse>[]) => ({
  interest: horses[0]?.programNumber ?? '',
  horses,
  line: 2,
  odds: null,
});
const threeTickets = [ticket(horse('1')), ticket(horse('2')), ticket(horse('3'), horse('3B'))];

test('the chances of the result are those sealed before the off, for coupled horses that of their entry, whatever was sealed after it', async () => {
  const before = { ...bet(1, '2'), tickets: threeTickets, line: null };
  const at1730 = '2025-08-02T17:30:00.000Z';
  const late = { racingAt: at1730, sealedAt: at1730, off: '2025-08-02T18:00:00.000Z' };
  const after = { ...before, ...late, voices: [aPicker({ chances: [0.1, 0.1, 0.8] })] };
  const { sealed } = await shown(1, { sealed: [before, after] });
  assert.equal(sealed?.chances, [
    { programNumber: '1', chance: 0.5 },
    { programNumber: '2', chance: 0.3 },
    { programNumber: '3', chance: 0.2 },
    { programNumber: '3B', chance: 0.2 },
  ]);
  assert.is((await shown(1, { sealed: [after] })).sealed, null);
});

test('the chances of the sealed line stand before those of the consensus', async () => {
  const [only] = aChain([bet(1, '2')]);
  const entry = present(only === undefined ? null : entryIn(only));
  const line = present(entry.line ?? null);
  const names = aRace().runners.map(({ programNumber, horseName }) => ({ programNumber, name: horseName }));
  const { sealed } = await shown(1, { sealed: [bet(1, '2')] });
  assert.is(sealed?.chances.length, names.length);
  for (const { programNumber, chance } of sealed?.chances ?? [])
    assert.is(chance, rowOn(line, programNumber)?.chance, programNumber);
});

test('chances of another card, where another horse had the number, are not laid over the result', async () => {
  const other = ticket({ programNumber: '3', name: 'SOMEBODY ELSE' });
  const tickets = [...threeTickets.slice(0, 2), other];
  const { sealed } = await shown(1, { sealed: [{ ...bet(1, '2'), tickets, line: null }] });
  assert.equal(sealed?.chances, []);
});

test('the day counts the bets of races that are over, with a range once the bets came out differently', async () => {
  const sealed = [bet(1, '1'), bet(2, '2'), bet(3, '1')];
  const { day } = await shown(1, { sealed, now: at('14:30') });
  assert.equal([day.races, day.bets, day.won], [2, 2, 1]);
  near(day.perUnit ?? 0, (8.7 / 2 - 2) / 2);
  assert.ok(day.interval !== null && day.interval.low <= -0.99 && day.interval.high > day.interval.low);
  const lost = await shown(1, { sealed: [bet(1, '2'), bet(2, '2')] });
  assert.equal([lost.day.bets, lost.day.perUnit, lost.day.interval], [2, -1, null]);
});

test('without bets there is no return', async () => {
  assert.equal((await shown(1)).day, { races: 0, bets: 0, won: 0, perUnit: null, interval: null });
});

test('a race the card does not have is refused', async () => {
  assert.is((await refused(shown(9))).code, 'card.unknown-race');
});

test.run();
