import { NO_MEETING } from '#core/card/no-meeting.ts';
import { type Track, trackByCode } from '#core/card/track.ts';
import { circuitCodesOn, sureMeetOn } from '#core/card/tracks/nyra-circuit.ts';
import { dateText } from '#core/kernel/day-text.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';

export const SOURCE = 'NYRA';

/** A NYRA track as its addresses, files and pages name it. */
export interface NyraTrack {
  readonly path: 'saratoga' | 'belmont' | 'aqueduct';
  /** The code of the card: Belmont's meet at Aqueduct has one of its own. */
  readonly track: 'SAR' | 'AQU' | 'BAQ' | 'BEL';
  /** The code in the name of its scratch file. */
  readonly file: 'SAR' | 'AQU' | 'BEL';
  /** What its pages call it. */
  readonly words: readonly string[];
}

export const SARATOGA: NyraTrack = { path: 'saratoga', track: 'SAR', file: 'SAR', words: ['Saratoga'] };
export const AQUEDUCT: NyraTrack = { path: 'aqueduct', track: 'AQU', file: 'AQU', words: ['Aqueduct'] };
export const BELMONT: NyraTrack = {
  path: 'belmont',
  track: 'BEL',
  file: 'BEL',
  words: ['Belmont', 'Belmont Park'],
};
/** Assumed to use Belmont's addresses, though no document says so; a page that names another track is refused. */
export const BIG_A: NyraTrack = {
  path: 'belmont',
  track: 'BAQ',
  file: 'BEL',
  words: ['Belmont at the Big A', 'Belmont'],
};

const PLACES: readonly NyraTrack[] = [SARATOGA, AQUEDUCT, BIG_A, BELMONT];

/** Slugs of the tracks that the operator's pages cover. */
export const NYRA_TRACKS: readonly string[] = PLACES.flatMap(({ track }) => trackByCode(track)?.slug ?? []);

/** Slugs of the tracks where it races that day, by its calendar; more than one where that is doubtful. */
export const racingOn = (day: RaceDay): readonly string[] =>
  circuitCodesOn(day).flatMap((code) => trackByCode(code)?.slug ?? []);

/**
 * How NYRA names a track. Refuses ('not-found') a track it does not run (`source.no-such-track`), and a day
 * when it certainly raced at another one (`source.no-meeting`), because its pages would show that card.
 */
export function placeOf({ code, displayName }: Track, day: RaceDay): NyraTrack {
  const place = PLACES.find(({ track }) => track === code);
  if (place === undefined) {
    const sentence = `${SOURCE} does not race at ${displayName}.`;
    throw new Refusal('not-found', 'source.no-such-track', sentence);
  }
  const meet = sureMeetOn(day);
  if (meet === null || meet.code === code) return place;
  const elsewhere = trackByCode(meet.code)?.displayName ?? meet.code;
  const sentence = `${SOURCE} does not race at ${displayName} on ${dateText(day)}: it races at ${elsewhere} (${meet.name}).`;
  throw new Refusal('not-found', NO_MEETING, sentence);
}
