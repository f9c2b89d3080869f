import type { Announce } from '#core/kernel/announcement.ts';
import type { GeneratePicksDeps } from '#core/picks/use-cases/generate-picks.ts';

const noListener: Announce = async () => undefined;

/** A house of one process without outside analysts, experts and listeners. */
export const nobodyAsked: Pick<GeneratePicksDeps, 'askAnalysts' | 'expertsOn' | 'announce' | 'withLongLock'> =
  {
    askAnalysts: async () => new Map(),
    expertsOn: async () => [],
    announce: noListener,
    withLongLock: (_name, work) => work(),
  };
