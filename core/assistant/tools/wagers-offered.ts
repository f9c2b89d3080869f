import { racesText } from '../../card/races-text.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { amountsIn, severalIn, wagerIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { withoutLaterLegs } from './sequence.ts';
import { atOnce, type Tool } from './tool.ts';

const BET =
  '(?:exacta|trifecta|superfecta|super high five|quinella|(?:daily |rolling )?doubles?|(?:rolling )?pick[- ]?[3-6])';
const ASKED = new RegExp(
  `\\b(?:is|are) there (?:an? |any |the )?(?:early |late |rolling )?${BET}(?: bets?| wager\\w*)?(?=\\W*$| (?:in|on|today|offered|available|for|starting|this|at)\\b)|` +
    `\\b(?:where|when|what time|which race|what race)(?:'s| is| does| do)? (?:the |a )?(?:early |late )?${BET} (?:start|begin)|` +
    `\\b(?:which|what) races? (?:are|is|make up|does|do|has|have|offers?)(?: in)? (?:the |an? )?(?:early |late )?${BET}\\b(?=\\W*$| (?:today|cover|in|go|on)\\b)|` +
    `\\b(?:do|does) (?:they|it|the track|race \\d+|the \\w+)(?: race)? (?:have|offer) (?:an? |the )?${BET}\\b`,
  'i',
);
/** How the program prints a bet: `Pick 5 (.50) (6-10)`, `Double ($1) (8-9)`. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  exacta: /\bexacta\b/i,
  trifecta: /\btrifecta\b/i,
  superfecta: /\bsuperfecta\b/i,
  quinella: /\bquinella\b/i,
  'daily double': /\bdouble\b/i,
  'pick 3': /\bpick[ -]?(?:3|three)\b/i,
  'pick 4': /\bpick[ -]?(?:4|four)\b/i,
  'pick 5': /\bpick[ -]?(?:5|five)\b/i,
  'pick 6': /\bpick[ -]?(?:6|six)\b/i,
};

type Race = CardInPlay['races'][number];

/** The last race that a bet over several names: `(6-10)`. */
function lastOf({ wagers }: Race, printed: RegExp): string {
  const part =
    withoutLaterLegs(wagers)
      .split(',')
      .find((words) => printed.test(words)) ?? '';
  const last = /\(\d{1,2}-(\d{1,2})\)/.exec(part)?.[1];
  return last === undefined ? '' : ` to ${last}`;
}

const timeOf = ({ postTime, trackSlug }: Race): string =>
  postTime === null ? '' : ` (post time ${trackTimeText(postTime, trackSlug)})`;

/** Which races offer a bet, by what the card prints. */
function linesOf(races: readonly Race[], wager: string, raceNumber: number | null, isSeveral: boolean) {
  const printed = PRINTED[wager];
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  if (printed === undefined || races.every(({ wagers }) => wagers === ''))
    return [`The card does not print which bets are offered ${where}.`];
  const found = races.filter(({ wagers }) => printed.test(withoutLaterLegs(wagers)));
  if (found.length === 0)
    return [`No ${wager} is printed ${isSeveral && raceNumber !== null ? 'as starting ' : ''}${where}.`];
  return isSeveral
    ? [
        `The ${wager} as printed: ${found.map((race) => `race ${race.number}${lastOf(race, printed)}${timeOf(race)}`).join(', ')}.`,
      ]
    : [`The ${wager} is printed for ${racesText(found.map(({ number }) => number))}.`];
}

/** Which races of the card offer a bet, and where one over several races starts. */
export const wagersOffered: Tool = {
  name: 'bets that are offered',
  reads({ text, card, raceNumber }) {
    if (
      !ASKED.test(text) ||
      amountsIn(text).length > 0 ||
      /\b(?:who|like|use|ticket|pa(?:y|id))\b/i.test(text)
    )
      return null;
    const several = severalIn(text) ?? (/\bdoubles?\b/i.test(text) ? 'daily double' : null);
    const wager = several ?? wagerIn(text);
    const races = racesAsked(card, raceNumber).filter(({ isCancelled }) => isCancelled !== true);
    if (wager === null || races.length === 0) return null;
    return atOnce({
      answer: saying(
        [...linesOf(races, wager, raceNumber, several !== null), `Source: ${card.card.source}.`],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
