import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { type BookLineDeps, bookLineCommand } from '#cli/book-line.ts';
import { handicapper } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { rateAsOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { sharesFrom } from '#core/notebook/line-starts.ts';
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

async function opened(morningLine: readonly (number | null)[] = [3, 3, 3]) {
  const cards = makeMemoryCardStore();
  const runners = morningLine.map((toOne, index) =>
    aRunner({
      programNumber: `${index + 1}`,
      horseName: `Paper Lantern ${index + 1}`,
      ...(toOne === null ? { morningLine: null } : { toOne }),
    }),
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
    async writeMyLine(_, raceId, from, held) {
      const shares = sharesFrom(from, held, await show(ada, raceId));
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

interface PrintedLine {
  readonly rows: readonly { readonly chance: number; readonly isFixed: boolean; readonly ours: number }[];
}
type Run = Awaited<ReturnType<typeof opened>>['run'];

/** The chances of a line as it is printed, held horses marked; they sum to one. */
async function drawn(run: Run, ...words: readonly string[]): Promise<readonly (number | string)[]> {
  const { rows } = JSON.parse((await run(ADA, RACE, ...words, '--json')).out) as PrintedLine;
  assert.ok(Math.abs(sumBy(rows, ({ chance }) => chance) - 1) < 1e-9);
  return rows.map(({ chance, isFixed }) => {
    const shown = Number(chance.toFixed(4));
    return isFixed ? `${shown} held` : shown;
  });
}

test('a line starts from our chances, the morning line or even ones, with horses held beside it', async () => {
  const { run } = await opened([1, 3, 3]);
  const { rows } = JSON.parse((await run(ADA, RACE, '--json')).out) as PrintedLine;
  const ours = rows.map((row) => Number(row.ours.toFixed(4)));
  assert.ok((ours[0] ?? 0) > (ours[1] ?? 1));
  assert.equal(await drawn(run, '--from', 'ours'), ours);
  assert.equal(await drawn(run, '--from', 'morning-line'), [0.5, 0.25, 0.25]);
  assert.equal(await drawn(run, '--from', 'morning-line', '--odds', '2=4-1'), [0.5333, '0.2 held', 0.2667]);
  assert.equal(await drawn(run, '--odds', '3=9-1'), [0.7, '0.2 held', '0.1 held'], 'the line goes on');
  assert.equal(await drawn(run, '--from', 'even', '--odds', '1=1-1'), ['0.5 held', 0.25, 0.25]);
  assert.equal(await drawn(run, '--from', 'even'), [0.3333, 0.3333, 0.3333], 'nobody is held any more');
});

test('a start that lacks a horse is refused, and the line stays as it was', async () => {
  const { run } = await opened([1, null, 3]);
  await run(ADA, RACE, '--from', 'even');
  const { error } = await run(ADA, RACE, '--from', 'morning-line');
  assert.ok(error instanceof Refusal && error.code === 'notebook.no-start');
  assert.is(error.message, 'A line on race 1 cannot start from the morning line: a horse has none.');
  assert.equal(await drawn(run), [0.3333, 0.3333, 0.3333]);
});

test('odds or a start that are none, and those without a race, are bad usage', async () => {
  const { run } = await opened();
  assert.match(String((await run(ADA, RACE, '--odds', '1=short')).error), /as 3=7-2,5=12/);
  assert.match(String((await run(ADA, RACE, '--odds', '1=3-0')).error), /as 3=7-2,5=12/);
  assert.match(String((await run(ADA, RACE, '--from', 'board')).error), /ours, morning-line, even/);
  assert.match(String((await run(ADA, RACE, '--from', 'even', '--remove')).error), /cannot be used with/);
  for (const [option, value] of [
    ['--odds', '1=3-1'],
    ['--from', 'even'],
  ] as const)
    assert.match(String((await run(ADA, option, value)).error), /need a race/);
});

test('a number that cannot be bet on is refused, with a start and without; nothing is written', async () => {
  const { run } = await opened();
  for (const start of [[], ['--from', 'even']]) {
    const { error } = await run(ADA, RACE, ...start, '--odds', '2=3,9=4');
    assert.match(String(error), 'Race 1 has no 9 to bet on: it is scratched, not in the race, or goes by');
  }
  assert.match((await run(ADA)).out, /^0 lines:/);
});

test.run();
