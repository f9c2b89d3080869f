import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, card, NOON, payouts, starters } from './asking.ts';

const test = suite('a jockey or trainer at the meet under way');

async function askingAfter(days: readonly string[], span = 'this year', carded: readonly string[] = []) {
  const avery = {
    ...aPerson('ROE AVERY', 50, 20),
    records: [{ span, starts: 50, wins: 20, places: 5, shows: 5, roi: null }],
  };
  const here = {
    ...card,
    races: card.races.map((race) => ({
      ...race,
      runners: race.runners.map((runner) =>
        runner.jockey?.name === 'ROE AVERY' ? { ...runner, jockey: avery } : runner,
      ),
    })),
  };
  const room = await openAssistant({ card: here, now: NOON });
  for (const day of carded) await room.cards.keep(aCard({ day: day as RaceDay }), `card of ${day}`);
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
      /^.*Avery.* at this meet of Saratoga: 3 for 3, 100\.0%, by the stored results of 3 days, Jul 24, 2025 through Aug 1, 2025\.\nCounted more widely/,
      question,
    );
});

const FIRST = 'how is Avery doing this meet';
const daysBack = (count: number, apart: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays('2025-08-01' as RaceDay, -index * apart));

test('a break of more than two weeks between race days ends a meet, wherever it falls', async () => {
  for (const earlier of ['2025-07-16', '2025-07-08'])
    assert.match(
      await (await askingAfter(['2025-08-01', earlier, '2025-06-20']))(FIRST),
      /: 1 for 1, 100\.0%, by the stored results of 1 day, Aug 1, 2025 through Aug 1, 2025\./,
      earlier,
    );
  assert.match(
    await (await askingAfter(['2025-08-01', '2025-07-08'], 'this year', ['2025-07-20']))(FIRST),
    /: 2 for 2, 100\.0%, by the stored results of 2 days, Jul 8, 2025 through Aug 1, 2025\./,
    'a day with a card and no results is a race day',
  );
});

test('where racing goes on all year, no meet is claimed', async () => {
  assert.match(
    await (await askingAfter(daysBack(30, 7)))(FIRST),
    /^.*Avery.* at Saratoga: \d+ for \d+, 100\.0%, by the stored results of \d+ days, .* through Aug 1, 2025\.\nThe stored race days show no break, so where this meet began is not known\.\n/,
  );
});

test('figures of the card for the meet itself are not called wider', async () => {
  assert.match(
    await (await askingAfter(['2025-08-01'], 'this meet'))(FIRST),
    /through Aug 1, 2025\.\nBy the card:\n/,
  );
});

test('a question of no meet begins with the figures of the card', async () => {
  const ask = await askingAfter(['2025-08-01']);
  for (const question of ['how is Avery doing', "Avery's record this year", 'when did I meet Avery'])
    assert.not.match(await ask(question), /at this meet/, question);
});

test.run();
