import type { Announce } from '#core/kernel/announcement.ts';
import type { GeneratePicksDoors } from '#core/picks/use-cases/generate-picks.ts';

const heardByNobody: Announce = async () => undefined;

/** A house of one process without outside analysts, experts and listeners. */
export const nobodyAsked: Pick<GeneratePicksDoors, 'askAnalysts' | 'expertsOn' | 'announce' | 'longTurn'> = {
  askAnalysts: async () => new Map(),
  expertsOn: async () => [],
  announce: heardByNobody,
  longTurn: (_name, work) => work(),
};
