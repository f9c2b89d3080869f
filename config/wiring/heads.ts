import { makeNoteInGit } from '#adapters/git/noted-in-git.ts';
import type { HeadDeps } from '#adapters/http/routes/heads.ts';
import { makePostgresHeadStore } from '#adapters/postgres/head-store.ts';
import { makeStampText } from '#adapters/timestamp/time-stamp.ts';
import type { DeliverHeads, HeadStore } from '#core/operations/heads/ports.ts';
import { headLines, type RecordChains } from '#core/operations/heads/read-heads.ts';
import { makePublishHeads, type PublishHeads } from '#core/operations/heads/use-cases/publish-heads.ts';
import { SCHEDULE } from '../schedule.ts';
import { reportedBy } from './operations.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly recordChains: RecordChains;
    readonly heads: HeadStore;
    readonly publishHeads: PublishHeads;
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

function waysOut(get: Get): readonly DeliverHeads[] {
  const { RECORD_GIT } = get('settings');
  return [...(RECORD_GIT === undefined ? [] : [makeNoteInGit(RECORD_GIT)]), ...mailed(get)];
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
    publishHeads: (get) => {
      const { TIMESTAMP_URL } = get('settings');
      return makePublishHeads({
        lines: () => headLines(get('recordChains')),
        store: get('heads'),
        stamp: TIMESTAMP_URL === undefined ? null : makeStampText(TIMESTAMP_URL),
        deliver: waysOut(get),
        clock: get('machineClock'),
        timeZone: SCHEDULE.timeZone,
        withLongLock: get('withLongLock'),
        logError: reportedBy(get),
      });
    },
  });

/** What the HTTP calls about heads need. */
export const headDeps = (get: Get): HeadDeps => ({
  chains: get('recordChains'),
  published: get('heads'),
  digest: get('digest'),
  site: get('settings').PUBLIC_URL ?? null,
});
