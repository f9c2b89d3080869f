import type { Price } from '../../card/price.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { saying } from '../jake/answer.ts';
import { whichRaceAnswer } from '../jake/card-answers.ts';
import { namedIn, priceOf } from '../jake/wording.ts';
import { isCanceled, isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horsesNamed, numberSaid } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:live|current|latest|actual|real[- ]time|tote|board|betting|up[- ]to[- ](?:the[- ]minute|date)) (?:odds|prices)\b|\b(?:odds|prices) (?:right )?now\b|\b(?:tote|odds) board\b|^\W*(?:(?:what(?:'s| is| are)|show me|give me|list|the|all)\b\s*)*(?:odds|prices) (?:in|of|for|on) (?:the )?(?:race \d+|\w+(?:st|nd|rd|th)(?: race)?|(?:first|second|third|fifth|last|next|feature)(?: race)?|nightcap|opener)\W*$/i;
/** Of these a question is asked back which race it means. */
const OF_NOW = /\b(?:live|current|latest|tote|real[- ]time|right now)\b/i;
/** A moment of before, a payoff, a horse of certain odds or how fresh prices are is another question. */
const OTHER =
  /\b(?:at \d|earlier|opening|opened|open|yesterday|ago|fresh|old|often|updated?|update|moved?|change[ds]?|where|which|who|best|longest|shortest|over|under|above|below|more|less|than|page|screen|tab|if|fair|earn|pay|how (?:do|does|are|is)|means?|explain|difference|any|favou?rites?|why|when|predict\w*|rain|winning)\b|\b(?:what(?:'s| is| are)|define) (?:an? |the )?(?:tote|odds) board\b|\d-\d/i;

/** `, 1:35 PM ET`: since when the newest of some prices is known, and that they are too old to bet at. */
function boardText(prices: readonly Price[], slug: string): string {
  const [latest] = prices.flatMap(({ at: instant }) => instant ?? []).toSorted((a, b) => b - a);
  const time = latest === undefined ? '' : `, ${trackTimeText(latest, slug)}`;
  return prices.some(({ kind }) => kind === 'stale') ? `${time} (too old to bet at)` : time;
}

function linesOf(view: RaceView, slug: string): readonly string[] {
  const { interests } = view.evidence;
  const { raceNumber } = view.picks;
  const onBoard = interests.flatMap(({ price }) =>
    price === null || price.kind === 'morning line' ? [] : [price],
  );
  const head =
    onBoard.length === 0
      ? `No board odds of race ${raceNumber} are known. The morning line, which is an estimate and not a price:`
      : `Odds of race ${raceNumber} on the board${boardText(onBoard, slug)}:`;
  const rows = interests
    .toSorted(
      (a, b) => (a.price?.toOne ?? Number.POSITIVE_INFINITY) - (b.price?.toOne ?? Number.POSITIVE_INFINITY),
    )
    .map(({ number, runners: [runner], price }) => {
      const programNumber = runner?.programNumber ?? number;
      return `- ${namedIn(view, programNumber)}: ${onBoard.length === 0 ? (price?.text ?? 'none') : priceOf(view, programNumber)}`;
    });
  return [head, ...rows];
}

/** The odds of a race as they are now; where there is no board, that, and the morning line named as such. */
export const oddsOfARace: Tool = {
  name: 'odds of a race',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    if (horsesNamed(card, text).length > 0 || numberSaid(text) !== null) return null;
    if (raceNumber === null)
      return OF_NOW.test(text)
        ? atOnce({ answer: whichRaceAnswer(card), views: [], isFixed: true, asksBack: true })
        : null;
    if (!card.races.some(({ number }) => number === raceNumber)) return null;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined)
        return { answer: saying([`Race ${raceNumber} is not on the card.`]), views: [] };
      if (isRun(view)) return closedRace(view, card, facts);
      if (isCanceled(view))
        return { answer: saying([`Race ${raceNumber} is canceled.`], [raceNumber]), views };
      return { answer: saying(linesOf(view, card.track.slug), [raceNumber]), views };
    };
  },
};
