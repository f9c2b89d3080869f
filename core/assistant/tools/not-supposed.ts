import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import type { CardInPlay } from '../race-view.ts';
import { numberSaid } from './horses-named.ts';
import { OUT } from './horses-out.ts';
import { numberTakenOut } from './taken-out.ts';
import { atOnce, type Tool } from './tool.ts';

const SUPPOSES =
  /^\W*(?:(?:and|so|but|ok|hey|jake)[\s,]+)*(?:what|how about) if\b|^\W*(?:suppose|supposing|imagine|assume|pretend|let'?s say)\b/i;
/** Bets and money supposed: other tools say what they cost or pay. */
const OF_A_BET =
  /\b(?:bet|box|key|wheel|win|pay|paid|ticket|scratched horse|my horse|odds|price|favou?rite|even money)\b|\$|\d{1,3}(?:-|\/| to )\d/i;
const CANNOT = [
  "I can't run that what-if. I can try: a horse or several scratched, a turf race on the main track, a wet or a dry track, a hot or a slow pace, and a price.",
  'For example: "What if the 3 scratches in race 5?"',
];

const askingTheRace = (card: CardInPlay) =>
  ({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true }) as const;

/** Says what cannot be supposed, and asks for the race of a horse that is supposed to be out. */
export const notSupposed: Tool = {
  name: 'what cannot be supposed',
  reads({ text, card, raceNumber }) {
    if (raceNumber === null && numberTakenOut(text) !== null) return atOnce(askingTheRace(card));
    if (!SUPPOSES.test(text)) return null;
    if (OUT.test(text) && raceNumber === null && numberSaid(text) !== null)
      return atOnce(askingTheRace(card));
    if (OF_A_BET.test(text)) return null;
    return atOnce({ answer: saying(CANNOT), views: [], isNoAnswer: true });
  },
};
