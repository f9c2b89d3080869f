import { endpoints } from '../contract/contract.ts';
import type { site } from '../contract/site.ts';
import type { Handlers } from '../handlers.ts';
import { openApiDocument } from '../openapi.ts';

export interface AppDeps {
  /** Refuses ('unavailable') or fails while the database is away or not as this version needs it. */
  readonly readiness: () => Promise<void>;
  readonly version: string;
}

export const siteRoutes = ({ readiness, version }: AppDeps): Handlers<typeof site> => {
  const document = openApiDocument(endpoints, { title: 'Clubhouse Turn', version });
  return {
    openapi: () => document,
    alive: () => ({ status: 'alive' }),
    ready: async () => {
      await readiness();
      return { status: 'ready' };
    },
  };
};
