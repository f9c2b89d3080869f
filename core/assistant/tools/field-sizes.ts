import { racesText } from '../../card/races-text.ts';
import { isStarter } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:biggest|largest|fullest|smallest|shortest|fewest|most) (?:fields?|horses|runners|starters|entries)\b|\bfield sizes?\b|\b(?:big|small|short|full) fields\b/i;
const SMALLEST = /\b(?:smallest|shortest|fewest|small|short)\b/i;
/** Of people's horses: another question. */
const OTHER = /\b(?:jockeys?|riders?|trainers?|barns?|owners?|who)\b/i;

/** Which race of the card has the largest or the smallest field. */
export const fieldSizes: Tool = {
  name: 'field sizes',
  reads({ text, card: { races, card }, raceNumber }) {
    if (!ASKED.test(text) || OTHER.test(text) || raceNumber !== null) return null;
    const isSmallest = SMALLEST.test(text);
    const rows = races
      .map(({ number, runners }) => ({ number, starters: runners.filter(isStarter).length }))
      .toSorted((a, b) => (isSmallest ? a.starters - b.starters : b.starters - a.starters));
    const [first] = rows;
    if (first === undefined) return null;
    const like = rows.filter(({ starters }) => starters === first.starters).map(({ number }) => number);
    return atOnce({
      answer: saying([
        `The ${isSmallest ? 'smallest' : 'largest'} field of the card: ${counted(first.starters, 'starter')}, ${racesText(like.toSorted((a, b) => a - b))}.`,
        `All: ${rows.map(({ number, starters }) => `race ${number} ${starters}`).join(', ')}.`,
        `Source: ${card.source}.`,
      ]),
      views: [],
    });
  },
};
