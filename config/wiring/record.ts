import { makePostgresAuditChain } from '#adapters/postgres/audit-chain.ts';
import { makePostgresAuditStore } from '#adapters/postgres/audit-store.ts';
import { makePostgresResultChain } from '#adapters/postgres/result-chain.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import type { AuditChain } from '#core/operations/ports.ts';
import { makeKeepAudit } from '#core/operations/use-cases/keep-audit.ts';
import { makeVerifyAudit, type VerifyAudit } from '#core/operations/use-cases/verify-audit.ts';
import type { ChainOfDays, ResultChain } from '#core/results/ports.ts';
import { type ListCorrections, makeListCorrections } from '#core/results/use-cases/list-corrections.ts';
import { makeSealResults, type SealResults } from '#core/results/use-cases/seal-results.ts';
import { makeVerifyResults, type VerifyResults } from '#core/results/use-cases/verify-results.ts';
import { AUDIT_RULE } from '../retention.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly resultChain: ResultChain & ChainOfDays;
    readonly sealResults: SealResults;
    readonly verifyResults: VerifyResults;
    readonly listCorrections: ListCorrections;
    readonly auditChain: AuditChain;
    readonly verifyAudit: VerifyAudit;
  }
}

/** Results as stored, without sealing. */
const storedResults = (get: Get) => makePostgresResultStore(get('database'));

/** What makes the record: results and the audit log are sealed as they are stored. */
export const recordWiring = () =>
  wiring({
    resultChain: (get) => makePostgresResultChain(get('database')),
    sealResults: (get) =>
      makeSealResults({
        results: storedResults(get),
        chain: get('resultChain'),
        digest: get('digest'),
        clock: get('recordClock'),
        withLock: get('withLock'),
      }),
    results: (get) => ({ ...storedResults(get), keep: get('sealResults').keep }),
    verifyResults: (get) =>
      makeVerifyResults({
        results: storedResults(get),
        chain: get('resultChain'),
        digest: get('digest'),
      }),
    listCorrections: (get) =>
      makeListCorrections({
        chain: get('resultChain'),
        yieldToEventLoop,
      }),
    auditChain: (get) => makePostgresAuditChain(get('database')),
    audit: (get) => {
      const store = makePostgresAuditStore(get('database'));
      const keep = makeKeepAudit({
        audit: store,
        chain: get('auditChain'),
        digest: get('digest'),
        withLock: get('withLock'),
      });
      return { ...store, keep };
    },
    verifyAudit: (get) =>
      makeVerifyAudit({
        chain: get('auditChain'),
        digest: get('digest'),
        clock: get('machineClock'),
        rule: AUDIT_RULE,
      }),
  });
