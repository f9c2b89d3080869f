import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { sharedWord } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const MOST = 6;

/** Asks which horse is meant where a question names one by a word that several of the card have. */
export const whichHorse: Tool = {
  name: 'which horse',
  reads({ text, card, raceNumber }) {
    const races = racesAsked(card, raceNumber);
    const shared = sharedWord({ races }, text);
    if (shared === null || shared.horses.length > MOST) return null;
    const race = card.races.find(({ number }) => number === raceNumber);
    if (race?.name?.toLowerCase().includes(shared.word) === true) return null;
    const choices = shared.horses.map(
      ({ runner, raceNumber: race }) =>
        `${named({ programNumber: runner.programNumber, horse: runner.horseName })} in race ${race}`,
    );
    return atOnce({
      answer: saying([`Which horse: ${listText(choices, 'or')}?`]),
      views: [],
      isFixed: true,
      asksBack: true,
    });
  },
};
