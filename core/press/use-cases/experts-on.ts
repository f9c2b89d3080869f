import { trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { ExpertStore, InventedPress } from '../ports.ts';
import { expertsOfCard, type RaceExperts } from '../race-experts.ts';

export interface ExpertsOnDeps {
  readonly experts: Pick<ExpertStore, 'selectionsFor'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly invented: Pick<InventedPress, 'selectionsOn'>;
  /** The racing clock: what experts said before it counts. */
  readonly clock: Clock;
}

/**
 * What the experts say of each race of a day, up to now; empty without a card. A demo card has its invented experts.
 * Refuses `card.unknown-track` and `card.bad-day`.
 */
export function makeExpertsOn({ experts, cards, invented, clock }: ExpertsOnDeps) {
  return async function expertsOn(trackKey: string, dayText: string): Promise<readonly RaceExperts[]> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const card = (await cards.cardFor(track.slug, day))?.card ?? null;
    if (card === null) return [];
    const now = clock();
    if (card.provenance.tier !== 'demo') {
      return expertsOfCard(card, await experts.selectionsFor(track.slug, day, now));
    }
    return expertsOfCard(
      card,
      invented.selectionsOn(card).filter(({ provenance }) => provenance.at < now),
    );
  };
}

export type ExpertsOn = ReturnType<typeof makeExpertsOn>;
