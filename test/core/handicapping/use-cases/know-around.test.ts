import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('what is known around races');

test("each race has the boards before its own off, and the records of its horses' connections", async () => {
  const [first, second] = [aRace(), aRace({ number: 2 })];
  const off = (race: typeof first) => Number(race.postTime);
  const odds = makeMemoryOddsStore();
  const [early, late] = [5, -5].map((minutes) =>
    aBoard({ raceId: first.id, at: off(first) - minutes * MINUTE }),
  );
  const other = aBoard({ raceId: second.id, at: off(second) - 3 * MINUTE });
  if (early === undefined || late === undefined) throw new Error('one board only');
  await odds.keep([early, late, other]);
  const connectionRecords = new Map([['1', new Map()]]);
  const knownAround = makeKnowAround({
    odds,
    raceWeatherOf: async () => new Map(),
    connectionRecordsOf: async () => new Map([[second.id, connectionRecords as never]]),
  });
  const known = await knownAround([first, second], new Map(), instant(off(second) + MINUTE));
  assert.equal(known.get(first.id)?.boards, [early]);
  assert.equal(known.get(second.id)?.boards, [other]);
  assert.is(known.get(second.id)?.connectionRecords as unknown, connectionRecords);
  assert.equal(known.get(first.id)?.connectionRecords, new Map());
});

test.run();
