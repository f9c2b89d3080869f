import type { CardInPlay } from '../race-view.ts';
import { type HorseNamed, horsesNamed, horsesWith, type NumberSaid } from './horses-named.ts';

/** After `out` or `gone`: a dam, a running style or an aim, no horse that is taken out. `Out of race 5` takes it out. */
export const STAYS_IN =
  '(?! (?:of (?!(?:the |this )?(?:race|field|it|\\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\\b)|(?:in )?front|ahead|wide|early|fast|quick\\w*|slow\\w*|well|there|alone|running|swinging|firing|on the (?:lead|front)|for the lead|to)\\b)';

const VERB =
  '(?:(?:scratch|pull|remove|withdraw|yank|drop|lose|ditch|eliminate|exclude)|(?:take|kick|cross) out)';
/** A verb that somebody else did, or that is asked about: `did they pull the 4`, `a late scratch`. */
const NOT_OURS =
  "(?<!\\b(?:(?:did|does|do|didn['’]?t|will|would|could|should|can|may|might)(?: (?!(?:if|when|and|or|race)\\b)[a-z'’]+){0,2}|to|the|a|an|any|late|gate|no|who|they|he|she|it|trainers?|stewards|jockeys?|is|was|not|never) )";
const LEADS_TO_HORSE = '(?: (?:the|both|of|horses?|number|no\\.))* ?#?';
/** What stands before a horse that a question takes out: `pull`, `without`. */
const BEFORE_IT = new RegExp(
  `(?:${NOT_OURS}\\b${VERB}|\\b(?:without|minus))${LEADS_TO_HORSE}$|^\\W*no $`,
  'i',
);
/** Before and after it: `take the 7 out`, `with Cedar Path scratched`. */
const FIRST_PART = new RegExp(`(?:${NOT_OURS}\\b(?:take|pull)|\\bwith)(?: the)? ?$`, 'i');
const LAST_PART = new RegExp(`^(?: horse)? (?:(?:out|gone)\\b${STAYS_IN}|(?:scratched|withdrawn)\\b)`, 'i');
/** `The 7 is out, who wins` at the beginning. */
const AT_START = /^\W*(?:(?:so|ok|and|if) )*(?:(?:in )?race #?\d{1,2}\W+)?(?:the )?$/i;
const IS_OUT = new RegExp(
  `^(?: horse)?(?: is| gets| was| has been)?(?: a)?(?: late)? (?:out\\b${STAYS_IN}|(?:scratch(?:ed|es)?|withdrawn|pulled)\\b)(?=.*\\b(?:who|better|improves?|help\\w*|chances?|what happens|value|rises?|goes up|moves? up|the (?:pick|play|one|best|favou?rite))\\b)`,
  'i',
);

/** Tickets and lists that horses are taken out of, and money. */
export const OF_A_TICKET =
  /\b(?:tickets?|box(?:ed)?|exactas?|trifectas?|superfectas?|quinellas?|doubles?|pick \d|wheel|keys?|parlay|slip|my (?:bets?|picks?)|list|notes?|cash|atm|bank|loan)\b/i;

/** Counted, not worn by a horse: `drop 3 lengths`, `pull the 5 winners`. */
const COUNTED =
  'horses|races|pounds?|lbs?|minutes?|furlongs?|lengths?|turns?|miles?|winners?|losers|picks|longshots|contenders|runners|starters|entries|spots?|positions?';
const NUMBER = "(\\d{1,2}[a-rt-z]?)(?:['’]?s)?\\b(?!\\s?(?:st|nd|rd|th)\\b|[-/.,]\\d|%)";
/** A horse by its number: `the 7`, `#7`; `7` after a verb that takes it out, `2` where something becomes of it. */
const BY_NUMBER = [
  new RegExp(
    `(?:#\\s?|(?<!\\brace )\\b(?:the|number|no\\.|horse)\\s#?)${NUMBER}(?! (?:${COUNTED}|race|best|top|leg|favou?rites|others?)\\b)`,
    'gi',
  ),
  new RegExp(
    `(?<=\\b(?:${VERB}|without|minus)(?: horse)? )${NUMBER}(?! (?:${COUNTED}|of|from|for|more|grand|dollars?|bucks?|cents?)\\b)`,
    'gi',
  ),
  new RegExp(`(?<=\\b(?:take|pull) )${NUMBER}(?= out\\b)`, 'gi'),
  new RegExp(
    `(?<=^\\W*(?:(?:in )?race #?\\d{1,2}\\W+)?)(?<!race #?)${NUMBER}(?= (?:is )?(?:out|scratched|scratches)\\b)`,
    'gi',
  ),
  new RegExp(
    `(?<=\\b(?:is|does|do|will|would|makes?|helps?) )${NUMBER}(?= (?:better|improve|get|go|rise|win|look|stand|gain|benefit|move|still|worth|any good|the (?:pick|favou?rite|best|one|play))|\\W*$)`,
    'gi',
  ),
];

const numbersSaid = (text: string): readonly NumberSaid[] =>
  BY_NUMBER.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((found) => ({
      number: (found[1] ?? '').toUpperCase(),
      position: found.index,
    })),
  ).toSorted((a, b) => a.position - b.position);

/** Horses of a race by their numbers, in any place of a question about one that is out. */
export function horsesByNumber(
  { races }: Pick<CardInPlay, 'races'>,
  text: string,
  raceNumber: number | null,
): readonly HorseNamed[] {
  return horsesWith(numbersSaid(text), races, raceNumber);
}

/** Whether what stands there, so many letters long, is taken out in words that suppose it: `take out the 7`. */
function isTakenOut(text: string, position: number, length: number): boolean {
  const [before, after] = [text.slice(0, position), text.slice(position + length)];
  return (
    BEFORE_IT.test(before) ||
    (FIRST_PART.test(before) && LAST_PART.test(after)) ||
    (AT_START.test(before) && IS_OUT.test(after))
  );
}

const SAID_NUMBER = /^(?:#\s?|(?:the|number|no\.|horse)\s#?)?\d{1,2}[a-z]?/i;

/** The first number that a question takes out of a race: `pull the 4`, `remove 3`, `race 13 without the 7`; null without one. */
export function numberTakenOut(text: string): string | null {
  if (OF_A_TICKET.test(text)) return null;
  const found = numbersSaid(text).find(({ position }) =>
    isTakenOut(text, position, SAID_NUMBER.exec(text.slice(position))?.[0].length ?? 0),
  );
  return found?.number ?? null;
}

/** Whether a question takes out a horse by name or by number, with no word that supposes it. */
export function takesOut(card: Pick<CardInPlay, 'races'>, text: string): boolean {
  if (OF_A_TICKET.test(text)) return false;
  return (
    numberTakenOut(text) !== null ||
    horsesNamed(card, text).some(({ position, runner: { horseName } }) =>
      isTakenOut(text, position, horseName.length),
    )
  );
}
