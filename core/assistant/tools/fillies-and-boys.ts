import { isStarter } from '../../card/runner.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:filly|fillies|mares?|girls?|females?)\b.*\b(?:boys|males?|colts|geldings)\b|\b(?:boys|males?)\b.*\b(?:filly|fillies|mares?|girls?)\b/i;

/** The fillies and mares that run against males. */
export const filliesAndBoys: Tool = {
  name: 'fillies against males',
  reads({ text, card, raceNumber }) {
    if (!ASKED.test(text)) return null;
    const races = racesAsked(card, raceNumber);
    const isFemale = (sex: string | null) => sex === 'filly' || sex === 'mare';
    const lines = races.flatMap(({ number, runners }) => {
      const starters = runners.filter(isStarter);
      if (!starters.some(({ sex }) => sex !== null && !isFemale(sex))) return [];
      return starters
        .filter(({ sex }) => isFemale(sex))
        .map(
          ({ programNumber, horseName, sex }) =>
            `- Race ${number}: ${named({ programNumber, horse: horseName })}, ${sex}`,
        );
    });
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const known = races.every(({ runners }) => runners.filter(isStarter).every(({ sex }) => sex !== null));
    return atOnce({
      answer: saying(
        [
          lines.length === 0
            ? `No filly or mare ${where} runs against males.`
            : `Fillies and mares ${where} against males:`,
          ...lines,
          known ? null : 'The sex of some starters is not on the card.',
          `Card: ${card.card.source}.`,
        ],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
