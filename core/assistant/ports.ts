import type { MemberId } from '../accounts/member.ts';
import type { Chat } from './chat.ts';
import type { JakeAnswer } from './jake/answer.ts';
import type { CardInPlay, RaceInView, RacesSeen } from './race-in-view.ts';
import type { AnswerKind, SavedAnswer } from './saved-answer.ts';

/** Answers about races, the last of a kind and race, and what members asked and were told. */
export interface AnswerStore {
  /** In the place of an earlier one of its kind and race. */
  keep(answer: SavedAnswer): Promise<void>;
  /** Those of the races that there are. */
  answersOn(kind: AnswerKind, raceIds: readonly string[]): Promise<readonly SavedAnswer[]>;
  /** Left out without a word when the member is gone by now. */
  keepChat(chat: Chat): Promise<void>;
  /** Newest first. */
  chatsOf(memberId: MemberId): Promise<readonly Chat[]>;
  forgetChats(memberId: MemberId): Promise<void>;
}

/** Races as they stand now, with their picks. */
export interface CardViews {
  /** The card that questions of today are about; null when there is none. */
  inPlay(track: string): Promise<CardInPlay | null>;
  /** Races of one card, all from one moment. */
  viewOf(racesSeen: RacesSeen): Promise<readonly RaceInView[]>;
  /** A race of the card in play; refuses ('not-found') one that is not on it, and a day without a card. */
  raceNumbered(track: string, number: number): Promise<RaceInView>;
  /** Refuses ('not-found', `card.unknown-race`) an id that names no race. */
  raceWith(id: string): Promise<RaceInView>;
}

/** The house's answer to a question, and the races it rests on. */
export interface FoundAnswer {
  readonly answer: JakeAnswer;
  readonly views: readonly RaceInView[];
}

/** Answers a question from the house's own chances, picks and tickets. */
export type FindAnswer = (track: string, question: string) => Promise<FoundAnswer>;
