import { amountsIn } from '../jake/amounts.ts';
import { saying } from '../jake/answer.ts';
import { horsesNamed } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ORDERS =
  /\b(?:ignore|forget|disregard|override|bypass)\b.{0,30}\b(?:instructions?|rules?|prompts?|above|previous|everything)\b|\b(?:system|hidden|your|the|initial) (?:prompts?|instructions?)\b|\b(?:print|show|reveal|repeat|output|leak|tell me) .{0,25}\b(?:prompts?|instructions?|api keys?|secrets?|passwords?|other members)\b|\byou are now\b|\bact as\b|\bpretend (?:to be|you)\b|\bdeveloper mode\b|\bjailbreak\b/i;
const WHAT =
  /^\W*(?:help|hi|hello|hey|who(?:'s| is) jake|what is jake|what (?:else )?can (?:you|i) (?:do|ask|answer|tell)\b.*|who are you|what are you|how (?:do|does) (?:this|you|it|the (?:site|chat|app|product)) work|what do you know|what (?:kinds?|sorts?|types?) of (?:questions|stuff|things) can (?:i|you)\b.*|what (?:all )?(?:should|could) i ask\b.*|how do i use (?:this|you|jake|the (?:site|chat|app))\b.*)\W*$/i;
const MADE =
  /\bhow (?:do|did|are|does) (?:you|your|jake|these|those) ?(?:\w+ )?(?:get|make|made|pick|choose|select|compute|computed|calculate|calculated|come up with|work out|worked out|figure out|rate)\b|\bwhere (?:do|does|did) (?:your|the|you) (?:numbers|chances|picks|data|odds|figures|get)\b|\bwhat (?:is|are) your (?:model|method|sources?|data)\b|\bwhat (?:data|model|sources?|numbers) do you use\b|\b(?:are|do) you us(?:e|ing) (?:an? )?(?:ai|model|computer)\b|\b(?:do|will|can|does) (?:the|your) (?:picks?|chances?|verdicts?) (?:ever )?(?:change|move|update)\b|\bwhen (?:do|are|will) (?:the|your) (?:picks?|verdicts?) (?:come out|made|posted|released|sealed|locked|be (?:up|out|made))\b|\bwhat (?:goes into|is behind|'?s behind) (?:your|the) (?:picks?|chances?|numbers?|verdicts?)\b|\bwhy (?:are|do) your (?:chances?|odds|numbers?|prices?) (?:so )?(?:differ\w*|not (?:match|the same))\b|\b(?:are|is) (?:the|your) (?:picks?|chances?) (?:based on|made (?:by|from|with))\b|\bhow (?:is|are) (?:your|the) (?:chances?|picks?|verdicts?|price to take|line) (?:made|computed|calculated|worked out|set)\b/i;

const THANKS =
  /^\W*(?:ok(?:ay)? )?(?:thanks?|thank you|thx|cheers|great|cool|nice|perfect)(?: (?:a lot|so much|you|jake|again|very much))*\W*$/i;
const PRAISE =
  /^\W*(?:(?:wow|hey|jake|man|oh|haha|lol)[\s,!]+)*(?:i owe you(?: one| a (?:beer|drink))?|(?:nice|good|great) (?:call|pick|job|one|work)|you (?:rock|rule|nailed it|were right|called it|'?re the (?:best|man))|you are the (?:best|man)|love (?:you|it|this))\b(?!.*\?)[^?]{0,40}$/i;
/** How much to bet, without an amount. */
const STAKE =
  /\bhow much (?:should|do|can|would) (?:i|you|we|people|a (?:beginner|player)) (?:bet|wager|risk|stake|spend)\b(?! (?:to|back)\b)|\bhow (?:big|large) (?:should|of a) .{0,15}\b(?:bet|bankroll)\b|\bbankroll (?:management|advice|strategy|rules?)\b|\bwhat (?:percent(?:age)?|share) of (?:my|a|the) bankroll\b/i;
const STAKES = [
  'Only what you can lose. Set the amount for the day before the first race, and do not add to it.',
  'Most races are a PASS by our verdicts, and most tickets lose: a small part of the amount on one race keeps you in the day.',
  'For a plan, name the amount and a race: "How should I bet $40 on race 3?"',
];
const KINDS = [
  'a race: who wins, the verdict, post time, conditions, pace, favorite, first-time starters, whether it is off the turf',
  'a horse: its chance and the price to take, past races, works, record, whether it runs or is scratched, how it ran, what its odds were earlier',
  'several: compare horses, jockeys or trainers; rank a race by a figure',
  'the card: best bets, scratches and changes, bias, weather, angles such as first Lasix',
  'what if: off the turf, a wet track, a scratch, a hot pace',
  'tickets for an amount of money, for one race or several; what a win bet pays; minimums and takeout',
  'results and payoffs of any stored day, winners of a rider today, and how our picks did',
  'a word of the track',
];

const MEMORY =
  /\b(?:do|can|will) you remember\b|\b(?:remember|forget) what i (?:asked|said)\b|\bmy (?:old|earlier|past|previous) (?:chats?|questions|conversations?)\b/i;
const MEMORY_TEXT =
  'I take your questions of the last half hour into account, up to six; I do not look further back.';
const ANALYSTS =
  /\b(?:who|what) (?:is|are|does|do) (?:the )?(?:form|pace|two|your|both) analysts?\b|\bdifference between\b.*\banalysts?\b/i;
const ANALYSTS_TEXT =
  'The form analyst goes by figures, class and past races, the pace analyst by how a race is likely to be run. The pick is what both make of it beside the prices.';
const AGE = /\bhow old (?:do|must) (?:i|you|we) (?:have|need|be)\b|\blegal age\b/i;
/** Of people, unless a race or horses are meant. */
const AGE_LIMIT = /^(?!.*\bhorses?\b).*\b(?:minimum age|age limit)\b/i;
const AGE_TEXT = 'This site is for adults, 18 or older. The age for betting is set by each state.';
const PERSON =
  /\b(?:are you|is jake|is this|are we talking to)(?: just| really| actually)? (?:a |an )?(?:real |actual |live |human )?(?:person|human(?: being)?|man|guy|robot|bot|chat ?bot|computer|machine|program|ai|llm|chat ?gpt|claude|real)\b(?=\W*$|\W+(?:or|and)\b)|\bam i (?:talking|chatting|speaking) (?:to|with) (?:a |an )?(?:real |actual |live )?(?:person|human|bot|computer|machine|ai)\b|\bwho am i talking to\b|\bis there a (?:real )?(?:person|human) (?:there|here)\b|\bhuman or (?:a )?(?:bot|machine|computer|ai)\b/i;
const PERSON_TEXT =
  'I am a program, not a person: I look up the card, our chances and the stored results, and say what I find. The Contact page reaches the people who run the site.';
const SAID_OF_ITSELF: readonly (readonly [RegExp, string])[] = [
  [PERSON, PERSON_TEXT],
  [MEMORY, MEMORY_TEXT],
  [ANALYSTS, ANALYSTS_TEXT],
  [AGE, AGE_TEXT],
];

const INSTRUCTIONS =
  'I do not show or change my instructions, and know nothing of keys, systems or other members. Ask me about the card, a race, a horse or a ticket.';
const METHOD =
  'Our chances pool the morning line and our form model of the card, both fitted on past results; they are fixed when the picks are sealed before the race, and the live board is not in them. BET means a price at or above the price to take, WATCH one that may get there, PASS none. Every number of mine is computed from the stored card and results; where an AI model is set it only words the answer.';

/** What the chat is, what it can be asked, how its numbers are made; orders to it are not followed. */
export const aboutTheChat: Tool = {
  name: 'about the chat',
  reads({ text, card, raceNumber }) {
    const say = (...lines: readonly string[]) => atOnce({ answer: saying(lines), views: [], isFixed: true });
    if (ORDERS.test(text)) return say(INSTRUCTIONS);
    if (WHAT.test(text))
      return say(
        'I answer from the card, the picks and the stored results. Ask about:',
        ...KINDS.map((kind) => `- ${kind}`),
        'I understand English, and common questions in Spanish.',
      );
    if (THANKS.test(text) || PRAISE.test(text))
      return say('You are welcome. Good luck, and bet only what you can lose.');
    const itself = SAID_OF_ITSELF.find(([pattern]) => pattern.test(text));
    if (itself !== undefined) return say(itself[1]);
    if (AGE_LIMIT.test(text) && raceNumber === null) return say(AGE_TEXT);
    const isOfAHorse = horsesNamed(card, text).length > 0;
    if (STAKE.test(text) && !isOfAHorse && amountsIn(text).length === 0) return say(...STAKES);
    const isOfARace = raceNumber !== null || isOfAHorse;
    return MADE.test(text) && !isOfARace ? say(METHOD) : null;
  },
};
