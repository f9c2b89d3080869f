import { withoutNames } from '../../card/same-name.ts';
import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { type CardInPlay, horseNamesOn, racesAsked } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { isInSpanish } from './in-spanish.ts';
import { sharedFamilyName } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const MOST = 4;

/** The family name that a question says beside the horses that it names in full; of the race named where that has several. */
function sharedBesideHorses(card: CardInPlay, text: string, raceNumber: number | null) {
  if (sharedFamilyName(card, text) === null) return null;
  const rest = withoutNames(text, horseNamesOn(card));
  const shared =
    sharedFamilyName({ races: racesAsked(card, raceNumber) }, rest) ?? sharedFamilyName(card, rest);
  return horsesNamed(card, rest).some(({ position }) => position === shared?.position) ? null : shared;
}

/**
 * Asks which jockey or trainer is meant where a question names one by a family name that several of the card, or of the
 * race it names, have.
 */
export const whichPerson: Tool = {
  name: 'which person',
  reads({ text, card, raceNumber }) {
    const shared = sharedBesideHorses(card, text, raceNumber);
    if (shared === null || shared.names.length > MOST) return null;
    const ask = isInSpanish(text)
      ? `¿Cuál ${shared.who === 'jockey' ? 'jinete' : 'entrenador'}: ${listText(shared.names, 'or').replace(/ or (?=[^,]*$)/, ' o ')}?`
      : `Which ${shared.who}: ${listText(shared.names, 'or')}?`;
    return atOnce({ answer: saying([ask]), views: [], isFixed: true, asksBack: true });
  },
};
