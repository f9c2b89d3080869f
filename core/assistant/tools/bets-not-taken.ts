import { saying } from '../jake/answer.ts';
import { atOnce, type Tool } from './tool.ts';

const PLACE = '(?:app|(?:web ?)?site|page|thing|product|service|chat|bot|system|platform|software|tool)';
const SITE = `(?:here|(?:with|through|via) you|(?:here |with )?jake|(?:on|with|through|using|via|from|in|at) (?:this|the|your) ${PLACE})`;
const BOOKIE = 'an? (?:bookie|bookmaker|sports ?book|betting (?:site|app|shop))';
/** Whether bets are taken at all; of no race and no horse. */
const WHETHER = [
  new RegExp(
    `\\b(?:can|could|may) (?:i|we|you|people)(?: (?:actually|really|also|even|just))? (?:bet|wager|gamble|(?:place|make|put)(?: in)?(?: (?:a|my|our|the|some))? (?:bets?|wagers?)|buy(?: (?:a|my|our|the|some))? tickets?)(?: (?:money|horses|on (?:horses|races|a horse|a race)))? ${SITE}\\W*$`,
    'i',
  ),
  new RegExp(
    `\\b(?:does|do|will|can) (?:this|the|your) ${PLACE} (?:let|allow|take|handle|accept|book)\\b[^.?!\\d]*\\b(?:bets|wagers|betting|action)\\b(?! (?:tips?|advice|ideas?))`,
    'i',
  ),
  new RegExp(`\\b(?:is (?:this|jake|it)(?: ${PLACE})?|are you) ${BOOKIE}\\b`, 'i'),
  /\bcan i (?:bet|wager|play) (?:here|on (?:this|the) (?:site|app))\W*$/i,
  /\b(?:where|how) (?:can|do|could) i (?:place|make|put|bet|wager)(?! \S)|\bwhere (?:can|do|could) i (?:place|make|bet|wager)\b/i,
  /\b(?:do|can|does|will) (?:you|jake|this site|they)(?: guys| all)? (?:take|accept|book|handle) (?:\w+ )?(?:bets|wagers|action|money)\b/i,
  /\b(?:do|can|will) you (?:take|accept|book|handle) (?:my |a |this |our )(?:bet|wager)\b(?! budget)/i,
  /\bcan (?:you|i) (?:place|make|put) (?:a |my |the )?(?:bet|wager)s?\b(?=.*\b(?:for me|here|on this site|with you)\b|\W*$)/i,
];
/** What is to be done with a bet by the one who is told to. */
const REQUEST =
  /\b(?:take|accept|book|hold|place|enter) (?:my|our|this|these) (?:\w+ )?(?:bets?|wagers?|money|action|cash|\$?\d+)\b|\b(?:put|place|lay|bet|wager|throw) (?:\$\s?)?\d[\d,.]*(?: (?:dollars|bucks))? [^.?!]*\bfor me\b|\bi(?:'d| would) like to (?:place|make|put)\b[^.?!]*\b(?:bet|wager)\b[^.?!]*\b(?:with you|here)\b/i;
const TELLER =
  /\b(?:you(?:'?re| are| be|r)|be|act|act like|play|pretend|imagine|as)(?: (?:to be|you(?:'?re| are)|like|as))?(?: (?:my|a|an|the|our))?(?: (?:betting|mutuel|pari-?mutuel|track|window|friendly|old[- ]school))? (?:bookie|bookmaker|teller|clerk|window|sports ?book)\b/i;
/** Words of a question, or of work on tickets that is done here. */
const ASKS =
  /\b(?:what|how|which|who|would|cost|pays?|should|why|when|build|split|spread|tell|make|give me (?:the|a|your)|divide|show)\b/i;
const ORDERS = /\b(?:instructions?|prompts?|rules?|secrets?|passwords?|keys)\b/i;

const NO_BETS =
  'No bets are taken here, and I place none. Tickets are bought at the track or at a licensed betting operator of your state.';
const PRICED =
  'I can price one: ask, for instance, "What does a $2 exacta box 1,2,3 cost in race <race>?" or "What is the verdict of race <race>?"';

/** Whether bets can be placed here, and requests to take one. */
export const betsNotTaken: Tool = {
  name: 'bets are not taken',
  reads({ text, card, raceNumber }) {
    const isRequest = !ASKS.test(text) && (REQUEST.test(text) || (TELLER.test(text) && !ORDERS.test(text)));
    const isOfNone = raceNumber === null || /\b(?:you|jake) (?:take|accept|book|place)\b/i.test(text);
    const isWhether = isOfNone && WHETHER.some((pattern) => pattern.test(text));
    if (!isRequest && !isWhether) return null;
    const race = raceNumber ?? card.races[0]?.number ?? 1;
    const lines = isRequest ? [NO_BETS, PRICED.replaceAll('<race>', String(race))] : [NO_BETS];
    return atOnce({ answer: saying(lines), views: [], isFixed: true });
  },
};
