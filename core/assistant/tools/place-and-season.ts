import { withoutNames } from '../../card/same-name.ts';
import { TRACKS, type Track } from '../../card/track.ts';
import { numberOf, ORDINAL } from '../../fact-check/number-words.ts';
import { MONTHS } from '../../kernel/months.ts';
import { raceNamed, raceNameWords } from '../jake/race-named.ts';
import { trackNamed } from '../jake/track-named.ts';
import { horseNamesOn } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import type { ChatQuestion } from './tool.ts';

const SEASON = new RegExp(
  `\\b(?:in|since|during|back in|last|this) (?:early |late |mid )?(?:the )?(?:${MONTHS.join('|')}|spring|summer|fall|autumn|winter)\\b(?!\\.? \\d)`,
  'i',
);
/** A year by itself, `the 1973 Belmont`; not the one of a whole date. */
const YEAR = /(?<!\b\d{1,2},? )\b(?:18|19|20)\d\d\b(?!-\d)/;
/** `Win the Belmont`, `in the Travers`: a race by its name. */
const IN_A_RACE = /\b(?:win|wins|won|in|at|take|run) the ([a-z][\w']+)/i;
/** Words after `the` that name no race. */
const NO_NAME =
  /^(?:race|races|one|last|final|first|next|opener|feature|featured|main|nightcap|finale|card|day|end|stretch|lane|slop|mud|wet|rain|money|photo|wire|top|turf|grass|dirt|morning|afternoon|field|whole|thing)$/i;

/** More days than one, or one that nobody can tell: `last week`, `two months ago`, `the other day`, `opening day`. */
const VAGUE =
  /\b(?:last|past|previous|the other) (?:week(?:end)?|month|year|meet|season|day)\b|\b(?:months?|years?) ago\b|\b(?:few|couple(?: of)?|several|some|many|\w+teen|twenty|thirty) (?:days?|weeks?) ago\b|\bopening (?:day|week(?:end)?)\b|\b(?:earlier )?this (?:week(?:end)?|month|year|meet|season)\b/i;

/** A month without a day of it, a season or another span: not one day whose results are stored. */
export const namesASeason = (text: string): boolean =>
  SEASON.test(text) || YEAR.test(text) || VAGUE.test(text);

/** A race's own name is no track: `who wins Belmont` on the day of the Belmont. */
export const withoutRaceNames = (text: string, card: ChatQuestion['card']): string =>
  raceNamed(card, text) === null ? text : withoutNames(text, raceNameWords(card));

/** A known track, other than the card's, that a question names; null without one. `The Belmont` is a race. */
export function otherTrackNamed({ text, card }: Pick<ChatQuestion, 'text' | 'card'>): Track | null {
  const horses = horseNamesOn(card);
  const withoutRaces = withoutRaceNames(text, card).replace(
    /\bthe (?!spa\b|big a\b)[a-z]+(?! (?:park|downs|meadows|track))\b|\b\w+ (?:stakes|derby|oaks|handicap)\b/gi,
    ' ',
  );
  const track = trackNamed(withoutRaces, card.track, TRACKS, horses);
  return track.slug === card.track.slug ? null : track;
}

/** Whether a question names a race by a name that the card does not have. */
export function namesAnotherRace({ text, raceNumber }: ChatQuestion): boolean {
  const [, word = ''] = IN_A_RACE.exec(text) ?? [];
  if (raceNumber !== null || word === '' || NO_NAME.test(word)) return false;
  return numberOf(word) === null && !new RegExp(`^(?:${ORDINAL})$`, 'i').test(word);
}

/** Whether a question names no other day, season, track or race than those of the card. */
export function isOfTodayHere(question: ChatQuestion): boolean {
  const { text, card } = question;
  const day = pastDayNamed(text, card.day);
  if (day !== null && day !== card.day) return false;
  return !namesASeason(text) && otherTrackNamed(question) === null && !namesAnotherRace(question);
}
