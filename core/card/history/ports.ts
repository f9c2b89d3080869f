import type { Instant } from '../../kernel/instant.ts';
import type { HorseKey } from '../runner.ts';
import type { NamedHorse, PrintedForm } from './printed-form.ts';

/** What stored cards print about a horse, whatever their day and track. */
export interface PrintedForms {
  /**
   * Past performances and works of the horses, by the requested key, as known before the moment; later cards count too,
   * because they print earlier lines. Never those of another horse with that name; a horse on no card is left out.
   */
  printedOf(
    horses: readonly HorseKey[],
    before: Instant,
  ): Promise<ReadonlyMap<HorseKey, readonly PrintedForm[]>>;
  /**
   * Every horse with one of these names on any card, each key once; names as in keys: capitals and digits
   * only. With `until`, on the cards that were stored by that moment.
   */
  horsesNamed(names: readonly string[], until?: Instant): Promise<readonly NamedHorse[]>;
}
