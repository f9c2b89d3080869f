import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DayMailLog, DayMailStore } from '#core/notebook/ports.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const day = '2025-08-02' as RaceDay;
const saratoga = { trackSlug: 'saratoga', day };
const aqueduct = { trackSlug: 'aqueduct', day };

export function dayMailStoreScenarios(
  name: string,
  stores: StoreForMembers<DayMailStore & DayMailLog>,
): void {
  const test = memberScenarios(`Mails about how a card went on ${name}`, stores);

  test('nobody wants mail before choosing it, and the last choice counts', async ({ store }) => {
    assert.is(await store.wantsDayMail(anna), false);
    await store.chooseDayMail(anna, day);
    assert.is(await store.wantsDayMail(anna), true);
    await store.chooseDayMail(anna, null);
    assert.is(await store.wantsDayMail(anna), false);
  });

  test('readers of a card chose mail on its day or before and got none about it', async ({ store }) => {
    await store.chooseDayMail(bob, '2025-08-03' as RaceDay);
    await store.chooseDayMail(anna, day);
    assert.equal(await store.dayMailReaders(saratoga), [anna]);
    assert.equal(await store.dayMailReaders({ ...saratoga, day: '2025-08-03' as RaceDay }), [anna, bob]);
    await store.claimDayMail(anna, saratoga, 'first');
    assert.equal(await store.dayMailReaders(saratoga), []);
    assert.equal(await store.dayMailReaders(aqueduct), [anna]);
  });

  test('choosing again keeps the day from which mail is wanted', async ({ store }) => {
    await store.chooseDayMail(anna, day);
    await store.chooseDayMail(anna, '2025-08-09' as RaceDay);
    assert.equal(await store.dayMailReaders(saratoga), [anna]);
  });

  test('a mail of a member and card is claimed once, and again after it was released', async ({ store }) => {
    assert.is(await store.claimDayMail(anna, saratoga, 'first'), true);
    assert.is(await store.claimDayMail(anna, saratoga, 'second'), false);
    assert.is(await store.claimDayMail(anna, aqueduct, 'third'), true);
    assert.is(await store.claimDayMail(bob, saratoga, 'fourth'), true);
    await store.releaseDayMail(anna, saratoga);
    assert.is(await store.claimDayMail(anna, saratoga, 'fifth'), true);
  });

  test('the key of any mail stops them for its reader alone', async ({ store }) => {
    for (const member of [anna, bob]) await store.chooseDayMail(member, day);
    await store.claimDayMail(anna, saratoga, 'of anna');
    assert.is(await store.stopDayMail('of nobody'), false);
    assert.is(await store.stopDayMail('of anna'), true);
    assert.equal([await store.wantsDayMail(anna), await store.wantsDayMail(bob)], [false, true]);
    assert.is(await store.stopDayMail('of anna'), true, 'again changes nothing');
  });

  test('the choice and the mails are deleted with the member', async ({ store }) => {
    await store.chooseDayMail(anna, day);
    await store.claimDayMail(anna, saratoga, 'first');
    await store.forgetDayMail(anna);
    assert.is(await store.wantsDayMail(anna), false);
    assert.is(await store.claimDayMail(anna, saratoga, 'second'), true);
  });

  test.run();
}
