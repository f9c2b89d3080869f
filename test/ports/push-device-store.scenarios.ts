import * as assert from 'uvu/assert';
import type { DeviceStore } from '#core/alerts/ports.ts';
import { instant } from '#core/kernel/instant.ts';
import { aDevice } from '#test/support/a-device.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function pushDeviceStoreScenarios(name: string, stores: StoreForMembers<DeviceStore>): void {
  const test = memberScenarios(`Devices for notifications on ${name}`, stores);
  const ids = async (store: DeviceStore, member = anna) =>
    (await store.devicesOf(member)).map(({ id }) => id);

  test('a device comes back as it was kept, the last added first', async ({ store }) => {
    const tablet = aDevice({ id: 'tablet', since: instant(2_000) });
    for (const device of [aDevice(), tablet]) await store.keep(device);
    assert.equal(await store.devicesOf(anna), [tablet, aDevice()]);
    assert.equal(await store.devicesOf(bob), []);
  });

  test('a device kept again is one device, and belongs to the last member who kept it', async ({ store }) => {
    await store.keep(aDevice());
    await store.keep(aDevice({ memberId: bob, auth: 'b'.repeat(22) }));
    assert.equal(await store.everyDevice(), [aDevice({ memberId: bob, auth: 'b'.repeat(22) })]);
  });

  test('only its member removes a device', async ({ store }) => {
    await store.keep(aDevice());
    assert.is(await store.remove(bob, 'phone'), false);
    assert.is(await store.remove(anna, 'phone'), true);
    assert.is(await store.remove(anna, 'phone'), false);
    assert.equal(await store.everyDevice(), []);
  });

  test('the devices of a member are deleted together', async ({ store }) => {
    await store.keep(aDevice());
    await store.keep(aDevice({ id: 'tablet', memberId: bob }));
    await store.forget(anna);
    assert.equal([await ids(store), await ids(store, bob)], [[], ['tablet']]);
  });

  test.run();
}
