import type { Announce } from '../../kernel/announcement.ts';
import type { Clock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TrackRegister } from '../ports.ts';
import { trackByCode, trackByKey } from '../track.ts';
import { type TrackRegistration, trackOfRegistration } from '../tracks/registration.ts';
import type { ZoneName } from '../tracks/zones.ts';

export interface TrackCorrection {
  /** Code, slug or number. */
  readonly track: string;
  /** Unchanged when absent. */
  readonly name?: string | undefined;
  readonly zone?: ZoneName | undefined;
}

export interface CorrectedTrack {
  readonly before: TrackRegistration;
  readonly after: TrackRegistration;
  /** Races whose post time moved to the new time zone. */
  readonly racesMoved: number;
}

export interface CorrectTrackDeps {
  readonly tracks: Pick<TrackRegister, 'all' | 'correct'>;
  readonly announce: Announce;
  readonly racingClock: Clock;
}

const LONGEST_NAME = 60;

const invalid = (code: string, sentence: string): Refusal => new Refusal('invalid', code, sentence);

function nameIn(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim();
  const isName = /\p{L}/u.test(name) && !/\p{Cc}/u.test(name) && name.length <= LONGEST_NAME;
  if (isName) return name;
  throw invalid('card.bad-track-name', `A track's name has letters and at most ${LONGEST_NAME} characters.`);
}

function registrationNamed(key: string, registrations: readonly TrackRegistration[]): TrackRegistration {
  const code = key.trim().toUpperCase();
  const current = registrations.filter(({ isCurrent }) => isCurrent);
  const found =
    registrations.find(({ slug }) => slug === key) ??
    current.find((candidate) => candidate.code === code || String(trackOfRegistration(candidate).id) === key);
  if (found !== undefined) return found;
  const track = trackByKey(key) ?? trackByCode(code);
  if (track === null) throw new Refusal('not-found', 'card.unknown-track', `There is no track "${key}".`);
  throw invalid(
    'card.listed-track',
    `${track.displayName} is a listed track; its name and time zone are built in. Only tracks that a card or chart registered can be corrected.`,
  );
}

/**
 * Corrects the name or time zone of a track that a file registered. Post times that its cards give in local time only keep
 * their hour and minute. Refuses ('not-found', `card.unknown-track`) an unknown track and ('invalid') a listed one
 * (`card.listed-track`), an empty correction (`card.no-correction`) and an invalid name (`card.bad-track-name`).
 */
export function makeCorrectTrack({ tracks, announce, racingClock }: CorrectTrackDeps) {
  return async function correctTrack({ track, name, zone }: TrackCorrection): Promise<CorrectedTrack> {
    if (name === undefined && zone === undefined) {
      throw invalid('card.no-correction', 'Give a new name, a new time zone or both.');
    }
    const before = registrationNamed(track, await tracks.all());
    const isOtherZone = zone !== undefined && zone !== before.zone;
    const { after, racesMoved } = await tracks.correct(before.slug, {
      name: name === undefined ? before.name : nameIn(name),
      zone: zone ?? before.zone,
      zoneOrigin: zone === undefined ? before.zoneOrigin : 'corrected',
    });
    const around = { track: before.slug, day: null, raceNumber: null, at: racingClock() };
    await announce({ topic: 'tracks', ...around });
    if (isOtherZone) await announce({ topic: 'scratches', ...around });
    return { before, after, racesMoved };
  };
}

export type CorrectTrack = ReturnType<typeof makeCorrectTrack>;
