/** What a person's words show about them, the gravest first. */
export type Trouble = 'self-harm' | 'under-age' | 'cannot-stop' | 'borrowed-money' | 'chasing-losses';

export interface SignOfTrouble {
  readonly trouble: Trouble;
  /** The language of the words that show it. */
  readonly language: 'English' | 'Spanish';
}

/** Whose money it may be. */
const SOMEBODY =
  '(?:buddy|friend|brother|sister|cousin|boss|wife|husband|mom|mother|dad|father|parents?|folks|roommate|company|uncle|aunt|grand(?:ma|pa|mother|father|parents?)|girlfriend|boyfriend|son|daughter|kids?|nephew|niece|neighbor)(?:-in-law)?';
/** What a bettor moves from one bet to another is the bettor's own. */
const OWN_BETS = String.raw`(?:(?:my|the) (?:\w+ )?(?:bets?|bankroll|budget|wagers?|tickets?|exactas?|trifectas?|superfectas?|doubles?|pick \w+|winnings|plays?|race \d+|barn|stable)\b|(?:the )?(?:race|leg) (?:#?\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|the (?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last) (?:race|leg)\b)`;
/** What is borrowed without owing money. */
const NO_MONEY = String.raw`(?:picks?|tips?|pencils?|pens?|programs?|forms?|phones?|chairs?|jockeys?|riders?|minutes?|ideas?|opinions?|binoculars|glasses|umbrellas?|hats?|jackets?|coats?|seats?|chargers?|shirts?|ties?|dress|shoes|longshots?|singles?|pages?|hunch(?:es)?|angles?|systems?|strateg(?:y|ies)|words?|lines?|trick|notes?|legs?|horses?|names?|numbers?|selections?|savers?|tips? sheet|sheets?|copy)\b`;
const MONEY = String.raw`(?:\$\s?\d[\d,.]*\s?k?|\d[\d,.]*\s?(?:k|grand|dollars?|bucks|d[oó]lares|pesos)\b)`;
const FIRST_PERSON = String.raw`\b(?:i|i'?m|i'?ve|i'?ll|i'?d|im|we|we'?ve|we're|me|my)\b`;
/** `Who can I borrow as a single`: a horse for a place on a ticket. */
const A_HORSE = String.raw`(?<=\b(?:who|which(?: \w+)?) (?:can|could|should|do|would) (?:i|we) borrow)(?= (?:as|for) (?:a|an|my|our|the) (?:single|key|banker|saver|free space|leg)\b)`;
/** At most this much of one sentence between two words. */
const NEAR = '[^.?!;]{0,40}?';
/** The same, without words that make it a horse's or a race's. */
const OWN = String.raw`(?:(?!\b(?:horses?|claim\w*|class|purse|he|she|runner|favou?rite|entry)\b)[^.?!;]){0,40}?`;
/** A number without a dollar sign that counts something else: lengths, pounds, races, horses. */
const COUNTS_NO_MONEY = String.raw`(?!(?: (?:straight|consecutive|big|good|bad|close|more|other|full|whole|short|of (?:(?:my|our|the|his|her|its|their|those|these) )?(?:last|past|\d{1,2}\b)?))*[ -](?:lengths?|pounds?|lbs?|kilos?|shoes?|plates|points?|beyers?|figures?|spots?|places?|positions?|straight|consecutive|in a row|in (?:class|price|weight|figures?|the (?:standings|polls|ratings))|out of|of (?:(?:my|our|the) (?:last|past) )?\d{1,2}\b|times?|percent|miles?|yards?|feet|inches|furlongs?|seconds?|minutes?|mins|hours?|days?|weeks?|months?|years?|races?|bets?|wagers?|tickets?|photos?|contests?|tournaments?|legs?|horses?|runners?|starters?|fillies|colts?|mares?|foals?|winners?|favou?rites?|long ?shots?|picks?|doubles?|exactas?|trifectas?|mounts?|jockeys?|riders?|trainers?|owners?|clients?|followers?|subscribers?|people|friends|pages?|programs?|calls|emails|(?:to|in|for|via) (?:an? |the )?claim\w*)\b)`;
const BARE_NUMBER = String.raw`(?:(?:about|over|around|almost|nearly|like|maybe|another|at least|more than|close to|roughly|easily|a (?:cool|whole|good)|some) )*(?:\d[\d,]*\d(?![\d%]|[.,:/-]\d|[\p{L}])|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?|several) (?:hundred|thousand|grand)\b)${COUNTS_NO_MONEY}`;
const NOT_A_CLAIM = String.raw`(?!\s*(?:claim|maiden|purse|optional|starter|allowance|stakes?))`;

