import { isStarter, type Runner } from '../../card/runner.ts';
import { numberOf } from '../../fact-check/number-words.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { atOnce, type Tool } from './tool.ts';

const WHO = String.raw`\b(?:who|whos|which (?:horse|one)|what horse)\b`;
const HAS = `(?:'?s| is| has|'?s got| has got| has drawn| got| gets| drew| draws| drawn| breaks| starts| broke| leaves| comes out)`;
/** `Who's got the inside`, `the rail horse`: the place along the rail. */
const INSIDE = new RegExp(
  String.raw`${WHO}${HAS}?(?: stuck| sitting| down| going to be| going| breaking| starting| drawn| posted)*(?: (?:on|from|in|off|of|out of))?(?: the)? (inside|rail|outside|far outside|extreme outside|fence)(?: (?:post|horse|hole|draw|slot|spot|stall|one))?(?=\s*(?:[?.!,]|$|\b(?:in|of|for|today|on)\b))|\b(?:who|which|what)(?:'?s)?\b[^.?!]{0,25}?\b(inside|rail|outside) (?:horse|draw)s?\b|^\W*(?:and |the |a |show me |name )*(inside|rail|outside) (?:horse|draw)s?(?: (?:in|of|for) (?:race \d+|the \w+(?: race)?))?\W*$|\bwho drew (?:the )?(inside|rail|outside)\b`,
  'i',
);
/** `Who drew post 1`, `who's in the 2 hole`. */
const NUMBERED = new RegExp(
  String.raw`${WHO}${HAS}?(?: (?:on|from|in|out of))?(?: the)? (?:(?:post|gate|stall|hole)(?: position)?(?: number| #)? ?#?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:hole|post|gate|stall))\b`,
  'i',
);
/** Of how posts do, where a horse runs best, or how a race is run. */
const OTHER =
  /\bbias\w*|\b(?:good|bad|better|best|worse|worst|wins?|winn\w+|won|advantage|speed|likes?|prefers?|favor\w*|trip|last time|save ground|yesterday|should|would|if|record|hurt\w*|help\w*|doing|value|bet|bets|play|worth|odds|price)\b/i;

/** Starters with a post position, from the rail out. */
const fromTheRail = ({ runners }: CardInPlay['races'][number]) =>
  runners
    .filter(isStarter)
    .flatMap((runner) => (runner.postPosition === null ? [] : [{ runner, post: runner.postPosition }]))
    .toSorted((a, b) => a.post - b.post);

const nameOf = ({ programNumber, horseName: horse }: Runner): string => named({ programNumber, horse });

type Drawn = ReturnType<typeof fromTheRail>[number];

const MOST_INSIDE = 1;

/** Who is nearest to the rail, or farthest from it, with the one beside. */
function endLine(drawn: readonly Drawn[], number: number, isInside: boolean): string {
  const [first, next] = isInside ? drawn : drawn.toReversed();
  if (first === undefined) return `Race ${number}: the card gives no post positions.`;
  const out =
    isInside && first.post > MOST_INSIDE
      ? ` (nobody starts inside of it: ${first.post === 2 ? 'post 1 is' : `posts 1 to ${first.post - 1} are`} empty)`
      : '';
  const beside = next === undefined ? '' : `; next to it ${nameOf(next.runner)}, post ${next.post}`;
  return `Race ${number}: ${nameOf(first.runner)} has the ${isInside ? 'inside' : 'outside'}, post ${first.post}${out}${beside}.`;
}

function postLine(race: CardInPlay['races'][number], post: number): string {
  const drawn = race.runners.filter(({ postPosition }) => postPosition === post);
  const runner = drawn.find(isStarter) ?? drawn[0];
  if (runner === undefined) return `Race ${race.number}: no horse has post ${post}.`;
  return `Race ${race.number}: ${nameOf(runner)} has post ${post}${runner.isScratched ? ', and is scratched' : ''}.`;
}

/** The horse on the rail, on the far outside, or in a post by its number. */
export const postDrawn: Tool = {
  name: 'horse in a post',
  reads({ text, card, raceNumber }) {
    const said = text.replaceAll('’', "'");
    const [, ...posts] = NUMBERED.exec(said) ?? [];
    const number = numberOf(posts.find((words) => words !== undefined) ?? '');
    const end = INSIDE.exec(said)
      ?.slice(1)
      .find((words) => words !== undefined);
    if ((number === null && end === undefined) || OTHER.test(said)) return null;
    const races = racesAsked(card, raceNumber);
    const isInside = !/outside/i.test(end ?? '');
    const lines = races.map((race) =>
      number === null ? endLine(fromTheRail(race), race.number, isInside) : postLine(race, number),
    );
    if (lines.length === 0) return null;
    return atOnce({
      answer: saying([...lines, `Card: ${card.card.source}.`], raceNumber === null ? [] : [raceNumber]),
      views: [],
    });
  },
};
