import type { UseCaseDeps } from '#adapters/http/bound-rows.ts';
import { makeEndSessions } from '#core/accounts/use-cases/end-sessions.ts';
import { makeListSessions } from '#core/accounts/use-cases/list-sessions.ts';
import { HOUR } from '#core/kernel/instant.ts';
import type { Settings } from '../env.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly listSessions: ReturnType<typeof makeListSessions>;
    readonly endSessions: ReturnType<typeof makeEndSessions>;
  }
}

/** Where members are signed in. */
export const sessionsWiring = () =>
  wiring({
    listSessions: (get) => makeListSessions({ sessions: get('sessions'), clock: get('machineClock') }),
    endSessions: (get) => makeEndSessions({ sessions: get('sessions') }),
  });

/** How long an unused sign-in lasts. */
export const sessionIdleMs = ({ SESSION_IDLE_HOURS }: Settings): number => SESSION_IDLE_HOURS * HOUR;

/** What the calls about sessions need. */
export const sessionDeps = (get: Get, settings: Settings): UseCaseDeps['sessions'] => ({
  listSessions: get('listSessions'),
  endSessions: get('endSessions'),
  sessionIdleMs: sessionIdleMs(settings),
});
