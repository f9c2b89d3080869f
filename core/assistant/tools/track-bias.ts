import type { BiasReport } from '../../handicapping/bias/bias-report.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted, percentText } from '../../kernel/text.ts';
import type { DayResults } from '../../results/day-results.ts';
import { between, saying, sayingTable } from '../jake/answer.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { distanceIn, footingsIn, ofFooting } from './bias-parts.ts';
import { horseOf, horsesNamed } from './horses-named.ts';
import type { Answering, ChatQuestion, Tool } from './tool.ts';

const ASKED =
  /\b(?:speed|closer|rail|inside|outside)[- ]?favou?ring\b|\b(?:track|surface|course|main|dirt|turf|it|they)\b[^.?!]{0,20}\b(?:favou?r(?:s|ing)?|kind(?:er)? to|fair to) (?:speed|closers?|front[- ]?runners?|the (?:inside|outside|rail))\b|\bhow often (?:do|does) (?:the )?(?:posts?\b|post \d|(?:\d{1,2}|inside|outside|rail) posts?\b)|\bdo(?:es)? (?:the )?(?:rail|inside|outside|posts?(?: positions?)?)\b[^.?!]{0,12}\bmatters?\b|\bbias(?:es|ed)?\b|\b(?:is|are|was|does) (?:the )?(?:rail|inside|outside|speed|front runners|closers)\b.*\b(?:good|bad|dead|golden|live|holding|winning|better|favou?red|running|playing|won)\b|\b(?:dead|golden|good|bad) rail\b|\b(?:inside|outside|rail|best|which|what) posts?\b(?! time)|\b(?:winning|best) post positions?\b|\bpost positions?\b.*\b(?:win|best|good|better|won)\b|\bwinning posts?\b|\bhow (?:are|is) (?:the )?(?:rail|(?:early )?speed|closers?|front[- ]?runners?|inside|outside)(?: posts?)? (?:doing|running|playing|going|holding)\b|\bdoes (?:the )?(?:rail|speed|inside|outside) (?:win|hold|do|run)\b|\bposts?(?: positions?)? (?:really )?matters?\b|\brail (?:doing|live|dead|golden)\b|\bhow is the track playing\b|\btrack playing\b/i;
const DAYS = 30;
const INSIDE = 3;

/** Winners of today by post, `Today` or `On turf today`: too few to call, but what people see. */
function todayText({ races }: DayResults, head = 'Today'): string {
  const winners = races.flatMap(({ cancelled, starters }) =>
    cancelled ? [] : starters.filter(({ official }) => official === 1),
  );
  if (winners.length === 0) return `${head}: no race is official yet.`;
  const posts = winners.flatMap(({ postPosition }) => postPosition ?? []);
  if (posts.length < winners.length)
    return `${head}: ${counted(winners.length, 'winner')} official; their posts are not all reported.`;
  const [rail, inside] = [
    posts.filter((post) => post === 1).length,
    posts.filter((post) => post <= INSIDE).length,
  ];
  return `${head}: ${counted(posts.length, 'winner')} so far, from posts ${posts.join(', ')}: ${rail} from the rail, ${inside} from posts 1 to 3. Too few to call a bias.`;
}

function railText({ posts }: BiasReport): string | null {
  const rail = posts.find(({ post }) => post === 1);
  const all = posts.reduce(
    (sum, { starts, wins }) => ({ starts: sum.starts + starts, wins: sum.wins + wins }),
    {
      starts: 0,
      wins: 0,
    },
  );
  if (rail === undefined || rail.starts === 0 || all.starts === 0) return null;
  return `The rail (post 1): ${rail.wins} for ${rail.starts}, ${percentText(rail.wins / rail.starts)}; all posts ${percentText(all.wins / all.starts)}.`;
}

/** Starts and wins of every post with a start. */
const postsTable = ({ posts }: BiasReport) => ({
  caption: 'By post',
  columns: columnsOf(['Post', 'number'], ['Starts', 'number'], ['Won', 'number'], ['Rate', 'percent']),
  rows: posts
    .filter(({ starts }) => starts > 0)
    .map(({ post, starts, wins }) => ({
      line: `- post ${post}: ${wins} for ${starts}, ${percentText(wins / starts)}`,
      cells: [String(post), String(starts), String(wins), percentText(wins / starts)],
    })),
});

