import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import { type ScoredPick, scoredPick } from '#core/scorecards/members/member-picks.ts';
import { displayName, makeRankHandicappers } from '#core/scorecards/use-cases/rank-handicappers.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { aMemberPick } from '#test/support/a-member-pick.ts';
import { aRaceResult } from '#test/support/a-result.ts';

const test = suite('members ranked by their picks');

const SPAN = { from: '2024-08-03' as RaceDay, to: '2025-08-02' as RaceDay };

/** So many settled picks of a member, then so many without a result; `1` won its race, `3` did not. */
function picksOf(name: string, settled: number, open = 0, programNumber = '1', trackSlug = 'saratoga') {
  const picks = Array.from({ length: settled + open }, (_, nth) =>
    aMemberPick({
      id: `${name} ${nth}` as MemberPickId,
      memberId: `member-${name}` as MemberId,
      programNumber,
      trackSlug,
      madeAt: instant(nth),
    }),
  );
  return { picks, scored: picks.slice(0, settled).map((pick) => scoredPick(pick, aRaceResult())) };
}

async function ranked(
  members: readonly { readonly picks: readonly MemberPick[]; readonly scored: readonly ScoredPick[] }[],
  top = 10,
) {
  const store = makeMemoryMemberStore();
  for (const name of ['anna', 'ben', 'cleo'])
    await store.add(
      aMember({
        id: `member-${name}` as MemberId,
        email: `${name}@example.com`,
        firstName: name,
        lastName: null,
      }),
    );
  const rank = makeRankHandicappers({
    members: store,
    digest,
    scoredPicks: async () => ({
      span: SPAN,
      picks: members.flatMap(({ picks }) => picks),
      scored: members.flatMap(({ scored }) => scored),
    }),
  });
  return rank(top);
}
const namesOf = ({ handicappers }: Awaited<ReturnType<typeof ranked>>) =>
  handicappers.map(({ displayName: name }) => name);

test('a rating ranks before none, however many picks are still open', async () => {
  assert.equal(namesOf(await ranked([picksOf('anna', 4, 9), picksOf('ben', 5, 0, '3')])), ['ben', 'anna']);
});

test('without ratings more scored picks rank first, then more picks', async () => {
  for (const order of [
    [picksOf('anna', 1), picksOf('ben', 3), picksOf('cleo', 1, 4)],
    [picksOf('cleo', 1, 4), picksOf('ben', 3), picksOf('anna', 1)],
  ])
    assert.equal(namesOf(await ranked(order)), ['ben', 'cleo', 'anna']);
});

test('winners rank before losers of as many picks', async () => {
  const { handicappers } = await ranked([picksOf('anna', 6, 0, '3'), picksOf('ben', 6)]);
  assert.equal(
    handicappers.map(({ displayName: name, record }) => [name, record.won]),
    [
      ['ben', 6],
      ['anna', 0],
    ],
  );
});

test('the three latest picks are shown, newest first, those without a result too', async () => {
  const { handicappers } = await ranked([picksOf('anna', 3, 2)]);
  assert.equal(
    handicappers[0]?.latest.map(({ pick, scored }) => [pick.id, scored?.settlement.outcome ?? null]),
    [
      ['anna 4', null],
      ['anna 3', null],
      ['anna 2', 'won'],
    ],
  );
});

test('the id is twelve characters, the same every time, and not the member’s', async () => {
  const idOf = async () => (await ranked([picksOf('anna', 1)])).handicappers[0]?.id ?? '';
  const id = await idOf();
  assert.equal([id.length, await idOf()], [12, id]);
  assert.not.match(id, /anna/);
});

test('no more members than requested are looked up, and none at the top of nothing', async () => {
  const members = [picksOf('anna', 1), picksOf('ben', 2), picksOf('cleo', 3)];
  assert.equal(namesOf(await ranked(members, 2)), ['cleo', 'ben']);
  assert.equal(namesOf(await ranked(members, 0)), []);
  assert.equal((await ranked([])).span, SPAN);
});

test('a first name and an initial are all that is shown of a name', () => {
  const shown = (firstName: string | null, lastName: string | null) =>
    displayName({ firstName, lastName }, 'abcdef123');
  assert.equal(
    [shown('Anna', 'Furlong'), shown('Anna', ' '), shown(null, 'Furlong'), shown('', '')],
    ['Anna F.', 'Anna', 'Handicapper abcdef', 'Handicapper abcdef'],
  );
});

test('the rating is held to what the public gets back at Saratoga, 84 cents of a dollar', async () => {
  const { handicappers } = await ranked([picksOf('anna', 20, 0, '3')]);
  assert.ok(Math.abs((handicappers[0]?.record.rating ?? 0) - 42) < 1e-9, 'twenty losers count half');
});

test('the rating is held to what each pick’s own track gives back', async () => {
  const ratingOf = async (...members: readonly ReturnType<typeof picksOf>[]) =>
    (await ranked(members)).handicappers[0]?.record.rating?.toFixed(6);
  const penn = picksOf('anna', 20, 0, '3', 'penn-national');
  assert.is(await ratingOf(penn), '41.500000', 'half of 83 cents');
  const home = picksOf('anna', 20, 0, '3').scored.slice(0, 10);
  const both = [...home, ...penn.scored.slice(10)];
  assert.is(
    await ratingOf({ picks: both.map(({ pick }) => pick), scored: both }),
    '41.750000',
    'half of 84 and 83 cents',
  );
});

test.run();
