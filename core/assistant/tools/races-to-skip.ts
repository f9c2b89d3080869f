import { racesText } from '../../card/races-text.ts';
import { saying } from '../jake/answer.ts';
import { isToCome } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import type { Tool } from './tool.ts';

/** Which races to bet, said by what there is to bet. */
const TO_BET =
  /\bhow many (?:bets|plays)\b[^.?!]{0,20}\b(?:you|there|card|today)\b|\b(?:any|which|what) (?:of the )?(?:races?|bets?|plays?)\b[^.?!]{0,12}\b(?:you(?:'?d| would|'?ll| will)|would you|are you)\b[^.?!]{0,16}\b(?:bet|betting|play|playing|make|making)\b(?! against)/i;
const ASKED =
  /\b(?:which|what|any)\b.*\braces?\b.*\b(?:skip|pass|avoid|sit out|leave alone|stay away)\b|\b(?:skip|pass on|avoid|stay away from)\b.*\b(?:which|what|any) races?\b/i;

/** The races of the card to leave alone by our verdicts, and those to bet or watch. */
export const racesToSkip: Tool = {
  name: 'races to skip',
  reads({ text, card, raceNumber }) {
    const isToBet = TO_BET.test(text);
    if ((!isToBet && !ASKED.test(text)) || raceNumber !== null) return null;
    if (horsesNamed(card, text).length > 0 || peopleNamed(card, text).length > 0) return null;
    return async ({ viewsOf }) => {
      const views = (await viewsOf(card.races.map(({ number }) => number))).filter(isToCome);
      const ofKind = (kind: string) =>
        views.filter(({ picks }) => picks.verdict.kind === kind).map(({ picks }) => picks.raceNumber);
      const [pass, bet, watch] = [ofKind('PASS'), ofKind('BET'), ofKind('WATCH')];
      const passed = pass.length === 0 ? 'No race of the card is a PASS now.' : `PASS on ${racesText(pass)}.`;
      const wanted = [
        bet.length === 0 ? 'No race is a BET now.' : `BET: ${racesText(bet)}.`,
        watch.length === 0 ? null : `WATCH, at a better price: ${racesText(watch)}.`,
      ];
      return { answer: saying(isToBet ? [...wanted, passed] : [passed, ...wanted]), views: [] };
    };
  },
};
