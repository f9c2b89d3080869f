import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeScoreMemberPicks } from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeMemoryMemberPickStore } from '#test/doubles/member-pick-store.ts';
import { aMemberPick, PICK_DAY } from '#test/support/a-member-pick.ts';
import { aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('when members’ picks are settled');

const EVENING = parseInstant('2025-08-02T22:00:00-04:00') as Instant;
const YESTERDAY = addDays(PICK_DAY, -1);

async function open(picks: readonly Partial<MemberPick>[]) {
  const [memberPicks, results] = [makeMemoryMemberPickStore(), makeMemoryResultStore()];
  for (const [nth, change] of picks.entries())
    await memberPicks.keep(aMemberPick({ id: `pick-${nth}` as MemberPickId, ...change }));
  const reads: string[] = [];
  const sheetsBetween: typeof results.sheetsBetween = (track, from, to) => {
    reads.push(`${track} ${from}`);
    return results.sheetsBetween(track, from, to);
  };
  const racing: RacingNow = { now: EVENING, today: PICK_DAY, cards: [], history: 'real' };
  const score = makeScoreMemberPicks({
    memberPicks,
    results: { mark: results.mark, sheetsBetween },
    racingNow: async () => racing,
  });
  const outcomes = async () => (await score()).scored.map(({ settlement }) => settlement.outcome);
  return { score, outcomes, results, reads };
}

test('the results of a past day are read once, those of today each time', async () => {
  const { outcomes, reads } = await open([{ day: YESTERDAY }, { day: YESTERDAY, betType: 'show' }, {}]);
  await outcomes();
  assert.equal(reads.splice(0).toSorted(), [`SAR ${YESTERDAY}`, `SAR ${PICK_DAY}`]);
  await outcomes();
  assert.equal(reads.splice(0), [`SAR ${PICK_DAY}`]);
});

test('a new result has every day read again, so that a correction counts at once', async () => {
  const { outcomes, results } = await open([{ day: YESTERDAY }]);
  await results.keep(aSheet({ day: YESTERDAY, races: [aRaceResult()] }), 'first');
  assert.equal(await outcomes(), ['won']);
  const payouts = [aPayout({ winningNumbers: '2', payoff: 9 })];
  await results.keep(aSheet({ day: YESTERDAY, races: [aRaceResult({ payouts })] }), 'second');
  assert.equal(await outcomes(), ['lost']);
});

test('picks of the last year count, the day before it does not, nor one made later than now', async () => {
  const { score } = await open([
    { day: addDays(PICK_DAY, -364) },
    { day: addDays(PICK_DAY, -365) },
    { madeAt: (EVENING + 1) as Instant },
  ]);
  const { picks, span } = await score();
  assert.equal(
    picks.map(({ day }) => day),
    ['2024-08-03'],
  );
  assert.equal(span, { from: '2024-08-03', to: PICK_DAY });
});

test('a pick is settled by its own race on its own track', async () => {
  const { outcomes, results } = await open([{ day: YESTERDAY, raceNumber: 2 }]);
  await results.keep(aSheet({ day: YESTERDAY, races: [aRaceResult()] }), 'hash');
  await results.keep(
    aSheet({ day: YESTERDAY, track: 'DMR', races: [aRaceResult({ raceNumber: 2 })] }),
    'hash',
  );
  assert.equal(await outcomes(), []);
});

test.run();
