import type { HttpDeps } from '#adapters/http/app.ts';
import { makePushSender } from '#adapters/push/push-sender.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { DeviceStore } from '#core/alerts/ports.ts';
import { makeAddDevice } from '#core/alerts/use-cases/add-device.ts';
import { makeMemoryPushKeyStore } from '#test/doubles/alert-store.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

/** Devices as they are wired, on this store. */
export function alertDeps({
  pushDevices: devices,
}: {
  readonly pushDevices: DeviceStore;
}): HttpDeps['useCases']['alerts'] {
  const sender = makePushSender({
    keys: makeMemoryPushKeyStore(),
    contact: 'mailto:stewards@track.example',
    isPublic: () => false,
  });
  const addDevice = makeAddDevice({ devices, digest, clock: machineClock, withLock: makeWithLock() });
  return { devices, addDevice, sender };
}
