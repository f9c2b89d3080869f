import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Card } from '#core/card/race.ts';
import { cachedByMark } from '#core/kernel/cached-by-mark.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import type { StartIndex } from '#core/scorecards/people/start-index.ts';
import { makeRankPeople, type PastStarts } from '#core/scorecards/use-cases/rank-people.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { aCard } from '#test/support/a-card.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('ranking jockeys and trainers');

const DAY = '2025-08-02' as RaceDay;
const instantAt = (clock: string): Instant => parseInstant(`2025-08-02T${clock}:00-04:00`) as Instant;

/** A race at 1:10 PM that Robin Lane wins with number 1. */
const sheet = (change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({ day: DAY, races: [aRaceResult()], ...change });

async function open(
  sheets: readonly ResultSheet[],
  {
    now = instantAt('23:00'),
    cards = [] as readonly Card[],
    ...shared
  }: { now?: Instant; cards?: readonly Card[]; pastStarts?: PastStarts } = {},
) {
  const results = makeMemoryResultStore();
  const store = makeMemoryCardStore();
  for (const resultSheet of sheets) await results.keep(resultSheet, 'hash');
  for (const card of cards) await store.keep(card, 'hash');
  let reads = 0;
  const counted = {
    mark: results.mark,
    sheetsBetween: (...request: Parameters<typeof results.sheetsBetween>) => {
      reads += 1;
      return results.sheetsBetween(...request);
    },
  };
  const racingNow = makeReadRacingNow({ cards: store, clock: () => now });
  return {
    results,
    rank: makeRankPeople({ results: counted, years: makeMemoryResultYears(results), racingNow, ...shared }),
    reads: () => reads,
  };
}

test('the figures are of the timeframe up to the day of the racing clock', async () => {
  const { rank } = await open([0, 6, 7, 400].map((ago) => sheet({ day: addDays(DAY, -ago) })));
  const { rows, span, races } = await rank('jockey', '7days');
  assert.equal([span, races], [{ from: '2025-07-27', to: DAY }, 2]);
  assert.equal([rows[0]?.record.wins, rows[0]?.total.wins], [2, 3]);
  assert.is((await rank('trainer')).rows[0]?.record.wins, 3);
});

test('a past year or meet is a span too, with its own totals', async () => {
  const { rank } = await open([0, 6, 400].map((ago) => sheet({ day: addDays(DAY, -ago) })));
  const year = await rank('jockey', { key: addDays(DAY, -400).slice(0, 4) });
  assert.equal([year.races, year.rows[0]?.record.wins, year.rows[0]?.total.wins], [1, 1, 1]);
  const everything = await rank('jockey', { key: 'all' });
  assert.equal([everything.races, everything.rows[0]?.record.wins, everything.span.to], [3, 3, DAY]);
  const meet = await rank('jockey', { key: `${addDays(DAY, -6)}_${addDays(DAY, 20)}` });
  assert.equal([meet.races, meet.span], [2, { from: addDays(DAY, -6), to: DAY }]);
  for (const key of ['summer', '2099', `${addDays(DAY, 1)}_${addDays(DAY, 2)}`])
    assert.is((await refused(rank('jockey', { key }))).code, 'results.bad-span', key);
});

test('everything is read from the first year with results on, and not at all without any', async () => {
  const { rank, reads } = await open([]);
  await rank('jockey', { key: 'all' });
  assert.is(reads(), 1, 'today alone');
});

test('without results there is nobody', async () => {
  const { rank } = await open([]);
  const { rows, latest, races } = await rank('jockey');
  assert.equal([rows, latest, races], [[], null, 0]);
});

test('a stored result of a race not yet run by the racing clock is not known', async () => {
  const later = aRaceResult({ raceNumber: 2, offMinute: 900 });
  const tomorrow = sheet({ day: addDays(DAY, 1) });
  const winsAt = async (clock: string) =>
    (
      await (
        await open([sheet({ races: [aRaceResult(), later] }), tomorrow], { now: instantAt(clock) })
      ).rank('jockey')
    ).rows[0]?.record.wins;
  assert.equal(
    [await winsAt('13:12'), await winsAt('13:13'), await winsAt('15:02'), await winsAt('15:03')],
    [undefined, 1, 1, 2],
  );
});

test('where the result gives no off the card does, and without a card the time of the import', async () => {
  const races = [aRaceResult({ offMinute: null })];
  const imported = (clock: string) => ({ ...sheet().provenance, at: instantAt(clock) });
  const wins = async (clock: string, cards: readonly Card[]) =>
    (
      await (
        await open([sheet({ races, provenance: imported('14:00') })], { now: instantAt(clock), cards })
      ).rank('jockey')
    ).rows[0]?.record.wins ?? 0;
  assert.equal([await wins('13:07', [aCard()]), await wins('13:08', [aCard()])], [0, 1]);
  assert.equal([await wins('13:59', []), await wins('14:00', [])], [0, 1]);
});

test('real and invented races never mix: the cards of the day decide which are shown', async () => {
  const invented = sheet({
    kind: 'simulation',
    day: addDays(DAY, -1),
    races: [aRaceResult({ starters: [aFinisher({ jockeyName: 'Made Up' })] })],
  });
  const both = [sheet({ day: addDays(DAY, -1) }), invented];
  const names = async (cards: readonly Card[]) =>
    (await (await open(both, { cards })).rank('jockey')).rows.map(({ name }) => name);
  assert.equal(await names([aCard({ tier: 'demo' })]), ['Made Up']);
  assert.equal(await names([aCard()]), ['Robin Lane']);
  assert.equal(await names([]), ['Robin Lane']);
});

test('past days are read once, and again after a new result', async () => {
  const { rank, reads, results } = await open([sheet({ day: addDays(DAY, -1) })]);
  await Promise.all([rank('jockey'), rank('trainer')]);
  const first = reads();
  assert.is((await rank('jockey', '30days')).rows[0]?.record.wins, 1);
  assert.is(reads() - first, 1);
  await results.keep(sheet({ day: addDays(DAY, -2) }), 'hash');
  assert.is((await rank('jockey', '30days')).rows[0]?.record.wins, 2);
});

test('many spans push neither each other nor the last year out of what is cached', async () => {
  const { rank, reads } = await open([sheet({ day: addDays(DAY, -1) })]);
  const lookAround = async () => {
    await rank('jockey');
    for (const ago of [1, 2, 3, 4, 5, 6]) await rank('jockey', { key: `${addDays(DAY, -ago)}_${DAY}` });
  };
  await lookAround();
  const first = reads();
  await lookAround();
  assert.is(reads() - first, 7, 'today alone is read again');
});

test('two rankings that share the past read it once, and each the day itself', async () => {
  const past = cachedByMark<StartIndex>(async () => '', 2);
  const sheets = [sheet({ day: addDays(DAY, -1) }), sheet()];
  const [first, second] = [
    await open(sheets, { pastStarts: past }),
    await open(sheets, { pastStarts: past }),
  ];
  const both = [await first.rank('jockey'), await second.rank('jockey')];
  assert.equal(
    both.map(({ rows }) => rows[0]?.record.wins),
    [2, 2],
  );
  assert.is(second.reads(), 1);
});

test('wins of the meet count from the first day of the season', async () => {
  const { rank } = await open(['2025-07-10', '2025-07-09'].map((day) => sheet({ day: day as RaceDay })));
  assert.equal((await rank('jockey', '30days')).rows[0]?.meetWins, 1);
  const winter = parseInstant('2025-12-24T12:00:00-05:00') as Instant;
  const off = await open([sheet()], { now: winter });
  assert.is((await off.rank('jockey')).rows[0]?.meetWins, null);
});

test('every day of the year counts once, whichever days are read together', async () => {
  const days = Array.from({ length: 365 }, (_, ago) => addDays(DAY, -ago));
  const { rank } = await open(days.map((day) => sheet({ day })));
  const { rows, races } = await rank('jockey', '1year');
  assert.equal([rows[0]?.record.wins, races], [365, 365]);
});

test('after a failed read the past is read again', async () => {
  const { results, rank } = await open([sheet({ day: addDays(DAY, -1) })]);
  const { sheetsBetween } = results;
  let failures = 1;
  results.sheetsBetween = async (track, from, to) => {
    if (from < DAY && failures > 0) {
      failures -= 1;
      throw new Error('away');
    }
    return sheetsBetween(track, from, to);
  };
  await rank('jockey').then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'away'),
  );
  assert.is((await rank('jockey')).rows[0]?.record.wins, 1);
});

test.run();
