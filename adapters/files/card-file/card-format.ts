import type { ImportedCard } from '#core/card/imported-card.ts';
import type { ZoneChoice } from '#core/card/tracks/track-of-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Opening } from './opening.ts';

/** Options for reading a card file. */
export interface CardRequest {
  /** The file's name as shown to people; every refusal includes it. */
  readonly fileName: string;
  /** The moment of import. */
  readonly at: Instant;
  /** Time zones for a track that is not registered. */
  readonly zones?: ZoneChoice;
}

/** A file format for past-performance cards. */
export interface CardFormat {
  /** The name shown to people: `Brisnet single file (.DRF)`. */
  readonly name: string;
  /** Whether a file that begins this way is in this format; its name doesn't matter. */
  accepts(opening: Opening): boolean;
  /** Refuses ('invalid', `card.file-…`) anything but a complete card for one track and day, naming the place. */
  read(bytes: AsyncIterable<Uint8Array>, request: CardRequest): Promise<ImportedCard>;
}
