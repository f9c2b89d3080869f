import { parseRaceDay, type RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { parseRaceId, type Race, type RaceId } from './race.ts';
import type { Runner } from './runner.ts';
import { type Track, trackByCode, trackByKey } from './track.ts';

/** A race by its card, as people name it. */
export interface RaceOfDay {
  /** Slug, number or code. */
  readonly track: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly race: number;
}

/** The track of a slug, number or code; refuses ('not-found', `card.unknown-track`) one that is not registered. */
export function trackOrRefusal(trackKey: string): Track {
  const track = trackByKey(trackKey) ?? trackByCode(trackKey.toUpperCase());
  if (track !== null) return track;
  throw new Refusal('not-found', 'card.unknown-track', `There is no track "${trackKey}".`);
}

/** A track and day, checked. Refuses `card.unknown-track` and `card.bad-day`. */
export function trackAndDay(trackKey: string, dayText: string): { track: Track; day: RaceDay } {
  const track = trackOrRefusal(trackKey);
  const day = parseRaceDay(dayText);
  if (day === null) throw new Refusal('invalid', 'card.bad-day', `"${dayText}" is not a date (YYYY-MM-DD).`);
  return { track, day };
}

/** The card that was looked up; refuses ('not-found', `card.no-card`) when there is none. */
export function cardOrRefusal<Found>(found: Found | null, track: Track, day: RaceDay): Found {
  if (found !== null) return found;
  throw new Refusal('not-found', 'card.no-card', `There is no card for ${track.displayName} on ${day}.`);
}

/** The race of a card by its number; refuses ('not-found', `card.unknown-race`) when the card has none. */
export function raceNumbered(races: readonly Race[], number: number, day: RaceDay): Race {
  const race = races.find((race) => race.number === number);
  if (race !== undefined) return race;
  throw new Refusal('not-found', 'card.unknown-race', `The card of ${day} has no race ${number}.`);
}

/** The horse of a race by its program number; refuses ('not-found', `card.no-horse`) when the race has none. */
export function runnerNumbered({ number, runners }: Race, programNumber: string): Runner {
  const wanted = programNumber.trim().toUpperCase();
  const runner = runners.find((horse) => horse.programNumber.toUpperCase() === wanted);
  if (runner !== undefined) return runner;
  throw new Refusal(
    'not-found',
    'card.no-horse',
    `Race ${number} has no horse with program number ${programNumber}.`,
  );
}

const noSuchRace = (): Refusal => new Refusal('not-found', 'card.unknown-race', 'There is no such race.');

/** A race id, checked; refuses ('not-found', `card.unknown-race`) any other text. */
export function raceIdOrRefusal(text: string): RaceId {
  const parts = parseRaceId(text);
  if (parts !== null) return parts.id;
  throw noSuchRace();
}

/** The race that was looked up by its id; refuses ('not-found', `card.unknown-race`) when there is none. */
export function raceOrRefusal<Found>(found: Found | null): Found {
  if (found !== null) return found;
  throw noSuchRace();
}
