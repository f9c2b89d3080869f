import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange } from '#core/card/card-change.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { askingWithBoards, asks } from './asking.ts';

const test = suite('answers about changes and earlier odds');

const moment = (clock: string): Instant => parseInstant(`2025-08-02T${clock}:00-04:00`) as Instant;
const OUT = { ...aRunner({ programNumber: '3', horseName: 'TIN WHISTLE', toOne: 6 }), isScratched: true };
const runners = [
  aRunner({ programNumber: '1', horseName: 'SILVER LATCH', toOne: 2 }),
  aRunner({ programNumber: '2', horseName: 'QUIET FORD', toOne: 3 }),
  OUT,
];
const dirt = aRace({ number: 1, runners });
const turf = aRace({
  number: 2,
  surface: 'turf',
  runners: [aRunner({ programNumber: '1', horseName: 'MARBLE BRIDGE' })],
});
const moved = {
  ...aRace({
    number: 3,
    surface: 'dirt',
    runners: [aRunner({ programNumber: '7', horseName: 'EMBER ELBOW' })],
  }),
  offTheTurf: { from: 'turf', drewIn: ['7'], cameOut: [] },
} as const;
const card = aCard({ races: [dirt, turf, moved] });

const report = (change: Pick<CardChange, 'raceId' | 'fact'> & Partial<CardChange>): CardChange => ({
  programNumber: null,
  horseName: null,
  before: null,
  after: null,
  reason: null,
  provenance: { tier: 'live', source: 'Stewards', at: moment('11:05') },
  knownAt: moment('11:05'),
  ...change,
});

async function asking(now: Instant, boards: readonly (readonly [string, readonly number[]])[] = []) {
  const room = await openAssistant({ card, now });
  await room.changes.keep([
    report({
      raceId: dirt.id,
      programNumber: '3',
      horseName: 'TIN WHISTLE',
      fact: { what: 'scratched', to: true },
      reason: 'Veterinarian',
    }),
    report({ raceId: moved.id, fact: { what: 'surface', to: 'dirt' }, before: 'turf', after: 'dirt' }),
  ]);
  await room.odds.keep(
    boards.map(([clock, prices]) => aBoard({ raceId: dirt.id, at: moment(clock), prices })),
  );
  return asks(room);
}

test('whether a horse is scratched is answered for the horse, with the time', async () => {
  const ask = await asking(moment('12:00'));
  assert.is(
    await ask('is Tin Whistle scratched?'),
    '#3 Tin Whistle is scratched from race 1 (Veterinarian), reported 11:05 AM ET by Stewards.\nCard: Brisnet card SAR0802.DRF.',
  );
  assert.is(
    await ask('Is Silver Latch scratched'),
    '#1 Silver Latch is not scratched from race 1: no scratch of it is reported as of 12:00 PM ET.\nCard: Brisnet card SAR0802.DRF.',
  );
  assert.match(await ask('is the 3 out in race 1'), /^#3 Tin Whistle is scratched from race 1/);
  assert.match(await ask('did they scratch the 2 in race 1?'), /^#2 Quiet Ford is not scratched/);
  assert.match(await ask('who is scratched'), /^1 scratch on the card:/);
  assert.match(await ask('scratches in race 1'), /^1 scratch in race 1:/);
});

test('whether a race is off the turf is answered for the race, with the time', async () => {
  const ask = await asking(moment('12:00'));
  assert.match(
    await ask('is race 2 off the turf'),
    /^Race 2 is on the turf: no change of its surface \(turf\) is reported as of 12:00 PM ET\.\nCard: /,
  );
  assert.match(
    await ask('is race 3 still on the turf?'),
    /^Race 3 is off the turf: it runs on the dirt, not the turf, reported 11:05 AM ET by Stewards; drawn in: #7\.\n/,
  );
  assert.match(
    await ask('Is the first off the turf?'),
    /^Race 1 is not a turf race: it is carded for the dirt\./,
  );
  assert.match(
    await ask('is anything off the turf today'),
    /^Race 2 is on the turf: .*\nRace 3 is off the turf/,
  );
});

test('earlier odds are those of the last board stored by then, with its time', async () => {
  const ask = await asking(moment('12:50'), [
    ['11:40', [3, 2]],
    ['12:10', [2.5, 4]],
    ['12:45', [2, 5]],
  ]);
  assert.is(
    await ask('what were the odds on Silver Latch at noon?'),
    [
      'Race 1, the last odds recorded up to 12:00 PM ET:',
      '- #1 Silver Latch: 3-1 at 11:40 AM ET',
      'Morning line 2-1.',
      'Source: A tote.',
    ].join('\n'),
  );
  assert.match(await ask('what was Quiet Ford half an hour ago'), /- #2 Quiet Ford: 4-1 at 12:10 PM ET/);
  assert.match(
    await ask('odds on the 1 in race 1 an hour ago'),
    /^Race 1, the last odds recorded up to 11:50 AM ET:\n- #1 Silver Latch: 3-1 at 11:40 AM ET/,
  );
  assert.match(
    await ask('what price was Silver Latch this morning'),
    /- #1 Silver Latch: 3-1 at 11:40 AM ET/,
  );
  assert.match(
    await ask('what were the odds in race 1 at 12:15'),
    /- #1 .* 5-2 at .*\n- #2 .* 4-1 at 12:10 PM ET/,
  );
  assert.match(
    await ask('how have the odds on Silver Latch moved'),
    /^#1 Silver Latch in race 1: opened 3-1 at 11:40 AM ET, now 2-1 at 12:45 PM ET, shorter: it is taking money\./,
  );
});

test('where no odds were stored by then it says so, with the nearest', async () => {
  const ask = await asking(moment('12:50'), [['12:10', [2.5, 4]]]);
  assert.match(
    await ask('what were the odds on Silver Latch at 11 am'),
    /^No odds for race 1 were recorded up to 11:00 AM ET\.\nThe nearest recorded:\n- #1 Silver Latch: 5-2 at 12:10 PM ET\n/,
  );
  assert.match(
    await ask('odds on Silver Latch this morning'),
    /^No odds for race 1 were recorded from 12:00 AM ET to 12:00 PM ET\.\nThe nearest recorded:/,
  );
  assert.match(await ask('odds on Silver Latch at 3 pm'), /^3:00 PM ET is still to come\./);
  const none = await asking(moment('12:50'));
  assert.is(
    await none('what were the odds on Silver Latch at noon'),
    'No odds for race 1 were recorded up to 12:00 PM ET.\nMorning line 2-1.',
  );
  assert.match(await none('what were the odds at noon'), /^Which race\?/);
});

test('current odds and the price to take are by the live board, not an earlier one', async () => {
  const ask = await askingWithBoards([
    ['11:40', [3, 2, 6]],
    ['11:58', [2, 4, 6]],
  ]);
  assert.match(
    await ask('what are the odds on Silver Latch'),
    /^#1 Silver Latch in race 1: 2-1 on the board,/,
  );
  assert.match(
    await ask('what price do I need on Silver Latch'),
    /^9-5 or more on #1 Silver Latch in race 1\.\n.*; the price now is 2-1 on the board\.\n/,
  );
});

test.run();
