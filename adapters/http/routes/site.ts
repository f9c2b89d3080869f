import { Refusal } from '#core/kernel/refusal.ts';
import { endpoints } from '../contract/contract.ts';
import type { site } from '../contract/site.ts';
import type { Handlers } from '../handlers.ts';
import { openApiDocument } from '../openapi.ts';

export interface AppDeps {
  /** Refuses ('unavailable') or fails while the database is away or not as this version needs it. */
  readonly readiness: () => Promise<void>;
  readonly version: string;
}

/** What else must hold before requests are sent here. */
export interface ReadyDeps {
  readonly isBuilt: boolean;
  readonly isDraining: () => boolean;
}

function refuseUnready({ isBuilt, isDraining }: ReadyDeps): void {
  if (isDraining()) throw new Refusal('unavailable', 'http.draining', 'This server is stopping.');
  if (!isBuilt) throw new Refusal('unavailable', 'http.not-built', 'The site has not been built yet.');
}

export const siteRoutes = ({ readiness, version, ...ready }: AppDeps & ReadyDeps): Handlers<typeof site> => {
  const document = openApiDocument(endpoints, { title: 'Clubhouse Turn', version });
  return {
    openapi: () => document,
    alive: () => ({ status: 'alive' }),
    live: () => ({ status: 'alive' }),
    ready: async () => {
      refuseUnready(ready);
      await readiness();
      return { status: 'ready' };
    },
  };
};
