import type { Grouping, Order, Rule } from '../question.ts';

/** The table shows at most so many rows. */
export const MOST_ROWS = 20;

const ordered = (pattern: RegExp, order: Order): Rule => ({
  pattern,
  read: () => ({ role: 'order', order }),
});
const grouped = (pattern: RegExp, grouping: Grouping): Rule => ({
  pattern,
  read: () => ({ role: 'grouping', grouping }),
});
const least = (pattern: RegExp, more: number): Rule => ({
  pattern,
  read: ([, count]) => ({ role: 'least starts', least: Number(count) + more }),
});

const STARTS = '(?:starts?|starters|rides|mounts|runners|races)';

/** Sizes of the list, read before numbers mean anything else. */
export const SIZE_WORDS: readonly Rule[] = [
  {
    pattern:
      /\b(?:top|best|first)\s+(\d{1,4})\b(?!\s*(?:f|fur|furlongs?|miles?|days?|weeks?|months?|years?|-|\/)\b)/g,
    read: ([, count]) => ({ role: 'top', top: Math.min(Math.max(Number(count), 1), MOST_ROWS) }),
  },
  least(
    new RegExp(`\\b(?:at least|(?:a )?minimum(?: of)?|min\\.?|with)\\s+(\\d{1,5})\\+?\\s+${STARTS}\\b`, 'g'),
    0,
  ),
  least(new RegExp(`\\b(?:over|more than)\\s+(\\d{1,5})\\s+${STARTS}\\b`, 'g'), 1),
  least(new RegExp(`\\b(\\d{1,5})(?:\\+| or more)\\s*${STARTS}\\b`, 'g'), 0),
];

const unanswerable = (pattern: RegExp, why: string): Rule => ({
  pattern,
  read: ([words = '']) => ({ role: 'unanswerable', why: `${words.trim()}: ${why}` }),
});

/** What people ask and results cannot answer. */
export const UNANSWERABLE: readonly Rule[] = [
  unanswerable(
    /\b(?:(?:over|above|below|under|at least)\s+)?-?\d{1,3}\s*(?:degrees?\b|°)(?:\s*(?:fahrenheit|celsius|f|c)\b)?|\btemperatures?\b/g,
    'results carry no temperature',
  ),
  unanswerable(/\b(?:worst|coldest|fewest|lowest)\b/g, 'the list shows the best first'),
  unanswerable(/\b(?:today|tonight|tomorrow)(?:'s)?\b/g, 'only days that are over are looked at'),
  unanswerable(/\bfirst[- ]time[- ]lasix\b/g, 'not in every result, so not counted'),
];

export const RANKING_WORDS: readonly Rule[] = [
  ordered(/\b(?:most wins|winningest|number of wins)\b/g, 'wins'),
  ordered(
    /\b(?:in[- ]the[- ]money|itm|hit the board|on the board|top three)(?:\s+(?:rate|percentage|percent|%))?/g,
    'in the money',
  ),
  ordered(
    /\b(?:win(?:ning)?[- ]?(?:rates?|percentages?|percent|%)|win%|strike[- ]rates?|hit[- ]rates?)/g,
    'win rate',
  ),
  ordered(
    /\b(?:rois?|returns?(?: on investment)?|profit(?:s|able|ability)?|value|make money|made money|positive)\b/g,
    'return',
  ),
  ordered(/\b(?:most (?:starts|rides|mounts|runners)|busiest|most active)\b/g, 'starts'),
  ordered(/\b(?:wins?|winners?|won)\b/g, 'win rate'),
  grouped(
    /\b(?:jockeys?|riders?)\s*(?:\/|-|–|&|and|with|\+)?\s*(?:trainers?)(?:\s+(?:combos?|combinations?|pairs?|pairings?|partnerships?|duos?|teams?))?\b|\b(?:trainers?)\s*(?:\/|-|–|&|and|with|\+)?\s*(?:jockeys?|riders?)(?:\s+(?:combos?|combinations?|pairs?|pairings?|partnerships?|duos?|teams?))?\b/g,
    'combinations',
  ),
  grouped(/\b(?:combos?|combinations?|pairings?|partnerships?|duos?|together)\b/g, 'combinations'),
  grouped(/\b(?:jockeys?|riders?)\b/g, 'jockeys'),
  grouped(/\b(?:trainers?|barns?)\b/g, 'trainers'),
];
