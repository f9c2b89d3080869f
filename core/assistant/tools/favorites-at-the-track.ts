import { dateText } from '../../kernel/day-text.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { addDays } from '../../kernel/race-day.ts';
import { percentText, signedPercentText } from '../../kernel/text.ts';
import { LEAST_RACES, type PickerScore } from '../../scorecards/scoreboard/picker-score.ts';
import { type JakeAnswer, saying } from '../jake/answer.ts';
import { pastDayNamed } from './day-named.ts';
import { horsesNamed } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { otherTrackNamed } from './place-and-season.ts';
import type { PicksRecord, Tool } from './tool.ts';

const ASKED =
  /\b(?:how (?:often|frequently)|what (?:percent\w*|%|share|fraction|rate)|how (?:well|are|do)|percent(?:age)? of)\b[^.?!]{0,30}\b(?:favou?rites?|chalk)\b(?!'?s? (?:chance|price|odds))[^.?!]{0,20}\b(?:win|wins|winning|do|doing|fare|faring|perform\w*)\b|\bwin (?:rate|percent\w*|%)[^.?!]{0,30}\b(?:favou?rites?|chalk)\b(?!'?s? (?:chance|price|odds))|\bpercent(?:age)? of winn(?:ers|ing \w+) (?:are|were) (?:the )?favou?rites?\b|\b(?:do|does|are) (?:the )?(?:favou?rites?|chalk)\b[^.?!]{0,20}\b(?:win|do well|doing|winning|hold up|holding up|run well|running)\b|\b(?:favou?rites?|chalk) (?:win|strike) (?:rate|percent\w*|%)/i;
/** Of one race, today so far, or of what one may do. */
const OTHER =
  /\b(?:today|so far|will|should|can|beaten|jockeys?|trainers?|riders?|barns?|chance|the favou?rite (?:win|in)|next|this race|analysts?|models?|you|your|money|second|third|2nd|3rd|place|show|los(?:e|es|ing|t)|determin\w*|decid\w*|find|pick(?:s|ed)?)\b/i;
const OF_A_PART =
  /\b(?:turf|grass|dirt|sprints?|routes?|furlongs?|miles?|maidens?|stakes|claim\w*|allowances?)\b/i;
const YEAR = 365;

/** What the public's choice at the off did in the races of a record. */
function lineOf({ voices }: PicksRecord): readonly PickerScore[] {
  return voices.filter(({ voice, hits }) => voice === 'public' && hits !== null);
}

function answerOf(scores: readonly PickerScore[], text: string, place: string, span: string): JakeAnswer {
  const races = sumBy(scores, (score) => score.races);
  const won = sumBy(scores, ({ hits }) => hits ?? 0);
  if (races === 0)
    return saying([
      `How often favorites win at ${place} is not known: no race there has a stored result with final odds.`,
    ]);
  const back = scores.length === 1 && races >= LEAST_RACES ? (scores[0]?.returned?.perUnit ?? null) : null;
  return saying([
    `The public's choice at the off won ${won} of ${races} races at ${place} (${percentText(won / races)}), ${span}.`,
    back === null ? null : `The same stake to win on each returned ${signedPercentText(back)} per dollar.`,
    'Counted from the races whose results and prices are stored.',
    OF_A_PART.test(text) ? 'All races together: not by surface, distance or class.' : null,
  ]);
}

/** How often favorites win at the track, by the races with stored results. */
export const favoritesAtTheTrack: Tool = {
  name: 'how often favorites win',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(text) || OTHER.test(text) || raceNumber !== null) return null;
    if (pastDayNamed(text, card.day) !== null || peopleNamed(card, text).length > 0) return null;
    if (otherTrackNamed(question) !== null || horsesNamed(card, text).length > 0) return null;
    return async ({ showScoreboard }) => {
      const from = addDays(card.day, 1 - YEAR);
      const { sealed, replayed } = await showScoreboard({ from, to: card.day, track: card.track.slug });
      const scores = [...lineOf(sealed), ...lineOf(replayed)];
      const span = `${dateText(from)} to ${dateText(card.day)}`;
      return { answer: answerOf(scores, text, card.track.displayName, span), views: [] };
    };
  },
};
