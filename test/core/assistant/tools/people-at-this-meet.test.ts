import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, card, NOON, payouts, starters } from './asking.ts';

const test = suite('a jockey or trainer at the meet under way');

async function askingAfter(days: readonly string[]) {
  const room = await openAssistant({ card, now: NOON });
  const [winner, ...others] = starters.map((starter, index) => ({
    ...starter,
    jockeyName: index === 0 ? 'Roe Avery' : 'Somebody Else',
  }));
  for (const day of days)
    await room.results.keep(
      aSheet({
        day: day as RaceDay,
        races: [aRaceResult({ raceNumber: 1, starters: [winner, ...others] as never, payouts })],
      }),
      day,
    );
  return asks(room);
}

const QUESTIONS = [
  'how is Avery doing this meet',
  "Avery's record here this meet",
  'Roe Avery at this meet',
  'how is jockey Avery doing so far at the meet',
];

test('without a stored start at this meet the first line says so, before the wider figures', async () => {
  const none = await askingAfter([]);
  const others = await askingAfter(['2024-08-20']);
  for (const ask of [none, others])
    for (const question of QUESTIONS)
      assert.match(
        await ask(question),
        /^The stored results hold no starts of .*Avery.* at this meet of Saratoga\.\nCounted more widely, by the card:\n.*Avery.*, jockey, on the card:/,
        question,
      );
});

test('with stored starts the record at this meet stands first, and an earlier meet is not in it', async () => {
  const ask = await askingAfter(['2025-08-01', '2025-07-30', '2025-07-24', '2025-05-01']);
  for (const question of QUESTIONS)
    assert.match(
      await ask(question),
      /^.*Avery.* at this meet of Saratoga: 3 for 3, 100\.0%, by the stored results of 3 days, Jul 24, 2025 to Aug 1, 2025\.\nCounted more widely/,
      question,
    );
});

test('a question of no meet begins with the figures of the card', async () => {
  const ask = await askingAfter(['2025-08-01']);
  for (const question of ['how is Avery doing', "Avery's record this year", 'when did I meet Avery'])
    assert.not.match(await ask(question), /at this meet/, question);
});

test.run();
