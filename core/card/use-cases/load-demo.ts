import type { AllOrNothing, Digest } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { type CardSummary, summaryOf } from '../card-summary.ts';
import type { CardStore } from '../ports.ts';
import type { Card } from '../race.ts';

/** Which day to generate. */
export interface DemoRequest {
  readonly seed: number;
  readonly day: RaceDay;
}

export interface LoadDemoDeps {
  readonly cards: Pick<CardStore, 'keep' | 'cardFor' | 'dropDemo'>;
  /** A whole generated card, the same for the same request, with provenance `demo`. */
  makeDemoCard(request: DemoRequest): Card;
  /** Deletes the results of an earlier demo season. */
  dropSeason(): Promise<void>;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
}

export interface LoadedDemo {
  readonly card: Card;
  readonly summary: CardSummary;
  /** False when exactly this demo day was there already. */
  readonly isNew: boolean;
}

/**
 * Stores the generated race day and deletes every other demo day with its results. When exactly this day is stored
 * already nothing changes, and the days of its season stay. A real card of the same day is not touched; it hides the demo's.
 */
export const makeLoadDemo = ({ cards, makeDemoCard, dropSeason, digest, allOrNothing }: LoadDemoDeps) =>
  async function loadDemo(request: DemoRequest): Promise<LoadedDemo> {
    const card = makeDemoCard(request);
    const contentHash = digest(JSON.stringify(card));
    const isNew = await allOrNothing(async () => {
      const storedCard = await cards.cardFor(card.trackSlug, request.day);
      if (storedCard?.card.provenance.tier === 'demo' && storedCard.contentHash === contentHash) return false;
      await cards.dropDemo({ from: request.day, to: request.day });
      await dropSeason();
      await cards.keep(card, contentHash);
      return true;
    });
    return { card, summary: summaryOf(card), isNew };
  };
export type LoadDemo = ReturnType<typeof makeLoadDemo>;
