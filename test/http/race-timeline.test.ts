import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aClaim, aPlannedJob, JOB_SCOPE } from '#test/support/a-job.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain, aMoment } from '#test/support/a-sealed-pick.ts';
import { anObservation, aTold, reportedBy as weatherBy } from '#test/support/a-weather.ts';
import { present } from '#test/support/present.ts';
import { signUp, signUpAdmin } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('the timeline of a race, over HTTP');

const DAY = '2025-08-02' as RaceDay;
const RACE = 'saratoga-2025-08-02-1';
/** Race 1 is off at 1:05 PM at the track. */
const POST = shift(BEFORE_RACE_1, 30 * MINUTE);
const PATH = '/api/admin/race-timeline';

async function opened(options: ServerOptions = {}) {
  const server = await openTestServer(options);
  const admin = server.browser();
  await signUpAdmin(admin);
  const ask = async (query = '?date=2025-08-02&race=1') => {
    const answer = await admin.ask('GET', `${PATH}${query}`);
    assert.is(answer.status, 200, answer.text);
    return answer.json() as Timeline;
  };
  return { server, admin, ask };
}

interface Event {
  readonly at: string;
  readonly kind: string;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly detail: string | null;
  readonly source: string;
  readonly state: string | null;
  readonly prices: readonly { interest: string; price: string | null; was: string | null }[] | null;
  readonly ledgerRow: number | null;
}

interface Timeline {
  readonly raceId: string;
  readonly events: readonly Event[];
  readonly missing: readonly { kind: string; sentence: string }[];
}

const eventsOf = ({ events }: Timeline, kind: string) => events.filter((event) => event.kind === kind);

const CHANGES = [
  aChange(
    { what: 'jockey', to: 'Robin Lane' },
    { before: 'Ada Vale', after: 'Robin Lane', reason: 'Injury', knownAt: MORNING },
  ),
  aChange(
    { what: 'scratched', to: true },
    { before: 'Entered', after: 'Scratched', programNumber: '5', horseName: 'PAPER LANTERN 5' },
  ),
];
const boardAt = (minutes: number, prices: readonly number[]) =>
  aBoard({ raceId: RACE, at: shift(POST, -minutes * MINUTE), prices });

const RESULT = aSheet({
  day: DAY,
  kind: 'live',
  provenance: { tier: 'live', source: 'OTB', at: shift(POST, 20 * MINUTE) },
  races: [
    aRaceResult({
      offMinute: 13 * 60 + 6,
      starters: ['2', '1', '3'].map((programNumber, nth) =>
        aFinisher({ programNumber, official: nth + 1, crossed: nth + 1 }),
      ),
    }),
  ],
});

const going = (dirt: string, minutesToPost: number) => {
  const instant = shift(POST, -minutesToPost * MINUTE);
  return aTold('courses', { conditions: { dirt }, provenance: weatherBy('The track', instant) });
};
const WEATHER = [
  going('Fast', 240),
  going('Fast', 120),
  going('Muddy (Sealed)', 70),
  aTold(
    'observation',
    anObservation({ provenance: weatherBy('Elm Street Weather', shift(POST, -20 * MINUTE)) }),
  ),
];

