import type { Instant } from '../../kernel/instant.ts';
import type { HorseKey } from '../runner.ts';
import type { NamedHorse, PrintedForm } from './printed-form.ts';

/** What the cards in the store print of a horse, whichever day and track they are of. */
export interface PrintedForms {
  /**
   * Past performances and works of the horses, by the key that was asked for, as far as they were known before the
   * moment: of cards of later days too, which print earlier lines. Never those of another horse of the name; a horse of
   * which no card tells is left out.
   */
  printedOf(
    horses: readonly HorseKey[],
    before: Instant,
  ): Promise<ReadonlyMap<HorseKey, readonly PrintedForm[]>>;
  /**
   * Every horse with one of these names, on a card of whatever day, a key once; names as in keys: capitals and digits
   * alone.
   */
  horsesNamed(names: readonly string[]): Promise<readonly NamedHorse[]>;
}
