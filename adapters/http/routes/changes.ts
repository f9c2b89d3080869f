import type { ShowChanges, ShownChange } from '#core/card/use-cases/show-changes.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { changes } from '../contract/changes.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface ChangeDeps {
  readonly showChanges: ShowChanges;
}

const presentChange = (change: ShownChange) => ({
  programNumber: change.programNumber,
  horseName: change.horseName,
  what: change.fact.what,
  before: change.before,
  after: change.after,
  reason: change.reason,
  provenance: presentProvenance(change.provenance),
  knownAt: toIso(change.knownAt),
  isInForce: change.isInForce,
});

export const changeRoutes = ({ showChanges }: ChangeDeps): Handlers<typeof changes> => ({
  ofRace: async ({ params }) => {
    const { race, changes } = await showChanges(params.raceId);
    return { raceId: race.id, raceNumber: race.number, changes: changes.map(presentChange) };
  },
});
