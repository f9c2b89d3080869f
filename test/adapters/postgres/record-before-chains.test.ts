import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAuditChain } from '#adapters/postgres/audit-chain.ts';
import { makePostgresAuditStore } from '#adapters/postgres/audit-store.ts';
import { makePostgresChain } from '#adapters/postgres/chain-store.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makePostgresResultChain } from '#adapters/postgres/result-chain.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { RaceId } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeKeepAudit } from '#core/operations/use-cases/keep-audit.ts';
import { makeVerifyAudit } from '#core/operations/use-cases/verify-audit.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { makeSealResults } from '#core/results/use-cases/seal-results.ts';
import { makeVerifyResults } from '#core/results/use-cases/verify-results.ts';
import { aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';

const test = suite('The record of a database from before results and audit log were chained');
const NOW = instant(Date.UTC(2026, 7, 1));
const ENTRY = {
  at: NOW,
  act: { by: null, name: 'racing-cli sync', subject: null, requestId: null },
  change: null,
};

test('its ledger keeps verifying, and its results and audit entries are sealed from then on', () =>
  inOlderDatabase('_picks_ledger_from_content', async (database, migrate) => {
    const rows = aChain([{ raceId: 'a' }, { raceId: 'b', isReplayed: true }, { raceId: 'a' }]);
    await makePostgresChain(database, 'picks.ledger').append(rows);
    await makePostgresResultStore(database).keep(aSheet(), 'hash');
    await makePostgresAuditStore(database).keep(ENTRY);
    await migrate();

    const ledger = makePostgresLedgerStore(database);
    assert.is((await makeVerifyLedger({ ledger, digest })()).entries, 3);
    assert.equal(
      (await ledger.lastOf(['a', 'b'] as RaceId[], false)).map(({ seq }) => seq),
      [3],
    );

    const results = makePostgresResultStore(database);
    const chain = makePostgresResultChain(database);
    const { withLock } = database;
    const parts = { results, chain, digest };
    await makeSealResults({ ...parts, clock: () => NOW, withLock }).sealOlder();
    assert.equal(await makeVerifyResults(parts)().then(({ entries, fault }) => [entries, fault]), [1, null]);

    const acts = makePostgresAuditChain(database);
    const audit = makePostgresAuditStore(database);
    await makeKeepAudit({ audit, chain: acts, digest, withLock })(ENTRY);
    const rule = { what: 'audit log', keepDays: 730 };
    const checked = await makeVerifyAudit({ chain: acts, digest, clock: () => NOW, rule })();
    assert.equal([checked.entries, checked.fault], [2, null]);
  }));

test.run();
