import type { Combination } from '../../angle-search/combination.ts';
import { inWords } from '../../angle-search/combination.ts';
import { matchesIn } from '../../angle-search/match.ts';
import { readCombination } from '../../angle-search/read-combination.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type HorseNamed, horsesNamed, horsesNumbered } from './horses-named.ts';
import { peopleNamed } from './people-compared.ts';
import type { Answering, Tool } from './tool.ts';

/** The words of a question for an angle of the card, as the angle search writes it. */
export const ANGLES: readonly (readonly [RegExp, string])[] = [
  [/\bfirst[- ](?:time )?(?:on )?lasix\b|\blasix (?:for )?(?:the )?first time\b/i, 'first-lasix'],
  [/\bblinkers\b(?!\s+off)(?<!\b(?:drops?|removes?|loses?|without)\s+(?:the\s+)?blinkers)/i, 'blinkers-on'],
  [/\bblinkers off\b|\b(?:drops?|removes?|loses?) (?:the )?blinkers\b/i, 'blinkers-off'],
  [
    /\bfirst[- ]time geldings?\b|\bfirst (?:start|time|race) as a gelding\b|\bnewly gelded\b/i,
    'first-as-gelding',
  ],
  [/\b(?:dirt to turf|first time on turf after dirt|switch\w* to (?:the )?turf)\b/i, 'dirt-to-turf'],
  [/\bturf to dirt\b|\bswitch\w* to (?:the )?dirt\b/i, 'turf-to-dirt'],
  [
    /\bfirst[- ](?:time |start )?(?:on )?(?:the )?(?:turf|grass)\b|\bturf debuts?\b|\b(?:turf|grass|lawn) (?:for )?(?:the |its |his |her )?(?:very )?first time\b|\bnever (?:been|run|raced|tried)(?: on)? (?:the )?(?:turf|grass)\b/i,
    'first-on-turf',
  ],
  [
    /\bsecond (?:start |time |race )?(?:off|after|back from) (?:a |the )?(?:long )?(?:layoff|bench|break)\b/i,
    'second-off-layoff',
  ],
  [/\bsecond[- ]time starters?\b|\bsecond (?:career )?starts?\b/i, 'second-start'],
  [
    /(?<!\b(?:third|fourth|3rd|4th) (?:start |time |race )?)\b(?:off|after|from) (?:(?:a |the |long )*(?:layoffs?|bench)|a (?:long )?break)\b|\blayoff horses\b|\breturning from (?:a )?layoff\b/i,
    'layoff',
  ],
  [/\b(?:drop(?:s|ping|pers?)?) (?:down )?in class\b|\bclass drop(?:s|pers?)?\b/i, 'class-drop'],
  [/\b(?:rais|ris|mov|step)\w* (?:up )?in class\b|\bclass (?:rises?|risers?|hikes?)\b/i, 'class-rise'],
  [
    /\bclaimed (?:last|out of)\b|\b(?:off|from|after|since) (?:a |the |being )?claim(?:ed)?\b/i,
    'claimed-last',
  ],
  [/\bbeaten favou?rites?\b/i, 'beaten-favorite'],
  [/\b(?:won|winners?) last (?:time|out|start|race)\b|\blast[- ]out winners?\b/i, 'won-last'],
  [/\blone (?:early )?(?:speed|f)\b|\blone leaders?\b/i, 'lone-early-speed'],
  [/\bstretch(?:es|ing)? out\b|\bsprint to route\b|\b(?:going|goes|trying) long(?:er)?\b/i, 'stretches-out'],
  [/\bcut(?:s|ting)? back\b|\broute to sprint\b|\bturn(?:s|ing)? back\b/i, 'cuts-back'],
  [/\bshippers?\b|\bship(?:s|ped|ping) (?:in|from)\b/i, 'shipper'],
  [/\b(?:jockey|rider) (?:changes?|switch(?:es)?|upgrades?)\b/i, 'jockey-change'],
  [/\b(?:new trainers?|trainer changes?|(?:new|changed|switched) (?:barns?|trainers?))\b/i, 'trainer-change'],
  [
    /\bfirst[- ](?:time )?(?:for|in) (?:a |the )?(?:tag|claim(?:ing|er)?)\b|\bfor a (?:claiming )?(?:tag|price) (?:for )?(?:the )?first time\b/i,
    'first-for-claim',
  ],
  [/\bquick (?:return|turnaround)s?\b|\bback (?:on short rest|quickly)\b|\bshort rest\b/i, 'quick-return'],
  [/\bwide trips?\b|\b(?:went|raced|ran) wide\b/i, 'wide-trip'],
];
const ABOUT_MANY =
  /\b(?:who|which|what|gets?|any|anyone|anybody|all|list|show|find|are there|horses?|starters?|runners?|today|card|every|give)\b/i;
