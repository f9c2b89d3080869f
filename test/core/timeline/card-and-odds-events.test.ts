import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import type { ChangedFact } from '#core/card/card-change.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { cardEvent, changeEvent } from '#core/timeline/card-events.ts';
import { capital, eventOf, reportedBy } from '#core/timeline/event.ts';
import { oddsEvents } from '#core/timeline/odds-events.ts';
import { refreshEvent } from '#core/timeline/refresh-events.ts';
import { goingEvents, weatherEvents } from '#core/timeline/weather-events.ts';
import { UNKNOWN_WEATHER } from '#core/weather/race-weather.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aJob, JOB_DUE } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('The timeline before the off');

const what = (fact: ChangedFact, change = {}) => changeEvent(aChange(fact, change)).what;

test('an event has a value for every field, and its report’s time is its own unless given', () => {
  const event = eventOf({ kind: 'card', at: MORNING, what: 'Card printed', source: 'Entries' });
  assert.equal(
    [event.reportedAt, event.before, event.after, event.prices, event.runId],
    [MORNING, null, null, null, null],
  );
  const later = eventOf({
    ...event,
    ...reportedBy({ tier: 'live', source: 'A feed', at: shift(MORNING, 5) }),
  });
  assert.equal(
    [later.at, later.reportedAt, later.source, later.tier],
    [MORNING, shift(MORNING, 5), 'A feed', 'live'],
  );
  assert.equal([capital('jockey'), capital('')], ['Jockey', '']);
});

test('a change names the horse and the fact, a change of the race the fact alone', () => {
  assert.is(what({ what: 'jockey', to: 'Robin Lane' }), '2 PAPER LANTERN 2: jockey');
  assert.is(what({ what: 'scratched', to: true }), '2 PAPER LANTERN 2: scratch');
  assert.is(what({ what: 'scratched', to: false }), '2 PAPER LANTERN 2: scratch reversed');
  const ofRace = { programNumber: null, horseName: null };
  assert.is(what({ what: 'cancelled', to: true }, ofRace), 'Race canceled');
  assert.is(what({ what: 'post-time', to: MORNING }, ofRace), 'Post time moved');
});

test('a change comes when it is known, with what it was and is, and a remark with its words', () => {
  const known = shift(MORNING, MINUTE);
  const event = changeEvent(
    aChange(
      { what: 'jockey', to: 'Robin Lane' },
      { before: 'Alex Marsh', after: 'Robin Lane', reason: 'Sick', knownAt: known },
    ),
  );
  assert.equal(
    [event.at, event.reportedAt, event.before, event.after, event.detail],
    [known, MORNING, 'Alex Marsh', 'Robin Lane', 'Sick'],
  );
  assert.is(changeEvent(aChange({ what: 'remark', to: 'Rail at 12 feet' })).after, 'Rail at 12 feet');
});

test('the card says how many start and when', () => {
  const runners = [1, 2, 3].map((nth) => aRunner({ programNumber: String(nth), isScratched: nth === 3 }));
  const event = cardEvent(aRace({ runners }), aProvenance());
  assert.equal([event.after, event.at], ['2 of 3 entered to start, post 1:05 PM ET', aProvenance().at]);
  assert.match(present(cardEvent(aRace({ postTime: null }), aProvenance()).after), /post time unknown$/);
});

const POST = present(aRace().postTime);
const boardAt = (minutes: number, prices: readonly (number | null)[]) =>
  aBoard({ raceId: aRace().id, at: shift(POST, -minutes * MINUTE), prices });
const eventsBy = (now: Instant, ...boards: ReturnType<typeof boardAt>[]) =>
  oddsEvents(boards, POST, SCHEDULE.raceJobs, now);

test('each mark that has passed shows the odds as of then, shortest first', () => {
  const events = eventsBy(shift(POST, -9 * MINUTE), boardAt(35, [4, 2, null]), boardAt(12, [3, 5, null]));
  assert.equal(
    events.map(({ what: name }) => name),
    ['Odds 30 minutes before post', 'Odds 10 minutes before post'],
  );
  const [first, second] = events;
  assert.equal(
    present(first).prices?.map(({ interest, price, was }) => [interest, price, was]),
    [
      ['2', '2', null],
      ['1', '4', null],
      ['3', null, null],
    ].map(([interest, price, was]) => [interest, price === null ? null : `${price}-1`, was]),
  );
  assert.equal([present(second).before, present(second).after], ['favorite 2 at 2-1', 'favorite 1 at 3-1']);
  assert.equal(
    present(second).prices?.map(({ was }) => was),
    ['4-1', '2-1', null],
  );
});

