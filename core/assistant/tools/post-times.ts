import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { numberOf, ORDINAL } from '../../fact-check/number-words.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { counted } from '../../kernel/text.ts';
import { type JakeAnswer, saying, sayingTable, withTable } from '../jake/answer.ts';
import { raceTitle } from '../jake/wording.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { horsesNamed } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\bpost ?times?\b|\bfirst post\b|\bwhat time\b|\bwhen(?:'s| is| does| do| are| will)\b.*\b(?:race|post|start|off|run|next|card|begin)|\bhow (?:long|much time|many minutes) (?:until|till|to|before)\b|^\W*(?:\d+ )?minutes (?:until|to|till)\b|\bfirst race (?:start|go|begin)\w*\b|\bload(?:ing)?\b.*\b(?:race|the)\b|\bminutes to post\b|\bgo(?:es|ing)? off (?:soon|yet|next|now|when)\b|\bhow soon\b|^\W*(?:what(?:'s| is)|whats|what race is|which race is|who'?s) (?:up |on deck|coming up )?(?:next|on deck)\W*$/i;

function timeOf({ number, postTime, trackSlug }: Race, now: Instant): string {
  if (postTime === null) return `Race ${number} has no post time yet.`;
  const time = trackTimeText(postTime, trackSlug);
  const minutes = Math.round((postTime - now) / MINUTE);
  if (minutes <= 0) return `Race ${number} was due off at ${time}.`;
  const hours = Math.floor(minutes / 60);
  const left =
    hours === 0 ? counted(minutes, 'minute') : `${counted(hours, 'hour')} ${counted(minutes % 60, 'minute')}`;
  return `Race ${number}: ${time}, in ${left}.`;
}

const WHEN = /^\W*(?:so |and |ok )?when(?:'s|s| is| does| do| will)?\b/i;
const OTHER =
  /\bmean(?:s|ing)?\b|\bstands? for\b|\bupdat\w*\b|\b(?:gates?|doors?|park(?:ing)?|bars?|windows?|grounds)\b|\btrack (?:open|close)s?\b|\b(?:board|odds|prices?)\b|\bwhen did\b|\blast (?:run|race[ds]?)\b(?=.*\b(?:he|she|it|horse)\b)|\btime to (?:bet|wager|play|buy)\b|\bwhen (?:should|can|could|must|do) (?:i|you|we)\b/i;
const LEFT =
  /\b(?:how many|any|which|what) (?:more )?races (?:are )?(?:left|remaining|to go|to come)\b|\bleft on (?:the|today'?s) card\b|\bwhat'?s left\b|\bremaining races\b/i;

/** Races with their post times, as a table and in lines. */
const scheduleOf = (races: readonly Race[]) => ({
  caption: 'Post times',
  columns: columnsOf(['Race', 'race'], ['Post time', 'text'], ['Name', 'text']),
  rows: races.map(({ number, name, postTime, trackSlug }) => {
    const title = name === null ? null : raceTitle(name);
    const time = postTime === null ? null : trackTimeText(postTime, trackSlug);
    return {
      line: `- Race ${number}${title === null ? '' : ` (${title})`}: ${time ?? 'post time not known'}`,
      cells: [String(number), time, title],
    };
  }),
});

/** The races to come with their post times. */
function leftAnswer(races: readonly Race[], now: Instant): JakeAnswer {
  const left = races.filter((race) => !isOff(race, now));
  return sayingTable({
    lead: [left.length === 0 ? 'No race is left today.' : `${counted(left.length, 'race')} to come:`],
    ...scheduleOf(left),
  });
}

/** First, last and next race in words, and the post times of all. */
function scheduleAnswer(races: readonly Race[], lines: readonly string[]): JakeAnswer {
  const all = races.map(
    ({ number, postTime, trackSlug }) =>
      `${number}: ${postTime === null ? 'not known' : trackTimeText(postTime, trackSlug)}`,
  );
  const { rows, ...schedule } = scheduleOf(races);
  const withoutNames = rows.map(({ cells: [race = null, time = null] }) => ({ cells: [race, time, null] }));
  const answer = saying([...lines, `All races: ${all.join(', ')}.`]);
  return withTable(answer, { ...schedule, lead: lines, rows: withoutNames });
}

/** When a race goes; without a race the next one, and the first and last of the card. */
export const postTimes: Tool = {
  name: 'post times',
  reads({ text, card: { races }, raceNumber }) {
    if (LEFT.test(text) && raceNumber === null)
      return async ({ now }) => ({ answer: leftAnswer(races, now()), views: [] });
    if (OTHER.test(text)) return null;
    const isOfARace = raceNumber !== null && WHEN.test(text);
    if (!isOfARace && !ASKED.test(text)) return null;
    return async ({ now }) => {
      const ordinal = numberOf(new RegExp(`\\bthe (${ORDINAL})\\b(?! and last)`, 'i').exec(text)?.[1] ?? '');
      const named =
        raceNumber ??
        horsesNamed({ races }, text)[0]?.raceNumber ??
        (/\bpost\b/i.test(text) ? null : ordinal);
      const race = races.find(({ number }) => number === named);
      if (race !== undefined) return { answer: saying([timeOf(race, now())], [race.number]), views: [] };
      const first = races[0];
      const last = races.at(-1);
      const next = races.find((row) => !isOff(row, now()));
      const rows = /\bfirst\b/i.test(text) ? [first] : /\blast\b/i.test(text) ? [last] : [next ?? last];
      const lines = rows.flatMap((row) => (row === undefined ? [] : [timeOf(row, now())]));
      return { answer: scheduleAnswer(races, lines), views: [] };
    };
  },
};
