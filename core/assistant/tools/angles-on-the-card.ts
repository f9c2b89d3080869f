import type { Combination } from '../../angle-search/combination.ts';
import { inWords } from '../../angle-search/combination.ts';
import { matchesIn } from '../../angle-search/match.ts';
import { readCombination } from '../../angle-search/read-combination.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type RaceView, racesAsked } from '../race-view.ts';
import { ANGLES } from './angle-words.ts';
import { type HorseNamed, horsesNamed, horsesNumbered } from './horses-named.ts';
import { isNegated } from './negation.ts';
import { peopleNamed } from './people-named.ts';
import { otherTrackNamed } from './place-and-season.ts';
import type { Answering, Tool } from './tool.ts';

const ABOUT_MANY =
  /\b(?:who|whos|anything|any one|someone|somebody|which|what|gets?|any|anyone|anybody|all|list|show|find|are there|horses?|starters?|runners?|today|card|every|give)\b/i;
/** How people do with such starters is not which starters there are. */
const OF_PEOPLE =
  /\b(?:trainers?|barns?|jockeys?|riders?)\b.*\b(?:with|off|stats?|best|record|pct|percent\w*)\b|\b(?:best|stats?)\b.*\b(?:trainers?|barns?|jockeys?)\b/i;
const MEANING = /\bwhat(?:'s| is|s|does|are(?! the\b)) (?:a |an |the )?\w+(?: \w+)?(?: \w+)? ?(?:mean)?\W*$/i;
const LISTED = 20;
/** So few words are the name of an angle alone. */
const SHORT = 5;

/** The code of the track where a starter ran last; null where that is not known. */
const lastTrackOf = ({ evidence }: RaceView, number: string): string | null =>
  evidence.runners.find(({ programNumber }) => programNumber === number)?.pastPerformances?.[0]?.track ??
  null;

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

/** A place that is no known track: those from elsewhere are no answer. */
const FROM_A_PLACE =
  /\bfrom (?!(?:(?:an)?other|different|other|out|elsewhere|else|somewhere|abroad|afar|the|a|its|their|his|her|last|on|in|there|where|which|what|race)\b)\p{L}{3,}/iu;

/** Starters of the card or a race of whom one or more angles hold, as the angle search finds them. */
export const anglesOnTheCard: Tool = {
  name: 'angles over the card',
  reads({ text, card, raceNumber }) {
    const found = ANGLES.filter(([pattern]) => pattern.test(text)).map(([, angle]) => angle);
    const angles = found.filter((angle) => angle !== 'layoff' || !found.includes('second-off-layoff'));
    if (angles.length === 0 || MEANING.test(text) || OF_PEOPLE.test(text)) return null;
    if (peopleNamed(card, text).length > 0) return null;
    if (angles.includes('shipper') && isNegated(text)) return null;
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
    const from = angles.includes('shipper') ? otherTrackNamed({ text, card }) : null;
    if (from === null && angles.includes('shipper') && FROM_A_PLACE.test(text)) return null;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    return async ({ viewsOf }) => {
      const views = await viewsOf(numbers);
      const rows = views.flatMap((view) =>
        matchesIn(view.evidence, combination)
          .filter(({ programNumber }) => from === null || lastTrackOf(view, programNumber) === from.code)
          .map((horse) => ({ race: view.picks.raceNumber, horse })),
      );
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      const words = `${inWords(combination)}${from === null ? '' : `: ${from.displayName}`}`;
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
