import type { AllOrNothing, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CardDifference, cardDifferences } from '../card-difference.ts';
import { type CardSummary, summaryOf } from '../card-summary.ts';
import { cardWithForm } from '../form.ts';
import { producerOf } from '../formats/card-source.ts';
import { compareFormats, type FormatComparison } from '../formats/comparison.ts';
import { type KeptForms, keptForms, type OtherFormat, otherFormatOf } from '../formats/other-format.ts';
import type { ImportedCard, PlaceInFile } from '../imported-card.ts';
import type { CardStore, OtherFormats, StoredCard } from '../ports.ts';
import type { Card } from '../race.ts';
import { noonOf } from '../track.ts';

/** How two formats of a card compare, and the source of the stored one. */
export interface StoredFormat extends FormatComparison {
  readonly source: string;
}

export interface CardImport {
  /**
   * `unchanged`: the same file was there, nothing was written; `beside`: the card was there in another format and stayed
   * as it was, and the past performances and works of this file were kept beside it.
   */
  readonly outcome: 'kept' | 'replaced' | 'unchanged' | 'beside';
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
  /** What was kept beside the stored card: of this file, or of the replaced card; null when nothing was. */
  readonly keptBeside: KeptForms | null;
}

export interface ImportCardDeps {
  readonly cards: CardStore;
  readonly formats: OtherFormats;
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

interface Verdict extends Pick<CardImport, 'outcome' | 'changes' | 'otherFormat'> {
  /** What to keep beside the card that is stored afterward. */
  readonly beside: OtherFormat | null;
}

const verdict = (outcome: CardImport['outcome'], more: Partial<Verdict> = {}): Verdict => ({
  outcome,
  changes: [],
  otherFormat: null,
  beside: null,
  ...more,
});

/** Keeps the file beside the stored card, or the stored card beside the file on request; refuses a different edition. */
function judgeOtherFormat(
  { card: stored, contentHash: storedHash }: StoredCard,
  importedCard: ImportedCard,
  replace: boolean,
): Verdict {
  const { card, contentHash } = importedCard;
  const comparison = compareFormats(stored, card);
  const otherFormat = { ...comparison, source: stored.provenance.source };
  if (replace) {
    const beside = otherFormatOf(stored, storedHash, card);
    return verdict('replaced', { changes: comparison.contradictions, otherFormat, beside });
  }
  const ofEntry = comparison.contradictions.filter(({ isOfEntry }) => isOfEntry);
  if (ofEntry.length > 0) throw disagreement(stored, importedCard, ofEntry);
  return verdict('beside', { otherFormat, beside: otherFormatOf(card, contentHash, stored) });
}

/** Refuses a card that disagrees, unless replacing was requested or the stored card has live entries only. */
function judgeSameFormat(stored: Card, importedCard: ImportedCard, replace: boolean): Verdict {
  const changes = [...cardDifferences(stored, importedCard.card)];
  if (changes.length === 0) return verdict('unchanged');
  const isEntriesAlone = stored.provenance.tier === 'live';
  if (!replace && !isEntriesAlone) throw disagreement(stored, importedCard, changes);
  return verdict('replaced', { changes });
}

/**
 * Stores an imported card, whole or not at all. The same card again changes nothing; another card for a day that has a
 * real one is refused ('conflict', `card.disagrees`) unless `replace` is set. Then the same file counts too, as it may be
 * read better than before. A card of live entries alone is replaced without asking. Of another format of the stored card,
 * past performances and works are kept beside those of the stored one, which stays as it is; where it has other entries it
 * is refused. With `replace` it becomes the stored card, and those of the replaced one are kept beside it.
 */
export function makeImportCard({ cards, formats, allOrNothing, withLock }: ImportCardDeps) {
  async function isStored({ card, contentHash }: ImportedCard): Promise<boolean> {
    const { trackSlug, day } = card;
    const head = await cards.headFor(trackSlug, day);
    if (head === null || head.provenance.tier === 'demo') return false;
    return (
      head.contentHash === contentHash || (await formats.formatHashes(trackSlug, day)).includes(contentHash)
    );
  }

  async function judge(importedCard: ImportedCard, replace: boolean): Promise<Verdict> {
    const { card } = importedCard;
    if (!replace && (await isStored(importedCard))) return verdict('unchanged');
    const storedCard = await cards.cardFor(card.trackSlug, card.day);
    if (storedCard === null || storedCard.card.provenance.tier === 'demo') return verdict('kept');
    const stored = await wholeCard(cards, storedCard.card);
    return isOtherFormat(stored, card)
      ? judgeOtherFormat({ ...storedCard, card: stored }, importedCard, replace)
      : judgeSameFormat(stored, importedCard, replace);
  }

  async function store({ card, contentHash }: ImportedCard, { outcome, beside }: Verdict): Promise<void> {
    if (outcome === 'kept' || outcome === 'replaced') await cards.keep(card, contentHash);
    if (beside === null) return;
    if (outcome === 'replaced')
      await formats.dropFormat(card.trackSlug, card.day, producerOf(card.provenance.source));
    await formats.keepFormat(beside);
  }

  return async function importCard(
    importedCard: ImportedCard,
    { replace }: { readonly replace: boolean },
  ): Promise<CardImport> {
    const { card, remarks } = importedCard;
    const { trackSlug, day, provenance } = card;
    const head = { trackSlug, day, source: provenance.source, summary: summaryOf(card), remarks };
    const work = async (): Promise<CardImport> => {
      const { beside, ...outcome } = await judge(importedCard, replace);
      await store(importedCard, { beside, ...outcome });
      return { ...head, ...outcome, keptBeside: beside === null ? null : keptForms(beside) };
    };
    return withLock(`card:${trackSlug}:${day}`, () => allOrNothing(work));
  };
}

export type ImportCard = ReturnType<typeof makeImportCard>;
