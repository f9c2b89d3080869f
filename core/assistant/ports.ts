import type { MemberId } from '../accounts/member.ts';
import type { Chat } from './chat.ts';
import type { CardInPlay, CardRaces, RaceView } from './race-view.ts';
import type { AnswerKind, SavedAnswer } from './saved-answer.ts';

/** Answers about races, the last of a kind and race, and members' questions with their answers. */
export interface AnswerStore {
  /** Replaces an earlier one of its kind and race. */
  keep(answer: SavedAnswer): Promise<void>;
  /** Those of the races that there are. */
  answersOn(kind: AnswerKind, raceIds: readonly string[]): Promise<readonly SavedAnswer[]>;
  /** Skipped silently when the member's account is gone. */
  keepChat(chat: Chat): Promise<void>;
  /** Newest first; all of them without `most`. */
  chatsOf(memberId: MemberId, most?: number): Promise<readonly Chat[]>;
  forgetChats(memberId: MemberId): Promise<void>;
}

/** Races as of now, with their picks. */
export interface CardViews {
  /** The card that questions of today are about; null when there is none. */
  inPlay(track: string): Promise<CardInPlay | null>;
  /** Races of one card, all from one moment. */
  viewOf(racesSeen: CardRaces): Promise<readonly RaceView[]>;
  /** A race of the card in play; refuses ('not-found') one that is not on it, and a day without a card. */
  raceNumbered(track: string, number: number): Promise<RaceView>;
  /** Refuses ('not-found', `card.unknown-race`) an id that names no race. */
  raceWith(id: string): Promise<RaceView>;
}
