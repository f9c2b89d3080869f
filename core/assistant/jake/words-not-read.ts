import type { CardInPlay } from '../race-view.ts';
import { otherQuestionWords } from './other-question.ts';
import type { JakeQuestion } from './question.ts';
import { unreadWords } from './unread-words.ts';

/** Topics that so few words choose that any other word makes it another question. */
const LOOSE: ReadonlySet<JakeQuestion['topic']> = new Set(['winner', 'card', 'help']);

/** The words for which a question that no tool reads cannot be answered by its topic; empty where it can. */
export function wordsNotRead(
  { topic, raceNumber, text }: JakeQuestion,
  card: Pick<CardInPlay, 'races' | 'track'>,
): readonly string[] {
  const isLoose = LOOSE.has(topic) || (topic === 'exotics' && raceNumber === null);
  return isLoose ? [...otherQuestionWords({ text, topic }, card), ...unreadWords(text, card)] : [];
}
