import { isStarter } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { coatWords } from './coats.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:who|which|what|any|anyone|are there|is there|horses?|list|show|how many|the)\b.*\b(gray|grey|roan|chestnut|bay|black|brown|white)(?:s|es| (?:horse|one|colt|filly|mare|gelding|ones|horses)s?)?\b/i;
/** Silks, saddle cloths and races called so; what a horse of that color did or will do. */
const OTHER =
  /\b(?:silks?|cloths?|caps?|colors?|wears?|stakes|handicap|bets?|odds|win|wins|won|board|sheet|hole)\b/i;

/** The starters of a race or the card with a coat of some color. */
export const horsesOfAColor: Tool = {
  name: 'horses of a color',
  reads({ text, card, raceNumber }) {
    const word = ASKED.exec(text)?.[1]?.toLowerCase().replace('grey', 'gray') ?? null;
    if (word === null || OTHER.test(text)) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    const races = racesAsked(card, raceNumber);
    if (races.length === 0) return null;
    const found = races.flatMap(({ number, runners }) =>
      runners
        .filter((runner) => isStarter(runner) && (coatWords(runner.color) ?? '').includes(word))
        .map((runner) => ({ number, runner, coat: coatWords(runner.color) ?? '' })),
    );
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const note = [`Source: ${card.card.source}.`];
    if (found.length === 0)
      return atOnce({ answer: saying([`No starter ${where} is ${word}.`, ...note]), views: [] });
    const rows = found.map(({ number, runner, coat }) => ({
      line: `- Race ${number}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${coat}`,
      cells: [String(number), ...horseCells(runner), coat],
    }));
    const lead = [`${counted(found.length, 'starter')} ${where}, ${word}:`];
    const columns = columnsOf(['Race', 'race'], ...HORSE, ['Color', 'text']);
    return atOnce({
      answer: sayingTable(
        { lead, caption: 'Starters by color', columns, rows, note },
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
