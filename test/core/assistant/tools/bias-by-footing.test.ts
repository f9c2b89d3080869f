import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leaderCount } from '#core/handicapping/bias/leader-count.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, asks, card, NOON, payouts, starters } from './asking.ts';

const test = suite('bias by what races are run on');

/** Asks about a track that ran two races on dirt, won from the post of #2, and one on turf, won from another. */
async function askAfterRaces() {
  const room = await openAssistant({ card, now: NOON });
  const won = (post: number) =>
    starters.map((starter, index) => ({ ...starter, postPosition: index === 0 ? post : post + index }));
  const day = '2025-07-30';
  const races = [
    aRaceResult({ raceNumber: 1, surface: 'dirt', starters: won(1), payouts }),
    aRaceResult({ raceNumber: 2, surface: 'dirt', starters: won(1), payouts }),
    aRaceResult({ raceNumber: 3, surface: 'inner-turf', starters: won(4), payouts }),
  ];
  await room.results.keep(aSheet({ day: day as RaceDay, races }), day);
  return asks(room);
}

test('turf and dirt are counted apart where a question names them', async () => {
  const ask = await askAfterRaces();
  const both = await ask('bias on turf versus dirt');
  assert.match(both, /^Saratoga, turf, Jul 3, 2025 to Aug 1, 2025, 1 race:\n/);
  assert.match(
    both,
    /\nSaratoga, dirt, Jul 3, 2025 to Aug 1, 2025, 2 races:\nThe rail \(post 1\): 2 for 2, 100/,
  );
  assert.not.match(both, /together/);
  const turf = await ask('does speed hold on the turf');
  assert.match(turf, /^Saratoga, turf, .* 1 race:\n[\s\S]*\nRunning styles are not tested/);
  assert.match(turf, /\nOn turf today: no race is official yet\./);
  assert.not.match(turf, /dirt/);
});

test('speed asked for today is the share of leaders that crossed the wire first, a disqualified one included, or plainly not known', async () => {
  const ask = await askAfterRaces();
  assert.match(
    await ask('is speed holding today'),
    /\nFront runners: the leader at the first call crossed the wire first in \d+ of \d+ races?, |\nHow front runners did is not known: no stored race of these days says who led\./,
  );
  assert.not.match(await ask('is the rail good'), /[Ff]ront runners/);
  const start = (position: number | null, crossed: number) => ({
    programNumber: String(crossed),
    horse: String(crossed),
    bettingInterest: String(crossed),
    postPosition: null,
    odds: null,
    firstCall: position === null ? null : { position, behind: null },
    crossed,
  });
  assert.equal(
    leaderCount([
      { starts: [start(1, 1), start(2, 2)] },
      { starts: [start(2, 1), start(1, 2)] },
      { starts: [start(null, 1), start(null, 2)] },
    ]),
    { races: 2, crossedFirst: 1 },
  );
});

test('sprints and routes of a footing are counted apart, other distances are not', async () => {
  const ask = await askAfterRaces();
  assert.match(await ask('is there a rail bias in dirt sprints'), /^Saratoga, dirt sprints, /);
  assert.match(
    await ask('is there a bias at 6 furlongs on dirt'),
    /^Saratoga, dirt, [\s\S]*\nCounted over all its distances together\./,
  );
  assert.match(
    await ask('is there a rail bias in sprints'),
    /\nCounted over all races together, not by surface or distance\./,
  );
  assert.match(await ask('is there a rail bias'), /\nSaratoga, Jul 3, 2025 to Aug 1, 2025, 3 races:/);
});

test('without races on it nothing is made up, and a question about horses is another one', async () => {
  const ask = await asking();
  assert.match(
    await ask('any bias on the grass'),
    /^Saratoga, turf, .* 0 races:\nNo results for this period yet\./,
  );
  for (const question of [
    'who has speed on the turf in race 1',
    'who is best on the dirt',
    'how does Silver Latch do on turf',
    'best turf race',
  ])
    assert.not.match(await ask(question), /^Saratoga, (?:turf|dirt)/, question);
});

test.run();
