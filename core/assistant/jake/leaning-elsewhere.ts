import { type Track, trackBySlug } from '../../card/track.ts';
import type { CardInPlay } from '../race-view.ts';
import { horsesNamed } from '../tools/horses-named.ts';
import { peopleNamed } from '../tools/people-named.ts';
import { raceNamed } from './race-named.ts';
import type { Exchange } from './said.ts';

/** The track, other than the requested one, that the answer before was about; null where it was this one or is not stored. */
export function trackBefore(earlier: readonly Exchange[], requested: Track): Track | null {
  const slug = earlier.at(-1)?.track ?? null;
  return slug === null || slug === requested.slug ? null : trackBySlug(slug);
}

const namesOf = (card: CardInPlay, text: string): boolean =>
  horsesNamed(card, text).length > 0 || raceNamed(card, text) !== null || peopleNamed(card, text).length > 0;

/** Whether a text names a horse, a race or a person of a card, and none of the other one. */
export const namesOnlyOn = (card: CardInPlay | null, other: CardInPlay, text: string): boolean =>
  card !== null && namesOf(card, text) && !namesOf(other, text);

/** Exchanges as they read at their own track: an answer without the name of the track, which stands above it. */
export const withoutTrackNames = (earlier: readonly Exchange[]): readonly Exchange[] =>
  earlier.map((exchange) => {
    const track = trackBySlug(exchange.track ?? '');
    const heading = `${track?.displayName}:\n`;
    const { answer } = exchange;
    return track !== null && answer.startsWith(heading)
      ? { ...exchange, answer: answer.slice(heading.length) }
      : exchange;
  });
