import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { handicapper } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { HOUR, type Instant, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { FIELD } from '../horses.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('one race as it stands');

const RACE = aRace({ runners: FIELD });
const scratched = (number: string): Race => ({
  ...RACE,
  runners: RACE.runners.map((runner) =>
    runner.programNumber === number ? { ...runner, isScratched: true } : runner,
  ),
});

interface Scene {
  readonly race?: Race;
  readonly now?: Instant;
  readonly isSealed?: boolean;
}

/** The race sealed in the morning as it was carded, and looked at later. */
async function shown({ race = RACE, now = shift(MORNING, HOUR), isSealed = true }: Scene = {}) {
  const [cards, ledger] = [makeMemoryCardStore(), makeMemoryLedgerStore()];
  await cards.keep(aCard({ races: [race] }), 'hash');
  const sealedAt = () => MORNING;
  const seal = makeSealPicks({
    ledger,
    digest,
    withLock: makeWithLock(),
    clock: sealedAt,
    machineClock: sealedAt,
  });
  if (isSealed) await seal([aPickToSeal(RACE)]);
  const board = aBoard({ raceId: RACE.id, at: shift(now, -MINUTE), prices: [20, 1, 5, 5, 5, 5] });
  const knownAround = makeKnowAround({
    connectionRecordsOf: async () => new Map(),
    odds: { latest: async () => [board] },
    raceWeatherOf: async () => new Map(),
    sealedLines: makeReadSealedLines({ ledger }),
  });
  const show = makeShowRaceField({ cards, ledger, knownAround, clock: () => now, handicapper });
  return { show, field: () => show('saratoga', RACE.day, RACE.number) };
}

test('while the sealed line holds, nothing has changed, whatever the board shows', async () => {
  const { line, sealed, changes, verdict } = await (await shown()).field();
  assert.ok(line.isSealed);
  assert.equal([sealed?.at, sealed?.isReplayed, changes], [toIso(MORNING), false, []]);
  assert.is(sealed?.verdict.kind === 'BET', false);
  assert.is(verdict.price?.kind, 'live');
});

test('a scratch states its cause and what it did to each horse, the scratched one first', async () => {
  const { line, changes } = await (await shown({ race: scratched('1') })).field();
  assert.not(line.isSealed);
  assert.is(changes.length, 1);
  const { cause, moves } = present(changes[0]);
  assert.is(cause, '#1 Paper Lantern 1 is out.');
  assert.equal([moves[0]?.interest, moves[0]?.after], ['1', null]);
  const others = moves.slice(1);
  assert.is(others.length, RACE.runners.length - 1);
  assert.ok(others.every(({ before, after }) => present(after).chance > present(before).chance));
});

test('a race that went off without a pick has no verdict, and none is made', async () => {
  const after = shift(present(RACE.postTime), MINUTE);
  const { verdict, sealed } = await (await shown({ now: after, isSealed: false })).field();
  assert.equal([verdict.kind, sealed], [null, null]);
  assert.match(verdict.sentence, /^The race is off\. No pick was made/);
});

test('the last three figures are shown next to par, and a horse without past races says so', async () => {
  const [first, ...others] = RACE.runners;
  const race = { ...RACE, runners: [{ ...present(first), pastPerformances: null }, ...others] };
  const { par, horses } = await (await shown({ race, isSealed: false })).field();
  assert.equal(par, { points: 90, scale: 'Brisnet' });
  assert.is(horses[0]?.recent, null);
  const lines = present(present(others[0]).pastPerformances);
  assert.equal(
    horses[1]?.recent?.map(({ day, figure }) => [day, figure?.points ?? null]),
    lines.slice(0, 3).map(({ day, speedFigure }) => [day, speedFigure]),
  );
});

test('a horse without a line that has raced is no first starter', async () => {
  const life = (starts: number) => ({ starts, wins: 0, places: 0, shows: 0, earnings: 0 });
  const pastless = (programNumber: string, starts: number) =>
    aRunner({
      programNumber,
      pastPerformances: [],
      records: { ...present(aRunner().records), life: life(starts) },
    });
  const race = aRace({ runners: [pastless('1', 3), pastless('2', 0)] });
  const { horses } = await (await shown({ race, isSealed: false })).field();
  assert.equal(
    horses.map(({ recent }) => recent),
    [null, []],
  );
});

test('a race, a day or a track that is not there is refused', async () => {
  const { show } = await shown();
  assert.is((await refused(show('saratoga', RACE.day, 9))).code, 'card.unknown-race');
  assert.is((await refused(show('saratoga', '2025-08-09', 1))).code, 'card.no-card');
  assert.is((await refused(show('saratoga', 'today', 1))).code, 'card.bad-day');
  assert.is((await refused(show('nowhere', RACE.day, 1))).code, 'card.unknown-track');
});

test.run();
