import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { parseRaceDay } from '../../kernel/race-day.ts';
import type { CardChange } from '../card-change.ts';
import { changedOutlines } from '../card-outline.ts';
import { changedCard, changedRace, ridersOn } from '../changed-card.ts';
import type { CardCalendar, CardStore, ChangeStore } from '../ports.ts';
import { parseRaceId, type RaceId } from '../race.ts';

export interface ChangedCardDeps {
  readonly cards: CardStore & CardCalendar;
  readonly changes: Pick<ChangeStore, 'changesOn' | 'changesBetween'>;
  /** Changes up to its moment count. */
  readonly clock: Clock;
}

/** A card with other changes is another card: what was made from it is outdated. */
function hashWith(contentHash: string, changes: readonly CardChange[]): string {
  const last = changes.at(-1);
  return last === undefined ? contentHash : `${contentHash}+${changes.length}@${last.knownAt}`;
}

function changesOf(raceIds: readonly RaceId[], changes: readonly CardChange[]): readonly CardChange[] {
  const ids = new Set(raceIds);
  return changes.filter(({ raceId }) => ids.has(raceId));
}

/** The cards as of now: as imported, with every change reported since. */
export function makeChangedCards({ cards, changes, clock }: ChangedCardDeps): CardStore & CardCalendar {
  const known = () => shift(clock(), 1);
  async function changesTo(id: RaceId): Promise<readonly CardChange[]> {
    const parts = parseRaceId(id);
    const day = parseRaceDay(parts?.day ?? '');
    return parts === null || day === null ? [] : changes.changesOn(parts.trackSlug, day, known());
  }
  return {
    ...cards,
    async headFor(trackSlug, day) {
      const [cardHead, cardChanges] = await Promise.all([
        cards.headFor(trackSlug, day),
        changes.changesOn(trackSlug, day, known()),
      ]);
      if (cardHead === null) return null;
      return {
        ...cardHead,
        contentHash: hashWith(cardHead.contentHash, changesOf(cardHead.raceIds, cardChanges)),
      };
    },
    async cardFor(trackSlug, day) {
      const [storedCard, cardChanges] = await Promise.all([
        cards.cardFor(trackSlug, day),
        changes.changesOn(trackSlug, day, known()),
      ]);
      if (storedCard === null) return null;
      const ownCardChanges = changesOf(
        storedCard.card.races.map(({ id }) => id),
        cardChanges,
      );
      return {
        card: changedCard(storedCard.card, ownCardChanges),
        contentHash: hashWith(storedCard.contentHash, ownCardChanges),
      };
    },
    async outlinesBetween(span) {
      const [outlines, cardChanges] = await Promise.all([
        cards.outlinesBetween(span),
        changes.changesBetween(span, known()),
      ]);
      return changedOutlines(outlines, cardChanges);
    },
    async raceWith(id) {
      const [found, cardChanges] = await Promise.all([cards.raceWith(id), changesTo(id)]);
      const ownCardChanges = cardChanges.filter(({ raceId }) => raceId === id);
      if (found === null || ownCardChanges.length === 0) return found;
      const hasNewRider = ownCardChanges.some(({ fact }) => fact.what === 'jockey');
      const { trackSlug, day } = found.race;
      const around = hasNewRider ? await cards.cardFor(trackSlug, day) : null;
      const race = changedRace(found.race, ownCardChanges, around === null ? [] : ridersOn(around.card));
      return { ...found, race, contentHash: hashWith(found.contentHash, ownCardChanges) };
    },
  };
}
