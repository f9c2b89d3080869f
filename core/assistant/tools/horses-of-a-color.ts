import { isStarter, type Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { coatWords } from './coats.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /^\W*(?:(gray|grey|roan|chestnut)s?|(bay|black|brown|white)) (?:horses?|ones?|runners?|fill(?:y|ies)|colts?|mares?|geldings?)\b|\b(?:who|which|what|any|anyone|are there|is there|horses?|list|show|how many|the)\b.*\b(?:(gray|grey|roan|chestnut)s?|(bay|black|brown|white)(?:s| (?:horse|one|colt|filly|mare|gelding)s?| fillies)|(?:an?|the) (bay|black|brown|white)(?=\W*$| (?:in|on)\b))\b/i;
/** Silks, saddle cloths and races called so; what a horse of that color did or will do. */
const OTHER =
  /\b(?:silks?|cloths?|caps?|colors?|wears?|stakes|handicap|bets?|odds|win|wins|won|board|sheet|hole)\b/i;

const colorAsked = (text: string): string | null =>
  ASKED.exec(text)
    ?.slice(1)
    .find((color) => color !== undefined)
    ?.toLowerCase()
    .replace('grey', 'gray') ?? null;

interface Coat {
  readonly number: number;
  readonly runner: Runner;
  /** Null where the card does not say. */
  readonly coat: string | null;
}

const coatsIn = (races: CardInPlay['races']): readonly Coat[] =>
  races.flatMap(({ number, runners }) =>
    runners.filter(isStarter).map((runner) => ({ number, runner, coat: coatWords(runner.color) })),
  );

const rowOf = ({ number, runner, coat }: Coat) => ({
  line: `- Race ${number}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${coat}`,
  cells: [String(number), ...horseCells(runner), coat],
});

/** The starters of a race or the card with a coat of some color. */
export const horsesOfAColor: Tool = {
  name: 'horses of a color',
  reads({ text, card, raceNumber }) {
    const word = colorAsked(text);
    if (word === null || OTHER.test(text) || peopleNamed(card, text).length > 0) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    const coats = coatsIn(racesAsked(card, raceNumber));
    if (coats.length === 0) return null;
    const say = (...lines: readonly string[]) => atOnce({ answer: saying(lines), views: [] });
    const unknown = coats.filter(({ coat }) => coat === null).length;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    if (unknown === coats.length)
      return say(`The card gives no colors${raceNumber === null ? '' : ` ${where}`}.`);
    const note = [
      ...(unknown === 0 ? [] : [`The card gives no color for ${counted(unknown, 'starter')}.`]),
      `Source: ${card.card.source}.`,
    ];
    const found = coats.filter(({ coat }) => coat?.includes(word) === true);
    if (found.length === 0) return say(`No starter ${where} is ${word}.`, ...note);
    const lead = [`${counted(found.length, 'starter')} ${where}, ${word}:`];
    const columns = columnsOf(['Race', 'race'], ...HORSE, ['Color', 'text']);
    const table = { lead, caption: 'Starters by color', columns, rows: found.map(rowOf), note };
    return atOnce({ answer: sayingTable(table, raceNumber === null ? [] : [raceNumber]), views: [] });
  },
};
