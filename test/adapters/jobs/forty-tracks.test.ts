import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { SCHEDULE } from '#config/schedule.ts';
import { TRACKS, zoneOf } from '#core/card/track.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import type { Alarm } from '#core/schedule/ports.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { aCard } from '#test/support/a-card.ts';
import { JOB_DAY } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('Planning forty tracks of ten races');

const RACING = TRACKS.slice(0, 40).map(({ slug }) => slug);
/** A worker plans every ten seconds. */
const MOST_MS = 5_000;

/** Ten races, half an hour apart from 1 PM on the clock of the track. */
function cardOf(trackSlug: string) {
  const first = instantOn(JOB_DAY, 13 * 60, zoneOf(trackSlug));
  const raceAt = (index: number) => {
    const postTime = shift(first, 30 * index * MINUTE);
    return aRace({ trackSlug, day: JOB_DAY, number: index + 1, postTime });
  };
  return aCard({ trackSlug, day: JOB_DAY, races: Array.from({ length: 10 }, (_, index) => raceAt(index)) });
}

test('stores six jobs a race and the sync of the day, and planning them again takes well under its ten seconds', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const printed = makePostgresCardStore(database);
    for (const slug of RACING) await printed.keep(cardOf(slug), slug);
    const now = instantOn(JOB_DAY, 12 * 60 + 28, 'America/New_York');
    const clock = () => now;
    const jobs = makePostgresJobStore(database);
    const alarms: Alarm[] = [];
    const planning = makePlanJobs({
      cards: makeChangedCards({ cards: printed, changes: makePostgresChangeStore(database), clock }),
      jobs,
      schedule: SCHEDULE,
      tracksRacing: printed.tracksRacing,
      expectedTracks: async () => [],
      isSetUp: () => true,
      setAlarms: async (set) => void alarms.push(...set),
      clock,
      racingClock: clock,
    });
    await planning.plan();
    const before = performance.now();
    await planning.plan();
    const took = performance.now() - before;
    assert.ok(took < MOST_MS, `${Math.round(took)} ms`);
    const others = RACING.filter((slug) => slug !== SCHEDULE.home);
    const counts = await Promise.all(
      others.map(async (track) => {
        const stored = await jobs.ofDay({ clock: 0, track, day: JOB_DAY });
        assert.ok(
          stored.some(({ name }) => name === 'data-sync'),
          track,
        );
        return stored.filter(({ raceNumber }) => raceNumber > 0).length;
      }),
    );
    assert.equal([...new Set(counts)], [60]);
    await planning.setDueAlarms();
    const ofRaces = alarms.filter(({ key }) => key.raceNumber > 0);
    assert.ok(ofRaces.length > 0 && ofRaces.length <= others.length, 'only those of the next minutes');
  } finally {
    await close();
  }
});

test.run();
