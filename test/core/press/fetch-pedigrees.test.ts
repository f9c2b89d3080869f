import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ReportedPedigree } from '#core/press/pedigree-figures.ts';
import { makeFetchExpertPicks } from '#core/press/use-cases/fetch-expert-picks.ts';
import { makeFetchPedigrees } from '#core/press/use-cases/fetch-pedigrees.ts';
import { makeMemoryExpertStore } from '#test/doubles/expert-store.ts';
import { makeMemoryPedigreeStore } from '#test/doubles/pedigree-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import {
  aDaySelection,
  aRunnerPedigree,
  aSelection,
  MORNING,
  PRESS_DAY,
  somePedigreeFigures,
} from '#test/support/a-selection.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('pedigrees and expert picks of a day');

const REQUEST = { track: 'saratoga', day: PRESS_DAY };
/** The first and the last day of those that are stored beside August 2, 2025: 400 days. */
const LAST_STORED = addDays(PRESS_DAY, -400);
const DROPPED = addDays(PRESS_DAY, -401);

/** Race 1 has the horses of `aRace`, race 2 six others. */
const CARD = aCard({
  races: [
    aRace(),
    aRace({
      number: 2,
      runners: ['1', '2', '3', '4', '5', '6'].map((programNumber) =>
        aRunner({ programNumber, horseName: `SECOND ${programNumber}` }),
      ),
    }),
  ],
});

const row = (horseName: string): ReportedPedigree => ({
  day: null,
  raceNumber: null,
  programNumber: null,
  horseName,
  figures: somePedigreeFigures(),
});

async function room() {
  const [cards, pedigrees, experts] = [
    makeMemoryCardStore(),
    makeMemoryPedigreeStore(),
    makeMemoryExpertStore(),
  ];
  await cards.keep(CARD, 'hash');
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const clock = () => MORNING;
  const pedigreesOf = (...reported: ReportedPedigree[]) =>
    makeFetchPedigrees({
      readPedigrees: async () => ({ source: 'PediCapper', tier: 'live', pedigrees: reported, faults: [] }),
      pedigrees,
      cards,
      clock,
    })(REQUEST, log);
  const picksOf = (
    selections: readonly ReturnType<typeof aSelection>[],
    failed: readonly { name: string; refusal: Refusal }[] = [],
  ) =>
    makeFetchExpertPicks({ readSelections: async () => ({ selections, failed }), experts, cards, clock })(
      REQUEST,
      log,
    );
  return { pedigrees, experts, lines, pedigreesOf, picksOf };
}

test('each race says how many of its horses have figures', async () => {
  const { pedigreesOf, lines } = await room();
  const { parts, expected, received } = await pedigreesOf(
    row('Paper Lantern 1'),
    row('Second 1'),
    row('Second 2'),
    row('Nobody'),
  );
  assert.equal(parts, [
    { name: 'Race 1', expected: 6, received: 1 },
    { name: 'Race 2', expected: 6, received: 2 },
  ]);
  assert.equal([expected, received], [12, 3]);
  assert.equal(lines, ['3 horses for Aug 2: 3 new or changed. 0 rows ignored (other days).']);
});

test('the same figures again are not new', async () => {
  const { pedigreesOf, lines } = await room();
  await pedigreesOf(row('Second 1'));
  await pedigreesOf(row('Second 1'));
  assert.match(lines[1] ?? '', /^1 horse for Aug 2: 0 new or changed\./);
});

test('figures and selections are deleted after four hundred days', async () => {
  const { pedigreesOf, picksOf, pedigrees, experts } = await room();
  const late = shift(MORNING, 1);
  for (const day of [DROPPED, LAST_STORED]) {
    await pedigrees.keep([aRunnerPedigree({ day })]);
    await experts.keep([aDaySelection({ day })]);
  }
  await pedigreesOf();
  await picksOf([]);
  const count = async (day: RaceDay) => [
    (await pedigrees.pedigreesFor('saratoga', day, late)).length,
    (await experts.selectionsFor('saratoga', day, late)).length,
  ];
  assert.equal(
    [await count(DROPPED), await count(LAST_STORED)],
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test('selections of other days are not expected, those of the day are, whether they fit or not', async () => {
  const { picksOf, lines } = await room();
  const other = aSelection({ day: addDays(PRESS_DAY, 1) });
  const { expected, received, faults } = await picksOf([
    aSelection(),
    aSelection({ raceNumber: 9 }),
    other,
    other,
  ]);
  assert.equal([expected, received, faults.length], [2, 1, 1]);
  assert.equal(lines, ['1 selection for Aug 2: 1 new or changed. 2 ignored (other days).']);
});

test('a page that cannot be read is a fault beside those of the card', async () => {
  const { picksOf } = await room();
  const refusal = new Refusal('unavailable', 'source.unavailable', 'The Rail does not answer.');
  const failed = [{ name: 'The Rail', refusal }];
  const { faults } = await picksOf([aSelection()], failed);
  assert.equal(faults, ['The Rail: The Rail does not answer.']);
  assert.is((await refused(picksOf([], failed))).code, 'source.unavailable');
});

test.run();
