import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { MemberPick, MemberPickId } from '#core/picks/member-picks/member-pick.ts';
import type { MemberPickStore } from '#core/picks/ports.ts';
import { aMemberPick, PICK_DAY } from '#test/support/a-member-pick.ts';

export interface OpenedMemberPicks {
  readonly store: MemberPickStore;
  readonly memberIsThere: (id: MemberId) => Promise<void>;
}

interface Stores {
  readonly open: () => Promise<OpenedMemberPicks>;
  readonly close: () => Promise<void>;
}

const ANNA = 'member-anna' as MemberId;
const BEN = 'member-ben' as MemberId;
const DAY = { from: PICK_DAY, to: PICK_DAY };

let count = 0;
/** A pick a second after the last, under an id of its own. */
const pick = (change: Partial<MemberPick> = {}): MemberPick => {
  count += 1;
  return aMemberPick({
    id: `pick-${count}` as MemberPickId,
    madeAt: instant(1_754_150_000_000 + count * 1_000),
    ...change,
  });
};

/** What every store of members' picks does; `open` gives an empty one. */
export function memberPickStoreScenarios(name: string, { open, close }: Stores): void {
  const test = suite<OpenedMemberPicks>(`member pick store, ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await open());
    for (const id of [ANNA, BEN]) await context.memberIsThere(id);
  });
  test.after(close);

  test('an empty store has nothing', async ({ store }) => {
    assert.is(await store.current(pick()), null);
    assert.equal(await store.currentBetween(DAY), []);
    assert.equal(await store.everythingOf(ANNA), []);
  });

  test('a pick comes back as it was stored, with and without a price', async ({ store }) => {
    const [priced, unpriced] = [
      pick(),
      pick({ raceNumber: 2, price: null, reasoning: "Ça va – it's “on” 🐎" }),
    ];
    const { horseKey, horseName, programNumber } = pick({ programNumber: '2' });
    const exacta = pick({ betType: 'exacta', second: { horseKey, horseName, programNumber } });
    for (const memberPick of [priced, unpriced, exacta]) await store.keep(memberPick);
    assert.equal(await store.current(exacta), exacta);
    assert.equal(await store.current(priced), priced);
    assert.equal(await store.current(unpriced), unpriced);
  });

  test('the latest for a race and bet type is current, the one before is stored', async ({ store }) => {
    const [first, second] = [pick(), pick({ programNumber: '2' })];
    await store.keep(first);
    await store.keep(second);
    assert.equal(await store.current(first), second);
    assert.equal(await store.currentBetween(DAY), [second]);
    assert.equal(await store.everythingOf(ANNA), [second, first]);
  });

  test('of two made at one moment the one stored last is current', async ({ store }) => {
    const [first, second] = [pick({ madeAt: instant(7) }), pick({ madeAt: instant(7), confidence: 10 })];
    await store.keep(first);
    await store.keep(second);
    assert.equal(await store.current(first), second);
    assert.equal(await store.everythingOf(ANNA), [second, first]);
  });

  test('another bet type, race or member is another pick', async ({ store }) => {
    const picks = [pick(), pick({ betType: 'exacta' }), pick({ raceNumber: 2 }), pick({ memberId: BEN })];
    for (const memberPick of picks) await store.keep(memberPick);
    assert.equal(await store.currentBetween(DAY), picks);
    assert.equal(await store.everythingOf(BEN), picks.slice(3));
  });

  test('a span of days has its picks, both ends included', async ({ store }) => {
    const days = [-1, 0, 1, 2].map((later) => pick({ day: addDays(PICK_DAY, later) }));
    for (const memberPick of days) await store.keep(memberPick);
    const span = { from: PICK_DAY, to: addDays(PICK_DAY, 1) };
    assert.equal(await store.currentBetween(span), days.slice(1, 3));
  });

  test('deleting an account deletes its picks, and nobody else’s', async ({ store }) => {
    for (const memberPick of [pick(), pick({ memberId: BEN })]) await store.keep(memberPick);
    await store.forget(ANNA);
    assert.equal(await store.everythingOf(ANNA), []);
    assert.is((await store.currentBetween(DAY)).length, 1);
  });

  test.run();
}
