import { numberOf, ORDINAL } from '../../fact-check/number-words.ts';
import { MONTHS } from '../../kernel/months.ts';
import { PLACES, type Wager } from '../../tickets/wager.ts';
import { type Amount, amountsIn, severalIn, wagerIn } from './amounts.ts';
import type { JakeQuestion, Mood, SpelledTicket, Structure, Topic } from './question.ts';

const WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen';
/** A race called a race: `race 5`, `the 3rd race`. It counts before any place alone. */
const RACE = new RegExp(
  `\\b(?:race|r)\\s*(?:number |no\\.? ?|#)?\\s*(\\d{1,3}|${WORD})\\b|\\b(${ORDINAL}) race\\b`,
  'i',
);
/** What follows a place that does not mean a race: `the second time`, `the third best`, `the first in a row`. */
const NO_RACE = `time|two(?! (?:days?|weeks?) ago)|three(?! (?:days?|weeks?) ago)|four|few|turn|of (?:${MONTHS.join('|')})|spot|place|call|quarter|half|choice|start|time|horse|favou?rite|leg|\\d|(?:best|pick(?! [3-6])|fastest|slowest|highest|lowest|alternate|finisher|post(?! time)|off the(?! (?:turf|grass))|in(?! (?:the (?:rain|mud|slop|wet)|case)))\\b`;
/** A place alone that the words around it make a race: `who wins the 4th`. */
const PLACE_ALONE = new RegExp(
  `^\\W*(?:the )?(\\d{1,2}(?:st|nd|rd|th))(?= (?:gonna|going|is|looks?|has|have|pace|pick|picks|favorite|post|exacta|trifecta|winner|playable|a)\\b)|\\bthe (${ORDINAL})(?= (?:comes?|came|turns?|goes|gets|ends up|is moved|winds up) (?:up |out )?(?:sloppy|wet|muddy|off|good|fast|soft|yielding|sealed|slop|mud|to the|onto the)\\b)|\\b(?:is|was) the (${ORDINAL})(?=\\W*$|\\s+(?:off(?! the (?!turf|grass))|going|still|on|run|over|official|worth|a|playable|race)\\b)|\\b(?:in|of|for|about|wins?|won|took|take|until|till?|like|bet|play|skip|change|affect|hurt|help|do|does|key|box|on|from|before|after|is|how's|see|watch|run|runs) the (${ORDINAL})\\b(?![- ](?:${NO_RACE}))`,
  'i',
);
/** The race a question names by number, with the words that name it; null and empty without one. */
export function raceIn(text: string): { readonly number: number | null; readonly words: string } {
  const found = RACE.exec(text) ?? PLACE_ALONE.exec(text);
  if (found === null) return { number: null, words: '' };
  return { number: numberOf(found.slice(1).find((words) => words !== undefined) ?? ''), words: found[0] };
}

const CAREFUL =
  /\b(?:safe(?:ly|st|r)?|careful(?:ly)?|conservative(?:ly)?|cautious(?:ly)?|low[- ]risk|small risk|chalky?)\b/i;
const BOLD =
  /\b(?:bold(?:ly)?|aggressive(?:ly)?|high[- ]risk|swing|home run|big (?:score|payday|payout)|go for it|gamble)\b/i;

const moodIn = (text: string): Mood => (CAREFUL.test(text) ? 'careful' : BOLD.test(text) ? 'bold' : 'even');

const structureIn = (text: string): Structure | null => {
  if (/\bbox(?:ed|es|ing)?\b|\bboth ways\b|\breversed?\b|\bup and back\b|\bback and forth\b/i.test(text))
    return 'box';
  if (/\bpart[- ]?wheel/i.test(text)) return 'part-wheel';
  if (/\b(?:wheel(?:ed)?|key(?:ed|ing)?)\b|\bwith all\b|\/\s*all\b/i.test(text)) return 'wheel';
  return /\bstraight\b/i.test(text) ? 'straight' : null;
};