test('a finished race shows its whole day in order, each event with its source', async () => {
  const { server, ask } = await opened({
    racingNow: shift(POST, 60 * MINUTE),
    changes: CHANGES,
    boards: [boardAt(31, [2, 3, 4, 6, 10, 20]), boardAt(2, [4, 3.5, 4, 6, 10, 20])],
    results: [RESULT],
    weather: WEATHER,
  });
  const sealed = {
    racingAt: toIso(shift(POST, -300 * MINUTE)),
    raceId: RACE as never,
    day: DAY,
  };
  await server.sealed.ledger.append(
    aChain([
      { ...aMoment(), ...sealed },
      { ...aMoment(), ...sealed, racingAt: toIso(shift(POST, -5 * MINUTE)) },
    ]),
  );
  const timeline = await ask();
  assert.equal(
    timeline.events.map(({ at: instant }) => instant),
    timeline.events.map(({ at: instant }) => instant).toSorted(),
  );
  assert.equal(
    eventsOf(timeline, 'change').map(({ what, before, after, detail, source }) => [
      what,
      before,
      after,
      detail,
      source,
    ]),
    [
      ['2 PAPER LANTERN 2: jockey', 'Ada Vale', 'Robin Lane', 'Injury', 'Entries of a feed'],
      ['5 PAPER LANTERN 5: scratch', 'Entered', 'Scratched', null, 'Entries of a feed'],
    ],
  );
  assert.match(eventsOf(timeline, 'card')[0]?.after ?? '', /6 of 6 entered to start, post 1:05 PM/);
  assert.equal(
    eventsOf(timeline, 'odds').map(({ what, after, detail }) => [what, after, detail]),
    [
      ['Odds 30 minutes before post', 'favorite 1 at 2-1', null],
      ['Odds 10 minutes before post', 'favorite 1 at 2-1', 'No new board since the last check.'],
      ['Odds 5 minutes before post', 'favorite 1 at 2-1', 'No new board since the last check.'],
      ['Odds 1 minute before post', 'favorite 2 at 7-2', null],
      ['Odds at post', 'favorite 2 at 7-2', 'No new board since the last check.'],
    ],
  );
  assert.equal(present(eventsOf(timeline, 'odds')[3]?.prices)[0], {
    interest: '2',
    price: '7-2',
    was: '3-1',
    isScratched: false,
  });
  assert.equal(
    eventsOf(timeline, 'pick').map(({ what, ledgerRow, before }) => [what, ledgerRow, before !== null]),
    [
      ['Picks published', 1, false],
      ['Picks updated', 2, true],
    ],
  );
  assert.equal(
    eventsOf(timeline, 'weather').map(({ what, before, after, source }) => [what, before, after, source]),
    [
      ['Track condition, dirt', null, 'Fast', 'The track'],
      ['Track condition, dirt', 'Fast', 'Muddy (Sealed)', 'The track'],
      [
        'Weather at the off',
        null,
        'Clear, 79°F, wind 7 mph from the NW (measured); track Muddy (Sealed) (posted by the track)',
        'Elm Street Weather',
      ],
    ],
  );
  assert.equal(
    eventsOf(timeline, 'result').map(({ what, after, source }) => [what, after, source]),
    [['Live result', '2-1-3', 'OTB']],
  );
  const [settled] = eventsOf(timeline, 'settlement');
  assert.equal([settled?.what, settled?.ledgerRow], ['Picks settled', 2]);
  assert.match(settled?.after ?? '', /^\$2 to win on #.* \(ledger entry 2\): /);
  assert.equal(
    timeline.missing.map(({ kind }) => kind),
    ['refresh'],
  );
  await server.close();
});

test('before the off the result is hidden, and planned events are last', async () => {
  const { server, ask } = await opened({ results: [RESULT], boards: [boardAt(31, [2, 3])] });
  const due = aPlannedJob({ raceNumber: 1, name: '30-minutes', dueAt: BEFORE_RACE_1 });
  const later = aPlannedJob({ raceNumber: 1, name: '10-minutes', dueAt: shift(POST, -10 * MINUTE) });
  await server.clockwork.jobs.plan(JOB_SCOPE, [due, later], BEFORE_RACE_1);
  const moment = { now: BEFORE_RACE_1, racingNow: BEFORE_RACE_1, clock: 0 };
  const taken = present(await server.clockwork.jobs.claim(aClaim('worker', moment, due)));
  await server.clockwork.jobs.settle(taken, {
    ...taken,
    state: 'late',
    endedAt: BEFORE_RACE_1,
    sentence: 'The host was slow.',
  });
  const timeline = await ask();
  assert.equal([eventsOf(timeline, 'result').length, eventsOf(timeline, 'settlement').length], [0, 0]);
  assert.equal(
    eventsOf(timeline, 'refresh').map(({ what, state, detail }) => [what, state, detail]),
    [
      ['30 minutes before post', 'late', 'The host was slow.'],
      ['10 minutes before post', 'planned', null],
    ],
  );
  assert.equal(timeline.events.at(-1)?.state, 'planned');
  await server.close();
});

test('a race with little data says what is missing and where it will come from', async () => {
  const { server, ask } = await opened();
  const timeline = await ask('?date=2025-08-02&race=2');
  assert.equal(
    timeline.events.map(({ kind }) => kind),
    ['card'],
  );
  assert.equal(
    timeline.missing.map(({ kind }) => kind),
    ['weather', 'odds', 'pick', 'refresh', 'result'],
  );
  assert.ok(timeline.missing.every(({ sentence }) => sentence.length > 20));
  await server.close();
});

test('an unknown race, day or track is refused by name, and members cannot see the timeline', async () => {
  const { server, admin } = await opened();
  const statusOf = async (query: string) => (await admin.ask('GET', `${PATH}${query}`)).status;
  for (const query of [
    '?race=1&date=2025-13-45',
    '?race=x',
    '?race=0',
    '?race=100',
    '?race=1.5',
    '?date=now',
  ])
    assert.is(await statusOf(query), 400, query);
  for (const query of ['?race=9', '?race=1&date=2019-01-01', '?race=1&track=nowhere', '?track=%27--'])
    assert.is(await statusOf(query), 404, query);
  const anna = server.browser();
  await signUp(anna, 'anna@example.com');
  assert.is((await anna.ask('GET', PATH)).status, 403);
  await server.close();
});

test.run();
