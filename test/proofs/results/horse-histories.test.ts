import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import { canBeSameHorse, isFullKey } from '#core/card/history/same-horse.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Card } from '#core/card/race.ts';
import { type HorseKey, horseKey } from '#core/card/runner.ts';
import { trackByCode } from '#core/card/track.ts';
import { HOUR, type Instant, instant, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { aCard } from '#test/support/a-card.ts';
import { anImportedSource } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { seededRng, shuffled } from '#test/support/rng.ts';

const test = suite('Histories of invented horses');

const ROUNDS = 25;
const FIRST_DAY = '2025-01-01' as RaceDay;
const TRACKS = ['SAR', 'DMR', 'QQQ'];
/** The first two share a name, and so do the last two, whose years are near each other. */
const HORSES = [
  { name: 'Paper Lantern', year: 2021, dam: 'Candle Wick' },
  { name: 'Paper Lantern', year: 2008, dam: 'Tallow Dip' },
  { name: 'Wet Match', year: 2021, dam: 'Flint' },
  { name: 'Tin Ledger', year: 2020, dam: 'Quill' },
  { name: 'Tin Ledger', year: 2021, dam: 'Inkwell' },
] as const;
const NAMES = [...new Set(HORSES.map(({ name }) => name))];

/** A race that really was: the name of the race tells in the tests which horse ran in it. */
interface TrueStart {
  readonly horse: (typeof HORSES)[number];
  readonly day: RaceDay;
  readonly track: string;
  readonly raceNumber: number;
  readonly official: number;
}

interface World {
  readonly cards: readonly Card[];
  readonly sheets: readonly ResultSheet[];
}

const secretOf = ({ horse, day }: TrueStart): string => `${horse.name} ${horse.year} ${day}`;

function lineOf(start: TrueStart, rng: () => number): PastPerformance {
  return aPastRace({
    ...{ day: start.day, track: start.track, longComment: secretOf(start) },
    raceNumber: rng() < 0.2 ? null : start.raceNumber,
    official: rng() < 0.1 ? 9 : start.official,
    odds: rng() < 0.3 ? null : 4.2,
  });
}

/** What a card of a day prints of a horse: some of the races before it, and a work or two. */
function cardWith(day: RaceDay, track: string, truth: readonly TrueStart[], rng: () => number): Card {
  const runners = HORSES.map((horse, index) => {
    const ran = truth.filter((start) => start.horse === horse && start.day < day && rng() < 0.8);
    const knows = rng();
    return aRunner({
      programNumber: String(index + 1),
      horseName: horse.name.toUpperCase(),
      horseKey: horseKey(horse.name, knows < 0.2 ? null : horse.year, knows < 0.1 ? null : horse.dam),
      pastPerformances: ran.map((start) => lineOf(start, rng)).sort((a, b) => (a.day < b.day ? 1 : -1)),
      workouts: [1, 9].map((back) =>
        aWorkout({ day: addDays(day, -back), track, seconds: rng() < 0.9 ? 48 : 49 }),
      ),
    });
  });
  const trackSlug = trackByCode(track)?.slug ?? 'elsewhere';
  const provenance = anImportedSource(`Card ${track} ${day}`);
  return aCard({ day, trackSlug, provenance, races: [aRace({ day, trackSlug, runners })] });
}

function sheetWith(start: TrueStart, rng: () => number): ResultSheet {
  const horse = aFinisher({
    horseName: start.horse.name,
    official: start.official,
    comment: secretOf(start),
  });
  const { name, year, dam } = start.horse;
  const winner = {
    horseName: name,
    color: 'Bay',
    sex: 'Colt',
    sire: 'Old Lamp',
    dam,
    damSire: 'Tallow',
    breeder: null,
  };
  const foaled = `Mar 1, ${year} in Kentucky`;
  const isBred = rng() < 0.2;
  return aSheet({
    ...{
      track: start.track,
      day: start.day,
      provenance: anImportedSource(`Chart ${start.track} ${start.day}`),
    },
    races: [
      aRaceResult({
        raceNumber: start.raceNumber,
        starters: [horse],
        winner: isBred ? { ...winner, foaled } : null,
      }),
    ],
  });
}

/** Invented races of half a year, the cards that print some and the results that report some. */
function worldOf(seed: number): World {
  const rng = seededRng(seed);
  const whole = (most: number): number => Math.floor(rng() * most);
  const truth = HORSES.flatMap((horse, index) =>
    Array.from(
      { length: 1 + whole(5) },
      (_, nth): TrueStart => ({
        horse,
        day: addDays(FIRST_DAY, nth * 30 + index * 5 + whole(5)),
        track: TRACKS[whole(TRACKS.length)] as string,
        raceNumber: 1 + index,
        official: 1 + whole(8),
      }),
    ),
  );
  const cards = Array.from({ length: 2 + whole(3) }, (_, nth) =>
    cardWith(addDays(FIRST_DAY, 60 + nth * 40), TRACKS[whole(2)] as string, truth, rng),
  );
  /** Of every horse some card gives all of the key. */
  const full = aCard({
    day: '2025-12-01' as RaceDay,
    races: [
      aRace({
        day: '2025-12-01' as RaceDay,
        runners: HORSES.map(({ name, year, dam }, index) =>
          aRunner({
            programNumber: String(index + 1),
            horseName: name,
            horseKey: horseKey(name, year, dam),
            workouts: [],
          }),
        ),
      }),
    ],
  });
  return {
    cards: [...cards, full],
    sheets: truth.filter(() => rng() < 0.6).map((start) => sheetWith(start, rng)),
  };
}

/** Keeps everything of a world, cards and results mixed in any order, and gives what reads it. */
async function stored({ cards, sheets }: World, rng: () => number = () => 0) {
  const [cardStore, resultStore] = [makeMemoryCardStore(), makeMemoryResultStore()];
  const steps = [
    ...cards.map((card) => () => cardStore.keep(card, card.day)),
    ...sheets.map((sheet) => () => resultStore.keep(sheet, sheet.day)),
  ];
  for (const step of shuffled(steps, rng)) await step();
  const show = makeShowHorseHistory({ forms: cardStore, results: resultStore });
  return { cardStore, resultStore, historiesBefore: (before: Instant) => show(NAMES, before) };
}

const LATE = instantOn('2026-01-01' as RaceDay, 720, 'America/New_York');
const secretsIn = (history: HorseHistory): readonly string[] =>
  history.starts.flatMap(({ reports }) =>
    reports.map(({ record, line }) => (record === 'result' ? line.comment : line.longComment)),
  );

test('the order in which cards and results are imported does not matter', async () => {
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const world = worldOf(seed);
    const expected = await (await stored(world)).historiesBefore(LATE);
    for (const order of [1, 2, 3])
      assert.equal(
        await (await stored(world, seededRng(order))).historiesBefore(LATE),
        expected,
        `seed ${seed}`,
      );
  }
});

