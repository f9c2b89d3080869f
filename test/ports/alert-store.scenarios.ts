import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayAlert } from '#core/alerts/day-alert.ts';
import type { AlertStore, PushKeyStore } from '#core/alerts/ports.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aWatchedRace } from '#test/core/alerts/a-look.ts';
import type { StoreSetup } from './store-setup.ts';

const saturday = { trackSlug: 'saratoga', day: '2025-08-02' as RaceDay };
const sunday = { ...saturday, day: '2025-08-03' as RaceDay };
const look = { at: instant(1_000), races: [aWatchedRace(), aWatchedRace({ raceNumber: 2, pick: null })] };
const scratch: DayAlert = { kind: 'scratch', raceNumber: 1, programNumber: '4', text: 'scratched' };
const turf: DayAlert = { kind: 'off the turf', raceNumber: 1, programNumber: null, text: 'Off the turf' };

interface Opened {
  readonly alerts: AlertStore;
  readonly keys: PushKeyStore;
}

export function alertStoreScenarios(name: string, stores: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Alerts of the day board on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await stores.open());
  });
  test.after(() => stores.close());

  test('of a track and day the last look is kept', async ({ alerts }) => {
    assert.is(await alerts.lookAt(saturday), null);
    await alerts.keepLook(saturday, look);
    await alerts.keepLook(saturday, { ...look, at: instant(2_000) });
    assert.equal(await alerts.lookAt(saturday), { ...look, at: instant(2_000) });
    assert.is(await alerts.lookAt(sunday), null);
  });

  test('an alert is new once a day, whatever its words', async ({ alerts }) => {
    assert.equal(await alerts.keepNew(saturday, look, [scratch, turf]), [scratch, turf]);
    const other = { ...scratch, programNumber: '7' };
    const again = { ...scratch, text: 'in other words' };
    assert.equal(await alerts.keepNew(saturday, look, [again, other, turf]), [other]);
    assert.equal(await alerts.keepNew(sunday, look, [scratch]), [scratch]);
  });

  test('the key pair is made once', async ({ keys }) => {
    const first = { publicKey: 'public', privateKey: 'private' };
    assert.equal(await keys.keysOrNew(() => first), first);
    assert.equal(await keys.keysOrNew(() => ({ publicKey: 'other', privateKey: 'other' })), first);
  });

  test.run();
}
