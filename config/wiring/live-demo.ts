import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { type LiveDay, liveDay } from '#adapters/simulation/live-day/live-day.ts';
import { seedOf } from '#adapters/simulation/weather/demo-seed.ts';
import type { CardStore, LateSource } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { type Track, trackBySlug } from '#core/card/track.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { BoardSource } from '#core/odds/use-cases/fetch-boards.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { isAnySourceSet, type Settings } from '../env.ts';
import { requestedDemo } from './requested-demo.ts';

const NAME = 'The demo day';

/** Nothing is invented beside a source, and in production only beside a demo that was asked for. */
export const canShowDemo = (settings: Settings): boolean =>
  !isAnySourceSet(settings) &&
  (settings.APP_ENV !== 'production' || requestedDemo(settings.dataFolder) !== null);

export const noDemo = (track: Track, day: RaceDay): Refusal =>
  new Refusal(
    'not-found',
    'card.no-source',
    `No source is set up, and ${track.displayName} on ${day} has no demo card to invent facts for.`,
  );

/** The day of an invented card, run once and remembered. */
function daysRun(): (card: Card) => LiveDay | null {
  let last: { key: string; day: LiveDay } | null = null;
  return ({ trackSlug, day, provenance }) => {
    const [track, seed] = [trackBySlug(trackSlug), seedOf(provenance.source)];
    if (track === null || seed === null || provenance.tier !== 'demo') return null;
    const key = `${trackSlug} ${day} ${seed}`;
    if (last?.key !== key) last = { key, day: liveDay({ seed, day, track, firstPost: DEMO_FIRST_POST }) };
    return last.day;
  };
}

/**
 * The demo day as sources: each reports what is known by the racing clock, and nothing of a day without a demo card.
 */
export function demoSources({ cards, clock }: { readonly cards: CardStore; readonly clock: Clock }) {
  const dayRun = daysRun();
  async function dayOf(track: Track, day: RaceDay): Promise<LiveDay> {
    const storedCard = await cards.cardFor(track.slug, day);
    const run = storedCard === null ? null : dayRun(storedCard.card);
    if (run === null) throw noDemo(track, day);
    return run;
  }
  const changes: LateSource = {
    name: NAME,
    changesOn: async (track, day) => (await dayOf(track, day)).changes(clock()),
  };
  const boards: BoardSource = {
    name: NAME,
    boardsOn: async (track, day) => (await dayOf(track, day)).boards(clock()),
  };
  const buildResults = (card: Card, now: Instant): ResultSheet | null => dayRun(card)?.results(now) ?? null;
  return { changes, boards, buildResults };
}
