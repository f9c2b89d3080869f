import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { cardSource } from './formats/card-source.ts';
import type { Card, Race } from './race.ts';
import { type RunnerAsRead, runnerOn } from './runner-as-read.ts';
import type { Track } from './track.ts';

/** The contents of a card file. */
export interface ReadCard {
  /** Who makes the cards: `Brisnet`. */
  readonly producer: string;
  readonly fileName: string;
  readonly track: Track;
  readonly day: RaceDay;
  readonly races: readonly { readonly race: Race; readonly runners: readonly RunnerAsRead[] }[];
}

/** The card in a file; `instant` is when it was imported. */
export function cardOfFile({ producer, fileName, track, day, races }: ReadCard, instant: Instant): Card {
  const provenance = { tier: 'imported', source: cardSource(producer, fileName), at: instant } as const;
  return {
    trackSlug: track.slug,
    day,
    provenance,
    races: races.map(({ race, runners }) => ({
      ...race,
      runners: runners.map((runner) => runnerOn(runner, provenance)),
    })),
  };
}
