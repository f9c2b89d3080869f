import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Member, MemberId } from '#core/accounts/member.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { outcomeOf, scoredPick } from '#core/scorecards/members/member-picks.ts';
import { pickRecord } from '#core/scorecards/members/member-picks-record.ts';
import { displayName, makeRankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeScoreMemberPicks } from '#core/scorecards/use-cases/score-member-picks.ts';
import { makeShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { makeMemoryMemberPickStore } from '#test/doubles/member-pick-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { aMemberPick, PICK_DAY } from '#test/support/a-member-pick.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite("members' picks scored");

const ANNA = 'member-anna' as MemberId;
const BEN = 'member-ben' as MemberId;
const EVENING = parseInstant('2025-08-02T22:00:00-04:00') as Instant;

const settled = (change: Partial<MemberPick>) => {
  const { settlement, place } = scoredPick(aMemberPick(change), aRaceResult());
  return [settlement.outcome, settlement.staked, settlement.returned, place];
};

const secondOf = (programNumber: string) => {
  const { horseKey, horseName } = aMemberPick({ programNumber });
  return { horseKey, horseName, programNumber };
};

test('win, place and show are settled for $2 by what was paid', () => {
  assert.equal(settled({}), ['won', 2, 8.7, 1]);
  assert.equal(settled({ programNumber: '2', betType: 'place' }), ['won', 2, 5.2, 2]);
  assert.equal(settled({ betType: 'show' }), ['won', 2, 3.1, 1]);
  assert.equal(settled({ programNumber: '3' }), ['lost', 2, 0, 3]);
});

test('an exacta is the horse to win with every other second, a dollar each', () => {
  assert.equal(settled({ betType: 'exacta' }), ['won', 2, 18.75, 1]);
  assert.equal(settled({ betType: 'exacta', programNumber: '2' }), ['lost', 2, 0, 2]);
});

test('an exacta of two horses wins in their order alone, for a dollar', () => {
  const exacta = (first: string, second: string) =>
    settled({ betType: 'exacta', programNumber: first, second: secondOf(second) });
  assert.equal(exacta('1', '2'), ['won', 1, 18.75, 1]);
  assert.equal(exacta('1', '3'), ['lost', 1, 0, 1]);
  assert.equal(exacta('2', '1'), ['lost', 1, 0, 2]);
  const renamed = { ...secondOf('2'), horseName: 'Wet Match' };
  assert.equal(settled({ betType: 'exacta', second: renamed }), ['unknown', 0, 0, 1]);
});

test('a bet on a horse that did not start is refunded', () => {
  assert.equal(settled({ programNumber: '9' }), ['refunded', 2, 0, null]);
});

test('a horse is known by its name: under another number too, but not where another one carried its number', () => {
  const pick = aMemberPick({ programNumber: '7', horseName: 'Paper Lantern 1' });
  assert.is(scoredPick(pick, aRaceResult()).settlement.returned, 8.7);
  assert.equal(settled({ horseName: 'Wet Match' }), ['unknown', 0, 0, null]);
});

test('a race without payoffs settles nothing', () => {
  const { settlement } = scoredPick(aMemberPick(), aRaceResult({ payouts: [] }));
  assert.is(settlement.outcome, 'unknown');
});

test('places in words', () => {
  assert.equal([1, 2, 3, 4, null].map(outcomeOf), ['win', 'place', 'show', 'other', 'other']);
});

const won = scoredPick(aMemberPick(), aRaceResult());
const lost = scoredPick(aMemberPick({ programNumber: '3' }), aRaceResult());
const back = scoredPick(aMemberPick({ programNumber: '9' }), aRaceResult());

test('what was refunded is not scored, and a small sample has no rating', () => {
  const record = pickRecord(['win', 'win', 'show'], [won, lost, back], 0.84);
  assert.equal([record.picks, record.scored, record.won, record.winPercent], [3, 2, 1, 50]);
  assert.equal([record.staked, record.returned, record.roi], [4, 8.7, 117.49999999999999]);
  assert.equal([record.rating, record.favoriteBet], [null, 'win']);
  const { winPercent, roi, favoriteBet } = pickRecord([], [], 0.84);
  assert.equal([winPercent, roi, favoriteBet], [null, null, null]);
});

test('the rating holds a small sample to what the public gets back', () => {
  const { rating } = pickRecord(Array(5).fill('win'), Array(5).fill(won), 0.84);
  assert.is(rating, (100 * (5 * 4.35 + 20 * 0.84)) / 25);
});

async function open(picks: readonly MemberPick[], racing: Partial<RacingNow> = {}) {
  const [memberPicks, results, members] = [
    makeMemoryMemberPickStore(),
    makeMemoryResultStore(),
    makeMemoryMemberStore(),
  ];
  for (const pick of picks) await memberPicks.keep(pick);
  const now: RacingNow = { now: EVENING, today: PICK_DAY, cards: [], history: 'real', ...racing };
  const scoredPicks = makeScoreMemberPicks({ memberPicks, results, racingNow: async () => now });
  const rank = makeRankHandicappers({ scoredPicks, members, digest: (text) => `digest-of-${text}` });
  return { results, members, scoredPicks, rank, mine: makeShowMyPicks({ memberPicks, scoredPicks }) };
}
const sheet = (change = {}) => aSheet({ day: PICK_DAY, ...change });
const numbered = (picks: readonly Partial<MemberPick>[]) =>
  picks.map((change, nth) => aMemberPick({ id: `pick-${nth}` as MemberPickId, ...change }));

test('a pick is scored when its result is there, and again when that is corrected', async () => {
  const { scoredPicks, results } = await open([aMemberPick()]);
  assert.equal((await scoredPicks()).scored, []);
  await results.keep(sheet(), 'first');
  assert.is((await scoredPicks()).scored[0]?.settlement.outcome, 'won');
  const starters = ['2', '1'].map((programNumber, index) =>
    aFinisher({ programNumber, official: index + 1 }),
  );
  const corrected = aRaceResult({ starters, payouts: [aPayout({ winningNumbers: '2', payoff: 9 })] });
  await results.keep(sheet({ races: [corrected] }), 'second');
  assert.is((await scoredPicks()).scored[0]?.settlement.outcome, 'lost');
});

test('a race that is not over by the racing clock scores nothing', async () => {
  const noon = parseInstant('2025-08-02T12:30:00-04:00') as Instant;
  const { scoredPicks, results } = await open([aMemberPick({ madeAt: noon })], { now: noon });
  await results.keep(sheet(), 'hash');
  assert.equal([(await scoredPicks()).picks.length, (await scoredPicks()).scored.length], [1, 0]);
});

test('picks on invented races count where the demo is shown, and nowhere else', async () => {
  const both = numbered([{}, { card: aProvenance('demo') }]);
  const { scoredPicks: real } = await open(both);
  const { scoredPicks: demo } = await open(both, { history: 'demo' });
  assert.equal((await real()).picks, both.slice(0, 1));
  assert.equal((await demo()).picks, both.slice(1));
});

test('members are ranked by rating, those with too few scored picks last, and nothing of their account is shown', async () => {
  const days = [1, 2, 3, 4, 5].map((ago) => addDays(PICK_DAY, -ago) as RaceDay);
  const picks = numbered([
    ...days.map((day) => ({ day, memberId: ANNA, programNumber: '3' })),
    ...days.map((day) => ({ day, memberId: BEN })),
    { memberId: 'member-cleo' as MemberId },
  ]);
  const { rank, results, members } = await open(picks);
  for (const day of days) await results.keep(sheet({ day }), 'hash');
  await members.add(aMember({ id: ANNA }));
  await members.add(aMember({ id: BEN, email: 'ben@example.com', firstName: null, lastName: null }));
  const { handicappers } = await rank(10);
  assert.equal(
    handicappers.map(({ record }) => [record.scored, record.won]),
    [
      [5, 5],
      [5, 0],
      [0, 0],
    ],
  );
  assert.equal(handicappers.map((rankedHandicapper) => rankedHandicapper.displayName).slice(0, 2), [
    'Handicapper digest',
    'Anna F.',
  ]);
  assert.not.match(JSON.stringify(handicappers.map(({ id, displayName: name }) => [id, name])), /@|Furlong/);
  assert.is((await rank(1)).handicappers.length, 1);
});

test('nobody with picks is an empty list', async () => {
  assert.equal((await (await open([])).rank(3)).handicappers, []);
});

test('a name that could be an address is not shown', () => {
  const shown = (firstName: string | null, lastName: string | null) =>
    displayName({ firstName, lastName } as Member, 'abcdef123456');
  assert.is(shown('anna@example.com', null), 'Handicapper abcdef');
  assert.is(shown('Anna', 'f@example.com'), 'Handicapper abcdef');
  assert.is(shown(' Anna ', '🐎x'), 'Anna 🐎.');
  assert.is(displayName(null, 'abcdef123456'), 'Handicapper abcdef');
});

test("a member's own picks are listed with those they replaced", async () => {
  const { mine, results } = await open(numbered([{ programNumber: '3' }, {}]));
  await results.keep(sheet(), 'hash');
  assert.equal(
    (await mine(ANNA)).map(({ isCurrent, scored }) => [isCurrent, scored?.settlement.outcome ?? null]),
    [
      [true, 'won'],
      [false, null],
    ],
  );
});

test.run();
