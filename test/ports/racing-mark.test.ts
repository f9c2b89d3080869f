import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makePostgresConnectionRecordStore } from '#adapters/postgres/connection-record-store.ts';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { makePostgresRacingMark } from '#adapters/postgres/racing-mark.ts';
import { makePostgresWeatherStore } from '#adapters/postgres/weather-store.ts';
import type { RaceId } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { anObservation, aTold, NOON } from '#test/support/a-weather.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { recordParts } from '#test/support/record-parts.ts';

const test = suite('what prices and chances rest on, PostgreSQL');
const DAY = '2025-08-02' as RaceDay;
const PICKS: PicksSet = {
  trackSlug: 'saratoga',
  day: DAY,
  madeAt: MORNING,
  isScheduled: true,
  cardHash: 'hash',
  madeWith: 'market-1',
  recommendations: [],
};
const DAYS = { from: DAY, to: '2025-08-03' as RaceDay };

const database = emptiedDatabase();
test.after(database.close);

test('every stored card, change, board, picks, weather and record, and only that, changes the version', async () => {
  const db = await database.open();
  const markOf = makePostgresRacingMark(db);
  const cards = makePostgresCardStore(db);
  const card = aCard({ day: DAY });
  const steps: readonly (readonly [what: string, keep: () => Promise<unknown>])[] = [
    ['a card', () => cards.keep(card, 'as imported')],
    ['the card imported again', () => cards.keep(card, 'as corrected')],
    ['a scratch', () => makePostgresChangeStore(db).keep([aChange({ what: 'scratched', to: true })])],
    [
      'a board',
      () => makePostgresOddsStore(db).keep([aBoard({ raceId: `saratoga-${DAY}-1` as RaceId, at: MORNING })]),
    ],
    ['picks', () => makePostgresPicksStore(db).keep(PICKS)],
    ['picks made again', () => makePostgresPicksStore(db).keep(PICKS)],
    ['an observation', () => makePostgresWeatherStore(db).keep([aTold('observation', anObservation())])],
    [
      'the records of people',
      () => makePostgresConnectionRecordStore(db).replaceAll(recordParts(), 'told of 40 days'),
    ],
  ];
  const marks = [await markOf('saratoga', DAYS)];
  for (const [what, keep] of steps) {
    await keep();
    const mark = await markOf('saratoga', DAYS);
    assert.not.ok(marks.includes(mark), what);
    assert.is(await markOf('saratoga', DAYS), mark, what);
    marks.push(mark);
  }
});

test('data of another day or track does not change it', async () => {
  const db = await database.open();
  const markOf = makePostgresRacingMark(db);
  const before = await markOf('saratoga', DAYS);
  await makePostgresCardStore(db).keep(aCard({ day: '2025-08-09' as RaceDay }), 'another day');
  await makePostgresWeatherStore(db).keep([aTold('observation', anObservation(), NOON, 'aqueduct')]);
  assert.is(await markOf('saratoga', DAYS), before);
});

test.run();
