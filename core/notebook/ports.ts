import type { MemberId } from '../accounts/member.ts';
import type { RaceId } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { BookEntry } from './book-entry.ts';
import type { Care } from './care.ts';
import type { Entered } from './entered.ts';
import type { MyLine } from './my-line.ts';
import type { Note, RemovedNote } from './note.ts';
import type { TakenChange } from './notebook-change.ts';
import type { Watched, WatchedKind } from './watched.ts';

/** Members' books; they go with the account. */
export interface BookStore {
  /** The last written first. */
  entriesOf(memberId: MemberId): Promise<readonly BookEntry[]>;
  /** Writes tickets whose ids the member's book does not have; refuses ('signed-out') for a deleted account. */
  write(memberId: MemberId, entries: readonly BookEntry[]): Promise<void>;
  /** False when there is none of that id. */
  remove(memberId: MemberId, id: string): Promise<boolean>;
  /** Removes every ticket and the limits. */
  forget(memberId: MemberId): Promise<void>;
}

/** The limits and pauses members set themselves; they go with the account. */
export interface CareStore {
  /** `NO_CARE` for a member who set none. */
  careOf(memberId: MemberId): Promise<Care>;
  /** Refuses ('signed-out') for a deleted account. */
  keepCare(memberId: MemberId, care: Care): Promise<void>;
}

/** Members' notes; they go with the account. */
export interface NoteStore {
  /** The last changed first, without removed ones. */
  notesOf(memberId: MemberId): Promise<readonly Note[]>;
  /** Null where the member never had one of that id. */
  noteWith(memberId: MemberId, id: string): Promise<Note | RemovedNote | null>;
  /** Without removed ones. */
  countOf(memberId: MemberId): Promise<number>;
  /** Keeps a note, or that it was removed, instead of the one of its id; refuses ('signed-out') for a deleted account. */
  keep(memberId: MemberId, note: Note | RemovedNote): Promise<void>;
  /** Removes all notes for good. */
  forget(memberId: MemberId): Promise<void>;
}

/** Changes made without a connection that were taken; they go with the account. */
export interface TakenChangeStore {
  /** Null where none of that id was taken. */
  changeWith(memberId: MemberId, id: string): Promise<TakenChange | null>;
  /** When the newest change of a subject was made, of those that were not overruled; null without one. */
  latestOn(memberId: MemberId, subject: string): Promise<Instant | null>;
  /** Records a change, the first under its id; refuses ('signed-out') for a deleted account. */
  record(memberId: MemberId, change: TakenChange): Promise<void>;
  /** The last made first. */
  changesOf(memberId: MemberId): Promise<readonly TakenChange[]>;
  /** Removes what was recorded. */
  forget(memberId: MemberId): Promise<void>;
}

/** Members' lines; they go with the account. */
export interface LineStore {
  /** The last changed first. */
  linesOf(memberId: MemberId): Promise<readonly MyLine[]>;
  /** Null where the member has none on that race. */
  lineOn(memberId: MemberId, raceId: RaceId): Promise<MyLine | null>;
  countOf(memberId: MemberId): Promise<number>;
  /** Keeps a line instead of the one on its race, or none where it is null; refuses ('signed-out') for a deleted account. */
  keep(memberId: MemberId, raceId: RaceId, line: MyLine | null): Promise<void>;
  /** Removes all lines. */
  forget(memberId: MemberId): Promise<void>;
}

/** Members' watch lists; they go with the account. */
export interface WatchStore {
  /** The last added first. */
  watchedOf(memberId: MemberId): Promise<readonly Watched[]>;
  /** Adds to a list what is not on it; refuses ('signed-out') for a deleted account. */
  watch(memberId: MemberId, watched: Watched): Promise<void>;
  /** Takes it off with the entries it found; false when it is not on the list. */
  unwatch(memberId: MemberId, kind: WatchedKind, key: string): Promise<boolean>;
  /** The list of every member who has one. */
  everyList(): Promise<readonly { readonly memberId: MemberId; readonly watched: readonly Watched[] }[]>;
  /** Removes the list and the entries it found. */
  forget(memberId: MemberId): Promise<void>;
}

/** Entries that watch lists found; they go with what found them. */
export interface EnteredStore {
  /** Keeps entries, each once: found again, or found by what was taken off since, it changes nothing. */
  keepEntered(memberId: MemberId, entries: readonly Entered[]): Promise<void>;
  /** Those of that day and later, the first race first. */
  enteredSince(memberId: MemberId, day: RaceDay): Promise<readonly Entered[]>;
}

/** Who wants a mail about a card with horses of their list; the choice goes with the account. */
export interface WatchMailStore {
  /** False for a member who never chose. */
  wantsMail(memberId: MemberId): Promise<boolean>;
  /** Refuses ('signed-out') for a deleted account. */
  chooseMail(memberId: MemberId, isWanted: boolean): Promise<void>;
  /** Who wants mail, has entries on that card and got no mail about it yet, by id. */
  mailReaders(trackSlug: string, day: RaceDay): Promise<readonly MemberId[]>;
  /** Removes the choice and what went out. */
  forgetMail(memberId: MemberId): Promise<void>;
}

/** Which mails about watch lists went out. */
export interface WatchMailLog {
  /** True once for a member and card: whoever claims it sends the mail. */
  claimMail(memberId: MemberId, trackSlug: string, day: RaceDay): Promise<boolean>;
  /** The mail was not taken: it may be claimed again. */
  releaseMail(memberId: MemberId, trackSlug: string, day: RaceDay): Promise<void>;
}

/** Who wants a mail about how a card went; the choice goes with the account. */
export interface DayMailStore {
  /** False for a member who never chose. */
  wantsDayMail(memberId: MemberId): Promise<boolean>;
  /** From the cards of a day on; null for none. Refuses ('signed-out') for a deleted account. */
  chooseDayMail(memberId: MemberId, from: RaceDay | null): Promise<void>;
  /** Who wants mail about that card and got none yet, by id. */
  dayMailReaders(card: CardOfDay): Promise<readonly MemberId[]>;
  /** Turns mails off for whoever got the mail with that stop key (its SHA-256); false where none has it. */
  stopDayMail(stopDigest: string): Promise<boolean>;
  /** Removes the choice and what went out. */
  forgetDayMail(memberId: MemberId): Promise<void>;
}

/** Which mails about how a card went were sent. */
export interface DayMailLog {
  /** True once for a member and card: whoever claims it sends the mail, with the key whose digest this is. */
  claimDayMail(memberId: MemberId, card: CardOfDay, stopDigest: string): Promise<boolean>;
  /** The mail was not taken: it may be claimed again. */
  releaseDayMail(memberId: MemberId, card: CardOfDay): Promise<void>;
}

/** A track's card of a day. */
export interface CardOfDay {
  readonly trackSlug: string;
  readonly day: RaceDay;
}
