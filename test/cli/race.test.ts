import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { raceCommand } from '#cli/race.ts';
import { type Track, trackBySlug } from '#core/card/track.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { eventOf, type RaceEvent } from '#core/timeline/event.ts';
import type { RaceTimelineRequest } from '#core/timeline/use-cases/build-race-timeline.ts';
import { aRace } from '#test/support/a-race.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli race timeline');

const instantOf = (iso: string): Instant => instant(Date.parse(iso));
const EVENTS: readonly RaceEvent[] = [
  eventOf({
    kind: 'card',
    at: instantOf('2025-08-01T14:00:00Z'),
    what: 'Card printed',
    after: '6 of 6 entered to start, post 1:05 PM',
    source: 'Brisnet card SAR0802.DRF',
  }),
  eventOf({
    kind: 'odds',
    at: instantOf('2025-08-02T16:55:00Z'),
    what: 'Odds 10 minutes before post',
    before: 'favorite 1 at 2-1',
    after: 'favorite 2 at 7-2',
    prices: [
      { interest: '2', price: '7-2', was: '4-1', isScratched: false },
      { interest: '5', price: null, was: '9-1', isScratched: true },
    ],
    source: 'OTB',
  }),
  eventOf({
    kind: 'pick',
    at: instantOf('2025-08-02T17:00:00Z'),
    what: 'Picks published',
    source: 'Sealed ledger',
    ledgerRow: 12,
  }),
  eventOf({
    kind: 'refresh',
    at: instantOf('2025-08-02T17:05:00Z'),
    what: 'Latest odds at post',
    state: 'missed',
    detail: 'No worker ran then.',
    source: 'Scheduler',
  }),
];

async function run(...args: string[]) {
  const raceTimelineRequests: RaceTimelineRequest[] = [];
  const deps = {
    buildRaceTimeline: async (request: RaceTimelineRequest) => {
      raceTimelineRequests.push(request);
      return {
        track: trackBySlug('saratoga') as Track,
        race: aRace(),
        isDemo: false,
        now: instantOf('2025-08-02T18:00:00Z'),
        events: EVENTS,
        missing: [{ kind: 'result' as const, sentence: 'No result is known.' }],
      };
    },
    close: async () => undefined,
  };
  const { out, err, error } = await runCommand(
    raceCommand(async () => deps),
    'timeline',
    ...args,
  );
  return { out, err, error, asked: raceTimelineRequests };
}

test('the timeline is printed line by line with track time, source and change', async () => {
  const { out, asked: raceTimelineRequests } = await run('--date', '2025-08-02', '--race', '1');
  assert.equal(raceTimelineRequests, [{ track: 'saratoga', day: '2025-08-02', raceNumber: 1 }]);
  for (const line of [
    /^Saratoga 2025-08-02, race 1, as of 2:00 PM ET$/m,
    /^2025-08-01 10:00 AM ET +card +Card printed {2}\(Brisnet card SAR0802\.DRF\)$/m,
    /favorite 1 at 2-1 → favorite 2 at 7-2/,
    /2 7-2 {2}5 scr/,
    /Picks published {2}\(Sealed ledger, entry 12\)/,
    /Latest odds at post \[missed\]/,
    /- No result is known\./,
  ])
    assert.match(out, line);
});

test('as JSON it holds each event with its moments as ISO instants', async () => {
  const { out, asked: raceTimelineRequests } = await run('--race', '1', '--json');
  assert.is(raceTimelineRequests[0]?.day, null);
  const printed = JSON.parse(out);
  assert.equal(
    [printed.raceId, printed.events.length, printed.missing.length],
    ['saratoga-2025-08-02-1', 4, 1],
  );
  assert.equal([printed.events[3].at, printed.events[3].state], ['2025-08-02T17:05:00.000Z', 'missed']);
});

test('a race without a number, or with an impossible one, is bad usage', async () => {
  for (const words of [
    [],
    ['--race', '0'],
    ['--race', '100'],
    ['--race', 'x'],
    ['--race', '1', '--date', 'now'],
  ]) {
    const { error, asked: raceTimelineRequests } = await run(...words);
    assert.ok(error instanceof Error, words.join(' '));
    assert.equal(raceTimelineRequests, []);
  }
});

test.run();
