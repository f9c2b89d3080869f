import { makeNoteInGit } from '#adapters/git/noted-in-git.ts';
import type { HeadDeps } from '#adapters/http/routes/heads.ts';
import { makeDatabaseClock } from '#adapters/postgres/database-clock.ts';
import { makePostgresHeadStore } from '#adapters/postgres/head-store.ts';
import { makeLastOff } from '#adapters/postgres/race-offs.ts';
import { makeStampText } from '#adapters/timestamp/time-stamp.ts';
import type { RecordClock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { DeliverHeads, HeadStore } from '#core/operations/heads/ports.ts';
import { headLines, type RecordChains } from '#core/operations/heads/read-heads.ts';
import { makeRecordClock } from '#core/operations/heads/record-clock.ts';
import {
  makePublishHeads,
  makePublishHeadsAfterOffs,
  type PublishHeads,
  type PublishHeadsAfterOffs,
  type PublishHeadsDeps,
} from '#core/operations/heads/use-cases/publish-heads.ts';
import { SCHEDULE } from '../schedule.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly recordChains: RecordChains;
    readonly heads: HeadStore;
    readonly databaseClock: () => Promise<Instant>;
    readonly recordClock: RecordClock;
    readonly publishHeads: PublishHeads;
    readonly publishHeadsAfterOffs: PublishHeadsAfterOffs;
  }
}

/** Mails the heads to the addresses of the setting; does nothing without mail. */
function mailed(get: Get): readonly DeliverHeads[] {
  const sendMail = get('sendMail');
  if (sendMail === null) return [];
  return get('settings').RECORD_EMAILS.map(
    (to): DeliverHeads =>
      ({ day, text, stamp }) =>
        sendMail({
          to,
          subject: `Record of ${day}`,
          text: stamp === null ? text : `${text}\nTime stamp (RFC 3161, base64):\n${stamp}\n`,
        }),
  );
}

function publishing(get: Get): PublishHeadsDeps {
  const { RECORD_GIT, TIMESTAMP_URL } = get('settings');
  return {
    lines: () => headLines(get('recordChains'), get('recordClock')),
    lastOff: makeLastOff(get('database')),
    store: get('heads'),
    stamp: TIMESTAMP_URL === undefined ? null : makeStampText(TIMESTAMP_URL),
    deliver: RECORD_GIT === undefined ? [] : [makeNoteInGit(RECORD_GIT)],
    deliverDaily: mailed(get),
    clock: get('databaseClock'),
    recordClock: get('recordClock'),
    timeZone: SCHEDULE.timeZone,
    withLongLock: get('withLongLock'),
    logError: reportedBy(get),
  };
}

/** How the latest entries of the chains are published. */
export const headsWiring = () =>
  wiring({
    recordChains: (get) => ({
      picks: get('ledger'),
      results: get('resultChain'),
      audit: get('auditChain'),
    }),
    heads: (get) => makePostgresHeadStore(get('database')),
    databaseClock: (get) => makeDatabaseClock(get('database')),
    recordClock: (get) =>
      makeRecordClock({
        heads: get('heads'),
        chains: get('recordChains'),
        clock: get('databaseClock'),
        warn: (line) => get('log').warn(line),
      }),
    publishHeads: (get) => makePublishHeads(publishing(get)),
    publishHeadsAfterOffs: (get) => makePublishHeadsAfterOffs(publishing(get)),
  });

/** What the HTTP calls about heads need. */
export const headDeps = (get: Get): HeadDeps => ({
  chains: get('recordChains'),
  published: get('heads'),
  digest: get('digest'),
  clock: get('recordClock'),
  site: get('settings').PUBLIC_URL ?? null,
});
