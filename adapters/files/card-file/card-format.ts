import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Opening } from './opening.ts';
import type { ZoneChoice } from './track-of-card.ts';

/** What a card file is read with. */
export interface CardRequest {
  /** As people know the file; every refusal names it. */
  readonly fileName: string;
  /** The moment of import. */
  readonly at: Instant;
  /** Clocks for a track that is not registered. */
  readonly zones?: ZoneChoice;
}

/** A format of cards of past performances. */
export interface CardFormat {
  /** As people know it: `Brisnet single file (.DRF)`. */
  readonly name: string;
  /** Whether a file that opens so is of this format; the name of the file does not matter. */
  accepts(opening: Opening): boolean;
  /** Refuses ('invalid', `card.file-…`) whatever is not the whole card of one track's day, naming the place. */
  read(bytes: AsyncIterable<Uint8Array>, request: CardRequest): Promise<ImportedCard>;
}
