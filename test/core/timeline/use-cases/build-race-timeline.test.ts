import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { EVENT_KINDS } from '#core/timeline/event.ts';
import type { RaceTimelineRequest } from '#core/timeline/use-cases/build-race-timeline.ts';
import type { PostedConditions } from '#core/weather/posted-conditions.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { aJob } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

import { EVENING, eventsOf, POST, RACE, room, type Stored } from './timeline-room.ts';

const test = suite('The timeline of a race, from all that is stored');

/** Six horses that finish in the order of their numbers. */
const aResult = (change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({
    day: RACE.day,
    provenance: { tier: 'imported', source: 'A chart', at: shift(POST, 10 * MINUTE) },
    races: [
      aRaceResult({
        offMinute: 13 * 60 + 5,
        starters: ['1', '2', '3', '4', '5', '6'].map((programNumber) => aFinisher({ programNumber })),
        payouts: [aPayout({ payoff: 7 })],
      }),
    ],
    ...change,
  });

const sealedAt = (...minutes: readonly number[]) =>
  aChain(minutes.map((after) => ({ racingAt: toIso(shift(POST, after * MINUTE)) })));

test('a race with nothing but its card has that event, and says what is missing', async () => {
  const { events, missing, race, isDemo, track, now } = await (await room()).timeline();
  assert.equal(
    events.map(({ kind, what }) => `${kind}: ${what}`),
    ['card: Card printed'],
  );
  assert.equal(
    missing.map(({ kind }) => kind),
    ['weather', 'odds', 'pick', 'refresh', 'result'],
  );
  assert.equal([race.id, isDemo, track.slug, now], [RACE.id, false, 'saratoga', EVENING]);
});

test('a card that was not stored as printed is not an event', async () => {
  assert.equal(await eventsOf({ printed: null }, 'card'), []);
});

test('everything that happened is in the order of time', async () => {
  const { timeline } = await room({
    changes: [aChange({ what: 'jockey', to: 'Robin Lane' }, { knownAt: shift(POST, -2 * HOUR) })],
    boards: [aBoard({ raceId: RACE.id, at: shift(POST, -35 * MINUTE) })],
    rows: sealedAt(-180),
    sheets: [aResult()],
    jobs: [aJob({ raceNumber: 1, state: 'done', endedAt: shift(POST, 5 * MINUTE) })],
    weather: {
      air: null,
      condition: {
        condition: 'Fast',
        basis: 'posted',
        provenance: { tier: 'live', source: 'The track', at: shift(POST, -3 * HOUR) },
      },
    },
  });
  const { events, missing } = await timeline();
  assert.equal(new Set(events.map(({ kind }) => kind)), new Set(EVENT_KINDS));
  assert.equal(missing, []);
  assert.equal(
    events.map(({ at }) => at),
    events.map(({ at }) => at).toSorted((a, b) => a - b),
  );
});

test('what became known after now is not in it', async () => {
  const later = shift(EVENING, 1);
  const stored = {
    changes: [
      aChange({ what: 'jockey', to: 'Robin Lane' }, { knownAt: EVENING }),
      aChange({ what: 'scratched', to: true }, { knownAt: later }),
    ],
    rows: aChain([{ racingAt: toIso(EVENING) }, { racingAt: toIso(later) }]),
    boards: [aBoard({ raceId: RACE.id, at: later })],
  };
  assert.is((await eventsOf(stored, 'change')).length, 1);
  assert.is((await eventsOf(stored, 'pick')).length, 1);
  assert.equal(await eventsOf(stored, 'odds'), []);
});

test('changes, picks and refreshes of another race are not of this one', async () => {
  const other = aRace({ number: 2 });
  const stored = {
    changes: [aChange({ what: 'jockey', to: 'Robin Lane' }, { raceId: other.id })],
    rows: aChain([{ racingAt: toIso(shift(POST, -HOUR)), raceId: other.id }]),
    jobs: [aJob({ raceNumber: 2 }), aJob({ raceNumber: 0 })],
  };
  for (const kind of ['change', 'pick', 'refresh'] as const) assert.equal(await eventsOf(stored, kind), []);
});

test('all pages of the ledger are read, oldest first', async () => {
  const rows = aChain(Array.from({ length: 501 }, () => ({ racingAt: toIso(shift(POST, -HOUR)) })));
  const events = await eventsOf({ rows }, 'pick');
  assert.equal([events.length, events[0]?.ledgerRow, events.at(-1)?.ledgerRow], [501, 1, 501]);
});

const posted = (minutes: number, dirt: string): PostedConditions => ({
  conditions: { dirt },
  provenance: { tier: 'live', source: 'The track', at: shift(POST, minutes * MINUTE) },
});

test('the going is followed through the day of the race, up to its off', async () => {
  const reports = [
    posted(-20 * 60, 'Muddy'),
    posted(-180, 'Sloppy'),
    posted(-120, 'Sloppy'),
    posted(-60, 'Fast'),
    posted(30, 'Good'),
  ];
  const events = await eventsOf({ posted: reports }, 'weather');
  assert.equal(
    events.map(({ before, after }) => [before, after]),
    [
      [null, 'Sloppy'],
      ['Sloppy', 'Fast'],
    ],
  );
});

test('a race whose surface is unknown has no going', async () => {
  const card = aCard({ races: [aRace({ surface: null })] });
  assert.equal(await eventsOf({ card, posted: [posted(-60, 'Fast')] }, 'weather'), []);
});

test('the weather is that of the off once it has passed, and expected before', async () => {
  const provenance = { tier: 'live', source: 'The track', at: shift(POST, -HOUR) } as const;
  const weather = { air: null, condition: { condition: 'Fast', basis: 'posted', provenance } } as const;
  const [past] = await eventsOf({ weather }, 'weather');
  assert.equal([past?.what, past?.at], ['Weather at the off', POST]);
  const now = shift(POST, -MINUTE);
  const [early] = await eventsOf({ weather, now }, 'weather');
  assert.equal([early?.what, early?.at], ['Weather expected at the off', now]);
});

test('a result settles the pick that was sealed last before the off', async () => {
  const stored = { sheets: [aResult()], rows: sealedAt(-120, -60, 5) };
  const [result] = await eventsOf(stored, 'result');
  assert.equal([result?.what, result?.after], ['Official chart', '1-2-3-4']);
  const [settled, ...more] = await eventsOf(stored, 'settlement');
  assert.equal(more, []);
  assert.equal([settled?.ledgerRow, settled?.at], [2, shift(POST, 10 * MINUTE)]);
  assert.match(
    settled?.after ?? '',
    /^\$2 to win on #\d Paper Lantern \d \(ledger entry 2\): (paid \$7\.00|lost)$/i,
  );
});

test('a result without a pick before the off, or with one made afterwards, settles nothing', async () => {
  const racingAt = toIso(shift(POST, -HOUR));
  for (const rows of [[], sealedAt(5), aChain([{ racingAt, isReplayed: true }])]) {
    const stored = { sheets: [aResult()], rows };
    assert.is((await eventsOf(stored, 'result')).length, 1);
    assert.equal(await eventsOf(stored, 'settlement'), []);
  }
});

test('a stored result of a race that is not over yet is not shown', async () => {
  assert.equal(await eventsOf({ sheets: [aResult()], now: shift(POST, 2 * MINUTE) }, 'result'), []);
});

test('a result that was replaced by another order is two events', async () => {
  const corrected = aResult({
    races: [
      aRaceResult({
        offMinute: 13 * 60 + 5,
        starters: [2, 1, 3].map((official, nth) => aFinisher({ programNumber: `${nth + 1}`, official })),
      }),
    ],
    provenance: { tier: 'imported', source: 'A chart', at: shift(POST, 30 * MINUTE) },
  });
  const events = await eventsOf({ sheets: [aResult(), corrected] }, 'result');
  assert.equal(
    events.map(({ what, before, after }) => [what, before, after]),
    [
      ['Official chart', null, '1-2-3-4'],
      ['Official chart, corrected', '1-2-3-4', '2-1-3'],
    ],
  );
});

test('a pick is settled by the result as it was corrected', async () => {
  const consensus = present(sealedAt(-60).map(entryIn)[0]).voices.find(({ voice }) => voice === 'consensus');
  const ours = present(consensus?.horse).programNumber;
  const won = (winner: string, minutes: number): ResultSheet =>
    aResult({
      races: [
        aRaceResult({
          offMinute: 13 * 60 + 5,
          starters: ['1', '2', '3', '4', '5', '6'].map((programNumber, nth) =>
            aFinisher({ programNumber, official: programNumber === winner ? 1 : nth + 2 }),
          ),
          payouts: [aPayout({ winningNumbers: winner, payoff: 7 })],
        }),
      ],
      provenance: { tier: 'imported', source: 'A chart', at: shift(POST, minutes * MINUTE) },
    });
  const other = ours === '6' ? '5' : '6';
  const settled = async (...sheets: readonly ResultSheet[]) =>
    (await eventsOf({ sheets, rows: sealedAt(-60) }, 'settlement'))[0]?.after ?? '';
  assert.match(await settled(won(ours, 10), won(other, 30)), / lost$/);
  assert.match(await settled(won(other, 10), won(ours, 30)), / paid \$7\.00$/);
});

test('an invented race knows only invented results, a real one only real ones', async () => {
  const card = aCard({ tier: 'demo' });
  const simulated = aResult({ kind: 'simulation' });
  const results = async (stored: Stored) => (await eventsOf(stored, 'result')).map(({ what }) => what);
  assert.equal(await results({ card, sheets: [aResult(), simulated] }), ['Result of the simulation']);
  assert.equal(await results({ sheets: [aResult(), simulated] }), ['Official chart']);
  assert.is((await (await room({ card })).timeline()).isDemo, true);
});

test('refreshes of today go by the clock as it is, those of a day that is over by its own', async () => {
  const today = await room({ lastClock: 99 });
  await today.timeline();
  assert.equal(today.scopes, [0]);
  const nextDay = shift(POST, 24 * HOUR);
  const [over, unplanned] = [await room({ lastClock: 99, now: nextDay }), await room({ now: nextDay })];
  await over.timeline();
  await unplanned.timeline();
  assert.equal([over.scopes, unplanned.scopes], [[99], [0]]);
});

test('an upcoming refresh is listed last, whatever its time', async () => {
  const jobs = [aJob({ raceNumber: 1, dueAt: shift(POST, -10 * HOUR) })];
  const { events } = await (await room({ jobs, sheets: [aResult()] })).timeline();
  assert.equal([events.at(-1)?.kind, events.at(-1)?.state], ['refresh', 'planned']);
});

test('without a day it is today’s race', async () => {
  const { race } = await (await room()).timeline({ day: null, raceNumber: 2 });
  assert.equal([race.day, race.number], [RACE.day, 2]);
});

test('an unknown track, date, card or race is refused', async () => {
  const { timeline } = await room();
  const codeOf = async (request: Partial<RaceTimelineRequest>) => (await refused(timeline(request))).code;
  assert.is(await codeOf({ track: 'nowhere' }), 'card.unknown-track');
  assert.is(await codeOf({ day: '2025-02-30' }), 'card.bad-day');
  assert.is(await codeOf({ day: addDays(RACE.day, 1) }), 'card.no-card');
  assert.is(await codeOf({ raceNumber: 9 }), 'card.unknown-race');
});

test.run();
