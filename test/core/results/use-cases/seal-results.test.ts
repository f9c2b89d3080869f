import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { instant } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { makeSealResults } from '#core/results/use-cases/seal-results.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

const test = suite('Sealing results');

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Seals into nothing; `done` is what happened, in its order. */
function sealing(keep: () => Promise<void>) {
  const done: string[] = [];
  const { keep: seal } = makeSealResults({
    results: {
      keep: async () => {
        await keep();
        done.push('stored');
      },
      currentSheet: async () => null,
    },
    chain: {
      head: async () => null,
      append: async () => void done.push('sealed'),
      unsealed: async () => [],
      sealedOtherwise: async () => [],
      after: async () => [],
    },
    digest: (text) => text,
    clock: () => {
      done.push('dated');
      return instant(0);
    },
    withLock: makeWithLock(),
  });
  return { done, seal: () => seal(aSheet({ races: [aRaceResult()] }), 'digest') };
}

test('a sheet is sealed once it is stored', async () => {
  const { done, seal } = sealing(later);
  await seal();
  assert.equal(done, ['stored', 'dated', 'sealed']);
});

test('a sheet that cannot be stored is not sealed', async () => {
  const { done, seal } = sealing(async () => {
    await later();
    throw new Error('the disk is full');
  });
  assert.is(await seal().catch((error: Error) => error.message), 'the disk is full');
  assert.equal(done, []);
});

/** A chain in memory of 500 sheets of QQQ; `corrected` runs after the first round of sealing. */
function manySheets(corrected: () => void) {
  const sheet = aSheet({ track: 'QQQ', races: [aRaceResult()] });
  const days = Array.from({ length: 500 }, (_, nth) => addDays(sheet.day, nth));
  const zones = new Map<string, string | null | undefined>();
  let rounds = 0;
  const { sealCorrected } = makeSealResults({
    results: {
      keep: async () => undefined,
      currentSheet: async (_track, day) => ({ sheet: { ...sheet, day }, contentHash: '' }),
    },
    chain: {
      head: async () => null,
      after: async () => [],
      unsealed: async () => [],
      append: async (rows) => {
        for (const row of rows) zones.set(resultsIn(row).day, resultsIn(row).timeZone);
        rounds += 1;
        if (rounds === 1) corrected();
        if (rounds > 20) throw new Error('it is sealed for ever');
      },
      sealedOtherwise: async ([track], most) =>
        days
          .filter((day) => zones.get(day) !== track?.timeZone)
          .slice(0, most)
          .map((day) => ({ track: 'QQQ', day, kind: sheet.kind })),
    },
    digest,
    clock: () => instant(0),
    withLock: makeWithLock(),
  });
  return { sealCorrected, zones };
}

test('a clock that is corrected again while hundreds of sheets are sealed ends with all of them on the last one', async () => {
  const { sealCorrected, zones } = manySheets(() => knowRegistrations([aRegistration({ zone: 'central' })]));
  await withRegistrations([aRegistration({ zone: 'pacific' })], async () => {
    assert.is(await sealCorrected(), 700, '200 of them twice');
    assert.equal([...new Set(zones.values())], ['America/Chicago']);
  });
});

test.run();
