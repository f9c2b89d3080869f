import { fairChances } from '../../odds/fair-chances.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { namedIn, percent, priceOf } from '../jake/wording.ts';
import { isToCome, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { cellsOfNumber, HORSE } from '../shown/runner-cells.ts';
import { pastDayNamed } from './day-named.ts';
import { horsesNamed } from './horses-named.ts';
import { isNegated } from './negation.ts';
import { peopleNamed } from './people-named.ts';
import type { Tool } from './tool.ts';

const FAVORITE = '(?:favou?rites?|chalk)';
const WEAK = new RegExp(
  String.raw`\b(?:vulnerable|beatable|shak(?:y|iest)|worst|weak\w*|false|phon(?:y|iest)|suspect|over-?bet|over-?rated)\b[^.?!]{0,12}\b${FAVORITE}\b|\b${FAVORITE}\b[^.?!]{0,40}\b(?:vulnerable|beatable|shaky|weak\w*|false|over-?bet|over-?rated|(?:bet|play|go) against|fade|toss|throw out|oppose|beat(?!en))\b|\b(?:bet|play|go|lean) against\b[^.?!]{0,12}\b${FAVORITE}\b|\b(?:beat|fade|oppose)\b[^.?!]{0,12}\b(?:which|what|any) ${FAVORITE}\b`,
  'i',
);
const SOLID = new RegExp(
  String.raw`\b(?:solid|strong\w*|legit\w*|deserving|live|safe\w*|sure\w*|trustworthy|reliable)\b[^.?!]{0,12}\b${FAVORITE}\b|\b${FAVORITE}\b[^.?!]{0,30}\b(?:solid|strong\w*|legit\w*|deserving|trust|reliable|safe\w*)\b`,
  'i',
);
/** `Which favorites don't you trust`, `favorites that are not solid`: the weak ones. */
const NOT_SOLID = new RegExp(
  String.raw`\b${FAVORITE} (?:that |which |who )?(?:(?:do|would|should|are|is|look)(?:n['’]t| not)) (?:you |i |we )?(?:look |seem )?(?:trust|solid|strong|legit|reliable|safe)\b`,
  'i',
);
/** All of them, race by race. */
const ALL_OF_THEM = new RegExp(
  String.raw`\b${FAVORITE} (?:in|of|for) (?:each|every|all)\b|\b(?:list|show|give|name|tell) (?:me )?(?:all )?(?:of )?(?:the |today'?s )?(?:morning[- ]line )?${FAVORITE}s\b|\b(?:who|what) are (?:all )?(?:the |today'?s )?(?:morning[- ]line )?${FAVORITE}s\b|^\W*(?:all )?(?:the |today'?s )?(?:morning[- ]line )?favou?rites(?: today)?\W*$`,
  'i',
);
/** Our chance this far from the prices' is a difference worth a word. */
const APART = 0.03;
const LISTED = 5;

interface FavoriteOfRace {
  readonly view: RaceView;
  readonly number: string;
  readonly ours: number;
  readonly theirs: number;
}

/** The favorite of a race by the prices, with its chance by ours and by theirs. */
function favoriteOf(view: RaceView): readonly FavoriteOfRace[] {
  const { interests } = view.evidence;
  const prices = interests.map(({ price }) => price?.toOne ?? null);
  const index = prices.indexOf(Math.min(...prices.flatMap((price) => price ?? [])));
  const number = interests[index]?.runners[0]?.programNumber;
  if (number === undefined) return [];
  return [{ view, number, ours: view.chances[index] ?? 0, theirs: fairChances(prices).chances[index] ?? 0 }];
}

const rowOf = ({ view, number, ours, theirs }: FavoriteOfRace) => ({
  line: `- Race ${view.picks.raceNumber}, ${namedIn(view, number)}, ${priceOf(view, number)}: we make it ${percent(ours)} to win, the prices ${percent(theirs)}`,
  cells: [String(view.picks.raceNumber), ...cellsOfNumber(view, number), percent(ours), percent(theirs)],
});

function listed(favorites: readonly FavoriteOfRace[]) {
  return sayingTable({
    lead: ['Favorites of the races to come:'],
    caption: 'Favorites',
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Our chance', 'percent'], ["The prices'", 'percent']),
    rows: favorites.map(rowOf),
    note: ["The prices' chances have the takeout removed."],
  });
}

function answerOn(favorites: readonly FavoriteOfRace[], isWeak: boolean) {
  const sorted = favorites.toSorted((a, b) =>
    isWeak ? a.ours - a.theirs - (b.ours - b.theirs) : b.ours - a.ours,
  );
  const found = isWeak ? sorted.filter(({ ours, theirs }) => ours <= theirs - APART) : sorted;
  const rows = (found.length === 0 ? sorted.slice(0, 1) : found.slice(0, LISTED)).map(rowOf);
  const lead = isWeak
    ? found.length === 0
      ? 'No favorite of the races to come is one that we like clearly less than the prices do, by 3 points or more. The nearest to it:'
      : 'Favorites we like less than the prices do, races to come:'
    : 'Favorites of the races to come, the likeliest winner first:';
  return sayingTable({
    lead: [lead],
    caption: 'Favorites',
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Our chance', 'percent'], ["The prices'", 'percent']),
    rows,
    note: [
      "The prices' chances have the takeout removed. A weak favorite is no bet by itself: the verdict of its race says whether another horse is.",
    ],
  });
}

/** The favorites of the races to come that we like less than the prices do, or the likeliest of them. */
export const favoritesOfTheCard: Tool = {
  name: 'favorites of the card',
  reads({ text, card, raceNumber }) {
    const isNotSolid = NOT_SOLID.test(text);
    const isWeak = isNotSolid || WEAK.test(text);
    if ((isNegated(text) && !isNotSolid) || horsesNamed(card, text).length > 0) return null;
    const isAll = !isWeak && !SOLID.test(text) && ALL_OF_THEM.test(text);
    if (raceNumber !== null || (!isWeak && !isAll && !SOLID.test(text))) return null;
    if (pastDayNamed(text, card.day) !== null || peopleNamed(card, text).length > 0) return null;
    if (/\b(?:lost|last (?:time|out|race)|did|won|beaten)\b/i.test(text)) return null;
    return async ({ viewsOf }) => {
      const views = (await viewsOf(card.races.map(({ number }) => number))).filter(isToCome);
      const favorites = views.flatMap(favoriteOf);
      return {
        answer:
          favorites.length === 0
            ? saying(['No race to come has a favorite yet: no prices are known.'])
            : isAll
              ? listed(favorites)
              : answerOn(favorites, isWeak),
        views: [],
      };
    };
  },
};