const BETWEEN_SETS = /\s*(?:\/|\bwith\b|\bover\b|\bon top of\b)\s*/i;
/** `4 under 1, 2`: the later horses are in front. */
const UNDER = /\s*\b(?:under(?:neath)?|behind|below)\s+(?:the\s+)?(?=#?\d|all\b)/i;
const HORSE = /\ball\b(?! (?:day|night)\b)|\b\d{1,2}[a-z]?\b/gi;
/** `7 all all all`, `2,7,all`: each `all` is a place of its own. */
const BEFORE_ALL = /(?<=\b(?:\d{1,2}[a-z]?|all))(?:\s*,\s*|\s+)(?=all\b(?! (?:day|night)\b))/gi;

const AFTER_ALL = /(?<=\ball)(?:\s*,\s*|\s+)(?=\d{1,2}[a-z]?\b)/gi;

/** `1 2 all all` in a superfecta: as many numbers and alls as places, one in each; null for other words. */
function oneInEach(text: string, places: number): SpelledTicket['sets'] | null {
  const words = [...text.matchAll(HORSE)].map(([word]) => word.toUpperCase());
  const isParted = BETWEEN_SETS.test(text) || UNDER.test(text) || /\d\s*,/.test(text);
  if (words.length !== places || !words.includes('ALL') || isParted) return null;
  return words.map((word) => (word === 'ALL' ? ('all' as const) : [word]));
}

/** Horse numbers place by place: `4 with 1, 2 and 5`, `4/1,2/ALL`. */
function setsIn(text: string, places: number): SpelledTicket['sets'] {
  const setOfAPlace = oneInEach(text, places);
  if (setOfAPlace !== null) return setOfAPlace;
  const isReversed = UNDER.test(text);
  const sets = text
    .replace(BEFORE_ALL, ' / ')
    .replace(AFTER_ALL, ' / ')
    .split(isReversed ? UNDER : BETWEEN_SETS)
    .map((part) => [...part.matchAll(HORSE)].map(([word]) => word.toUpperCase()))
    .filter((numbers) => numbers.length > 0)
    .map((numbers) => (numbers.includes('ALL') ? ('all' as const) : [...new Set(numbers)]));
  return isReversed ? sets.toReversed() : sets;
}

/** The words that are no horse numbers taken out. */
const withoutWords = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => (word === '' ? rest : rest.replace(word, ' ')), text);

/** `for $12`, `under $12`, `total of $12`: money for the whole ticket. */
const isTotal = (text: string, words: string): boolean =>
  /^(?:no|not|at|spend)/i.test(words) ||
  /\b(?:for|under|with|total(?: of)?|at most|up to)\s+$/i.test(text.slice(0, text.indexOf(words)));

const WON_OR_LOST =
  /\b(?:up(?! to)|won|down|lost|cashed|made|hit|collected|dropped|spent|blew)(?: (?:about|like|around|a|for|almost|over|me|us|only|just))* $/i;
const TO_BET =
  /\bto (?:bet|play|spend|work)\b|\bwhat (?:should|do|can) i (?:do|play|bet)\b|\bhow (?:should|do|would) i\b|\bleft\b/i;

/** Money that was won or lost before, `I'm up $200`: none of it is to be bet. */
const isWonOrLost = (text: string, { words }: Amount): boolean =>
  WON_OR_LOST.test(text.slice(0, text.indexOf(words))) && !TO_BET.test(text);

/** A box, a wheel or a key of one race without the wager's name is an exacta. */
const boxAlone = (text: string): Wager | null =>
  /\b(?:box|boxed(?! in\b)|boxing|wheel|key)\b/i.test(text) &&
  severalIn(text) === null &&
  /\b(?:box|boxed|boxing|wheel|key)\b[^.?!]*?\d/i.test(text)
    ? 'exacta'
    : null;

function ticketIn(
  text: string,
  named: Wager | null,
  amounts: readonly Amount[],
  raceWords: string,
): SpelledTicket | null {
  const wager = named ?? boxAlone(text);
  if (wager === null) return null;
  const rest = withoutWords(text, [raceWords, ...amounts.map(({ words }) => words)]).replace(
    /\b\d+(?:st|nd|rd|th)\b|\b\d+[- ](?:horses?|runners?|minutes?)\b|\bat \d+-\d+\b/gi,
    ' ',
  );
  const sets = setsIn(rest.replace(/(\d)\s?-\s?(?=\d)/g, '$1,'), PLACES[wager]);
  if (sets.length === 0) return null;
  const totals = amounts.filter(({ words }) => isTotal(text, words));
  const stakes = amounts.filter((amount) => !totals.includes(amount));
  const shape = structureIn(text);
  const structure = shape ?? (sets.length > 1 ? 'part-wheel' : 'straight');
  return {
    wager,
    structure,
    sets,
    base: stakes.length === 0 ? null : Math.min(...stakes.map(({ dollars }) => dollars)),
    ...(totals[0] === undefined ? {} : { total: totals[0].dollars }),
  };
}

const LONGSHOT =
  /\blong[- ]?shots?\b|\bbombs?\b|\bupsets?\b|\boutsiders?\b|\bprice horse\b|\bsleeper\b|\b(?:live|someone|anyone|somebody|anybody|horse|one)\b[^.?!]{0,12}\bat a (?:big |nice |good |square |decent )?price\b/i;
