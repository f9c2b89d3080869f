import { saying } from '../jake/answer.ts';
import { namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\b(?:not|never|don'?t|shouldn'?t|won'?t|can'?t) (?:to )?(?:bet|win|play|use|back|touch)\b|\b(?:least likely|no chance|no shot|hopeless|worst (?:horse|chance)|toss(?:ed|es)?(?: out)?|throw(?:n)? out|leave (?:out|off)|eliminate|avoid|bet against|play against|fade)\b/i;
const ANYONE_BUT =
  /\b(?:besides|other than|except(?: for)?|anyone but|instead of|apart from|aside from|outside of|not the favou?rite)\b|\b(?:without|excluding|exclude|ignor\w+|forget|skip|leav\w+ out|tak\w+ out|toss\w*|(?:dont|don'?t|doesn'?t|not|do not) (?:like|love|trust|include|including|count|counting|want|use|using|give me|pick|say)) (?:me )?(?:the |any )?(?:favou?rite|chalk)\b|\b(?:favou?rite|chalk) (?:excluded|aside|out of it)\b/i;
const LISTED = 3;

interface Rated {
  readonly number: string;
  readonly chance: number;
  readonly price: number | null;
}

function ratedIn({ evidence, chances }: RaceView): readonly Rated[] {
  return evidence.interests
    .map(({ runners, price, number }, index) => ({
      number: runners[0]?.programNumber ?? number,
      chance: chances[index] ?? 0,
      price: price?.toOne ?? null,
    }))
    .toSorted((a, b) => a.chance - b.chance);
}

const listOf = (view: RaceView, rows: readonly Rated[]): string =>
  rows
    .map(({ number, chance }) => `${namedIn(view, number)} ${percent(chance)} (${priceOf(view, number)})`)
    .join(', ');

/** The horses of a race that are least likely to win, or the likeliest without its favorite. */
export const leftOut: Tool = {
  name: 'horses to leave out',
  reads(question) {
    const { text, raceNumber, card } = question;
    if (horseOf(question) !== null) return null;
    if (/(?:\bnot|n['’]?t|\bnever) (?:to )?(?:bet|play|go) against\b/i.test(text)) return null;
    const isOfFavorite = /\bfavou?rite\b|\bchalk\b/i.test(text);
    const withoutFavorite = isOfFavorite && ANYONE_BUT.test(text);
    if (!withoutFavorite && (isOfFavorite || !ASKED.test(text))) return null;
    if (raceNumber === null || !card.races.some(({ number }) => number === raceNumber)) return null;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      const say = (...lines: readonly string[]) => ({ answer: saying(lines, [raceNumber]), views });
      if (view === undefined) return say(`Race ${raceNumber} is not on the card.`);
      if (isRun(view)) return closedRace(view, card, facts);
      const rated = ratedIn(view);
      if (rated.length === 0) return say(`Race ${raceNumber} has no starters.`);
      if (withoutFavorite) {
        const shortest = Math.min(...rated.flatMap(({ price }) => price ?? []));
        const others = rated.filter(({ price }) => price !== shortest).toReversed();
        return say(
          `Race ${raceNumber} without the favorite, ranked by chance to win: ${listOf(view, others.slice(0, LISTED))}.`,
          verdictText(view),
        );
      }
      return say(
        `Least likely to win race ${raceNumber}: ${listOf(view, rated.slice(0, LISTED))}.`,
        verdictText(view),
      );
    };
  },
};
