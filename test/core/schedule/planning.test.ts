import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import type { Race } from '#core/card/race.ts';
import { HOUR, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { JobKey } from '#core/schedule/job.ts';
import { plannedJobs } from '#core/schedule/planning.ts';
import type { ActName } from '#core/schedule/rules.ts';
import { JOB_DAY, JOB_DUE, JOB_SCOPE } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('Planning a race day');

const POST = shift(JOB_DUE, 10 * MINUTE);
const race3 = (change: Partial<Race> = {}): Race =>
  aRace({ day: JOB_DAY, number: 3, postTime: POST, ...change });

interface Options {
  readonly races?: readonly Race[];
  /** Minutes before the post of race 3. */
  readonly minutesToPost?: number;
  readonly stored?: readonly JobKey[];
  readonly clock?: number;
  readonly isSetUp?: (act: ActName) => boolean;
}

function planned({
  races = [race3()],
  minutesToPost = 60,
  stored: jobKeys = [],
  clock = 0,
  isSetUp = () => true,
}: Options) {
  const racingNow = shift(POST, -minutesToPost * MINUTE);
  const moment = { racingNow, now: instant(racingNow - clock), clock };
  const card = races.length === 0 ? null : { races };
  return plannedJobs({ ...JOB_SCOPE, clock }, { schedule: SCHEDULE, isSetUp, card, moment, stored: jobKeys });
}

/** Minutes from each job of a race to the post of race 3. */
const ofRace = (options: Options) =>
  planned(options)
    .filter(({ raceNumber }) => raceNumber > 0)
    .map(({ name, dueAt }) => [name, (POST - dueAt) / MINUTE]);
const ofDay = (options: Options) =>
  planned(options).flatMap(({ raceNumber, name }) => (raceNumber === 0 ? [name] : []));

test('a race has its odds at 30, 10, 5 and 1 minutes and at post, and its result at 15 after', () => {
  assert.equal(ofRace({}), [
    ['30-minutes', 30],
    ['10-minutes', 10],
    ['5-minutes', 5],
    ['1-minute', 1],
    ['post', 0],
    ['results', -15],
  ]);
});

test('a post time that moved moves every point', () => {
  const later = race3({ postTime: shift(POST, 7 * MINUTE) });
  assert.equal(
    ofRace({ races: [later] }).map(([, away]) => away),
    [23, 3, -2, -6, -7, -22],
  );
});

test('a race without a post time, or called off, has none', () => {
  assert.equal(ofRace({ races: [race3({ postTime: null }), race3({ number: 4, isCancelled: true })] }), []);
});

test('a job that is not set up is not planned', () => {
  const isSetUp = (act: ActName) => act === 'results' || act === 'tidy';
  assert.equal(
    ofRace({ isSetUp }).map(([name]) => name),
    ['results'],
  );
});

test('odds whose time passed before they were planned are left out; the result is fetched', () => {
  const names = ofRace({ minutesToPost: -30 }).map(([name]) => name);
  assert.equal(names, ['results']);
});

test('odds that can still be had, though late, are fetched even if nobody planned them', () => {
  const names = ofRace({ minutesToPost: 22 }).map(([name]) => name);
  assert.is(names[0], '30-minutes');
});

test('a moment that was planned stays planned when it has passed: somebody has to say that it was missed', () => {
  const stored = [{ ...JOB_SCOPE, raceNumber: 3, name: '30-minutes' }];
  const names = ofRace({ minutesToPost: 6, stored }).map(([name]) => name);
  assert.equal(names, ['30-minutes', '5-minutes', '1-minute', 'post', 'results']);
});

test("the morning's jobs are caught up on the machine's clock, but a clock set to noon begins at noon", () => {
  const minutesToPost = 70;
  assert.equal(ofDay({ minutesToPost }), ['tidy', 'data-sync', 'picks', 'workflow', 'expert-picks']);
  assert.equal(ofDay({ minutesToPost, clock: -4_000 * HOUR }), []);
});

test('a job that fell due while an app with a set clock was opened is not lost', () => {
  const clock = -4_000 * HOUR;
  assert.equal(ofDay({ minutesToPost: 369.5, clock }), ['picks', 'workflow', 'expert-picks']);
  assert.equal(ofDay({ minutesToPost: 368, clock }), ['workflow', 'expert-picks']);
});

test('picks are not made after the race day has begun', () => {
  assert.equal(ofDay({ minutesToPost: -2 }), ['tidy', 'data-sync', 'workflow', 'expert-picks']);
});

test('a day without a card has its sync and its collection', () => {
  assert.equal(ofDay({ races: [], minutesToPost: 12 * 60 }), ['tidy', 'data-sync', 'workflow']);
});

test.run();
