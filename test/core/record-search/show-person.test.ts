import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { bookOf, pagesOf } from '#core/record-search/query-book.ts';
import { makeShowPerson } from '#core/record-search/use-cases/show-person.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a jockey or trainer on their own page');

const TODAY = '2025-08-02' as RaceDay;
const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;

async function people(days: readonly { readonly day: RaceDay; readonly races: readonly RaceResult[] }[]) {
  const cards = makeMemoryCardStore();
  const runners = [
    aRunner({ programNumber: '1', jockey: aPerson('LANE ROBIN J') }),
    aRunner({ programNumber: '2', jockey: aPerson('HALE KIT'), isScratched: true }),
  ];
  await cards.keep(aCard({ races: [aRace({ runners })] }), 'card');
  const book = bookOf([pagesOf(days.map((day) => aSheet(day)))], false);
  return makeShowPerson({ readBook: async () => book, cards, clock: () => MORNING });
}

const only = (change: Parameters<typeof aFinisher>[0], race: Partial<RaceResult> = {}): RaceResult =>
  aRaceResult({ claims: [], ...race, starters: [aFinisher({ trainerName: 'Kit Hale', ...change })] });

const rowsOf = (page: Awaited<ReturnType<Awaited<ReturnType<typeof people>>>>, title: string) =>
  page.groups
    .find((group) => group.title === title)
    ?.rows.map(({ label, starts, wins }) => `${label}: ${wins} of ${starts}`);

const JULY = '2025-07-20' as RaceDay;

test('starts are counted by surface, distance and class, and any spelling leads to the person', async () => {
  const races = [
    only({ jockeyName: 'Robin J. Lane' }),
    only({ jockeyName: 'Robin Lane' }, { raceNumber: 2, surface: 'turf', distanceYards: 1760 }),
    only({ jockeyName: 'Kit Hale' }, { raceNumber: 3 }),
  ];
  const show = await people([{ day: JULY, races: [...races, aRaceResult({ raceNumber: 4 })] }]);
  for (const spelling of ['Robin Lane', 'robin j lane', 'LANE ROBIN J']) {
    const page = await show('jockey', spelling);
    assert.is(page.record.starts, 5, spelling);
    assert.equal(rowsOf(page, 'Surface'), ['Dirt: 2 of 4', 'Turf: 1 of 1'], spelling);
  }
});

test('only days before today count', async () => {
  const show = await people([
    { day: JULY, races: [only({ jockeyName: 'Robin Lane' })] },
    { day: TODAY, races: [only({ jockeyName: 'Robin Lane' })] },
  ]);
  assert.is((await show('jockey', 'Robin Lane')).record.starts, 1);
});

test("today's horses are listed from the card as it spells people, a scratched one marked", async () => {
  const show = await people([{ day: JULY, races: [only({ jockeyName: 'Robin Lane' })] }]);
  const entries = (await show('jockey', 'Robin Lane')).entries;
  assert.equal(
    entries.map(({ programNumber, isScratched }) => [programNumber, isScratched]),
    [['1', false]],
  );
  const unknown = await show('jockey', 'Kit Hale');
  assert.equal([unknown.record.starts, unknown.entries[0]?.isScratched], [0, true]);
  assert.is((await refused(show('jockey', 'Nobody Atall'))).kind, 'not-found');
});

test('situations: first start, layoff, favorite, first start off the claim; what is not reported is in none', async () => {
  const before = addDays(JULY, -70);
  const claimed = [{ horseName: 'Tin Whistle', newTrainer: 'Kit Hale', newOwner: null, price: 20_000 }];
  const show = await people([
    {
      day: before,
      races: [
        only({ horseName: 'Tin Whistle', trainerName: 'Sam Reed', lastStart: null }, { claims: claimed }),
      ],
    },
    {
      day: JULY,
      races: [
        only({
          horseName: 'Tin Whistle',
          lastStart: { day: before, track: 'SAR', raceNumber: 1, finish: 1 },
        }),
        only({ horseName: 'New Slate', lastStart: null }, { raceNumber: 2 }),
        only({ horseName: 'Grey Post', lastStart: null, lastStartReported: false }, { raceNumber: 3 }),
      ],
    },
  ]);
  const page = await show('trainer', 'Kit Hale');
  assert.ok(rowsOf(page, 'Situation')?.includes('Off a layoff of 60 days or more: 1 of 1'));
  assert.ok(rowsOf(page, 'Situation')?.includes('First start off the claim: 1 of 1'));
  assert.ok(rowsOf(page, 'Situation')?.includes('First-time starter: 1 of 1'));
});

test('a record can be counted over one meet or year, the meet under way marked', async () => {
  const show = await people([
    { day: '2024-08-10' as RaceDay, races: [only({ jockeyName: 'Robin Lane' })] },
    { day: '2025-03-10' as RaceDay, races: [only({ jockeyName: 'Robin Lane' })] },
    { day: JULY, races: [only({ jockeyName: 'Robin Lane' })] },
  ]);
  const { spans } = await show('jockey', 'Robin Lane');
  assert.equal(
    spans.map(({ key, isUnderWay, starts }) => [key, isUnderWay, starts]),
    [
      ['all', false, 3],
      ['SAR-2025', true, 1],
      ['SAR-2024', false, 1],
      ['2025', false, 2],
      ['2024', false, 1],
    ],
  );
  assert.is((await show('jockey', 'Robin Lane', 'SAR-2024')).record.starts, 1);
  assert.is((await show('jockey', 'Robin Lane', '2025')).record.starts, 2);
  assert.is((await refused(show('jockey', 'Robin Lane', 'SAR-1999'))).code, 'record-search.unknown-span');
});

test.run();
