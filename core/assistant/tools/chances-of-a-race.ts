import { amountsIn } from '../jake/amounts.ts';
import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { headOf, namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { cellsOfNumber, HORSE, pricesIn } from '../shown/runner-cells.ts';
import { closedRace } from './closed-race.ts';
import { numberSaid } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:chances|probabilit(?:y|ies)|win percentages?|odds) (?:in|of|for) (?:all|each|every|the (?:field|horses)|race|r\d)\b|\b(?:finish|finishes|run|runs|come|comes|be|ends? up|for) (?:second|third|in the money)\b|\bhit the board\b|\btop[- ](?:2|3|4|5|two|three|four|five)\b|\bin the money\b|\brank the (?:field|horses)\b|\b(?:what|who)(?:'s| is| are|s) (?:running|entered|in) (?:in )?(?:race|the)\b|\bwho (?:all )?(?:runs|starts|goes|is running|is entered)(?: in)? (?:this |that )?(?:race|the)\b(?!.*\b(?:well|early|fast|mud|slop|turf|off the pace)\b)|\blist (?:the )?(?:horses|runners|field|entries|starters)\b|\b(?:entries|runners|starters|field|horses) (?:for|of|in) (?:race|the)\b(?!.*\b(?:best|how many|first)\b)|\border of finish\b|\bcompare the (?:top|contenders|favou?rite and (?:the )?(?:second|2nd) (?:choice|favou?rite))\b|\bbest (?:place|show) (?:bet|horse)\b|\bwho (?:places|shows)\b|\b(?:place|show) bets?\b|\b(?:give me|list|name) (?:me )?(?:the )?(?:top )?(?:2|3|4|5|two|three|four|five) (?:horses|runners)\b/i;
/** A list of jockeys or of figures is another one. */
const OTHER =
  /\b(?:jockeys?|riders?|trainers?|fig(?:ure)?s?|beyers?|exactas?|trifectas?|superfectas?|won|did|how many|any|front|wires?|wins?|undefeated|unbeaten|main track|only|never|closers?|stalkers?|speed|longshots?|oldest|fastest|best (?!place|show))\b/i;

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const LISTED = 14;

/** Which place the horses are listed by. */
function sortedBy(text: string): 'win' | 'place' | 'show' {
  if (/\bshow\b(?! (?:me|us)\b)|\bthird\b|\bin the money\b|\bhit the board\b|\bshows\b/i.test(text))
    return 'show';
  return /\bplaces?\b|\bsecond\b/i.test(text) ? 'place' : 'win';
}

/** What can be bet on, with the chances to win, to run in the first two and in the first three. */
const rowsOf = ({ order, evidence }: RaceView) =>
  evidence.interests.map(({ runners, number }, index) => ({
    number: runners[0]?.programNumber ?? number,
    win: order.win[index] ?? 0,
    place: order.place[index] ?? 0,
    show: order.show[index] ?? 0,
  }));

type Row = ReturnType<typeof rowsOf>[number];

function answerOf(view: RaceView, rows: readonly Row[], by: 'win' | 'place' | 'show'): JakeAnswer {
  const prices = pricesIn([view]);
  return sayingTable(
    {
      lead: [
        `${headOf(view)}${by === 'win' ? '' : `, ranked by chance to ${by}`}: to win, in the first two, in the first three:`,
      ],
      caption: `Chances in race ${view.picks.raceNumber}`,
      columns: columnsOf(
        ...HORSE,
        ['Win', 'percent'],
        ['First two', 'percent'],
        ['First three', 'percent'],
        prices.column,
      ),
      rows: rows.map(({ number, win, place, show }) => {
        const shares = [win, place, show].map(percent);
        return {
          line: `- ${namedIn(view, number)}: ${shares.join(', ')}; ${priceOf(view, number)}`,
          cells: [...cellsOfNumber(view, number), ...shares, prices.cellOf(view, number)],
        };
      }),
      note: [verdictText(view)],
    },
    [view.picks.raceNumber],
  );
}

/** The starters of a race with their chances to win, to run in the first two and in the first three, and their prices. */
export const chancesOfARace: Tool = {
  name: 'chances of a race',
  reads({ text, raceNumber, card }) {
    if (!ASKED.test(text) || OTHER.test(text) || raceNumber === null) return null;
    if (amountsIn(text).length > 0 || numberSaid(text) !== null) return null;
    const by = sortedBy(text);
    if (!card.races.some(({ number }) => number === raceNumber)) return null;
    const said =
      /\b(?:top[- ]|give me |list |name )(\d|two|three|four|five)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
    const most = COUNTS[said] ?? (Number(said) || LISTED);
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined || view.evidence.interests.length === 0)
        return { answer: saying([`Race ${raceNumber} has no starters.`], [raceNumber]), views };
      if (isRun(view)) return closedRace(view, card, facts);
      const rows = rowsOf(view)
        .toSorted((a, b) => b[by] - a[by])
        .slice(0, most);
      return { answer: answerOf(view, rows, by), views };
    };
  },
};
