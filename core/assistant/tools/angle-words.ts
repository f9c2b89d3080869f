/** The words of a question for an angle of the card, as the angle search writes it. */
export const ANGLES: readonly (readonly [RegExp, string])[] = [
  [/\bfirst[- ](?:time )?(?:on )?lasix\b|\blasix (?:for )?(?:the )?first time\b/i, 'first-lasix'],
  [
    /\bblinkers\b(?! (?:come |coming |taken |go |going )?(?:off|away)\b)(?<!\b(?:drop\w*|remov\w*|los(?:es?|ing)|sheds?|tak(?:es?|ing) off|without|no) (?:the |their |his |her )?blinkers)/i,
    'blinkers-on',
  ],
  [
    /\bblinkers (?:come |coming |taken |go |going )?(?:off|away)\b|\b(?:drop\w*|remov\w*|los(?:es?|ing)|sheds?|tak(?:es?|ing) off) (?:the |their |his |her )?blinkers\b/i,
    'blinkers-off',
  ],
  [
    /\bfirst[- ]time geldings?\b|\bfirst (?:start|time|race) as a gelding\b|\b(?:newly|recently|just|freshly) (?:gelded|cut)\b|\bgelded\b/i,
    'first-as-gelding',
  ],
  [
    /\b(?:dirt[- ](?:to[- ])?(?:turf|grass)|first time on turf after dirt|switch\w* to (?:the )?turf)\b/i,
    'dirt-to-turf',
  ],
  [
    /\b(?:turf|grass)[- ]to[- ]dirt\b|\boff the turf (?:to|onto) (?:the )?dirt\b|\bswitch\w* to (?:the )?dirt\b/i,
    'turf-to-dirt',
  ],
  [
    /\bfirst[- ](?:time |start )?(?:on )?(?:the )?(?:turf|grass)\b|\bturf debuts?\b|\b(?:turf|grass|lawn) (?:for )?(?:the |its |his |her )?(?:very )?first time\b(?! in (?!race\b|the\b))|\bnever (?:been|run|raced|tried)(?: on)? (?:the )?(?:turf|grass)\b|\btr(?:y|ies|ying) (?:the )?(?:turf|grass|lawn)\b|\bnew to (?:the )?(?:turf|grass)\b/i,
    'first-on-turf',
  ],
  [
    /\bsecond (?:start |time |race )?(?:off|after|back from) (?:a |the )?(?:long )?(?:layoff|bench|break)\b/i,
    'second-off-layoff',
  ],
  [/\bsecond[- ]time starters?\b|\bsecond (?:career )?starts?\b/i, 'second-start'],
  [
    /(?<!\b(?:third|fourth|3rd|4th) (?:start |time |race )?)\b(?:off|after|from) (?:(?:a |the |long )*(?:layoffs?|bench)|a (?:long )?break)\b|\blayoff (?:horses|runners)\b|\breturning(?: from (?:a )?layoff)?\b|\boff the shelf\b|\bfreshen\w*\b|\bcomeback(?:ers?|s)?\b|\b(?:coming|comes|come) back (?:off|from|after)\b|\b(?:been|horses?) (?:away|idle|sidelined)\b|\b(?:has|have)(?:n'?t| not) (?:run|raced|started|been out)(?= (?:since|for|in (?:a |months|weeks|over|forever|\w+ (?:months|weeks|days)))|\W*$)|\bfirst (?:start|race|run|time out) (?:in|since) (?:a |months|weeks|\w+ (?:months|weeks|days)|last|this year)|\blong (?:rest|absence|vacation)\b|\bvacation\b/i,
    'layoff',
  ],
  [
    /\b(?:drop(?:s|ping|pers?)?) (?:down )?in class\b|\bclass (?:drop(?:s|pers?|ping)?|relief)\b|\bdroppers?\b|\bdropping(?= down|\W*$| today| in (?:race|the)\b)|\b(?:steps?|stepping|mov(?:es?|ing)|goes|going) down(?: in class|\W*$| today)|\beasier (?:spot|company|field)\b/i,
    'class-drop',
  ],
  [
    /\b(?:rais|ris|mov|step)\w* (?:up )?in class\b|\bclass (?:rises?|risers?|hikes?|jumps?)\b|\b(?:steps?|stepping) up(?=\W*$| today| in (?:race|the))|\btougher (?:spot|company|field)\b/i,
    'class-rise',
  ],
  [
    /\bclaimed (?:last|out of)\b|\b(?:off|from|after|since) (?:a |the |being )?claim(?:ed)?\b|\b(?:was|were|got|been|just|recently) claimed\b|\bnew(?:ly)? claim(?:ed|s)?\b/i,
    'claimed-last',
  ],
  [
    /\bbeaten (?:favou?rites?|chalk)\b|\b(?:favou?rites?|chalk) (?:that|who|which|and) (?:lost|got beat(?:en)?)\b|\blost as (?:the )?(?:favou?rite|chalk)\b/i,
    'beaten-favorite',
  ],
  [
    /\b(?:won|winners?|wins?) (?:its|his|her|their )?last (?:time|out|start|race)\b|\blast(?:[- ]time)?[- ]out winners?\b|\bbroke (?:\w+ )?maidens? last\b|\b(?:off|after|from|exiting) (?:a |an )(?:\w+ )?(?:win|victory)\b|\bgo(?:es|ing)? (?:for )?(?:back to back|two in a row|a repeat|the repeat)\b/i,
    'won-last',
  ],
  [
    /\blone (?:early )?(?:speed|f)\b|\blone (?:leaders?|front[- ]?runners?|pace)\b|\bonly speed\b|\b(?:loose|alone|uncontested|by (?:it|him|her)self) on the (?:lead|front(?: end)?)\b/i,
    'lone-early-speed',
  ],
  [
    /\bstretch(?:es|ing)? out\b|\bsprint to route\b|\b(?:going|goes|trying) long(?:er)?\b|\btwo turns\b|\bfirst (?:time )?(?:route|routing|routers?|around two)\b|\broute debuts?\b/i,
    'stretches-out',
  ],
  [
    /\bcut(?:s|ting)? back\b|\broute to sprint\b|\bturn(?:s|ing|ed)? back\b|\bcutbacks?\b|\bshorten(?:s|ing) up\b|\bback to (?:a )?sprint(?:s|ing)?\b/i,
    'cuts-back',
  ],
  [
    /\bshippers?\b|\bship(?:s|ped|ping)? (?:in|from|up|over)\b|\bshipping\b(?! out)|\b(?:comes?|coming|came|in) (?:in |up |over )?from (?:another track|out of town|\w+ (?:downs|park|meadows)|churchill|keeneland|gulfstream|monmouth|parx|laurel|aqueduct|woodbine|pimlico|belmont)\b|\bout[- ]of[- ]town(?:ers?)?\b|\binvaders?\b/i,
    'shipper',
  ],
  [
    /\b(?:jockey|rider) (?:changes?|switch(?:es)?|upgrades?)\b|\b(?:new|different|changed?|changing|switch(?:ed|ing|es)?) (?:jockeys?|riders?|jocks?)\b/i,
    'jockey-change',
  ],
  [
    /\b(?:new trainers?|trainer (?:changes?|switch(?:es)?)|(?:new|changed|switched) (?:barns?|trainers?))\b/i,
    'trainer-change',
  ],
  [
    /\bfirst[- ](?:time )?(?:for|in) (?:a |the )?(?:tag|claim(?:ing|er)?)\b|\bfor a (?:claiming )?(?:tag|price) (?:for )?(?:the )?first time\b/i,
    'first-for-claim',
  ],
  [
    /\bquick (?:return|turnaround)s?\b|\bback (?:on short rest|quickly)\b|\bshort rest\b|\bwheel(?:s|ed|ing)? (?:right )?back\b|\b(?:run|runs|running|com(?:e|es|ing)) (?:right )?back (?:in (?:a week|\w+ days)|so soon|fast)\b|\b(?:a|one) week'?s? (?:of )?rest\b|\bon (?:only |just )?\w+ days'? rest\b/i,
    'quick-return',
  ],
  [/\bwide trips?\b|\b(?:went|raced|ran|hung|parked|caught) (?:\w+ )?wide\b/i, 'wide-trip'],
  [
    /\bdrop\w*\b.*\b(?:claiming price|tag)\b|\b(?:cheaper|lower|half the) (?:claiming )?(?:tag|claiming price)\b/i,
    'drops-in-claiming-price',
  ],
  [
    /\bclosers?\b.*\b(?:duel|hot pace|fast pace|meltdown|pace to run at)\b|\b(?:pace|race) (?:sets? up|set ?up) for (?:a |the )?closers?\b/i,
    'closer-in-a-duel',
  ],
  [
    /\bimproving\b|\bmost improved\b|\bon the (?:improve|upswing)\b|\btrending up\b|\bfigures? (?:going |are |is )?(?:up|rising|improv\w*)\b|\bmov(?:es?|ing) forward\b|\b(?:best|top|peak) (?:figure|effort|race) last (?:time|out|start)\b/i,
    'figure-up',
  ],
  [/\b(?:ran|run|reached|hit) (?:to )?(?:today'?s )?par\b|\bpar horses?\b/i, 'reached-par'],
  [
    /\b(?:hot|good|strong|winning|live|powerful|deadly) (?:jockey|trainer|rider)?[- /]?(?:and )?(?:trainer|jockey)?[- ]?(?:combo|combination|partnership|duo|team)s?\b(?= |\W*$)/i,
    'partnership',
  ],
  [/\bwon (?:on|in|over) (?:the |a )?(?:mud|slop|wet(?: track)?|off track|sloppy track)\b/i, 'won-on-wet'],
  [
    /\bwon (?:at|over) (?:the|this|today'?s) distance (?:and|on|over) (?:the |this )?(?:surface|turf|grass|dirt)\b/i,
    'won-at-distance-and-surface',
  ],
];
