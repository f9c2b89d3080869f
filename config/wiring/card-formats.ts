import { brisnetCard } from '#adapters/files/brisnet-card/read-card.ts';
import type { CardFormat } from '#adapters/files/card-file/card-format.ts';
import { equibaseCard } from '#adapters/files/equibase-card/read-card.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';

/** THE LIST of card formats; the first that accepts the opening bytes reads the file, and a file without an XML root goes to the last. */
export const CARD_FORMATS: readonly CardFormat[] = [trackmasterCard, equibaseCard, brisnetCard];
