import { horseName } from '../../card/horse-name.ts';
import { saying } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { atOnce, type Tool } from './tool.ts';

const WORN =
  /\bwears?\b(?:\s+(?:the|a|number|no\.?|saddle\s?cloth|cloth|program))*\s*#?\s*(\d{1,2}[a-z]?)\b|\b(?:who|which horse|what horse)(?:'s| is| has|s)? (?:the |number |no\.? |#)*(\d{1,2}[a-z]?)\b(?!\s?(?:-|\/|for\b|to\b|st\b|nd\b|rd\b|th\b|%|races?\b))(?: horse)?\b|\bname of (?:the |number |#)*(\d{1,2}[a-z]?)\b/i;
const NO_MORE =
  /^(?:[\s,?.!]|\b(?:who|whos|is|s|the|which|what|horse|wears?|wearing|number|no|name|of|in|on|race|today|for|card|a|program|saddle\s?cloth|has)\b|#|\d+[a-z]{0,2}|'s?)*$/i;

/** The horse that wears a program number, in a race or in every race of the card. */
export const numberWorn: Tool = {
  name: 'number worn',
  reads({ text, card, raceNumber }) {
    const found = WORN.exec(text);
    const number = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toUpperCase();
    const isWorn = /\bwears?\b|\bname of\b/i.test(text);
    if (number === '' || (!isWorn && !NO_MORE.test(text) && raceNumber === null)) return null;
    if (!isWorn && !/[a-z]/i.test(number) && raceNumber !== null) return null;
    const lines = racesAsked(card, raceNumber).flatMap((race) =>
      race.runners
        .filter(({ programNumber }) => programNumber === number)
        .map(
          ({ horseName: name, jockey, isScratched }) =>
            `- Race ${race.number}: #${number} ${horseName(name)}${isScratched ? ', scratched' : jockey === null ? '' : `, ${personText(jockey.name)} up`}`,
        ),
    );
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    return atOnce({
      answer: saying(
        [
          ...(lines.length === 0
            ? [`No horse ${where} has number ${number}.`]
            : [`Number ${number} ${where}:`, ...lines]),
          `Card: ${card.card.source}.`,
        ],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
