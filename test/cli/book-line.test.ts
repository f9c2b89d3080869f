import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { type BookLineDeps, bookLineCommand } from '#cli/book-line.ts';
import { handicapper } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { rateAsOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeRemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import { makeScoreMyLines } from '#core/notebook/use-cases/score-my-lines.ts';
import { makeShowMyLine } from '#core/notebook/use-cases/show-my-line.ts';
import { makeWriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli book line');

const ADA = 'ada@example.com';
const ada = ADA as MemberId;
const DAY = '2025-08-02' as RaceDay;
const RACE = 'saratoga-2025-08-02-1';

async function opened() {
  const cards = makeMemoryCardStore();
  const runners = ['1', '2', '3'].map((programNumber) =>
    aRunner({ programNumber, horseName: `Paper Lantern ${programNumber}`, toOne: 3 }),
  );
  const race = aRace({ day: DAY, runners });
  await cards.keep(aCard({ day: DAY, races: [race] }), 'hash');
  const clock = { now: parseInstant('2025-08-02T12:00:00Z') as Instant };
  const deps = {
    lines: makeMemoryLineStore(),
    cards,
    clock: () => instant(1_700_000_000_000),
    racingClock: () => clock.now,
    withLock: makeWithLock(),
    rateRace: async () => rateAsOf(race, new Map(), { now: clock.now, card: aProvenance() }, handicapper),
    rules: handicapper.rules,
    results: { sheetsOn: async () => [aSheet({ day: DAY, races: [aRaceResult()] })] },
    sealedRatings: async () => new Map(),
  };
  const [write, show] = [makeWriteMyLine(deps), makeShowMyLine(deps)];
  const [remove, score] = [
    makeRemoveMyLine(deps),
    makeScoreMyLines({ ...deps, racingNow: async () => ({ now: clock.now, history: 'real' }) }),
  ];
  const app: BookLineDeps = {
    scoreMyLines: () => score(ada),
    showMyLine: (_, raceId) => show(ada, raceId),
    async writeMyLine(_, raceId, held) {
      const shares = held.map((share) => ({ ...share, isFixed: true }));
      await write(ada, { raceId, shares, changedAt: null });
      return show(ada, raceId);
    },
    removeMyLine: (_, raceId) => remove(ada, raceId),
    close: async () => undefined,
  };
  const run = (...args: readonly string[]) =>
    runCommand(
      bookLineCommand(async () => app),
      ...args,
    );
  return { run, clock };
}

test('a line is drawn by fair odds, shown with verdicts by it, listed, scored and removed', async () => {
  const { run, clock } = await opened();
  assert.match(
    (await run(ADA)).out,
    /^0 lines: 0 scored, 0 pending, 0 left out\.\nBeside the final odds: no race yet/,
  );
  const drawn = await run(ADA, RACE, '--odds', '1=1-1,2=3');
  assert.match(drawn.out, /1 +Paper Lantern 1 +50\.0% +held +\d+\.\d% +1-1 +2-1 +3-1 +- +WATCH/);
  assert.match(drawn.out, /3 +Paper Lantern 3 +25\.0%/);
  const json = JSON.parse((await run(ADA, RACE, '--json')).out) as { readonly madeAt: string };
  assert.is(json.madeAt, '2025-08-02T12:00:00.000Z');
  assert.match(
    (await run(ADA)).out,
    /saratoga-2025-08-02-1, 2025-08-02T12:00:00\.000Z: #1 50\.0%, #2 25\.0%, #3 25\.0%\n1 line: 0 scored, 1 pending/,
  );
  clock.now = parseInstant('2025-08-03T12:00:00Z') as Instant;
  const scored = await run(ADA);
  assert.match(
    scored.out,
    /Beside the final odds, 1 race: log loss 0\.6931 against \d\.\d{4}, difference -?\d\.\d{4} \(no interval/,
  );
  const locked = await run(ADA, RACE, '--remove');
  assert.ok(locked.error instanceof Refusal && locked.error.code === 'notebook.line-locked');
  clock.now = parseInstant('2025-08-02T12:00:00Z') as Instant;
  assert.is((await run(ADA, RACE, '--remove')).out, `Removed: the line on ${RACE}.\n`);
});

test('odds that are none, and odds without a race, are bad usage', async () => {
  const { run } = await opened();
  assert.match(String((await run(ADA, RACE, '--odds', '1=short')).error), /as 3=7-2,5=12/);
  assert.match(String((await run(ADA, RACE, '--odds', '1=3-0')).error), /as 3=7-2,5=12/);
  assert.match(String((await run(ADA, '--odds', '1=3-1')).error), /need a race/);
});

test.run();
