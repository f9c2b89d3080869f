import { isStarter, type Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:who|who'?s|which|what|any|is there|are there|how many|list|show|only)\b[^.?!]{0,24}\b(fill(?:y|ies)|mares?|colts?|geldings?|ridglings?)\b/i;
/** Races for them, angles and bets. */
const OTHER =
  /\b(?:races?(?! \d)|first|newly|just|gelded|boys|males?|girls|bets?|like|best|beat\w*|w[io]n\w*|favou?rites?|odds|pick|mean\w*|ran|run|did|what(?:'s| is| are) an?|what are (?!the)|not|non|neither|except|besides|other than)\b|n['’]t\b/i;
const WORDS = /\b(?:fill(?:y|ies)|mares?|colts?|geldings?|ridglings?)\b/gi;

type Sex = NonNullable<Runner['sex']>;

const sexAsked = (word: string): Sex => (word.startsWith('fill') ? 'filly' : (word.replace(/s$/, '') as Sex));

const rowOf = ({ number, runner }: { readonly number: number; readonly runner: Runner }) => ({
  line: `- Race ${number}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${runner.age === null ? '' : `${runner.age}-year-old `}${runner.sex}`,
  cells: [String(number), ...horseCells(runner), runner.sex, runner.age === null ? null : String(runner.age)],
});

type Starter = Parameters<typeof rowOf>[0];

/** `Filly or mare`, `colts or geldings`. */
const sexText = (sexes: readonly Sex[], isPlural: boolean): string =>
  sexes.map((sex) => (isPlural ? (sex === 'filly' ? 'fillies' : `${sex}s`) : sex)).join(' or ');

function answerOf(
  starters: readonly Starter[],
  sexes: readonly Sex[],
  race: number,
  source: string,
): JakeAnswer {
  const found = starters.filter(({ runner }) => runner.sex !== null && sexes.includes(runner.sex));
  const unknown = starters.filter(({ runner }) => runner.sex === null).length;
  const note = [
    unknown === 0 ? null : `The card gives no sex for ${counted(unknown, 'starter')}.`,
    `Source: ${source}.`,
  ];
  if (unknown === starters.length)
    return saying([`The card does not give the sex of the horses in race ${race}.`], [race]);
  if (found.length === 0)
    return saying([`No starter in race ${race} is a ${sexText(sexes, false)}.`, ...note], [race]);
  const what = found.length === 1 ? `is a ${sexText(sexes, false)}` : `are ${sexText(sexes, true)}`;
  const table = {
    lead: [`${found.length} of ${counted(starters.length, 'starter')} in race ${race} ${what}:`],
    caption: `Starters of race ${race}`,
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Sex', 'text'], ['Age', 'number']),
    rows: found.map(rowOf),
    note,
  };
  return sayingTable(table, [race]);
}

/** The fillies, mares, colts or geldings among the starters of a race. */
export const horsesOfASex: Tool = {
  name: 'fillies or colts',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text) || raceNumber === null || OTHER.test(text)) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    if (peopleNamed(card, text).length > 0) return null;
    const races = racesAsked(card, raceNumber);
    const starters = races.flatMap(({ number, runners }) =>
      runners.filter(isStarter).map((runner) => ({ number, runner })),
    );
    if (starters.length === 0) return null;
    const sexes = [...new Set([...text.matchAll(WORDS)].map(([word]) => sexAsked(word.toLowerCase())))];
    return atOnce({ answer: answerOf(starters, sexes, raceNumber, card.card.source), views: [] });
  },
};
