/** What is asked and not stored here, with who has it, or what comes nearest. */
export const NOT_STORED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:turf|temporary|portable) rails?\b(?!.*\b(?:who|bias|win\w*|good|best)\b)|\b(?:is|are) the rails? (?:out|down|up|moved|set)\b|\brails? settings?\b|\b(?:where|how far out) (?:is|are) the rails?(?: set| out)?(?=\W*$| on\b| today\b)/i,
    [
      'Where the temporary rail of the turf course stands is not stored: I do not know it.',
      'What I do have: the surface of each race, and how posts did in stored results.',
    ],
  ],
  [
    /\bhow often (?:do|does|did|will) (?:an? |the )?(?:big )?(?:long ?shots?|bombs?|outsiders?|upsets?|(?:second|third) choices?)\b/i,
    [
      'How often longshots win is not counted here.',
      'What I do have: the longshots that won on a stored day, and how often favorites win.',
    ],
  ],
  [
    /\b(?:what|which) (?:tv )?channel\b|\b(?:on tv|televised|tv coverage|broadcast\w*|live ?stream\w*|simulcast\w*|announcer|race caller|admission|parking|park (?:my|the|a) car|where (?:do|can|should) (?:i|we) (?:park|sit|eat|stand|tailgate)|dress code|general seating|reserved? seats?|grandstand seats?|gates open|attendance|crowd(?:ed)?(?: size| look)?|giveaway|concessions?|food|cooler|restrooms?|bathrooms?|wi-?fi|atm|entry fee|cover charge|gate fee|get in free|to get in(?: the (?:track|gate|door))?(?=\W*$)|directions(?= (?:to|from|for)\b|\W*$)|shuttle|kids? allowed|dogs? allowed|bring (?:my|our|a|the) (?:kids?|dog|cooler|chairs?|umbrella)|fan days?|casino|anthem|concert|celebrit\w+|last call|happy hour|souvenirs?|how much is a program|how many people (?:come|came|attend\w*|go|went|show(?:ed)? up|will|at the|(?:are|were)(?= (?:at|here|there|expected|coming|going|attending|in (?:the|attendance))\b|\W*$))|betting windows?|(?:any|some|the|in|there|much|is) shade|backstretch tour|hotels?)\b|(?<!\b(?:owe|buy|bet) (?:you|him|her|them|us|my \w+|the \w+) (?:an? |one |some )?(?:cold )?)\b(?:beer|drinks?)\b(?! (?:is|are) on\b)|\b(?:any|which|how many|sports|cash|open|where (?:is|are)|where'?s|is there|are there) (?:the |an? |any )?bars?\b(?! to\b)|\bhow do (?:i|we) get (?:there|to the track)\b/i,
    [
      'Broadcasts, admission, parking, food and seating are not stored: I do not know them. The track announces them.',
    ],
  ],
  [
    /\b(?:track|course|stakes|world) records?\b|^\W*what(?:'?s| is) the record (?:for|at|over) (?:\d+(?: 1\/2)?|five|six|seven|a|one) ?(?:f|furlongs?|miles?)\b(?! in\b)(?!.*\b(?:who|which|race|jockeys?|trainers?|horses?|of|by)\b)|\b(?:past|previous|former|last year'?s) winners?\b|\bhistory of the\b/i,
    [
      'Track records and the past winners of a race are not stored.',
      'What I do have: the results of a stored day, and the record of a horse.',
    ],
  ],
  [
    /\bsectional\w*\b|\b(?:split|internal|individual) (?:times|fractions)\b|\btrakus\b|\bgps\b|\bstride (?:length|rate|data)\b|\bgallop[- ]?outs?\b|\bgalloped out\b/i,
    [
      'Sectional times of each horse are not stored: I do not know them.',
      "What I do have: a horse's past races with their figures, and the late-pace figures of a race.",
    ],
  ],
  [
    /\b(?:ragozin|rags|sheet numbers|the sheets|thoro-?graph|t-?graph|timeform(?:us)?|beyers?(?! par)|equibase (?:speed )?fig\w*|optix\w*|equinedge)\b/i,
    [
      'Other figures (Beyer, Ragozin, Thoro-Graph, Timeform) are not stored: those of the card are all I have.',
      'What I do have: the highest last figure of a race, or the past races of a horse.',
    ],
  ],
  [
    /\b(?:lame(?:ness)?|soundness|how sound (?:is|are)|(?:is|are|was|were|looks?|stays?|stayed)\b[^.?!]{0,40}(?<!\b(?:an?|the|that|this|it|does|do))\s+sound(?! (?:bet|play|pick|choice|good|right|idea|plan|strategy|like)\b)|injur\w*|(?:is|was|get|got|gets|been|being) (?:(?:he|she|it|the \d+) )?(?:hurt|sick)(?![^.?!]{0,20} by\b)|vet(?:'?s)?(?: list| scratch| report)?|vets|x-?rays?|surgery|cough\w*|bandages?|(?:front|hind|leg|with|has|have|in|wear\w*) wraps|kidney sweat|washy|washed out|body language|mud caulks|caulks|bar shoes?|shoes|shod|(?:racing|aluminum|steel|with|has|have|in|wear\w*) plates)\b|\bhow (?:does|did|do|is|are)\b.*\b(?:in the paddock|post parade|warm(?:ed|ing)? up|on the track this morning)\b|\b(?:paddock|post parade) (?:report|notes|inspection|looks?)\b/i,
    [
      'How a horse looks, its health and its shoes are not stored: I do not know them.',
      'What I do have: its works, its last races, and whether it is scratched.',
    ],
  ],
  [
    /\bwill[- ]?pays\b|\bprobables?\b(?! (?:winner|starter|pick))|\bprobable pay\w*\b/i,
    [
      'Will-pays and probable payoffs are not stored: I do not know them.',
      'What I do have: what a ticket costs, its chance to cash, and what it must pay to break even.',
    ],
  ],
  [
    /\b(?:auction|sales? (?:price|ring|topper)|yearling price|stud fee|how much (?:did|was)\b.*\b(?:bought|sold|cost at|go for at)|bought for|sold for|(?:bloodstock|sales?|jockey'?s?|rider'?s?|his|her|whose) agents?)\b|\bwho(?:'s| is) (?:the )?agent\b|\bagents? for\b|\bwhat did (?:the )?(?:trainer|jockey|owner|connections|barn) (?:say|think)\b|\b(?:quotes?|interviews?|rumou?rs?|gossip|inside info\w*|barn (?:talk|buzz))\b/i,
    [
      'Sales, quotes and what people at the barns say are not stored: I do not know them.',
      'What I do have: owner, breeding and record of a horse, and the records of its people.',
    ],
  ],
  [
    /\b(?:kentucky derby|preakness|breeders'? cup|travers|whitney|arkansas derby|florida derby|jockey title|trainer title|meet (?:title|standings|leaders?)|standings|triple crown)\b(?=.*\b(?:odds|future|futures|who will|points|leaders?|standings|leading|going to win|next year|field|title)\b)|\bleading (?:the )?(?:meet|title)\b|\bfuture (?:book|wager|pool)\b/i,
    [
      'Standings, titles and future races are not stored: I answer from the card of the day and the stored results.',
      'What I do have: the jockeys and trainers of this card by share of races won.',
    ],
  ],
];