/** A distance that a question names; only sprints and routes of a footing are counted for themselves. */
const OF_A_DISTANCE = /\b(?:sprints?|routes?|furlongs?|miles?|\d+ ?f)\b/i;
const ALL_TOGETHER = 'Counted over all races together, not by surface or distance.';
const ALL_DISTANCES = 'Counted over all its distances together.';
const STYLES_OPEN = 'Running styles are not tested: the styles of too few horses are known.';

const OF_SPEED = /\bspeed\b|\bclosers?\b|\bfront\b/i;

/** How often the leader crossed the wire first, where a question is of speed; null for another one. */
function leadersText(text: string, { leaders: { races, crossedFirst } }: BiasReport): string | null {
  if (!OF_SPEED.test(text)) return null;
  if (races === 0) return 'How front runners did is not known: no stored race of these days says who led.';
  return `Front runners: the leader at the first call crossed the wire first in ${crossedFirst} of ${counted(races, 'race')}, ${percentText(crossedFirst / races)}.`;
}

/** Whether the answer says something of styles, or need not. */
const isOfStyles = (text: string, { bias }: BiasReport): boolean =>
  !OF_SPEED.test(text) ||
  bias.divisions.some(
    ({ name, races, groups }) =>
      name === 'running style' && races > 0 && groups.some(({ pValue }) => pValue !== null),
  );

const headOf = ({ from, to, bias }: BiasReport, place: string): string =>
  `${place}, ${dateText(from)} to ${dateText(to)}, ${counted(bias.races, 'race')}:`;

const sourceText = ({ provenance }: BiasReport): string | null =>
  provenance === null ? null : `Source: ${provenance.source}.`;

/** Bias over all races. */
const ofAll =
  ({ text, card }: ChatQuestion): Answering =>
  async ({ resultsOn, showBias }) => {
    const [today, found] = await Promise.all([
      resultsOn(card.track, card.day),
      showBias(card.track.slug, DAYS),
    ]);
    return {
      answer: between(
        [
          todayText(today),
          headOf(found, card.track.displayName),
          leadersText(text, found),
          railText(found),
          ...found.sentences,
        ],
        sayingTable({ lead: [], ...postsTable(found) }),
        [
          isOfStyles(text, found) ? null : STYLES_OPEN,
          OF_A_DISTANCE.test(text) ? ALL_TOGETHER : null,
          sourceText(found),
        ],
      ),
      views: [],
    };
  };

/** Bias of each footing that a question names, of its sprints or routes where it names them. */
const ofFootings =
  ({ text, card }: ChatQuestion): Answering =>
  async ({ resultsOn, showBias }) => {
    const distance = distanceIn(text);
    const today = await resultsOn(card.track, card.day);
    const parts = await Promise.all(
      footingsIn(text).map(async (surface) => {
        const found = await showBias(card.track.slug, DAYS, { surface, distance });
        const races = distance === undefined ? '' : ` ${distance}s`;
        const isOpen = distance === undefined && OF_A_DISTANCE.test(text);
        return [
          headOf(found, `${card.track.displayName}, ${surface}${races}`),
          leadersText(text, found),
          railText(found),
          ...found.sentences,
          isOfStyles(text, found) ? null : STYLES_OPEN,
          isOpen ? ALL_DISTANCES : null,
          distance === undefined ? todayText(ofFooting(today, surface), `On ${surface} today`) : null,
          sourceText(found),
        ];
      }),
    );
    return { answer: saying(parts.flat()), views: [] };
  };

/** Whether the track favors posts or styles: today's winners, and the days before tested against their odds. */
export const trackBiasToday: Tool = {
  name: 'track bias',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (raceNumber !== null && /\b(?:who|which horse)\b/i.test(text)) return null;
    if (!ASKED.test(text) || horsesNamed(card, text).length > 0 || horseOf(question) !== null) return null;
    return footingsIn(text).length > 0 ? ofFootings(question) : ofAll(question);
  },
};
