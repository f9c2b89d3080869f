import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CardDifference, cardDifferences } from '../card-difference.ts';
import { type CardSummary, summaryOf } from '../card-summary.ts';
import { cardWithForm } from '../form.ts';
import type { ImportedCard, PlaceInFile } from '../imported-card.ts';
import type { CardStore } from '../ports.ts';
import type { Card } from '../race.ts';
import { noonOf } from '../track.ts';

export interface CardImport {
  /** `unchanged`: the same card was there and nothing was written. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged';
  readonly trackSlug: string;
  readonly day: string;
  readonly source: string;
  readonly summary: CardSummary;
  /** Facts in which the replaced card differed; empty unless replaced. */
  readonly changes: readonly CardDifference[];
}

export interface ImportCardDeps {
  readonly cards: CardStore;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
}

const wholeCard = async (cards: CardStore, card: Card): Promise<Card> =>
  cardWithForm(card, await cards.formsOf(card.races, noonOf(card)));

const fieldText = ({ number, name }: PlaceInFile['field']): string =>
  number === null ? name : `field ${number} (${name})`;

const placeText = (fileName: string, place: PlaceInFile | null): string =>
  place === null ? fileName : `${fileName}, line ${place.line}, ${fieldText(place.field)}`;

function disagreement(
  card: Card,
  importedCard: ImportedCard,
  differences: readonly CardDifference[],
): Refusal {
  const [first] = differences as [CardDifference];
  const { raceNumber, programNumber, what } = first;
  const whose = programNumber === null ? `race ${raceNumber}` : `race ${raceNumber}, #${programNumber}`;
  const more = differences.length > 1 ? ` (and ${differences.length - 1} more)` : '';
  const where = placeText(importedCard.fileName, importedCard.placeOf(raceNumber, programNumber, what));
  return new Refusal(
    'conflict',
    'card.disagrees',
    `${where}: ${whose}, ${what}: "${first.imported}" here, "${first.stored}" in the card stored for ${card.trackSlug} ` +
      `on ${card.day} from ${card.provenance.source}${more}. Nothing was changed. To replace it, add --replace.`,
  );
}

/**
 * Stores an imported card, whole or not at all. The same card again changes nothing; another card for a day that has a
 * real one is refused ('conflict', `card.disagrees`) unless `replace` is set. Then the same file counts too, as it may be
 * read better than before. A card of live entries alone is replaced without asking.
 */
export function makeImportCard({ cards, allOrNothing, withLock }: ImportCardDeps) {
  return async function importCard(
    importedCard: ImportedCard,
    ask: { readonly replace: boolean },
  ): Promise<CardImport> {
    const { card, contentHash } = importedCard;
    const head = {
      trackSlug: card.trackSlug,
      day: card.day,
      source: card.provenance.source,
      summary: summaryOf(card),
    };
    const work = async (): Promise<CardImport> => {
      const storedCard = await cards.cardFor(card.trackSlug, card.day);
      if (storedCard === null || storedCard.card.provenance.tier === 'demo') {
        await cards.keep(card, contentHash);
        return { outcome: 'kept', ...head, changes: [] };
      }
      if (storedCard.contentHash === contentHash && !ask.replace)
        return { outcome: 'unchanged', ...head, changes: [] };
      const changes = [...cardDifferences(await wholeCard(cards, storedCard.card), card)];
      if (changes.length === 0) return { outcome: 'unchanged', ...head, changes };
      const isEntriesAlone = storedCard.card.provenance.tier === 'live';
      if (!ask.replace && !isEntriesAlone) throw disagreement(storedCard.card, importedCard, changes);
      await cards.keep(card, contentHash);
      return { outcome: 'replaced', ...head, changes };
    };
    return withLock(`card:${card.trackSlug}:${card.day}`, () => allOrNothing(work));
  };
}

export type ImportCard = ReturnType<typeof makeImportCard>;
