import { namesOdds } from '../../fact-check/kinds/price.ts';
import { type Mention, mentionsIn } from '../../fact-check/mentions.ts';
import type { RaceView } from '../race-view.ts';
import { isOneTicket } from './consensus.ts';

/** `the number one pick` is no horse. */
const isInWords = ({ words }: Mention): boolean => /^(?:program )?number\s+\p{L}+$/iu.test(words.trim());

/** Whether a text has what a case against a horse needs: another horse of the field, or odds. */
export function opposes(text: string, { evidence }: Pick<RaceView, 'evidence'>, against: string): boolean {
  const { starters } = evidence;
  const others = mentionsIn(text, starters).filter(
    (mention) =>
      mention.runner !== null &&
      !isInWords(mention) &&
      !isOneTicket(starters, mention.runner.programNumber, against),
  );
  return others.length > 0 || namesOdds(text);
}
