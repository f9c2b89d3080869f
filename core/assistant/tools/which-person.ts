import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { horsesNamed } from './horses-named.ts';
import { isInSpanish } from './in-spanish.ts';
import { sharedFamilyName } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const MOST = 4;

/** Asks which jockey or trainer is meant where a question names one by a family name that several of the card have. */
export const whichPerson: Tool = {
  name: 'which person',
  reads({ text, card }) {
    const shared = sharedFamilyName(card, text);
    if (shared === null || shared.names.length > MOST) return null;
    if (horsesNamed(card, text).some(({ position }) => position === shared.position)) return null;
    const ask = isInSpanish(text)
      ? `¿Cuál ${shared.who === 'jockey' ? 'jinete' : 'entrenador'}: ${listText(shared.names, 'or').replace(/ or (?=[^,]*$)/, ' o ')}?`
      : `Which ${shared.who}: ${listText(shared.names, 'or')}?`;
    return atOnce({ answer: saying([ask]), views: [], isFixed: true, asksBack: true });
  },
};
