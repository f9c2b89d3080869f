import { saying, sayingTable } from '../jake/answer.ts';
import { namedIn, percent, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { cellsOfNumber, HORSE, pricesIn } from '../shown/runner-cells.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:safest|surest|likeliest|most likely|strongest|most certain|most confident) (?:\w+ )?(?:bets?|plays?|horses?|picks?|winners?|favou?rites?|to (?:win|hit|cash))\b|\b(?:are you|you'?re|you feel) (?:the )?(?:most (?:confident|certain|sure)|surest)\b|\b(?:which|what|who)\b[^.?!]{0,20}\bbest (?:chance|shot) (?:of winning|to win)\b|\bbest (?:show|place) (?:bets?|plays?|horses?)\b|\b(?:best|good|any|strongest) singles?\b|\bwho (?:would|do|should|can) (?:you|i|we) single\b/i;
const LISTED = 5;

const rowsOf = (view: RaceView, by: 'win' | 'place' | 'show') =>
  view.evidence.interests.map(({ number, runners: [runner] }, index) => ({
    view,
    number: runner?.programNumber ?? number,
    chance: view.order[by][index] ?? 0,
  }));

type Row = ReturnType<typeof rowsOf>[number];

function likeliestAnswer(rows: readonly Row[], words: string, views: readonly RaceView[]) {
  const prices = pricesIn(views);
  return sayingTable({
    lead: [`Ranked by chance to ${words}, races to come:`],
    caption: `Chance to ${words}`,
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Chance', 'percent'], prices.column, ['Verdict', 'text']),
    rows: rows.map(({ view, number, chance }) => {
      const { raceNumber, verdict } = view.picks;
      return {
        line: `- Race ${raceNumber}, ${namedIn(view, number)}: ${percent(chance)}; ${priceOf(view, number)}; verdict ${verdict.kind ?? 'not made yet'}`,
        cells: [
          String(raceNumber),
          ...cellsOfNumber(view, number),
          percent(chance),
          prices.cellOf(view, number),
          verdict.kind,
        ],
      };
    }),
    note: ['A likely horse at a short price is no bet: the verdict says where the price is worth it.'],
  });
}

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
      const answer =
        rows.length === 0 ? saying(['No race is left today.']) : likeliestAnswer(rows, words, views);
      return { answer, views: [] };
    };
  },
};
