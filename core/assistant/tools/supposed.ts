import type { Pace } from '../../handicapping/what-if/switches.ts';

const SUPPOSED =
  /\b(?:what|how|who|which)\b.*\b(?:if|when|without|once|assuming|suppose)\b|\b(?:if|suppose|supposing|assuming|assume|pretend|imagine|say|in case|minus|hypothetically)\b|\bwhat happens\b|^\W*(?:scratch|take out|no|without|with(?: the)? \w+ (?:out|scratched))\b.*\b(?:who|what|how)\b|\bdraws? in\b|\bwho (?:wins|do you like|takes|you got)\b.*\b(?:in|on) (?:the|a) (?:slop|mud|wet|sloppy)\b|\bhow (?:would|does|do|will|might)\b.*\b(?:change|affect|hurt|help|matter)\b|\b(?:does|would|will|do)\b.*\b(?:change (?:anything|things|your)|matter|make a difference)\b|\bshould (?:the|it)\b.*\b(?:scratch|come off|rain)\w*\b|\bwere to\b|\b(?:does|will|would) (?:the |this |a )?(?:rain|slop|mud|wet track)\b.*\b(?:help|hurt|change|matter|affect)\w*\b|\bwho\b.*\b(?:rain|mud|slop)\b.*\b(?:helps?|hurts?)\b/i;

/** A wet track said first, as a headline: `sloppy Belmont, who wins`. */
const WET_HEADLINE =
  /^(?!\W*(?:is|was|were|are|will|how|did|does|who|which|what)\b)[^?.!]{0,40}\b(?:wet|sloppy|slop|muddy|mud|rain\w*)\b[^?.!]{0,25}\bwho(?:'?s)? (?:wins?|winning|do you (?:like|have|got)|takes? it|you got|to (?:bet|play|like))\b/i;

const TO_MAIN = `(?:to|onto) (?:the )?(?:dirt|main(?: track)?)`;
const OFF_TURF = new RegExp(
  String.raw`\boff (?:the )?(?:turf|grass)\b|\b(?:turf|grass) races? (?:(?:are|is|get|gets|come|comes|go|goes) )?(?:taken |moved )?off\b|\b(?:comes?|gets?|taken|rained|washed) off\b(?! the (?:pace|bench|lead))|\b(?:mov(?:e|es|ed|ing)|goes?|switch\w*|transferr?\w*|put|tak\w+)\b(?: (?!if\b|and\b|or\b)[\w#']+){0,4} ${TO_MAIN}\b|\b(?:on|over) the main track\b|\bon (?:the )?dirt instead\b|\btak\w+ (?:it|them|that|the race|race \d+|the \w+(?: race)?) off\b(?! the (?:pace|lead))`,
  'i',
);
const WET =
  /\brain\w*\b|\bwet\b|\bslop\w*\b|\bmudd?y?\b|\bstorm\w*\b|\bdownpour\b|\bpours?\b|\byielding\b|\bsoft\b|\bsoggy\b|\boff track\b/i;
/** Rain that is not supposed: `if it does not rain`, `suppose there is no rain`. */
const NOT_WET =
  /\b(?:no|not|never|without|doesn'?t|does not|don'?t|won'?t|isn'?t|stops?)\b(?: (?:get|be|any|the|really|actually|a|to|come|up|going))* (?:rain\w*|wet|slop\w*|mudd?y?|storm\w*|soft|yielding|off track)\b|\b(?:rain|storms?) (?:holds? off|miss\w*|stays? away|stops?|never (?:comes?|shows?))\b/i;
const DRY =
  /\b(?:it|track|surface|course|dirt|turf|grass|weather)(?:'?s| (?:stays?|keeps?|remains?|is|comes? up|dries|drying)) ?(?:out|a )?(?:dry|fast|firm|out)\b(?: track)?|\bon a (?:dry|fast) track\b|\b(?:a|stays|get|gets) (?:dry|fast) track\b|\bdries (?:out|up)\b/i;
/** Horses by their form on a track, not what becomes of the race. */
const FORM_ON_TRACK =
  /(?<!\byou )\b(?:well|best|better|good|likes?|loves?|prefers?|handles?|moves? up|improves?|mudders?|proven|won|record)\b.*\bwhen\b|(?<!\byou )\b(?:runs? (?:well|best|better|good)|likes? it|loves? it|prefers?|handles?|mudders?)\b.*\bif\b/i;

const PACES: readonly (readonly [RegExp, Pace])[] = [
  [
    /\b(?:hot|fast|quick|contested|suicidal|blistering|crazy|strong) (?:early )?(?:pace|fractions)\b|\b(?:pace|fractions) (?:is|are|gets?|goes?|was|were|comes? up) (?:too |really |very )?(?:hot|fast|quick|suicidal|contested)\b|\bpace (?:collapses|melts down|heats up|falls apart)\b|\bpace meltdown\b|\b(?:speed )?duels?\b|\brabbits?\b|\bgo(?:es)? (?:too |out |off )*(?:fast|hard|quick) (?:early|up front|on the lead|in front)\b|\b(?:hook(?:s|ed)? up|burns? (?:each other|themselves) (?:out|up)|battle|fight) (?:early|up front|on the (?:lead|front(?: end)?)|for the lead)\b/i,
    'hot',
  ],
  [
    /\b(?:slow|soft|easy|no) (?:early )?(?:pace|fractions)\b|\b(?:pace|fractions) (?:is|are|gets?|goes?|was|were|comes? up) (?:too |really |very )?(?:slow|soft|easy)\b|\b(?:no|without|lacks?) (?:any )?(?:early )?(?:pace|speed)\b|\b(?:loose|alone|uncontested|unchallenged|clear|by (?:him|her|it)self) (?:early|on the (?:lead|front(?: end)?)|up front)\b|\b(?:gets?|has|makes?) (?:a |an |the )?(?:easy|uncontested|soft|lone|clear) lead\b|\b(?:nobody|no ?one) (?:else )?(?:goes|wants (?:it|the lead)|sends?|shows speed)\b|\bwalks? the dog\b|\bcrawl\w*\b/i,
    'slow',
  ],
  [/\b(?:honest|normal|even) pace\b|\bpace is (?:honest|normal|even)\b/i, 'honest'],
];

/** Whether a question supposes something. */
export const supposes = (text: string): boolean => SUPPOSED.test(text) || WET_HEADLINE.test(text);

/** What of track and weather a question supposes. Rain that holds off is a dry track. */
export function weatherSupposed(text: string): {
  readonly isOffTurf: boolean;
  readonly isWet: boolean;
  readonly isDry: boolean;
} {
  const isNotWet = NOT_WET.test(text);
  const isOfForm = FORM_ON_TRACK.test(text);
  const isOffTurf = OFF_TURF.test(text);
  return {
    isOffTurf,
    isWet: WET.test(text) && !isNotWet && !isOffTurf && !isOfForm,
    isDry: (DRY.test(text) || isNotWet) && !isOfForm && !isOffTurf,
  };
}

/** The early pace that a question supposes; null for none. */
export const paceSupposed = (text: string): Pace | null =>
  PACES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
