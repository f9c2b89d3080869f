import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { zoneOf } from '#core/card/track.ts';
import { minuteOfDayAt, raceDayAt } from '#core/kernel/race-day.ts';
import { realData } from '#test/support/real-data.ts';
import { IMPORTED_AT } from './reading.ts';

const test = suite('real cards of other tracks and years');

/** File, track, day, races and horses. */
const CARDS: readonly (readonly [string, string, string, number, number])[] = [
  ['brisnet/BEL0511-2014.DRF', 'belmont-park', '2014-05-11', 10, 89],
  ['brisnet/BEL0906-2014.DRF', 'belmont-park', '2014-09-06', 10, 88],
  ['brisnet/CDX0426-2025.DRF', 'churchill-downs', '2025-04-26', 10, 94],
  ['brisnet/CDX0503-2025.DRF', 'churchill-downs', '2025-05-03', 14, 187],
  ['brisnet/CDX0515-2025.DRF', 'churchill-downs', '2025-05-15', 8, 86],
  ['brisnet/PIM0509-2025.DRF', 'pimlico', '2025-05-09', 9, 92],
  ['brisnet/SAR0606-2025.DRF', 'saratoga', '2025-06-06', 14, 154],
  ['drf/SAR0607.DRF', 'saratoga', '2025-06-07', 14, 140],
];

for (const [name, slug, day, races, horses] of CARDS) {
  const file = realData(name);
  if (file === null) continue;
  test(`${slug} on ${day}: ${races} races, ${horses} horses, each with a morning line`, async () => {
    const { card } = await readBrisnetCardFile(file, IMPORTED_AT);
    assert.equal([card.trackSlug, card.day, card.races.length], [slug, day, races]);
    const runners = card.races.flatMap((race) => race.runners);
    assert.is(runners.length, horses);
    assert.ok(runners.every(({ morningLine }) => morningLine !== null));
    assert.ok(card.races.every(({ surface, distanceYards }) => surface !== null && distanceYards !== null));
    for (const { postTime } of card.races) {
      assert.ok(postTime !== null);
      assert.is(raceDayAt(postTime, zoneOf(slug)), day);
      const minute = minuteOfDayAt(postTime, zoneOf(slug));
      assert.ok(minute >= 10 * 60 && minute <= 23 * 60, `${slug} ${minute}`);
    }
  });
}

test.run();
