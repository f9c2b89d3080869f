import type { Clock } from '../../kernel/doors.ts';
import { shift } from '../../kernel/instant.ts';
import { parseRaceDay } from '../../kernel/race-day.ts';
import type { CardChange } from '../card-change.ts';
import { changedCard, changedRace, ridersOn } from '../changed-card.ts';
import type { CardCalendar, CardShelf, ChangeShelf } from '../ports.ts';
import { parseRaceId, type RaceId } from '../race.ts';

export interface ChangedCardDoors {
  readonly cards: CardShelf & CardCalendar;
  readonly changes: Pick<ChangeShelf, 'changesOn'>;
  /** What came up to its moment counts. */
  readonly clock: Clock;
}

/** A card with other changes is another card: what was made from it before is outdated. */
function hashWith(contentHash: string, changes: readonly CardChange[]): string {
  const last = changes.at(-1);
  return last === undefined ? contentHash : `${contentHash}+${changes.length}@${last.knownAt}`;
}

function changesOf(raceIds: readonly RaceId[], changes: readonly CardChange[]): readonly CardChange[] {
  const ids = new Set(raceIds);
  return changes.filter(({ raceId }) => ids.has(raceId));
}

/** The cards as they stand at a moment: as they were brought, with everything sources said since then. */
export function makeChangedCards({ cards, changes, clock }: ChangedCardDoors): CardShelf & CardCalendar {
  const known = () => shift(clock(), 1);
  async function changesTo(id: RaceId): Promise<readonly CardChange[]> {
    const parts = parseRaceId(id);
    const day = parseRaceDay(parts?.day ?? '');
    return parts === null || day === null ? [] : changes.changesOn(parts.trackSlug, day, known());
  }
  return {
    ...cards,
    async headFor(trackSlug, day) {
      const [kept, said] = await Promise.all([
        cards.headFor(trackSlug, day),
        changes.changesOn(trackSlug, day, known()),
      ]);
      if (kept === null) return null;
      return { ...kept, contentHash: hashWith(kept.contentHash, changesOf(kept.raceIds, said)) };
    },
    async cardFor(trackSlug, day) {
      const [kept, said] = await Promise.all([
        cards.cardFor(trackSlug, day),
        changes.changesOn(trackSlug, day, known()),
      ]);
      if (kept === null) return null;
      const own = changesOf(
        kept.card.races.map(({ id }) => id),
        said,
      );
      return { card: changedCard(kept.card, own), contentHash: hashWith(kept.contentHash, own) };
    },
    async raceWith(id) {
      const [found, said] = await Promise.all([cards.raceWith(id), changesTo(id)]);
      const own = said.filter(({ raceId }) => raceId === id);
      if (found === null || own.length === 0) return found;
      const hasNewRider = own.some(({ fact }) => fact.what === 'jockey');
      const { trackSlug, day } = found.race;
      const around = hasNewRider ? await cards.cardFor(trackSlug, day) : null;
      const race = changedRace(found.race, own, around === null ? [] : ridersOn(around.card));
      return { ...found, race, contentHash: hashWith(found.contentHash, own) };
    },
  };
}
