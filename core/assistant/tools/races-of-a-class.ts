import { classInWords } from '../../card/race-class.ts';
import { isStarter } from '../../card/runner.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { counted, shortDollars } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { raceTitle } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { atOnce, type Tool } from './tool.ts';

type Race = CardInPlay['races'][number];

const wordsOf = ({ classification, grade }: Race): string =>
  grade !== null ? `Grade ${grade} stakes` : classification === null ? '' : classInWords(classification);

interface ClassOfRace {
  readonly pattern: RegExp;
  readonly name: string;
  readonly holds: (race: Race, text: string) => boolean;
}

const GRADES: readonly RegExp[] = [
  /\b(?:grade (?:1|i|one)|g1)\b/i,
  /\b(?:grade (?:2|ii|two)|g2)\b/i,
  /\b(?:grade (?:3|iii|three)|g3)\b/i,
];

/** The grade a question names, 1 to 3; null for none. */
function gradeIn(text: string): number | null {
  const index = GRADES.findIndex((pattern) => pattern.test(text));
  return index < 0 ? null : index + 1;
}

const AGES: Readonly<Record<string, string>> = { two: '2', three: '3', juvenile: '2' };
const AGE = /\b(2|two|3|three)[- ]?(?:year[- ]?olds?|yos?)\b|\b(juvenile)s?\b/i;

/** The age that a question asks races for; null for none. */
function ageIn(text: string): string | null {
  const [, years, word] = AGE.exec(text) ?? [];
  const said = (years ?? word ?? '').toLowerCase();
  return said === '' ? null : (AGES[said] ?? said);
}

/** `3-year-olds and up`. */
const AND_UP = /\bolds? (?:and|&|or) (?:up\w*|older|over)\b|\b(?:olds?|yos?)\s?\+/i;
const AGE_ALONE = 'race for that age alone';
const FOR_FEMALES = 'race for fillies or mares';
/** A class beside an age or a sex, or a sex beside an age: both would have to hold. */
const CLASS_TOO = /\b(?:maidens?|stakes|graded?|claim\w*|allowances?|turf|grass|dirt|sprints?|routes?)\b/i;
const SEX_TOO = /\b(?:fill(?:y|ies)|mares?|girls?|females?|distaff|colts?|geldings?|boys?|males?)\b/i;

const CLASSES: readonly ClassOfRace[] = [
  {
    pattern:
      /\braces? (?:is |are |that are )?(?:only |just )?for (?:the )?(?:2|two|3|three)[- ]?(?:year[- ]?old|yo)s?\b|\b(?:(?:2|two|3|three)[- ]?(?:year[- ]?old|yo)s?|juvenile) (?:\w+ )?races?\b/i,
    name: AGE_ALONE,
    holds: ({ eligibility }, text) =>
      eligibility.ages !== null && eligibility.ages === `${ageIn(text)}${AND_UP.test(text) ? '+' : ''}`,
  },
  {
    pattern:
      /\braces? (?:is |are |that are )?(?:only |just )?for (?:the )?(?:fillies|mares|girls|females)\b|\b(?:filly|fillies(?: and mares)?|distaff|female) races?\b/i,
    name: FOR_FEMALES,
    holds: ({ eligibility }) => /^fillies/.test(eligibility.sexes ?? ''),
  },
  {
    pattern: /\b(?:graded|grade (?:1|2|3|i|ii|iii|one|two|three)|g[123])\b/i,
    name: 'graded stakes race',
    holds: ({ grade }, text) => grade !== null && (gradeIn(text) ?? grade) === grade,
  },
  {
    pattern: /\bstakes\b/i,
    name: 'stakes race',
    holds: (race) =>
      race.grade !== null || (race.name !== null && !/maiden|claiming|allowance/i.test(wordsOf(race))),
  },
  { pattern: /\bmaidens?\b/i, name: 'maiden race', holds: (race) => /^maiden/i.test(wordsOf(race)) },
  { pattern: /\bclaim(?:ers?|ing)\b/i, name: 'claiming race', holds: ({ claiming }) => claiming !== null },
  {
    pattern: /\ballowances?\b/i,
    name: 'allowance race',
    holds: (race) => /^(?:starter )?allowance/i.test(wordsOf(race)),
  },
];
/** `2 races for fillies or mares`, `1 stakes race`. */
const countedName = (count: number, name: string): string =>
  name.startsWith('race ') ? `${counted(count, 'race')}${name.slice(4)}` : counted(count, name);

const ASKED =
  /\b(?:which|what|any|are there|how many|list|show)\b.*\b(?:races?|stakes|claimers|maidens|allowances|running|today|on the card)\b/i;
/** Of bets, horses or people in them. */
const OTHER =
  /\bthe (?!stakes\b|graded\b|g[123]\b)\w+ stakes\b|\b(?:who|horses?|runners?|starters?|jockeys?|trainers?|wins?|won|shippers?|droppers?|bet|play|best|like|pay|paid|mean|yesterday)\b/i;

const COLUMNS = columnsOf(
  ['Race', 'race'],
  ['Post time', 'text'],
  ['Name and class', 'text'],
  ['Purse', 'number'],
  ['Starters', 'text'],
);

/** A race in a line and as cells. */
function rowOf(race: Race) {
  const { number, name, postTime, trackSlug, purse, runners } = race;
  const title = [name === null ? null : raceTitle(name), wordsOf(race) || null]
    .filter((part) => part !== null)
    .join(', ');
  const time = postTime === null ? 'no post time yet' : trackTimeText(postTime, trackSlug);
  const money = purse === null ? null : shortDollars(purse);
  const starters = counted(runners.filter(isStarter).length, 'starter');
  return {
    line: `- Race ${number}, ${time}: ${title}${money === null ? '' : `, purse ${money}`}, ${starters}`,
    cells: [String(number), postTime === null ? null : time, title || null, money, starters],
  };
}

/** The races of the card of a class that a question names: stakes, maidens, claimers. */
export const racesOfAClass: Tool = {
  name: 'races of a class',
  reads({ text, card: { races, card }, raceNumber }) {
    if (!ASKED.test(text) || OTHER.test(text) || raceNumber !== null) return null;
    const wanted = CLASSES.find(({ pattern }) => pattern.test(text));
    if (wanted === undefined) return null;
    const isOfAge = wanted.name === AGE_ALONE;
    if ((isOfAge || wanted.name === FOR_FEMALES) && CLASS_TOO.test(text)) return null;
    if (isOfAge ? SEX_TOO.test(text) : wanted.name === FOR_FEMALES && AGE.test(text)) return null;
    const name = isOfAge
      ? `race for ${ageIn(text)}-year-olds ${AND_UP.test(text) ? 'and up' : 'alone'}`
      : wanted.name;
    const found = races.filter((race) => wanted.holds(race, text));
    const note = [`Source: ${card.source}.`];
    const answer =
      found.length === 0
        ? saying([`No ${name} is on the card.`, ...note])
        : sayingTable({
            lead: [`${countedName(found.length, name)} on the card:`],
            caption: 'Races of the class',
            columns: COLUMNS,
            rows: found.map(rowOf),
            note,
          });
    return atOnce({ answer, views: [] });
  },
};