/** How people do with such starters is not which starters there are. */
const OF_PEOPLE =
  /\b(?:trainers?|barns?|jockeys?|riders?)\b.*\b(?:with|off|stats?|best|record|pct|percent\w*)\b|\b(?:best|stats?)\b.*\b(?:trainers?|barns?|jockeys?)\b/i;
const MEANING = /\bwhat(?:'s| is|s|does|are(?! the\b)) (?:a |an |the )?\w+(?: \w+)?(?: \w+)? ?(?:mean)?\W*$/i;
const LISTED = 20;
/** So few words are the name of an angle alone. */
const SHORT = 5;

/** Whether an angle holds of horses that are named, one line each. */
function ofHorses(horses: readonly HorseNamed[], combination: Combination): Answering {
  const numbers = [...new Set(horses.map(({ raceNumber }) => raceNumber))];
  return async ({ viewsOf }) => {
    const views = await viewsOf(numbers);
    const lines = horses.map(({ raceNumber, runner: { programNumber, horseName } }) => {
      const view = views.find(({ picks }) => picks.raceNumber === raceNumber);
      const fits =
        view !== undefined &&
        matchesIn(view.evidence, combination).some((match) => match.programNumber === programNumber);
      return `${named({ programNumber, horse: horseName })} in race ${raceNumber} ${fits ? 'fits' : 'does not fit'} "${inWords(combination)}".`;
    });
    return { answer: saying(lines, numbers), views };
  };
}

/** Starters of the card or a race of whom one or more angles hold, as the angle search finds them. */
export const anglesOnTheCard: Tool = {
  name: 'angles over the card',
  reads({ text, card, raceNumber }) {
    const found = ANGLES.filter(([pattern]) => pattern.test(text)).map(([, angle]) => angle);
    const angles = found.filter((angle) => angle !== 'layoff' || !found.includes('second-off-layoff'));
    if (angles.length === 0 || MEANING.test(text) || OF_PEOPLE.test(text)) return null;
    if (peopleNamed(card, text).length > 0) return null;
    const byName = horsesNamed(card, text);
    const horses = byName.length > 0 ? byName : horsesNumbered(card, text, raceNumber);
    const said = text
      .replace(/\b(?:in |for )?race #?\d+\b/i, '')
      .trim()
      .split(/\s+/);
    if (horses.length === 0 && !ABOUT_MANY.test(text) && said.length > SHORT) return null;
    if (raceNumber !== null && !card.races.some(({ number }) => number === raceNumber)) return null;
    const combination = readCombination(angles.join(' and '));
    if (horses.length > 0 && /\bblinkers\b/i.test(text)) return null;
    if (horses.length > 0) return ofHorses(horses, combination);
    const numbers = card.races
      .map(({ number }) => number)
      .filter((number) => raceNumber === null || number === raceNumber);
    return async ({ viewsOf }) => {
      const views = await viewsOf(numbers);
      const rows = views.flatMap((view) =>
        matchesIn(view.evidence, combination).map((horse) => ({ race: view.picks.raceNumber, horse })),
      );
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      const words = inWords(combination);
      return {
        answer: saying(
          [
            rows.length === 0
              ? `No starter ${where} fits "${words}".`
              : `${counted(rows.length, 'starter')} ${where} ${rows.length === 1 ? 'fits' : 'fit'} "${words}":`,
            ...rows
              .slice(0, LISTED)
              .map(
                ({ race, horse }) =>
                  `- Race ${race}, ${named({ programNumber: horse.programNumber, horse: horse.horseName })}${horse.morningLine === null ? '' : `, ${horse.morningLine.text} on the morning line`}`,
              ),
            rows.length > LISTED ? `And ${rows.length - LISTED} more.` : null,
            'The angle search shows how such starters did before.',
          ],
          raceNumber === null ? [] : [raceNumber],
        ),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
