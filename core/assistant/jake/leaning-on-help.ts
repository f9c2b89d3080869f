import type { CardInPlay } from '../race-view.ts';
import { raceOfExchange } from './other-horse.ts';
import { readJakeQuestion } from './read-question.ts';
import type { Said } from './said.ts';

const WHO_GAINS =
  /^\W*(?:(?:and|so|ok|okay|then|but|now)[\s,]+)*(?:who (?:does|do|would|will|should) (?:that|this|it) (help|hurt|favou?r|suit|benefit)|who (?:benefits|gains|gets helped|gets hurt)(?: (?:from|by) (?:that|this|it))?)(?: (?:the )?most| more)?\W*$/i;
const WET = /\b(?:rain\w*|wet|slop\w*|mud\w*|pour\w*)\b/i;

/** `So who does that help` after a question about the pace, or about rain, of a race: in that race. Null for other words. */
export function helpedBefore(text: string, before: Said, card: CardInPlay): string | null {
  const found = WHO_GAINS.exec(text);
  const race = found === null ? null : raceOfExchange(before, card);
  if (found === null || race === null) return null;
  if (WET.test(before.question)) return `who likes a wet track in race ${race}`;
  if (readJakeQuestion(before.question).topic !== 'pace') return null;
  return `who does the pace ${found[1]?.toLowerCase() ?? 'help'} in race ${race}`;
}
