import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CardDifference, cardDifferences } from '../card-difference.ts';
import { type CardSummary, summaryOf } from '../card-summary.ts';
import { cardWithForm } from '../form.ts';
import { producerOf } from '../formats/card-source.ts';
import { compareFormats, type FormatComparison } from '../formats/comparison.ts';
import type { ImportedCard, PlaceInFile } from '../imported-card.ts';
import type { CardStore } from '../ports.ts';
import type { Card } from '../race.ts';
import { noonOf } from '../track.ts';

/** How two formats of a card compare, and the source of the stored one. */
export interface StoredFormat extends FormatComparison {
  readonly source: string;
}

export interface CardImport {
  /** `unchanged`: the same card was there; `compared`: it was there in another format. Nothing was written then. */
  readonly outcome: 'kept' | 'replaced' | 'unchanged' | 'compared';
  readonly trackSlug: string;
  readonly day: string;
  readonly source: string;
  readonly summary: CardSummary;
  /** Notes for the operator, one sentence each. */
  readonly remarks: readonly string[];
  /** Facts in which the replaced card differed; empty unless replaced. */
  readonly changes: readonly CardDifference[];
  /** How the file compares with the stored card of another format; null without one. */
  readonly otherFormat: StoredFormat | null;
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
  differences: readonly (CardDifference & { readonly path?: string })[],
): Refusal {
  const [first] = differences as [CardDifference & { readonly path?: string }];
  const { raceNumber, programNumber, what } = first;
  const whose = programNumber === null ? `race ${raceNumber}` : `race ${raceNumber}, #${programNumber}`;
  const more = differences.length > 1 ? ` (and ${differences.length - 1} more)` : '';
  const place = importedCard.placeOf(raceNumber, programNumber, first.path ?? what);
  const where = placeText(importedCard.fileName, place);
  return new Refusal(
    'conflict',
    'card.disagrees',
    `${where}: ${whose}, ${what}: "${first.imported}" here, "${first.stored}" in the card stored for ${card.trackSlug} ` +
      `on ${card.day} from ${card.provenance.source}${more}. Nothing was changed. To replace it, add --replace.`,
  );
}

const isOtherFormat = ({ provenance: stored }: Card, { provenance }: Card): boolean =>
  stored.tier === 'imported' && producerOf(stored.source) !== producerOf(provenance.source);

type Verdict = Pick<CardImport, 'outcome' | 'changes' | 'otherFormat'>;

/** On request the stored card is replaced; else it stays, and another edition is refused. The comparison is reported. */
function judgeOtherFormat(stored: Card, importedCard: ImportedCard, replace: boolean): Verdict {
  const comparison = compareFormats(stored, importedCard.card);
  const otherFormat = { ...comparison, source: stored.provenance.source };
  if (replace) return { outcome: 'replaced', changes: comparison.contradictions, otherFormat };
  const ofEntry = comparison.contradictions.filter(({ isOfEntry }) => isOfEntry);
  if (ofEntry.length > 0) throw disagreement(stored, importedCard, ofEntry);
  return { outcome: 'compared', changes: [], otherFormat };
}

/** Refuses a card that disagrees, unless replacing was requested or the stored card has live entries only. */
function judgeSameFormat(stored: Card, importedCard: ImportedCard, replace: boolean): Verdict {
  const changes = [...cardDifferences(stored, importedCard.card)];
  if (changes.length === 0) return { outcome: 'unchanged', changes, otherFormat: null };
  const isEntriesAlone = stored.provenance.tier === 'live';
  if (!replace && !isEntriesAlone) throw disagreement(stored, importedCard, changes);
  return { outcome: 'replaced', changes, otherFormat: null };
}

/**
 * Stores an imported card, whole or not at all. The same card again changes nothing; another card for a day that has a
 * real one is refused ('conflict', `card.disagrees`) unless `replace` is set. Then the same file counts too, as it may be
 * read better than before. A card of live entries alone is replaced without asking. Another format of the stored card is
 * compared with it and changes nothing unless `replace` is set; it is refused where it has other entries.
 */
export function makeImportCard({ cards, allOrNothing, withLock }: ImportCardDeps) {
  return async function importCard(
    importedCard: ImportedCard,
    { replace }: { readonly replace: boolean },
  ): Promise<CardImport> {
    const { card, contentHash, remarks } = importedCard;
    const { trackSlug, day, provenance } = card;
    const head = { trackSlug, day, source: provenance.source, summary: summaryOf(card), remarks };
    const judge = async (): Promise<Verdict> => {
      const found = await cards.headFor(trackSlug, day);
      if (found !== null && found.contentHash === contentHash && found.provenance.tier !== 'demo' && !replace)
        return { outcome: 'unchanged', changes: [], otherFormat: null };
      const storedCard = await cards.cardFor(trackSlug, day);
      if (storedCard === null || storedCard.card.provenance.tier === 'demo') {
        return { outcome: 'kept', changes: [], otherFormat: null };
      }
      const stored = await wholeCard(cards, storedCard.card);
      return isOtherFormat(stored, card)
        ? judgeOtherFormat(stored, importedCard, replace)
        : judgeSameFormat(stored, importedCard, replace);
    };
    const work = async (): Promise<CardImport> => {
      const verdict = await judge();
      if (verdict.outcome === 'kept' || verdict.outcome === 'replaced') await cards.keep(card, contentHash);
      return { ...head, ...verdict };
    };
    return withLock(`card:${trackSlug}:${day}`, () => allOrNothing(work));
  };
}

export type ImportCard = ReturnType<typeof makeImportCard>;
