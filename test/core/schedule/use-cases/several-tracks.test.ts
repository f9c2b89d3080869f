import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { TRACKS, zoneOf } from '#core/card/track.ts';
import { HOUR, type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Job } from '#core/schedule/job.ts';
import type { Alarm, RunJob } from '#core/schedule/ports.ts';
import type { ActName } from '#core/schedule/rules.ts';
import { makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { makeWatchScheduler } from '#core/schedule/use-cases/watch-scheduler.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { makeMemoryWorkerRegister } from '#test/doubles/worker-register.ts';
import { aCard } from '#test/support/a-card.ts';
import { JOB_DAY } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { cardsAs } from '#test/support/cards-as.ts';

const test = suite('The schedule of several tracks');

const NOON = 12 * 60;

/** A card of so many races, half an hour apart from 1 PM on the clock of the track. */
function cardOf(trackSlug: string, day: RaceDay, races: number) {
  const postOf = (index: number): Instant =>
    shift(instantOn(day, 13 * 60, zoneOf(trackSlug)), 30 * index * MINUTE);
  return aCard({
    trackSlug,
    day,
    races: Array.from({ length: races }, (_, index) =>
      aRace({ trackSlug, day, number: index + 1, postTime: postOf(index) }),
    ),
  });
}

interface Room {
  /** Slugs of tracks with a card on the day; the flagship is not included by default. */
  readonly racing: readonly string[];
  readonly races?: number;
  /** Slugs of tracks that a source says race on the day, or that members follow. */
  readonly expected?: readonly string[];
  readonly now?: Instant;
  readonly isSetUp?: (act: ActName, track: string) => boolean;
}

function room({
  racing,
  races = 2,
  expected = [],
  now: start = instantOn(JOB_DAY, NOON, 'America/New_York'),
  isSetUp = () => true,
}: Room) {
  let now = start;
  let setUp = isSetUp;
  const jobs = makeMemoryJobStore();
  const calls = { plan: 0, cards: 0 };
  const alarms: Alarm[] = [];
  const clocks = { clock: () => now, racingClock: () => now };
  const printed = cardsAs((track, day) =>
    day === JOB_DAY && racing.includes(track) ? cardOf(track, day, races) : null,
  );
  const cards: typeof printed = {
    ...printed,
    cardFor: (track, day) => {
      calls.cards += 1;
      return printed.cardFor(track, day);
    },
  };
  const isOn = (act: ActName, track: string) => setUp(act, track);
  const planning = makePlanJobs({
    cards,
    jobs: {
      ...jobs,
      plan: (...request) => {
        calls.plan += 1;
        return jobs.plan(...request);
      },
    },
    schedule: SCHEDULE,
    tracksRacing: async ({ from, to }) => (from <= JOB_DAY && JOB_DAY <= to ? racing : []),
    expectedTracks: async (day) => (day === JOB_DAY ? expected : []),
    isSetUp: isOn,
    setAlarms: async (set) => void alarms.push(...set),
    ...clocks,
  });
  const watch = makeWatchScheduler({
    cards,
    jobs,
    workers: makeMemoryWorkerRegister(),
    schedule: SCHEDULE,
    isSetUp: isOn,
    schedulerState: () => ({ isActive: false, code: 'development', sentence: 'It is off.' }),
    ...clocks,
  });
  const jobsOf = (track: string, day: RaceDay = JOB_DAY) => jobs.ofDay({ clock: 0, track, day });
  return {
    jobs,
    planning,
    watch,
    jobsOf,
    alarms,
    calls,
    at: (instant: Instant) => {
      now = instant;
    },
    change: (next: typeof isSetUp) => {
      setUp = next;
    },
    take: (runJob: RunJob) =>
      makeClaimJob({
        jobs,
        schedule: SCHEDULE,
        runJob,
        alert: async () => undefined,
        ...clocks,
        runEvery: () => () => undefined,
        sleep: async () => undefined,
        logError: () => undefined,
      }),
  };
}

const namesOf = (jobs: readonly Job[]) => [...new Set(jobs.map(({ name }) => name))].sort();
const FOR_A_RACE = ['1-minute', '10-minutes', '30-minutes', '5-minutes', 'post', 'results'];

const FOR_A_DAY = ['data-sync', 'expert-picks', 'picks'];

/** On JOB_DAY, by the clock of a track. */
const hourOf = (slug: string, hour: number, minute = 0): Instant =>
  instantOn(JOB_DAY, hour * 60 + minute, zoneOf(slug));

const dailyOf = (jobs: readonly Job[]) => jobs.filter(({ raceNumber }) => raceNumber === 0);

test('another track that races has the sync, the picks, the experts and its race jobs; the flagship has all', async () => {
  const { planning, jobsOf } = room({ racing: ['saratoga', 'aqueduct'], now: hourOf('saratoga', 5) });
  await planning.plan();
  assert.equal(namesOf(await jobsOf('aqueduct')), [...FOR_A_RACE, ...FOR_A_DAY].sort());
  assert.is((await jobsOf('aqueduct')).length, 2 * FOR_A_RACE.length + FOR_A_DAY.length);
  const home = namesOf(await jobsOf('saratoga'));
  for (const name of ['tidy', 'workflow', 'heads', ...FOR_A_DAY]) assert.ok(home.includes(name), name);
});

test('daily jobs come at the same hours on the clock of each track', async () => {
  const { planning, jobsOf } = room({ racing: ['aqueduct', 'del-mar'], now: hourOf('saratoga', 5) });
  await planning.plan();
  for (const slug of ['aqueduct', 'del-mar']) {
    const due = dailyOf(await jobsOf(slug)).map(({ name, dueAt }) => [name, dueAt]);
    assert.equal(due.toSorted(), [
      ['data-sync', hourOf(slug, 6)],
      ['expert-picks', hourOf(slug, 8, 30)],
      ['picks', hourOf(slug, 7)],
    ]);
  }
});

test('a track without a card yet is synced when a source says it races or a member follows it; once it has a card it gets picks', async () => {
  const racing: string[] = [];
  const { planning, jobsOf } = room({ racing, expected: ['aqueduct'], now: hourOf('saratoga', 5) });
  await planning.plan();
  assert.equal(namesOf(await jobsOf('aqueduct')), ['data-sync']);
  assert.equal(await jobsOf('del-mar'), []);
  racing.push('aqueduct');
  await planning.plan();
  assert.equal(namesOf(dailyOf(await jobsOf('aqueduct'))), FOR_A_DAY);
});

test('a track whose card came as a file, with no source, still gets its picks', async () => {
  const isSetUp = (act: ActName, track: string) => act === 'picks' || track === 'saratoga';
  const { planning, jobsOf } = room({ racing: ['aqueduct'], isSetUp, now: hourOf('saratoga', 5) });
  await planning.plan();
  assert.equal(namesOf(await jobsOf('aqueduct')), ['picks']);
});

test('jobs are due by the clock of the track, whose day may be another one', async () => {
  const late = instantOn(addDays(JOB_DAY, 1), 60, 'America/New_York');
  const { planning, jobsOf } = room({ racing: ['del-mar'], races: 20, now: late });
  await planning.plan();
  assert.is(raceDayAt(late, zoneOf('del-mar')), JOB_DAY);
  const [first] = await jobsOf('del-mar');
  assert.ok(first !== undefined && first.dueAt >= shift(late, -36 * HOUR));
  assert.equal(
    (await jobsOf('del-mar')).filter(({ name }) => name === 'post').map(({ raceNumber }) => raceNumber),
    [19, 20],
    'the races at 10 and 10:30 PM Pacific',
  );
});

test('a track no source covers has no jobs, and one that loses its source loses its planned jobs', async () => {
  const knowsNone = room({ racing: ['aqueduct'], isSetUp: (_, track) => track === 'saratoga' });
  await knowsNone.planning.plan();
  assert.equal(await knowsNone.jobsOf('aqueduct'), []);
  const { planning, jobsOf, change } = room({ racing: ['aqueduct'] });
  await planning.plan();
  change((act) => act !== 'odds');
  await planning.plan();
  assert.equal(namesOf(await jobsOf('aqueduct')), [...FOR_A_DAY, 'results'].sort());
  change((_, track) => track === 'saratoga');
  await planning.plan();
  assert.equal(await jobsOf('aqueduct'), []);
});

test('jobs with one name at the same minute at two tracks are two jobs, each run once and on its own', async () => {
  const { planning, jobsOf, jobs, take, at, alarms } = room({ racing: ['saratoga', 'aqueduct'] });
  await planning.plan();
  const due = instantOn(JOB_DAY, NOON + 30, 'America/New_York');
  at(due);
  await planning.setDueAlarms();
  const ofRaces = alarms.filter(({ key }) => key.raceNumber > 0);
  assert.is(ofRaces.length, 2);
  assert.is(new Set(ofRaces.map(({ text }) => text)).size, 2);
  const done: string[] = [];
  const claim = take(async ({ track, name }) => {
    done.push(`${track} ${name}`);
    if (track === 'aqueduct') throw new TypeError('a defect');
    return { runId: 'run-1', failure: null, note: null };
  });
  for (const { key } of ofRaces) await claim(key, 'w1');
  for (const { key } of ofRaces)
    assert.is(await claim(key, 'w2'), null, 'after a restart nothing is done again');
  assert.equal(done.sort(), ['aqueduct 30-minutes', 'saratoga 30-minutes']);
  await planning.plan();
  const stateAt = async (track: string) =>
    (await jobsOf(track)).find(({ name, raceNumber }) => name === '30-minutes' && raceNumber === 1)?.state;
  assert.equal([await stateAt('saratoga'), await stateAt('aqueduct')], ['done', 'failed']);
  const open = await jobs.dueJobs({ now: due, racingNow: due, clock: 0 }, due);
  assert.ok(open.every(({ raceNumber }) => raceNumber === 0));
});

test('the scheduler shows only the jobs of the requested track', async () => {
  const { planning, watch, take, at, jobs } = room({ racing: ['saratoga', 'aqueduct'] });
  await planning.plan();
  const due = instantOn(JOB_DAY, NOON + 30, 'America/New_York');
  at(due);
  const claim = take(async ({ track }) => {
    if (track === 'aqueduct') throw new TypeError('a defect');
    return { runId: 'run-1', failure: null, note: null };
  });
  const dueNow = await jobs.dueJobs({ now: due, racingNow: due, clock: 0 }, due);
  for (const job of dueNow.filter(({ raceNumber }) => raceNumber > 0)) await claim(job, 'w1');
  const [home] = await watch.log();
  const [away] = await watch.log('aqueduct');
  assert.is(home?.message, 'Race 1, 30 minutes before post done.');
  assert.match(away?.message ?? '', /^Aqueduct, race 1, 30 minutes before post failed: /);
  assert.equal([home?.details.track, away?.details.track], ['saratoga', 'aqueduct']);
  assert.equal([(await watch.stats()).failedToday, (await watch.stats('aqueduct')).failedToday], [0, 1]);
  const status = await watch.status('aqueduct');
  assert.equal(
    [status.track, status.nextRace?.race.trackSlug, status.nextDaily],
    ['aqueduct', 'aqueduct', []],
  );
  assert.is((await watch.status()).nextRace?.race.trackSlug, 'saratoga');
  const sheet = await watch.runSheet(null, 'aqueduct');
  assert.equal([sheet.track, sheet.races.length], ['aqueduct', 2]);
  assert.equal(
    sheet.daily.map(({ rule, job }) => [rule.name, job?.state]),
    ['data-sync', 'picks', 'expert-picks'].map((name) => [name, 'planned']),
  );
  assert.equal((await watch.runSheet(null, 'del-mar')).daily, [], 'nothing is planned there');
  assert.is(sheet.races[0]?.jobs[0]?.job?.state, 'failed');
  assert.is((await watch.runSheet(null)).races[0]?.jobs[0]?.job?.state, 'done');
});

test('the next daily jobs of another track are its own, by its clock', async () => {
  const { planning, watch } = room({ racing: ['del-mar'], now: hourOf('saratoga', 5) });
  await planning.plan();
  const { nextDaily } = await watch.status('del-mar');
  assert.equal(
    nextDaily.map(({ rule, dueAt }) => [rule.name, dueAt]),
    [
      ['data-sync', hourOf('del-mar', 6)],
      ['picks', hourOf('del-mar', 7)],
      ['expert-picks', hourOf('del-mar', 8, 30)],
    ],
  );
});

test('forty tracks of ten races have six jobs a race and three a day, and planning again reads no card and writes nothing', async () => {
  const racing = TRACKS.slice(0, 40).map(({ slug }) => slug);
  const { planning, jobsOf, calls, jobs } = room({ racing, races: 10 });
  await planning.plan();
  const others = racing.filter((slug) => slug !== 'saratoga');
  const counts = await Promise.all(others.map(async (slug) => (await jobsOf(slug)).length));
  assert.ok(counts.every((count) => count === 63));
  const before = { ...calls };
  await planning.plan();
  assert.equal([calls.plan - before.plan, calls.cards - before.cards], [0, 0]);
  const end = instantOn(addDays(JOB_DAY, 1), NOON, 'America/New_York');
  const all = await jobs.dueJobs({ now: instant(0), racingNow: end, clock: 0 }, end);
  const perMinute = new Map<number, number>();
  for (const { fireAt } of all)
    perMinute.set(Math.floor(fireAt / MINUTE), (perMinute.get(Math.floor(fireAt / MINUTE)) ?? 0) + 1);
  assert.ok(Math.max(...perMinute.values()) <= 200, 'all first posts at one o’clock is the worst there is');
});

test.run();