const WPS = /\bw\.? ?\/?p\.? ?\/?s\b|\bwin,? ?\/?place,?(?: and|,| ?\/)? ?show\b|\bacross the board\b/i;
const SPEND =
  /\b(?:bet|bets|betting|bankroll|budget|spend|stake|wager|play|put|have|spread|divide|split|use|risk|invest|got)\b/i;

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ['longshot', LONGSHOT],
  ['wps', WPS],
  ['exotics', /\b(?:exactas?|trifectas?|superfectas?|quinellas?|exotics?|tri\b|super\b)/i],
  [
    'weather',
    /\bweather\b|\brain(?:ing|s|y)?\b|\b(?:thunder)?storms?\b|\blightning\b(?! (?:fast|quick))|\bshowers?\b|\b(?:track|turf|course|dirt) conditions?\b|\b(?:turf|dirt) (?:firm|soft)\b|(?<!\b(?:they|you|we|horses?|who) )\bgoing\b(?! (?:to|off|in|with|long|short|down|up|wire)\b)|\bwind(?:y|s|speed)?\b|\bhumid(?:ity)?\b|\btemperature\b|\bwet\b|\bsloppy\b|\bfast track\b|\b(?:turf|dirt|track|course) (?:firm|fast|good|soft|yielding|muddy|dry)\b|\bhow (?:firm|wet|fast|hot|cold|soft) is (?:it|the)\b|\bforecast\b|\bhot out(?:side)?\b|\bis it (?:hot|cold|warm|sunny|windy|muggy|humid|raining|nice)\b|\bwhat(?:'s| is|s) the (?:track|course|turf|dirt|main track|surface)(?: (?:condition|rated|rating|listed(?: as)?|doing|like|labell?ed|today|now|right now|at))+(?=\W*$)|\bhow(?:'s| is|s) the (?:track|course|turf|dirt|main track|surface)\b/i,
  ],
  [
    'pace',
    /\bpace\b|\brabbits?\b|\b(?:last|trail\w*|(?:way |far )?back|in the rear|at the back) early\b|\b(?:drop\w*|tak\w+) (?:way|far) back\b(?! (?:to|my|an?|in (?!race\b))\b)|\bwires?\b(?! bet)|\bearly (?:foot|zip|gas|lick)\b|\b(?:the|any|much|lone|most|no|early) speed\b(?! fig)|\bspeed (?:in|of) (?:race|the)\b|\bgate (?:speed|to wire)\b|\bwho(?:'s| is| will)? clos(?:es|e|ing)\b|\bclos(?:es|ing|e) (?:best|fast|fastest|hard|strongest|kick)\b|\blate (?:kick|speed|run|runner)\b|\bearly speed\b|\bduels?\b|\bfront[- ]?runners?\b|\bclosers?\b|\blead(?:er|s|ing)? early\b|\bearly lead(?:er|ers)?\b|\b(?:on|to|for) the (?:early )?lead\b|\b(?:sets?|setting) the pace\b|\bto the front\b|\b(?:in|out|up) front(?: early)?\b|\bwho(?:'s| is)? (?:going to be |gonna be )?(?:leading|sending|closing|rallying|coming late|running late|loose)\b|\bhow (?:will|is|does)\b.*\b(?:be run|run|unfold|shape up|set up)\b|\brace shape\b|\b(?:best|good|perfect|ideal) set ?up\b|\bsets? up (?:best |well |nicely |perfectly )?for\b/i,
  ],
  [
    'value',
    /\bvalue\b|\bbest bets?\b|\bworth (?:a )?bet|\boverlays?\b|\bplay of the day\b|\blocks?\b|\bbest plays?\b|\bbest races? to (?:bet|play)\b|\bwhich races? (?:should|can|do|to)\b.*\b(?:bet|play|skip|pass)\b|\bsingles?\b/i,
  ],
  [
    'winner',
    /\bwin(?:s|ners?|ning)?\b|\bpicks?\b|\blikes?\b|\bwho(?:'s| is| do| should| has| looks?)?\b|\bbest\b|\bchances?\b|\bfavou?rite\b|\bcontenders?\b|\banaly[sz]e\b|\btell me about\b|\bhow (?:does|is|about)\b|\bthink\b|\bpredict/i,
  ],
  ['card', /\bcard\b|\braces?\b|\bpost time\b|\bfirst post\b|\btoday\b|\bprogram(?:me)?\b/i],
];

function topicOf(
  text: string,
  parts: {
    readonly ticket: SpelledTicket | null;
    readonly bankroll: number | null;
    readonly raceNumber: number | null;
  },
): Topic {
  if (parts.ticket !== null) return 'ticket';
  if (parts.bankroll !== null && (SPEND.test(text) || !LONGSHOT.test(text))) return 'bankroll';
  const topic = TOPICS.find(([, pattern]) => pattern.test(text))?.[0];
  if (topic !== undefined && topic !== 'card') return topic;
  return parts.raceNumber === null ? (topic ?? 'help') : 'winner';
}

/** Reads a question: race, money, kind of bet, horses by number, and what is wanted. Names are looked up elsewhere. */
export function readJakeQuestion(text: string): JakeQuestion {
  const race = raceIn(text);
  const amounts = amountsIn(text);
  const wager = wagerIn(text);
  const ticket = ticketIn(text, wager, amounts, race.words);
  const toBet = amounts.filter((amount) => !isWonOrLost(text, amount));
  const bankroll = toBet.length === 0 ? null : Math.max(...toBet.map(({ dollars }) => dollars));
  const found = { ticket, bankroll, raceNumber: race.number };
  return { topic: topicOf(text, found), mood: moodIn(text), wager, text, ...found };
}
