import { saying } from '../jake/answer.ts';
import { namedIn, percent, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:safest|surest|likeliest|most likely|strongest|most certain) (?:\w+ )?(?:bets?|plays?|horses?|picks?|winners?|favou?rites?|to (?:win|hit|cash))\b|\bbest (?:show|place) (?:bets?|plays?|horses?)\b/i;
const LISTED = 5;

const rowsOf = (view: RaceView, by: 'win' | 'place' | 'show') =>
  view.evidence.interests.map(({ number, runners: [runner] }, index) => ({
    view,
    number: runner?.programNumber ?? number,
    chance: view.order[by][index] ?? 0,
  }));

/** The horses of the races to come that are likeliest to win, to run in the first two, or in the first three. */
export const likeliestOfTheCard: Tool = {
  name: 'likeliest of the card',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || raceNumber !== null) return null;
    const by = /\bshow\b/i.test(text) ? 'show' : /\bplace\b/i.test(text) ? 'place' : 'win';
    const words = { win: 'win', place: 'run in the first two', show: 'run in the first three' }[by];
    return async ({ viewsOf }) => {
      const views = (await viewsOf(card.races.map(({ number }) => number))).filter((view) => !isRun(view));
      const rows = views
        .flatMap((view) => rowsOf(view, by))
        .toSorted((a, b) => b.chance - a.chance)
        .slice(0, LISTED);
      return {
        answer: saying(
          rows.length === 0
            ? ['No race is left today.']
            : [
                `Ranked by chance to ${words}, races to come:`,
                ...rows.map(
                  ({ view, number, chance }) =>
                    `- Race ${view.picks.raceNumber}, ${namedIn(view, number)}: ${percent(chance)}; ${priceOf(view, number)}; verdict ${view.picks.verdict.kind ?? 'not made yet'}`,
                ),
                'A likely horse at a short price is no bet: the verdict says where the price is worth it.',
              ],
        ),
        views: [],
      };
    };
  },
};
