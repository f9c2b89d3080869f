import { amountsIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, headOf, namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\bwhy (?:are|do|did|would|is it|is that)?\s?(?:you|we|jake)? ?(?:pass(?:ing)?|skip(?:ping)?|watch(?:ing)?|not? (?:bet(?:ting)?|play(?:ing)?)|(?:n'?t|not) (?:bet|like|play)(?:ting|ing)?)(?: on)? (?:race|the)\b|\bbet or (?:a )?pass\b|\bpass or (?:a )?(?:bet|play)\b|\bverdict\b|\b(?:race \d+|the \w+(?: race)?) (?:a (?:bet|pass|play|skip|good bet|good race)|playable|bettable|worth (?:a bet|betting|playing|it))\b|\b(?:is|are) (?:race \d+|the \w+(?: race)?)\b.*\b(?:playable|bettable|worth)\b|\b(?:should|do|would|can|could) (?:i|you|we) (?:bet|play|skip|sit out|pass)(?: on)? (?:race|the)\b|^\W*(?:skip|pass|play|bet) (?:race|the)\b/i;
const LISTED = 3;

/** A horse by its price, or a person: not the race as a whole. */
const OTHER = /\b(?:fav(?:ou?rite)?s?|chalk|long ?shots?|jockeys?|riders?|trainers?)\b/i;

/** Whether a race is worth a bet: its verdict first, then the likeliest winners with their prices. */
export const verdictOfARace: Tool = {
  name: 'verdict of a race',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (
      !ASKED.test(text) ||
      OTHER.test(text) ||
      raceNumber === null ||
      amountsIn(text).length > 0 ||
      wagerIn(text) !== null
    )
      return null;
    if (!card.races.some(({ number }) => number === raceNumber) || horseOf(question) !== null) return null;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined)
        return { answer: saying([`Race ${raceNumber} is not on the card.`], [raceNumber]), views };
      if (isRun(view)) return closedRace(view, card, facts);
      const likeliest = view.evidence.starters
        .flatMap(({ programNumber }) => {
          const chance = chanceOf(view, programNumber);
          return chance === null ? [] : [{ programNumber, chance }];
        })
        .toSorted((a, b) => b.chance - a.chance)
        .slice(0, LISTED)
        .map(
          ({ programNumber, chance }) =>
            `${namedIn(view, programNumber)} ${percent(chance)}, ${priceOf(view, programNumber)}`,
        );
      return {
        answer: saying(
          [
            `${headOf(view)}. ${verdictText(view)}`,
            likeliest.length === 0 ? null : `Ranked by chance to win: ${likeliest.join('; ')}.`,
          ],
          [raceNumber],
        ),
        views,
      };
    };
  },
};
