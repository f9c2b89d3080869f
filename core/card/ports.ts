import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { CardChange } from './card-change.ts';
import type { CardDraft } from './card-draft.ts';
import type { CardOutline } from './card-outline.ts';
import type { Forms } from './form.ts';
import type { OtherFormat } from './formats/other-format.ts';
import type { LateChanges } from './late-changes.ts';
import type { Card, Race, RaceId } from './race.ts';
import type { Surface } from './surface.ts';
import type { Track } from './track.ts';
import type { PostedReport } from './track-condition.ts';
import type { TrackRegistration } from './tracks/registration.ts';

/** A card without past performances: they are read separately, up to an instant. */
export interface StoredCard {
  readonly card: Card;
  /** SHA-256 of what was imported, so that the same file is recognized. */
  readonly contentHash: string;
}

/** What is known of a day's card without its races. */
export interface CardHead {
  readonly provenance: Provenance;
  /** That of the card. */
  readonly contentHash: string;
  readonly raceIds: readonly RaceId[];
  /** As stored, without later changes: the time zone of a track may be corrected, which moves them. */
  readonly storedPostTimes: readonly (Instant | null)[];
}

/** A race without past performances, and what is known of its card. */
export interface StoredRace {
  readonly race: Race;
  readonly provenance: Provenance;
  readonly contentHash: string;
}

/** Which cards to read: demo cards are hidden by a real one for the same track and day. */
export interface CardStore {
  /** Keeps a card whole, replacing a card of the same track, day and kind (real or demo). */
  keep(card: Card, contentHash: string): Promise<void>;
  /** The day's card: the real one, else the demo's, else null. Known form is left empty: read it with `formsOf`. */
  cardFor(trackSlug: string, day: RaceDay): Promise<StoredCard | null>;
  /** The head of the card that `cardFor` gives, without its races. */
  headFor(trackSlug: string, day: RaceDay): Promise<CardHead | null>;
  /** One race without past performances; null when unknown. */
  raceWith(id: RaceId): Promise<StoredRace | null>;
  /**
   * For races of one track: past performances by program number, newest first, run on a day before the one of `before`
   * at the track. A race without any is left out.
   */
  formsOf(races: readonly Pick<Race, 'id'>[], before: Instant): Promise<Forms>;
  /** Removes demo cards of days outside the span; null removes all. */
  dropDemo(keep: DaySpan | null): Promise<void>;
}

/**
 * Files of stored cards in other formats, at most one of each producer. What they print about horses is read with that of
 * the cards, through `PrintedForms`, and survives a replaced card.
 */
export interface OtherFormats {
  /** Content hashes of the files kept beside the real card of a day. */
  formatHashes(trackSlug: string, day: RaceDay): Promise<readonly string[]>;
  /** Keeps a file beside the real card of its day, instead of an earlier one of its producer. */
  keepFormat(format: OtherFormat): Promise<void>;
  /** Removes the file of a producer. */
  dropFormat(trackSlug: string, day: RaceDay, producer: string): Promise<void>;
}

/** A source that says which tracks race on a day, before anybody has fetched their cards. */
export interface MeetingSource {
  readonly name: string;
  /** Slugs; those it does not list are left out. */
  tracksOn(day: RaceDay): Promise<readonly string[]>;
}

/** Which tracks and days have cards. */
export interface CardCalendar {
  /** The latest day with a real card of the track; null when it has none. */
  latestRealDay(trackSlug: string): Promise<RaceDay | null>;
  /** Slugs of the tracks with a card, real or demo, on any day of the span, ends included, sorted. */
  tracksRacing(span: DaySpan): Promise<readonly string[]>;
  /** Every card in the span, ends included, without its horses, by track and day; a real card hides a demo one. */
  outlinesBetween(span: DaySpan): Promise<readonly CardOutline[]>;
  /** Slugs of the tracks with a real card on any day, sorted. */
  tracksWithRealCards(): Promise<readonly string[]>;
}

/** What sources reported after a card was imported; added to, never altered. */
export interface ChangeStore {
  /** Keeps changes in their order. */
  keep(changes: readonly CardChange[]): Promise<void>;
  /** What was known of a track's day before a moment, oldest first; demo races included. */
  changesOn(trackSlug: string, day: RaceDay, before: Instant): Promise<readonly CardChange[]>;
  /** What `changesOn` gives, for every track and day of the span, ends included. */
  changesBetween(span: DaySpan, before: Instant): Promise<readonly CardChange[]>;
  /** The stewards' desk entry with that id; null when there is none. */
  entryWith(id: string): Promise<CardChange | null>;
  /** Removes changes of demo races. */
  dropDemo(): Promise<void>;
}

/** The posted track conditions in force. */
export interface ConditionBoard {
  /** The current condition of a surface at a track; null while none is posted. */
  conditionAt(trackSlug: string, surface: Surface): Promise<string | null>;
  /** Posts the conditions the desk entered for a track's day and did not withdraw; `changes` are the whole day's. */
  post(trackSlug: string, changes: readonly CardChange[]): Promise<void>;
  /** The last posting of each source other than the desk. */
  othersAt(trackSlug: string): Promise<readonly PostedReport[]>;
}

/** A live source of entries; it refuses a day of which it has none ('not-found'). */
export interface EntrySource {
  /** As people know it. */
  readonly name: string;
  draftOn(track: Track, day: RaceDay): Promise<CardDraft>;
}

/** A live source of late changes; null while it has none of the day. */
export interface LateSource {
  readonly name: string;
  changesOn(track: Track, day: RaceDay): Promise<LateChanges | null>;
}

/** Tracks registered by cards and charts, one per code. */
export interface TrackRegister {
  /** By code, the current one first. */
  all(): Promise<readonly TrackRegistration[]>;
  /**
   * Registers a track unless its code is already registered. A stored registration without a name takes the new name,
   * and one made by a chart becomes a card's when a card follows.
   */
  register(
    registration: TrackRegistration,
  ): Promise<{ readonly registration: TrackRegistration; readonly isNew: boolean }>;
  /**
   * Changes the name or time zone of the registered track with that slug. In a new time zone, post times that cards give
   * in local time only keep their hour and minute. A null name takes the stored one away.
   */
  correct(
    slug: string,
    known: Pick<TrackRegistration, 'name' | 'zone' | 'zoneOrigin'>,
  ): Promise<{ readonly after: TrackRegistration; readonly racesMoved: number }>;
}