test('a mark without newer odds says so; one without any has no prices', () => {
  const events = eventsBy(shift(POST, -4 * MINUTE), boardAt(20, [2, 4]));
  assert.equal(
    events.map(({ detail }) => detail),
    ['No odds were stored for this race by then.', null, 'No new board since the last check.'],
  );
  assert.is(present(events[0]).prices, null);
  assert.is(present(events[2]).before, null, 'the favorite is the same');
});

test('a mark has passed at its very moment, not a millisecond before', () => {
  const mark = shift(POST, -30 * MINUTE);
  assert.is(eventsBy(mark, boardAt(35, [4, 2])).length, 1);
  assert.equal(eventsBy(shift(mark, -1), boardAt(35, [4, 2])), []);
});

test('odds of a later moment never show at an earlier mark', () => {
  for (const minutes of [31, 11, 6, 2, 0.5]) {
    const events = eventsBy(POST, boardAt(minutes, [2, 4]));
    for (const event of events.filter(({ prices }) => prices !== null))
      assert.ok(event.reportedAt <= event.at, `${minutes} minutes, ${event.what}`);
  }
});

test('without odds or a post time there are no marks', () => {
  assert.equal(eventsBy(POST), []);
  assert.equal(oddsEvents([boardAt(20, [2])], null, SCHEDULE.raceJobs, POST), []);
});

test('a settled refresh is at its end, an open one at its time, on the racing clock', () => {
  const done = aJob({ state: 'done', endedAt: shift(JOB_DUE, MINUTE), clock: 5, runId: 'run-1' });
  assert.equal(
    [refreshEvent(done, SCHEDULE).at, refreshEvent(done, SCHEDULE).runId],
    [shift(JOB_DUE, MINUTE + 5), 'run-1'],
  );
  const planned = refreshEvent(aJob(), SCHEDULE);
  assert.equal([planned.at, planned.state, planned.what], [JOB_DUE, 'planned', '10 minutes before post']);
});

test('a refresh under way again is at its time, and so is one that was missed', () => {
  const again = aJob({ state: 'running', endedAt: shift(JOB_DUE, MINUTE) });
  const missed = aJob({ state: 'missed', endedAt: null });
  assert.equal(
    [again, missed].map((job) => refreshEvent(job, SCHEDULE).at),
    [JOB_DUE, JOB_DUE],
  );
});

const posted = (after: number, conditions: Record<string, string>) =>
  ({ conditions, provenance: { tier: 'live', source: 'The track', at: shift(MORNING, after) } }) as const;

test('the going is an event where it changes, for the surface of the race', () => {
  const reports = [
    posted(0, { dirt: 'Fast', turf: 'Firm' }),
    posted(1, { dirt: 'Fast' }),
    posted(2, { dirt: 'Sloppy' }),
  ];
  const events = goingEvents(reports, 'dirt');
  assert.equal(
    events.map(({ at, before, after }) => [at - MORNING, before, after]),
    [
      [0, null, 'Fast'],
      [2, 'Fast', 'Sloppy'],
    ],
  );
  assert.equal(
    goingEvents(reports, 'turf').map(({ after }) => after),
    ['Firm'],
  );
  assert.equal(goingEvents(reports, null), []);
});

test('unknown weather is no event, a known condition is', () => {
  const moment = { at: MORNING, isOff: true };
  assert.equal(weatherEvents(UNKNOWN_WEATHER, moment), []);
  const provenance = { tier: 'live', source: 'The track', at: MORNING } as const;
  const condition = { condition: 'Sloppy', basis: 'posted', provenance } as const;
  const [event] = weatherEvents({ air: null, condition }, moment);
  assert.equal([event?.what, event?.after], ['Weather at the off', 'track Sloppy (posted by the track)']);
  const [early] = weatherEvents(
    { air: null, condition: { ...condition, basis: 'estimate' } },
    { ...moment, isOff: false },
  );
  assert.equal(
    [early?.what, early?.after],
    ['Weather expected at the off', 'track Sloppy (estimated from the rain)'],
  );
});

test.run();