/**
 * Words of people, not of races: a "suicidal pace", a horse that "lost a shoe" or "lost by a neck" and a "two-year-old"
 * are none of these.
 */
const SIGNS: readonly (readonly [Trouble, SignOfTrouble['language'], readonly string[]])[] = [
  [
    'self-harm',
    'English',
    [
      String.raw`\bkill(?:ing)? myself\b`,
      String.raw`(?<!\b(?:pace|fractions?|speed|splits?|duel)\b[^.?!;]{0,25})\bsuicid(?:e|al)\b(?!\s+(?:pace|fractions?|splits?|speed|duel|early|run|mission|ride|half|quarter|opening))`,
      String.raw`\bend (?:it all|my life|myself|things for good)\b`,
      String.raw`\b(?:i|i'?m|im|just|i'd)\b[^.?!;]{0,20}\b(?:want|going|ready) to die\b`,
      String.raw`\bwanna die\b`,
      String.raw`\b(?:don'?t|do not|no longer) want to (?:live|be alive|be here anymore|wake up)\b`,
      String.raw`\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) myself\b`,
      String.raw`\bbetter off (?:dead|without me)\b`,
      String.raw`\b(?:no|nothing|any) (?:reason|point|left) (?:to|in|for) (?:live|living|going on|live for)\b`,
      String.raw`\bnothing left to live for\b`,
      String.raw`\blife (?:is|isn'?t|is not) (?:over|worth)\b`,
      String.raw`\bself[- ]harm\b`,
    ],
  ],
  [
    'self-harm',
    'Spanish',
    [
      String.raw`\b(?:quiero|voy a|pienso) (?:morir(?:me)?|matarme|suicidarme)\b`,
      String.raw`\bno quiero (?:vivir|seguir viviendo)\b`,
      String.raw`\bhacerme daño\b`,
      String.raw`\bquitarme la vida\b`,
    ],
  ],
  [
    'under-age',
    'English',
    [
      String.raw`\b(?:i'?m|i am|im) (?:only |just )?(?:1[0-7]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?!\s?(?:dollars?|bucks|k\b|percent|%|-\d|to 1|minutes?|mins|hours?|miles?|blocks?|rows?|lengths?|and \d{1,2} (?:on|at|for|this)\b|out of|of \d|for|wins?|up|down|ahead|behind|on))`,
      String.raw`\b(?:a |my )(?:1[3-7])[- ]years?[- ]old\b(?! (?:horse|mare|gelding|stallion|pony|campaigner|car|truck|scotch|whiske?y)\b)`,
      String.raw`\b(?:i'?m|i am|im|being) (?:under ?age|under (?:18|eighteen|21)|a minor|not (?:yet )?(?:18|eighteen)|in (?:high|middle) school|in (?:7th|8th|9th|10th|11th) grade)\b`,
      String.raw`\b(?:under ?age|minors?|kids?|teen(?:ager)?s?|my (?:son|daughter|little brother|little sister|kid|nephew|niece)) (?:can |could |want(?:s)? to |gets? to |allowed to |to )?(?:bet|gamble|wager)\b`,
      String.raw`\bfake id\b`,
      String.raw`\b(?:my (?:mom|mum|dad|mother|father|parents?)'?s?) (?:credit |debit )?(?:card|account|login|password|money|wallet)\b`,
      String.raw`\b(?:without|before) my (?:mom|mum|dad|parents?)(?: and (?:mom|dad))? (?:know(?:s|ing)?|find(?:s|ing)? out)\b`,
    ],
  ],
  [
    'under-age',
    'Spanish',
    [
      String.raw`\b(?:soy|siendo) menor(?: de edad)?\b`,
      String.raw`\btengo (?:1[0-7]|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete) años\b`,
    ],
  ],
  [
    'cannot-stop',
    'English',
    [
      String.raw`\b(?:can'?t|cannot|can not|couldn'?t|unable to|don'?t know how to) (?:stop|quit|control|help) (?:my |myself )?(?:bett?ing|gambling|playing (?:the horses|the races)|wagering|from (?:bett?ing|gambling))\b`,
      String.raw`\bhow (?:do|can|could) (?:i|we) (?:stop|quit) (?:gambling\b|(?:betting|wagering)(?=\W*$|\s*[.?!,;]| (?:on (?:the )?(?:horses?|races)(?! (?:that|who|which|with|from|in|off|like)\b)|so much|all (?:the|my)|every ?day|my|for good|altogether|completely|before)\b))`,
      String.raw`\b(?:gambling|gamblers?|addiction) (?:help ?lines?|hot ?lines?|help|anonymous)\b`,
      String.raw`\b(?:problem|betting) (?:help ?lines?|hot ?lines?)\b`,
      String.raw`\b(?:gambling|betting) (?:problem|addict(?:ion)?|is ruining)\b`,
      String.raw`\b(?:i'?m|i am|im|think i'?m|become|becoming) (?:an? )?(?:addict(?:ed)?\b(?! to (?:long ?shots?|closers|grays|coffee)\b)|hooked on (?:gambling|betting|the horses)|compulsive gambler)\b`,
      String.raw`\b(?:i'?m|i am|im|we're|i feel|i'?m getting|i am getting) (?:so |really |very |getting )?desperate\b`,
      String.raw`\b(?:my |the )?(?:wife|husband|spouse|partner|girlfriend|boyfriend|family|kids) (?:doesn'?t|don'?t|does not|mustn'?t|can'?t|must not|cannot|will) (?:know|find out|leave me|kill me(?! if i(?: miss|(?:'?m| am) late (?:for|to)) (?:dinner|supper|the (?:train|bus|party|wedding))\b| if i(?:'?m| am) late home\b)|leave if)\b`,
      String.raw`\b(?:hide|hiding|hid) (?:it|this|my (?:bets|bets|losses|gambling|betting)) from my\b`,
      String.raw`\b(?:lose|losing|lost) (?:my|the|our) (?:house|home|job|family|wife|husband|kids|marriage|car)\b`,
      String.raw`\b(?:about to|going to|gonna) (?:be|get) evicted\b`,
      String.raw`\bevict(?:ed|ion)\b`,
      String.raw`\b(?:my|our) last (?:\$\s?\d+|\d+ (?:dollars|bucks)|dollars?|cent|paycheck|money|bucks)\b`,
      String.raw`\b(?:everything|all the money) ?(?:i|we) (?:have|own|'?ve got|got)\b`,
      String.raw`\b(?:have|need|got) to win (?:this|today|tonight|it|the money)?\s?(?:or|to (?:pay|eat|keep|feed)|because i (?:owe|need))\b`,
      String.raw`\bneed (?:the money|money|cash|to win)[^.?!;]{0,15} (?:for|to pay|by) (?:rent|bills?|food|the rent|my rent|tonight|tomorrow|the mortgage|my mortgage|medicine|monday|friday)\b`,
      String.raw`\b(?:can'?t|cannot) (?:pay|afford|make) (?:my |the |our )?(?:rent|bills?|mortgage|food|groceries|car payment)\b`,
    ],
  ],
  [
    'cannot-stop',
    'Spanish',
    [
      String.raw`\bno puedo (?:parar|dejar) de (?:apostar|jugar)\b`,
      String.raw`\b(?:soy )?(?:adicto|adicta|lud[oó]pata)\b`,
      String.raw`\bestoy desesperad[oa]\b`,
      String.raw`\bnecesito (?:ganar|dinero|la plata) para (?:pagar|comer)\b`,
      String.raw`\b(?:mi (?:esposa|esposo|mujer|marido|familia)) no (?:sabe|puede saber)\b`,
      String.raw`\btodo lo que (?:tengo|me queda)\b`,
    ],
  ],
  [
    'borrowed-money',
    'English',
    [
      String.raw`\b(?:borrow(?:ed|ing)?|took out|take out|get|got)\b[^.?!;]{0,15}\b(?:loan|cash advance)\b`,
      String.raw`\bborrow(?:ed|ing)?\b(?! (?:a |an |the )?(?:\w+ )?${NO_MONEY})[^.?!;]{0,15}\b(?:(?:from|off) (?!${OWN_BETS})(?:my|a|the)|against my|money)\b`,
      String.raw`\bborrow(?:ed|ing)? (?:money|cash|some|a few|from(?! ${OWN_BETS}))`,
      String.raw`\bborrow(?:ed|ing)? \$(?![^.?!;]{0,15}\bfrom ${OWN_BETS})`,
      String.raw`\b(?:lent|loaned|fronted|lending|loaning|fronting) (?:me|us)\b(?! (?:a |an |the |his |her |their |some |this |that )?(?:\w+ )?${NO_MONEY})`,
      String.raw`\bspott(?:ed|ing) (?:me|us) (?:\$|\d|money|cash|a (?:hundred|grand|few))`,
      String.raw`\bloans? from (?:my|a|the|our)\b`,
      String.raw`\b(?:pay(?:ing)?|repay(?:ing)?) (?:back (?:my|our) ${SOMEBODY}|(?:my|our) ${SOMEBODY} back)\b`,
      String.raw`\b(?:i|i'?ve|i'?m|im|we|we'?ve)\b[^.?!;]{0,15}\bborrow(?:ed|ing)?\b(?!${A_HORSE})(?! (?:a |an |my |your |his |her |their |the |some |that |this )?(?:\w+'s )?(?:\w+ )?${NO_MONEY})(?![^.?!;]{0,15}\bfrom ${OWN_BETS})`,
      String.raw`\b(?:bet|betting|play|playing|win|use|using|with|put|putting)\b[^.?!;]{0,25}\b(?:borrowed|loaned|somebody else'?s|someone else'?s|my ${SOMEBODY}'?s?) (?:money|cash|dough|bucks)\b`,
      String.raw`\bput (?:it|this|that|\$?\d+)[^.?!;]{0,15} on (?:my|the|a) (?:credit|visa|mastercard|plastic)\b`,
      String.raw`\b(?:payday loan|loan shark|cash advance|title loan|second mortgage)\b`,
      String.raw`\b(?:bet|betting|use|used|using|play|playing|spend|spending|spent|put|putting|max(?:ed|ing)? out)\b[^.?!;]{0,30}\b(?:credit cards?|rent money|mortgage money|bill money|grocery money|food money|tuition|college fund|student loan|life savings|our savings|my savings|(?:my|our|his|her|their|the|\w+'s) (?:\w+ )?(?:retirement|inheritance)|retirement (?:money|funds?|savings|account)|401k|child support|unemployment check|paycheck|pay check|food stamps)\b`,
      String.raw`\b(?:my|our) (?:inheritance|pension|retirement|social security)\b[^.?!;]{0,30}\b(?:bet|betting|wager|on race|on the|to play|horses?)\b`,
      String.raw`\b(?:rent|mortgage|grocery|bill|tuition|food|diaper)s? money\b`,
      String.raw`\b(?:my|our) (?:whole |entire |next |last )?(?:paycheck|savings|life savings|rent|mortgage|tuition|401k)\b[^.?!;]{0,20}\b(?:on (?:race|number|the|a|#|this|him|her|it)|to win|bet|double)\b`,
      String.raw`\b(?:i|we) owe (?:the|a|my|some|him|them|people|everyone)?\s?(?:bookie|loan|bank|guy|friend|brother|dealer|people|money|\$)(?!\w* (?:(?:a|an|some|one) )?(?:cold )?(?:beers?|drinks?|lunch|dinner|coffee|round|sodas?|favou?rs?|hot dogs?|ice cream|apology)\b(?=\s*(?:$|[.?!]|,(?!\s*(?:and|plus)\b)|if\b)))`,
      String.raw`\b(?:pawn(?:ed|ing)? (?:my|the|our)|(?:i|we|i'?ve|i'?m) ?(?:just |have )?(?:sold|selling) (?:my|our)(?! (?:seats?|tickets?|spot|box|table)\b)|^(?:just )?sold my)\b`,
    ],
  ],
  [
    'borrowed-money',
    'Spanish',
    [
      String.raw`\b(?:ped[ií]|pedir|tom[eé]|saqu[eé]) (?:un )?(?:prestad[oa]|pr[eé]stamo)\b`,
      String.raw`\b(?:dinero|plata) (?:de|para) (?:la )?(?:renta|alquiler|hipoteca|comida)\b`,
      String.raw`\btarjeta de cr[eé]dito\b`,
      String.raw`\bmis ahorros\b`,
    ],
  ],
  [
    'chasing-losses',
    'English',
    [
      `${FIRST_PERSON}${OWN}\\b(?:lost(?! (?:(?:track|count) of (?:what|which)|touch|interest|my (?:place|program|glasses|seats?|voice|phone|way|spot))\\b)|lose|losing|dropped|blew|blown|burned|burnt)\\b${OWN}${MONEY}${NOT_A_CLAIM}`,
      `${FIRST_PERSON}${OWN}\\b(?:down|in the hole|stuck|behind|out) (?:for |about |like |almost |over |nearly |by )?${MONEY}(?! (?:to win|to place|to show|exacta|trifecta|in class|in price))`,
      `${FIRST_PERSON}${OWN}${MONEY} (?:in the (?:hole|red)|behind|down(?! on))`,
      `^(?:just |already )?(?:lost|blew|dropped) (?:about |over |almost |like )?${MONEY}`,
      `\\b(?:i|we)(?:'?ve| have| had|'?d)? (?:(?:just|already|also|only|really|probably|must have|already|been) )*(?:lost|losing|blew|blown|dropped|burned|burnt) ${BARE_NUMBER}`,
      `\\b(?:i'?m|i am|we'?re|we are) (?:(?:already|now|just|still) )?(?:losing|(?:down|stuck|in the hole)(?: for)?(?= (?:\\w+ )?\\d[\\d,]{2})) ${BARE_NUMBER}`,
      `^(?:just |already )?(?:lost|blew|dropped) ${BARE_NUMBER}`,
      `\\b(?:lost|blew|down) ${MONEY}[^.?!;]{0,25}\\b(?:need|want|get|lock|back|even)\\b`,
      String.raw`\b(?:i|i'?ve|we|we'?ve|i have)\b[^.?!;]{0,20}\blost (?:everything|it all|all (?:of )?(?:it|my|our)|my (?:rent|pay(?:check)?|money|savings|bankroll|shirt)|every (?:bet|race|ticket)|so much|too much|a lot|a ton|big|thousands|hundreds|a fortune)\b`,
      String.raw`\b(?:(?:win|make|earn) (?:my money|our money|the money)|(?:win|get|make|earn) (?:it|it all|that|this|everything|my losses|all of it|what i lost)) back\b(?! (?:to the|into|home|from|on top))`,
      String.raw`\bget (?:my|our|the) money back\b(?! (?:to the|into|home|from|on top))(?![^.?!;]{0,60}\b(?:scratch\w*|dead heat|cancell?ed|off the turf|disqualified|dq|called off|(?:doesn'?t|does not) (?:run|start))\b)`,
      String.raw`\bget back (?:my money|what i|all i|to even|even)\b(?! money (?:on|or|odds)\b)`,
      String.raw`\b(?:recover|recoup|chas(?:e|ing)|make up|win back|earn back)(?: for)? (?:my|the|all|those|these|today'?s|yesterday'?s|some|what)?\s?(?:of my |the )?(?:loss(?:es)?|money|i lost|what i lost)\b`,
      String.raw`\b(?:i (?:just )?(?:need|want|have|got)|we (?:need|want|have)|i'?m trying|im trying|trying|how (?:do|can) i) (?:to )?get (?:back to )?even\b(?! money (?:on|or|odds)\b)`,
      String.raw`\b(?:dig|get|climb|bail)(?: me| myself)? out of (?:this|the|a|my) hole\b`,
      String.raw`\bi (?:just )?(?:double|triple)(?: up| down)? (?:until|to (?:get|win) (?:it|my))`,
    ],
  ],
  [
    'chasing-losses',
    'Spanish',
    [
      `\\b(?:perd[ií]|he perdido|perdimos|llevo perdid[oa]s?)(?!\\p{L})${NEAR}(?:${MONEY}|\\$|todo|mucho|mi)`,
      String.raw`\b(?:recuperar|recobrar) (?:lo|el dinero|la plata|mis|todo)\b`,
    ],
  ],
];

const PATTERNS = SIGNS.map(
  ([trouble, language, patterns]) =>
    ({
      trouble,
      language,
      pattern: new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'iu'),
    }) as const,
);

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/\s+/g, ' ');

/**
 * The gravest trouble a person's own words show; null where they show none. `names` are horses and races that may be
 * meant: their names are not read as a person's words.
 */
export function signOfTrouble(text: string, names: readonly string[] = []): SignOfTrouble | null {
  const ownWords = names.reduce(
    (left, name) => (mayHave(left, name) ? left.replaceAll(wholeName(name), ' ') : left),
    plain(text).trim(),
  );
  const found = PATTERNS.find(({ pattern }) => pattern.test(ownWords));
  return found === undefined ? null : { trouble: found.trouble, language: found.language };
}

/** Most names are not in a text at all, which is seen without a pattern. */
const mayHave = (text: string, name: string): boolean =>
  name.length >= 3 && text.toLowerCase().includes(plain(name).toLowerCase());

/** A name as a whole, but not after "the", "my" or "I": "the rent money" and "I lost my money" are no horses. */
const wholeName = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<!\b(?:the|my|our|i|we|i've|we've|i have|we have|i just|i've just)\s)${plain(name).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'giu',
  );
