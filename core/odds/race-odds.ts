import type { Race } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { OddsSheet } from './odds-sheet.ts';

/** The odds of a race of a card at a moment. */
export interface RaceOdds extends OddsSheet {
  readonly race: Race;
  readonly card: Provenance;
  /** By the racing clock: later boards are left out. */
  readonly now: Instant;
}