test('importing everything twice changes nothing', async () => {
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const world = worldOf(seed);
    const twice = { cards: [...world.cards, ...world.cards], sheets: [...world.sheets, ...world.sheets] };
    const expected = await (await stored(world)).historiesBefore(LATE);
    assert.equal(await (await stored(twice, seededRng(seed))).historiesBefore(LATE), expected);
  }
});

test('a card that is replaced leaves nothing behind', async () => {
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const world = worldOf(seed);
    const [first, ...others] = world.cards as [Card, ...Card[]];
    const emptied = { ...first, races: [aRace({ day: first.day, trackSlug: first.trackSlug, runners: [] })] };
    const store = await stored(world);
    await store.cardStore.keep(emptied, 'emptied');
    const expected = await (await stored({ ...world, cards: [emptied, ...others] })).historiesBefore(LATE);
    assert.equal(await store.historiesBefore(LATE), expected);
    const sources = expected.flatMap(({ starts, works }) =>
      [...starts, ...works].flatMap(({ reports }) => reports.flatMap((report) => report.sources)),
    );
    assert.not(sources.some(({ source }) => source === first.provenance.source));
  }
});

test('nothing dated at or after the moment ever comes out, and every earlier race does', async () => {
  const rng = seededRng(7);
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const world = worldOf(seed);
    const { historiesBefore } = await stored(world);
    const before = shift(instantOn(FIRST_DAY, 0, 'America/New_York'), Math.floor(rng() * 200 * 24) * HOUR);
    const today = (track: string): RaceDay =>
      raceDayAt(before, trackByCode(track)?.timeZone ?? 'America/Los_Angeles');
    const histories = await historiesBefore(before);
    const events = histories.flatMap(({ starts, works }) => [...starts, ...works]);
    for (const event of events) assert.ok(event.day < today(event.track), `seed ${seed}: ${event.day}`);
    const reported = histories.flatMap(secretsIn);
    for (const { track, day, races } of world.sheets)
      assert.is(
        reported.includes(races[0]?.starters[0]?.comment ?? ''),
        day < today(track),
        `seed ${seed}: ${day}`,
      );
  }
});

test('what comes later is not seen: the same history as before anything later was imported', async () => {
  const before = instant(instantOn('2025-04-15' as RaceDay, 720, 'America/New_York'));
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const world = worldOf(seed);
    const without = { ...world, sheets: world.sheets.filter(({ day }) => day < '2025-04-15') };
    const expected = await (await stored(without)).historiesBefore(before);
    assert.equal(await (await stored(world)).historiesBefore(before), expected);
  }
});

test('two horses of one name never share a race', async () => {
  for (let seed = 1; seed <= ROUNDS; seed += 1) {
    const histories = await (await stored(worldOf(seed))).historiesBefore(LATE);
    for (const { keys } of histories)
      for (const key of keys) for (const other of keys) assert.ok(canBeSameHorse(key, other));
    const known = histories.filter(({ keys }) => keys.some(isFullKey));
    for (const history of known) {
      const key = history.keys[0] as HorseKey;
      for (const secret of secretsIn(history)) {
        const year = secret.split(' ').at(-2);
        assert.ok(key.includes(`|${year}|`), `seed ${seed}: ${secret} is not of ${key}`);
      }
    }
    const days = known.flatMap(({ horse, starts }) => starts.map((start) => `${horse.key} ${start.day}`));
    assert.is(new Set(days).size, days.length, 'no horse runs twice on a day');
  }
});

test.run();
